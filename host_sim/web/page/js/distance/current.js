// The current match: the one on the table, or the one that is proposed. It has a conversation, a table
// at this end and connections to others. Of more than two ends, that of who invited is connected to all.

import { toBytes, toLetters } from "../base64.js";
import { Connection } from "./connection.js";
import { DeskTable } from "./desk.js";
import { SerialTable } from "./serial.js";
import { Watchers } from "./watchers.js";

// In the place of a letter there may be
const LIST = "list "; // what all have given
const HERE = "here "; // the numbers of those that are connected with the one who sends it
const WATCH = "watch "; // how many watch, as the one who invited says; NOBODY is wanted, as any other says
const NOBODY = -1;

export class Current {
  /** link: of the page's table. `on` holds what to call:
          changed(match, before, detail)  the conversation has said the match's state, with a detail;
                                          `before` is the state until then
          refused(detail)                 a letter was refused
          freed()                         there is no current match any more
          opened(end, again), lost(end, was)  see Connection; `end` is the number of the other end
          met()                           others have been connected, or aren't any more
          watched()                       the number of those who watch has changed
          spoke()                         one who watched said something, and was sent away
          looks(state), failed()          the connection by which the person here watches; the table
                                          can't show what they watch
          gone()                          the cable of the real table was pulled */
  constructor({ link, share, matches, on }) {
    this.share = share;
    this.matches = matches;
    this.on = on;
    this.desk = new DeskTable(link);
    this.table = this.desk; // that of the page, or a real one
    this.match = null;
    this.talk = null; // its conversation; none while it is proposed
    this.owed = {}; // what is waited for, {for, by}: a key of sentences.js, and the number of an end
    this.connections = new Map(); // by the numbers of other ends
    this.met = new Map(); // by the number of a connected end, those that are connected with it
    this.facing = null; // the end that is spoken of, to which links go
    this.watchers = new Watchers({
      changed: () => this.count(this.watchers.connected.length),
      spoke: on.spoke,
    });
    this.counted = 0; // those who watch, as far as this end knows
    this.watching = null; // the game that the person here watches
    addEventListener("pagehide", () => this.drop()); // the other ends hear it at once
  }

  /** The numbers of the other ends. */
  get others() {
    const { seats = [], end = 0 } = this.match ?? {};
    return [...new Set(seats)].filter((one) => one !== end).sort();
  }

  /** The connection to the end that is spoken of. */
  get connection() {
    return this.connectionTo(this.facing);
  }

  connectionTo(end) {
    if (!this.connections.has(end)) {
      const connection = new Connection({
        opened: (again) => this.opened(end, again),
        lost: (was) => this.lost(end, was),
        heard: (text) => this.heard(end, text),
      });
      this.connections.set(end, connection);
    }
    return this.connections.get(end);
  }

  /** Whether an end is connected with this one, or with one that this one is connected with. */
  isHere(end) {
    return this.connectionTo(end).state === "connected" || [...this.met.values()].some((ends) => ends.includes(end));
  }

  /** How many watch, as far as this end knows. */
  get watched() {
    return this.match?.end && !this.isHere(0) ? 0 : this.counted;
  }

  /** Whether the person here may invite others to watch: one who invited, where no hands are hidden. */
  get mayShow() {
    const { match, talk } = this;
    return Boolean(talk && !match.end && !match.record.hands && !match.unwatched && this.connection.possible);
  }

  /** The end for which the person here may let the computer play: the only one that isn't here. */
  get replaceable() {
    const { match, talk } = this;
    const missing = talk?.computers.present().filter((end) => end !== match.end && !this.isHere(end));
    return missing?.length === 1 && talk.computers.mayVote(missing[0]) ? missing[0] : undefined;
  }

  /** Whether all ends are here. */
  get isConnected() {
    return this.others.length > 0 && this.others.every((end) => this.isHere(end));
  }

  /** The first of the other ends that isn't here; of all, the first. */
  get missing() {
    const { others } = this;
    return others.find((end) => !this.isHere(end)) ?? others[0];
  }

  /** Make a match that isn't accepted yet the current one; the table stays free. */
  async propose(match) {
    await this.leave();
    this.match = match;
    this.facing = this.missing;
  }

  /** Put a match on the table, in the place of the one that is there. */
  async put(match) {
    if (this.match === match && this.talk) {
      if (match.state === "left") this.talk.start(); // it lasts as long as the game
      return;
    }
    if (this.match !== match) await this.propose(match);
    match.onTable = true;
    await this.matches.keep(match);
    const { isComplete } = await import("./agreement.js");
    if (!isComplete(match.record)) return; // the others haven't all answered
    this.share.away(true);
    await this.converse();
  }

  /** Take the match from the table; it is kept. */
  async leave() {
    const { match, talk } = this;
    this.drop();
    this.match = null;
    this.owed = {};
    this.counted = 0;
    if (this.watching) {
      this.watching.close();
      this.watching = null;
      this.share.away(false);
    }
    this.on.freed();
    if (talk) {
      talk.close();
      this.talk = null;
      if (match.state !== "left") this.table.send("stop");
      this.share.away(false);
    }
    if (!match?.onTable) return;
    match.onTable = false;
    await this.matches.keep(match);
  }

