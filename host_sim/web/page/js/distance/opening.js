// What is done with a link that a person opens, by its kind.

import { say } from "../words.js";
import { readCall } from "./call.js";
import { Trouble } from "./trouble.js";

export class Opening {
  constructor({ dialog, current, matches, news, shown, passing }) {
    this.dialog = dialog;
    this.current = current;
    this.matches = matches;
    this.news = news;
    this.shown = shown;
    this.passing = passing;
  }

  /** Open a link as links.js reads it. */
  async open({ kind, bytes }) {
    const takes = {
      invitation: () => this.takeInvitation(bytes),
      answer: () => this.takeAnswer(bytes),
      letter: () => this.takeLetter(bytes),
      call: () => this.takeCall(bytes),
      reply: () => this.takeReply(bytes),
    };
    this.shown.told = "";
    try {
      await takes[kind]();
      this.shown.show();
    } catch (error) {
      this.shown.complainOf(error instanceof Trouble ? error : { code: "damaged" });
    }
  }

  async takeInvitation(bytes) {
    const { readInvitation } = await import("./agreement.js");
    const { id, game, seat, description } = readInvitation(bytes);
    if (this.matches.all.has(id)) return this.passing.resume(id); // one's own, or accepted before
    if (!this.dialog.games[game]?.distant) return this.shown.complainOf({ code: "no such game" });
    this.shown.guest = { bytes, description, game, seat: 1 - seat };
    this.dialog.open();
  }

  async takeAnswer(bytes) {
    const { joined, readAnswer } = await import("./agreement.js");
    const { id, description } = readAnswer(bytes);
    const match = this.known(id);
    if (!match) return;
    const waits = this.waits(id);
    if (match.state === "proposed") {
      match.record = joined(match.record, bytes);
      match.state = "waiting";
      await this.matches.keep(match);
    }
    if (waits && description.length) await this.finish(description);
    await this.current.put(match);
    if (!waits && description.length) {
      this.shown.complain(say("This page has been reloaded since the invitation. Connect again, or send your turn as a link."));
    }
  }

  async takeLetter(bytes) {
    const { letterId } = await import("./letters.js");
    const match = this.known(letterId(bytes));
    if (!match) return;
    await this.current.put(match);
    this.putAway();
    await this.current.talk.open(bytes);
  }

  async takeCall(bytes) {
    const { id, way } = readCall(bytes);
    const match = this.known(id);
    if (!match) return;
    await this.current.put(match);
    if (this.current.connection.possible) return this.passing.reply(id, way);
    this.shown.complain(say("This browser can’t connect to another table. Play on by links."));
  }

  async takeReply(bytes) {
    const { id, way } = readCall(bytes);
    if (this.waits(id)) return this.finish(way);
    this.shown.complain(say("This page has been reloaded since. Send a new link to connect."));
  }

  known(id) {
    const match = this.matches.all.get(id);
    if (!match) this.shown.complain(say("This link belongs to a game that isn’t on this table."));
    return match;
  }

  // Whether an offer for this match waits for its answer.
  waits(id) {
    const { match, connection } = this.current;
    return match?.id === id && connection.state === "offered";
  }

  async finish(answer) {
    this.news.connecting();
    this.putAway();
    await this.current.connection.finish(answer);
  }

  // The link that was passed on has arrived.
  putAway() {
    this.shown.passed = null;
    this.dialog.close();
  }
}
