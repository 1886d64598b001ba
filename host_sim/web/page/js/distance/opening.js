// What is done with a link that a person opens, by its kind.

import { say } from "../words.js";
import { unpacked } from "./description.js";
import { readLink } from "./links.js";
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

  /** Open the link in a text that has one. What is wrong with it is told. */
  async open(text) {
    const takes = {
      invitation: (bytes) => this.takeInvitation(bytes),
      answer: (bytes) => this.takeAnswer(bytes),
      letter: (bytes) => this.takeLetter(bytes),
      call: (bytes) => this.takeCall(bytes),
      reply: (bytes) => this.takeReply(bytes),
    };
    this.shown.told = "";
    try {
      const { kind, bytes } = readLink(text);
      await takes[kind](bytes);
      this.shown.show();
    } catch (error) {
      if (!(error instanceof Trouble)) throw error;
      this.shown.complainOf(error);
    }
  }

  async takeInvitation(bytes) {
    const { readInvitation } = await import("./agreement.js");
    const { id, version, game, edition, seats, end, description } = readInvitation(bytes);
    if (this.matches.all.has(id)) return this.passing.resume(id); // one's own, or accepted before
    const { games } = this.dialog;
    if (version !== this.dialog.version) throw new Trouble("other version");
    if (!Object.hasOwn(games, game) || !games[game].distant) throw new Trouble("no such game");
    if (!Object.hasOwn(games[game].editions, edition)) throw new Trouble("damaged");
    if (seats.length < games[game].fewest || seats.length > games[game].seats.length) throw new Trouble("damaged");
    if (games[game].hands && Math.max(...seats) > 1) throw new Trouble("damaged");
    if (description.length) unpacked(description, "offer");
    this.shown.guest = { bytes, description, game, seats, end };
    this.dialog.open();
  }

  async takeAnswer(bytes) {
    const { isComplete, joined, readAnswer } = await import("./agreement.js");
    const { id, end, description } = readAnswer(bytes);
    const match = this.known(id);
    if (!match) return;
    const record = joined(match.record, bytes);
    if (description.length) unpacked(description, "answer");
    if (match.state === "proposed") {
      match.record = record;
      if (isComplete(record)) match.state = "waiting";
      await this.matches.keep(match);
    } else if (match.record.chains[end].length) {
      throw new Trouble("old letter");
    }
    const waits = this.waits(id, end);
    if (waits && description.length) await this.finish(description);
    await this.current.put(match);
    if (!isComplete(record)) return this.passing.inviteNext();
    if (!waits && description.length) {
      this.shown.complain(say("This page has been reloaded since the invitation. Connect again, or send your turn as a link."));
    }
  }

  async takeLetter(bytes) {
    const { gameOf } = await import("./letters.js");
    const match = this.answered(gameOf(bytes));
    if (!match?.record.given.every(Boolean)) return;
    await this.current.put(match);
    this.putAway();
    await this.current.talk.open(bytes);
  }

  async takeCall(bytes) {
    const { match, way, end } = await this.called("call", bytes);
    if (!match) return;
    unpacked(way, "offer");
    await this.current.put(match);
    this.current.facing = end;
    if (this.current.connection.possible) return this.passing.reply(match, way);
    this.shown.complain(say("This browser can’t connect to another table. Play on by links."));
  }

  async takeReply(bytes) {
    const { match, way, end } = await this.called("reply", bytes);
    if (!match) return;
    unpacked(way, "answer");
    if (this.waits(match.id, end)) return this.finish(way);
    this.shown.complain(say("This page has been reloaded since. Send a new link to connect."));
  }

  // The match of a call, and its way. Throws Trouble if nobody of the match made it.
  async called(kind, bytes) {
    const { readCall } = await import("./call.js");
    const call = readCall(kind, bytes);
    const match = this.known(call.id);
    if (match && !match.record.given[call.end]) throw new Trouble("no answer");
    if (match) call.check(match.record);
    return { match, way: call.way, end: call.end };
  }

  known(id) {
    const match = this.matches.all.get(id);
    if (!match) this.shown.complain(say("This link belongs to a game that isn’t on this table."));
    return match;
  }

  // A match for which the answer to the invitation is here. Throws Trouble.
  answered(id) {
    const match = this.known(id);
    if (match?.state === "proposed") throw new Trouble("no answer");
    return match;
  }

  // Whether an offer to this end of a match waits for its answer; if so, it is spoken of.
  waits(id, end) {
    const { current } = this;
    if (current.match?.id !== id || current.connectionTo(end).state !== "offered") return false;
    current.facing = end;
    return true;
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
