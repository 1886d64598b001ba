// The current match: the one on the table, or the one that is proposed. It has a conversation, a table
// at this end and a connection to the other one.

import { Connection } from "./connection.js";
import { DeskTable } from "./desk.js";
import { SerialTable } from "./serial.js";

export class Current {
  /** link: of the page's table. `on` holds what to call:
          changed(match, before, detail)  the conversation has said the match's state, with a detail;
                                          `before` is the state until then
          refused(detail)                 a letter was refused
          freed()                         there is no current match any more
          opened(again), lost(was)        see Connection
          gone()                          the cable of the real table was pulled */
  constructor({ link, share, matches, on }) {
    this.share = share;
    this.matches = matches;
    this.on = on;
    this.desk = new DeskTable(link);
    this.table = this.desk; // that of the page, or a real one
    this.match = null;
    this.talk = null; // its conversation; none while it is proposed
    this.owed = ""; // what is waited for, a key of sentences.js
    this.connection = new Connection({
      opened: (again) => this.opened(again),
      lost: (was) => this.lost(was),
      heard: (text) => this.talk?.receive(text),
    });
  }

  /** Make a match that isn't accepted yet the current one; the table stays free. */
  async propose(match) {
    await this.leave();
    this.match = match;
  }

  /** Put a match on the table, in the place of the one that is there. */
  async put(match) {
    if (this.match === match && this.talk) {
      if (match.state === "left") this.talk.start(); // it lasts as long as the game
      return;
    }
    if (this.match !== match) await this.leave();
    this.match = match;
    match.onTable = true;
    await this.matches.keep(match);
    this.share.away(true);
    await this.converse();
  }

  /** Take the match from the table; it is kept. */
  async leave() {
    const { match } = this;
    this.connection.drop();
    this.match = null;
    this.owed = "";
    this.on.freed();
    if (!this.talk) return;
    this.talk.close();
    this.talk = null;
    if (match.state !== "left") this.table.send("stop");
    this.share.away(false);
    match.onTable = false;
    await this.matches.keep(match);
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
    if (this.table === this.desk) this.talk?.start(); // it lasts as long as the game
  }

  get isConnected() {
    return this.connection.state === "connected";
  }

  /** Whether the one who invited may not have the answer of this end yet. */
  get isUnanswered() {
    return this.match.record.end === 1 && this.talk?.heard === 0;
  }

  /** Whether the other end waits for something that a letter can hold. */
  get hasLetter() {
    return this.talk !== null && this.talk.letter().length > 0;
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
    this.talk = new Conversation({
      record: match.record,
      table: this.table,
      keep: (record) => this.keep(match, record),
      say: (state, detail) => this.hear(match, state, detail),
    });
    this.talk.start(); // it lasts as long as the game
    this.attach();
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
    this.owed = detail.for;
    this.on.changed(match, before, detail);
  }

  attach() {
    if (this.talk && this.isConnected) this.talk.attach((text) => this.connection.send(text));
  }

  opened(again) {
    this.attach();
    this.on.opened(again);
  }

  lost(was) {
    this.talk?.detach();
    this.on.lost(was);
  }

  gone() {
    this.table = this.desk;
    this.on.gone();
  }
}
