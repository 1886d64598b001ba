// A game at a distance: brings together its journal, the table at this end and the ways to other ends,
// which may come and go, or, of two ends, be letters only. What comes from one end goes on to those that
// don't have it: so one page may be between the others. Nothing here draws.

import { toBytes, toLetters } from "../base64.js";
import { AGAIN, Course, STOPPED } from "./course.js";
import { InTurn } from "./inturn.js";
import { Journal, LOST, RETURNED } from "./journal.js";
import { MOST } from "./head.js";
import { Table } from "./table.js";
import { Trouble } from "./trouble.js";

const MOST_GAPS = 20; // letters of a connection, one after the other, that miss what was asked for
const LETTERS = Math.ceil((MOST * 4) / 3); // of a letter as text

export class Conversation {
  /** record: of a game on which all ends agreed, see agreement.js.
      table: {send(line), onLine}; a conversation sets onLine.
      keep(record): keeps the record, plain data, and resolves when it is kept.
      seen(line): called with what the table of somebody who watches is told.
      isHere(end): whether an end is connected with this one, also by way of others.
      say(state, detail): called when something has changed. `detail.mine` tells whether somebody at
      this end is to act, `by` the number of the end that is spoken of. The states:
          shuffling  {done}: of this end's part, 0 to 1
          waiting    {for, by}: another end owes "half", "shuffle" or "key"; without it the game
                     hasn't begun
          yours, theirs
          over       {result, for, by}: another end owes its "seed"; when all are open and checked,
                     {result, record, checked}
          refused    {code, by}: a letter was refused, or shows that an end has lost some of what it had,
                     "behind" or "lost"; the game goes on as before
          broken     {code, by}: the game can't go on
          left       the person at this end left the game
      Codes are keys of sentences.js. */
  constructor({ record, table, keep, say, isHere, seen = () => {} }) {
    this.journal = new Journal(record, keep, () => this.course?.stop());
    this.table = new Table(table, {
      news: () => this.course?.news(),
      greeted: () => this.start(),
      left: () => this.leave(),
    });
    this.report = (state, detail = {}) => say(state, { mine: state === "yours", ...detail });
    this.on = { seen, isHere };
    this.ways = new Map(); // by the number of an end: {send, carried, gaps}
    this.together = null; // whether all who play are connected, as the table was told
    this.course = null;
    this.letters = new InTurn();
  }

  /** The record as it is now. */
  get record() {
    return structuredClone(this.journal.record);
  }

  /** The number of the other end, of two. */
  get other() {
    return 1 - this.journal.end;
  }

  /** Whether the other end waits for a letter. */
  get owes() {
    return this.journal.owes(this.other);
  }

  /** For whom the computer plays, and who has voted for it. */
  get computers() {
    return this.course.taken.computers;
  }

  /** The person here wants the computer to play for an end. */
  vote(end) {
    if (this.computers.mayVote(end)) return this.course.vote(end);
  }

  /** How many messages of other ends are here. */
  get heard() {
    const { chains, ours } = this.journal;
    return chains.reduce((all, { size }) => all + size, -ours.size);
  }

  /** Deal the game to the table, tell it what has happened, and go on. Resolves when the course has
      ended: the game is over and checked, broken, left or begun anew. */
  async start() {
    this.course?.stop();
    this.table.forget();
    this.together = null;
    const course = new Course({
      journal: this.journal,
      table: this.table,
      report: this.report,
      added: () => this.passAll(),
      shown: () => this.tellConnection(),
      ...this.on,
    });
    this.course = course;
    this.journal.closed = false;
    try {
      await course.run();
      this.journal.closed = true;
    } catch (error) {
      if (error === AGAIN) await this.start();
      else if (error !== STOPPED) this.break(error);
    }
  }

  /** End the conversation; the table is free. */
  close() {
    this.course?.stop();
    this.ways.clear();
  }

  leave() {
    this.course?.stop();
    this.report("left");
  }