  /** Watch the game of somebody who offers this way. Resolves to the bytes of the way back. */
  async look(way, asks) {
    await this.leave();
    const { Watching } = await import("./watching.js");
    this.share.away(true);
    this.watching = new Watching(this.desk, this.on);
    return this.watching.connection.answer(way, asks);
  }

  /** Send those who watch away. If another than who invited asks for it, nobody is let in any more. */
  async dismiss(end = this.match.end) {
    if (this.match.end) return this.count(NOBODY);
    this.watchers.close();
    if (!end) return;
    this.match.unwatched = true;
    await this.matches.keep(this.match);
  }

  /** Play on at a real table, or on the page again. Return whether there is such a table. */
  async changeTable() {
    const before = this.table;
    try {
      this.table = before === this.desk ? await SerialTable.choose() : this.desk;
    } catch {
      return false;
    }
    this.table.onGone = () => this.gone();
    before.send("stop");
    await before.close();
    await this.converse();
    return true;
  }

  /** Deal the match again to the page's table, which has forgotten it. */
  restore() {
    this.watching?.start();
    if (this.table === this.desk) this.talk?.start(); // it lasts as long as the game
  }

  /** Whether the one who invited may not have the answer of this end yet. */
  get isUnanswered() {
    return this.match.end > 0 && !this.talk?.heard;
  }

  /** Whether the other end waits for something that a letter can hold. */
  get hasLetter() {
    return this.talk !== null && this.others.length === 1 && this.talk.letter().length > 0;
  }

  /** Whether a letter is the way for now. While an offer waits for its answer, it is if the other end
      has sent something meanwhile. */
  get goesByLetter() {
    const { state } = this.connection;
    return state === "offered" ? this.talk.heard > 0 : ["", "lost", "unreached"].includes(state);
  }

  // Begin the conversation of the match with the table.
  async converse() {
    const { Conversation } = await import("./conversation.js");
    const { match } = this;
    this.talk?.close();
    this.watchers.begin();
    this.talk = new Conversation({
      record: match.record,
      table: this.table,
      keep: (record) => this.keep(match, record),
      say: (state, detail) => this.hear(match, state, detail),
      seen: (line) => this.watchers.tell(line),
      isHere: (end) => this.isHere(end),
    });
    this.talk.start(); // it lasts as long as the game
    for (const end of this.others) this.attach(end);
    this.talk.meet();
  }

  keep(match, record) {
    match.record = record;
    return this.matches.keep(match);
  }

  hear(match, state, detail) {
    if (match !== this.match) return;
    if (state === "refused") return this.on.refused(detail);
    const before = match.state;
    match.state = state;
    this.owed = detail;
    this.on.changed(match, before, detail);
  }

  // An end is connected: of several, the one who invited sends each the list first.
  async attach(end) {
    const { listOf } = await import("./agreement.js");
    const connection = this.connectionTo(end);
    if (!this.talk || connection.state !== "connected") return;
    if (!this.match.end && this.others.length > 1) connection.send(LIST + toLetters(listOf(this.match.record)));
    this.talk.attach((text) => connection.send(text), end);
  }

  // Tell those that are connected, and the table, who else is.
  meet() {
    const { connected } = this;
    for (const end of connected) this.connectionTo(end).send(HERE + connected);
    if (!this.match?.end || this.counted) this.send(WATCH + this.counted);
    this.talk?.meet();
  }

  get connected() {
    return this.others.filter((end) => this.connectionTo(end).state === "connected");
  }

  // Send a text to all that are connected, but this one.
  send(text, but) {
    for (const end of this.connected) if (end !== but) this.connectionTo(end).send(text);
  }

  // So many watch. from: the end that says so.
  count(number, from) {
    if (number === this.counted) return;
    this.counted = number;
    this.send(WATCH + number, from);
    this.on.watched();
  }

  // Take in who is here; the list, once; or what the conversation understands.
  async heard(end, text) {
    if (text.startsWith(HERE)) {
      this.met.set(end, text.slice(HERE.length).split(",").map(Number));
      this.talk?.meet();
      return this.on.met();
    }
    if (text.startsWith(WATCH)) {
      const number = Number(text.slice(WATCH.length)) | 0;
      if (this.match.end) return this.count(number, end);
      return number === NOBODY ? this.dismiss(end) : undefined;
    }
    if (!text.startsWith(LIST)) return this.talk?.receive(text, end);
    if (this.talk) return;
    const { listed } = await import("./agreement.js");
    try {
      this.match.record = listed(this.match.record, toBytes(text.slice(LIST.length)));
    } catch {
      return this.on.refused({ code: "damaged", by: end });
    }
    await this.put(this.match);
  }

  opened(end, again) {
    if (this.talk) this.facing = end;
    this.attach(end);
    this.meet();
    this.on.opened(end, again);
  }

  lost(end, was) {
    if (this.talk) this.facing = end;
    this.talk?.detach(end);
    this.met.delete(end);
    this.meet();
    this.on.lost(end, was);
  }

  drop() {
    this.watchers.close();
    for (const connection of this.connections.values()) connection.close();
    this.connections.clear();
    this.met.clear();
  }

  gone() {
    this.table = this.desk;
    this.on.gone();
  }
}
