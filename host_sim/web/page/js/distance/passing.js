// The links that a person passes on to the other end.

import { NONE } from "./connection.js";
import { linkOf } from "./links.js";
import { matchOf } from "./matches.js";

export class Passing {
  constructor({ dialog, current, matches, news, shown }) {
    this.dialog = dialog;
    this.current = current;
    this.matches = matches;
    this.news = news;
    this.shown = shown;
    this.taken = null; // the invitation that was accepted last: {match, description}
  }

  /** Invite to a new match: {game, edition, seat}. */
  async invite(what) {
    const { begun } = await import("./agreement.js");
    const match = matchOf(begun({ version: this.dialog.version, hands: this.dialog.games[what.game].hands, ...what }), "proposed");
    await this.current.propose(match);
    await this.matches.keep(match);
    await this.inviteNext();
  }

  /** Go on to the next end that hasn't answered. */
  inviteNext() {
    const { given } = this.current.match.record;
    return this.inviteTo(given.indexOf(""));
  }

  /** Show the invitation for an end, or the link that connects it again. */
  async inviteTo(end) {
    const { match } = this.current;
    if (match.record.given[end]) return this.call(end);
    this.current.facing = end;
    await this.invitation(match);
  }

  /** Accept the invitation that the dialog showed. */
  async accept(guest) {
    if (!guest || guest !== this.shown.guest) return; // a second click, or another has come
    this.shown.guest = null;
    const { accepted } = await import("./agreement.js");
    const match = matchOf(accepted(guest.bytes, this.dialog.games[guest.game].hands), "waiting");
    await this.matches.keep(match);
    await this.current.put(match);
    this.taken = { match, description: guest.description };
    await this.answer();
  }

  /** Go on with a kept match: on the table, or with its invitation if nobody has accepted it. */
  async resume(id) {
    const match = this.matches.all.get(id);
    if (!match) return; // it was removed meanwhile
    this.shown.told = "";
    this.shown.passed = null;
    if (match.state === "proposed") {
      await this.current.propose(match);
      return this.inviteNext();
    }
    await this.current.put(match);
    this.shown.close();
  }

  /** Pass on what the other end doesn't know yet, or may have lost. */
  letter() {
    this.pass("letter", this.current.talk.letter(true));
  }

  /** Make an answer to the invitation: a new one, as Firefox gives up waiting after two minutes. */
  async answer() {
    const { answer } = await import("./agreement.js");
    const { match, isUnanswered } = this.current;
    // The page has forgotten the other's way after a reload. Without a way the game goes by links.
    const offer = isUnanswered && this.taken?.match === match ? this.taken.description : NONE;
    const way = offer.length && (await this.answerTo(offer).catch(() => null));
    this.pass("answer", answer(match.record, way || NONE));
  }

  /** Invite somebody to watch. */
  async watch() {
    const { viewOf } = await import("./view.js");
    const way = await this.current.watchers.offer(this.dialog.asks);
    this.pass("watch", viewOf("watch", { ...this.current.match.record, way }));
  }

  /** Answer such an invitation, {id, version, way}. */
  async look(view) {
    const { viewOf } = await import("./view.js");
    const way = await this.current.look(view.way, this.dialog.asks);
    this.pass("watcher", viewOf("watcher", { ...view, way }));
  }

  /** Ask another end to connect again. */
  async call(end = this.current.missing) {
    this.current.facing = end;
    await this.passCall("call", this.current.match, await this.offer());
  }

  /** Answer such a call. way: of the call. */
  async reply(match, way) {
    await this.passCall("reply", match, await this.answerTo(way));
  }

  async passCall(kind, { record }, way) {
    const { callOf } = await import("./call.js");
    this.pass(kind, callOf(kind, record, way));
  }

  async invitation({ record }) {
    const { invitation } = await import("./agreement.js");
    this.pass("invitation", invitation(record, this.current.facing, await this.offer()));
  }

  offer() {
    return this.current.connection.offer(this.dialog.asks);
  }

  async answerTo(way) {
    return this.current.connection.answer(way, this.dialog.asks);
  }

  pass(kind, bytes) {
    this.news.clearUnsent();
    this.shown.pass({ kind, link: linkOf(kind, bytes) });
  }
}
