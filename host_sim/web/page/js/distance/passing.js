// The links that a person passes on to the other end.

import { callOf } from "./call.js";
import { linkOf } from "./links.js";
import { matchOf } from "./matches.js";

export class Passing {
  constructor({ dialog, current, matches, news, shown }) {
    this.dialog = dialog;
    this.current = current;
    this.matches = matches;
    this.news = news;
    this.shown = shown;
  }

  /** Invite to a new match: {game, edition, seat}. */
  async invite(what) {
    const { begun } = await import("./agreement.js");
    const match = matchOf(begun(what), "proposed");
    await this.current.propose(match);
    await this.matches.keep(match);
    await this.invitation(match);
  }

  /** Accept the invitation that the dialog shows. */
  async accept() {
    const { guest } = this.shown;
    if (!guest) return; // a second click
    this.shown.guest = null;
    const { accepted, answer } = await import("./agreement.js");
    const { bytes, description } = guest;
    const match = matchOf(accepted(bytes), "waiting");
    await this.matches.keep(match);
    await this.current.put(match);
    const way = description.length ? await this.answerTo(description) : description;
    this.pass("answer", answer(match.record, way));
  }

  /** Go on with a kept match: on the table, or with its invitation if nobody has accepted it. */
  async resume(id) {
    const match = this.matches.all.get(id);
    this.shown.told = "";
    this.shown.passed = null;
    if (match.state === "proposed") {
      await this.current.propose(match);
      return this.invitation(match);
    }
    await this.current.put(match);
    this.shown.close();
  }

  /** Pass on what the other end doesn't know yet. */
  letter() {
    this.pass("letter", this.current.talk.letter());
  }

  /** Ask the other end to connect again. */
  async call() {
    const { id } = this.current.match;
    this.pass("call", callOf({ id, way: await this.offer() }));
  }

  /** Answer such a call. way: of the call. */
  async reply(id, way) {
    this.pass("reply", callOf({ id, way: await this.answerTo(way) }));
  }

  async invitation({ record }) {
    const { invitation } = await import("./agreement.js");
    this.pass("invitation", invitation(record, await this.offer()));
  }

  offer() {
    return this.current.connection.offer(this.dialog.asks);
  }

  answerTo(way) {
    return this.current.connection.answer(way, this.dialog.asks);
  }

  pass(kind, bytes) {
    this.news.clearUnsent();
    this.shown.pass({ kind, link: linkOf(kind, bytes) });
  }
}
