// What is done with a link that a person opens, by its kind.

import { say } from "../words.js";
import { unpacked } from "./description.js";
import { readLink } from "./links.js";
import { wayOf } from "./told.js";
import { Trouble } from "./trouble.js";

const RELOADED = say("This page has been reloaded since. Send a new link to connect.");

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
    this.shown.told = "";
    try {
      const { kind, bytes } = readLink(text);
      if (kind === "list") throw new Trouble("damaged"); // pages send it, people don't
      await this[kind](bytes);
      this.shown.show();
    } catch (error) {
      if (!(error instanceof Trouble)) throw error;
      this.shown.complainOf(error);
    }
  }

  // What is done with the bytes of a link of each kind.

  async invitation(bytes) {
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

  async answer(bytes) {
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
    // Of several ends who answers isn't connected without a way.
    const { connection, others } = this.current;
    const isApart = !waits && others.length > 1 && !this.current.isHere(end);
    if (isApart && connection.possible) return this.passing.call(end);
    if (!isComplete(record)) return this.passing.inviteNext();
    if (!waits && description.length) {
      this.shown.complain(say("This page has been reloaded since the invitation. Connect again, or send your turn as a link."));
    }
  }

  async letter(bytes) {
    const { gameOf } = await import("./letters.js");
    const match = this.answered(gameOf(bytes));
    if (!match?.record.given.every(Boolean)) return;
    await this.current.put(match);
    this.putAway();
    await this.current.talk.open(bytes);
  }

  async call(bytes) {
    const { match, way, end } = await this.called("call", bytes);
    if (!match) return;
    unpacked(way, "offer");
    await this.current.put(match);
    this.current.facing = end;
    if (this.current.connection.possible) return this.passing.reply(match, way);
    this.shown.complain(say("This browser can’t connect to another table. Play on by links."));
  }

  async reply(bytes) {
    const { match, way, end } = await this.called("reply", bytes);
    if (!match) return;
    unpacked(way, "answer");
    if (this.waits(match.id, end)) return this.finish(way);
    this.shown.complain(RELOADED);
  }

  async watch(bytes) {
    const { readView } = await import("./view.js");
    const view = readView("watch", bytes);
    if (this.matches.all.has(view.id)) return this.passing.resume(view.id); // one's own game
    if (view.version !== this.dialog.version) throw new Trouble("other version");
    unpacked(view.way, "offer");
    if (this.current.connection.possible) return this.passing.look(view);
    this.shown.complain(wayOf("unreached", false));
  }

  async watcher(bytes) {
    const { readView } = await import("./view.js");
    const { id, way } = readView("watcher", bytes);
    const { match, watchers } = this.current;
    const next = watchers.all.at(-1);
    unpacked(way, "answer");
    if (match?.id !== id || next?.state !== "offered") return this.shown.complain(RELOADED);
    this.putAway();
    await next.finish(way);
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