  /** There is a connection to an end: send(text). What this end hasn't confirmed is sent again. */
  attach(send, end = this.other) {
    this.ways.set(end, { send, carried: this.journal.record.has[end], gaps: 0 });
    this.pass(end);
  }

  /** The connection to an end is lost. */
  detach(end = this.other) {
    this.ways.delete(end);
  }

  /** Say that others are connected now, or aren't any more. */
  meet() {
    this.course.news();
    this.tellConnection();
  }

  // Tell the table whether all are connected for whom the computer doesn't play. Until the match is shown it
  // couldn't show that.
  tellConnection() {
    const { end } = this.journal;
    const together = this.computers.present().every((one) => one === end || this.on.isHere(one));
    if (!this.course.isShown || together === this.together) return;
    this.together = together;
    this.table.ask(together ? "other here" : "other away");
  }

  /** Take in a text from a connection. Resolves to "", or the code of what is wrong. */
  async receive(text, end = this.other) {
    return this.take(() => bytesOf(text), end);
  }

  /** The letter for the other end; empty if the other has everything, unless it is made `again`: the other
      may have lost it. */
  letter(again = false) {
    return this.owes || again ? this.journal.letter(this.other) : new Uint8Array();
  }

  /** Open a letter of the other end. Resolves to "", or the code of what is wrong. */
  async open(bytes) {
    return this.take(() => bytes);
  }

  // Send an end what its connection hasn't carried yet; without a message it confirms those of others.
  pass(end) {
    const way = this.ways.get(end);
    if (!way) return;
    const { carried } = way;
    way.carried = this.journal.passable;
    way.send(toLetters(this.journal.letter(end, carried)));
  }

  // Send all what they don't have; one of them gets a word in any case.
  passAll(anyhow) {
    for (const [end, { carried }] of this.ways) {
      const lacks = this.journal.passable.some((size, chain) => size > carried[chain]);
      if (lacks || end === anyhow) this.pass(end);
    }
  }

  // Take in one letter after the other. end: from whom it came by a connection.
  take(bytes, end = null) {
    return this.letters.do(async () => {
      try {
        const { from, news, asks } = await this.journal.accept(bytes(), end);
        if (!news && end === null) throw new Trouble("old letter");
        if (news === LOST) throw new Trouble("lost", "", from);
        this.carried(from, asks || news === RETURNED);
        if (news && this.ways.has(from)) this.ways.get(from).gaps = 0;
        if (news === RETURNED) this.start(); // it lasts as long as the game
        if (news || asks) this.passAll(news ? from : null);
        this.course?.news();
        return "";
      } catch (error) {
        return this.refuse(error, end);
      }
    });
  }

  // What an end has needn't be carried to it; what it has lost must be, again.
  carried(end, again) {
    const way = this.ways.get(end);
    if (!way) return;
    const has = this.journal.record.has[end];
    way.carried = again ? has : has.map((size, chain) => Math.max(size, way.carried[chain]));
  }

  // What an end has lost is asked for, and given back, at once where there is a connection. What doesn't
  // come although it was asked for is held back.
  refuse(error, end) {
    if (!(error instanceof Trouble)) throw error;
    const { code, by = end } = error;
    const mends = ["behind", "lost"].includes(code) && end !== null;
    const way = this.ways.get(by);
    if (!mends) {
      this.report("refused", { code, by });
    } else if (!way) {
      // it was cut meanwhile
    } else if (code === "behind" && way.gaps === MOST_GAPS) {
      this.report("refused", { code: "held back", by });
    } else {
      way.gaps += code === "behind";
      way.carried = this.journal.record.has[by];
      this.pass(by);
    }
    return code;
  }

  break(error) {
    if (!(error instanceof Trouble)) throw error;
    this.course.stop();
    this.journal.closed = true;
    this.report("broken", { code: error.code, by: error.by });
  }
}

function bytesOf(text) {
  if (text.length > LETTERS) throw new Trouble("damaged");
  try {
    return toBytes(text);
  } catch {
    throw new Trouble("damaged");
  }
}
