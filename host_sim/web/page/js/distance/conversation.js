// A game at a distance: brings together its journal, the table at this end and the way to the other
// end, which may come and go, or be letters only. Nothing here draws.

import { toBytes, toLetters } from "../base64.js";
import { AGAIN, Course, STOPPED } from "./course.js";
import { InTurn } from "./inturn.js";
import { Journal, LOST, RETURNED } from "./journal.js";
import { MOST } from "./envelope.js";
import { Table } from "./table.js";
import { Trouble } from "./trouble.js";

const LETTERS = Math.ceil((MOST * 4) / 3); // of a letter as text

export class Conversation {
  /** record: of a game on which both ends agreed, see agreement.js.
      table: {send(line), onLine}; a conversation sets onLine.
      keep(record): keeps the record, plain data, and resolves when it is kept.
      say(state, detail): called when something has changed. `detail.mine` tells whether somebody at
      this end is to act. The states:
          shuffling  {done}: of this end's part, 0 to 1
          waiting    {for}: the other end owes "half", "shuffle" or "key"; without it the game
                     hasn't begun
          yours, theirs
          over       {result, for}: the other end owes its "seed"; when both are open and checked,
                     {result, record, checked}
          refused    {code}: a letter was refused, or shows that an end has lost some of what it had,
                     "behind" or "lost"; the game goes on as before
          broken     {code}: the game can't go on
          left       the person at this end left the game
      Codes are keys of sentences.js. */
  constructor({ record, table, keep, say }) {
    this.journal = new Journal(record, keep, () => this.course?.stop());
    this.table = new Table(table, {
      news: () => this.course?.news(),
      greeted: () => this.start(),
      left: () => this.leave(),
    });
    this.report = (state, detail = {}) => say(state, { mine: state === "yours", ...detail });
    this.send = null;
    this.sent = 0; // how many messages of this end the connection has carried
    this.course = null;
    this.letters = new InTurn();
  }

  /** The record as it is now. */
  get record() {
    return structuredClone(this.journal.record);
  }

  /** Whether the other end waits for a letter. */
  get owes() {
    return this.journal.owes;
  }

  /** How many messages of the other end are here. */
  get heard() {
    return this.journal.theirs.size;
  }

  /** Deal the game to the table, tell it what has happened, and go on. Resolves when the course has
      ended: the game is over and checked, broken, left or begun anew. */
  async start() {
    this.course?.stop();
    this.table.forget();
    const course = new Course({
      journal: this.journal,
      table: this.table,
      report: this.report,
      added: () => this.pass(),
      shown: () => this.tellConnection(),
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
    this.detach();
  }

  leave() {
    this.course?.stop();
    this.report("left");
  }

  /** There is a connection: send(text). What the other end hasn't confirmed is sent again. */
  attach(send) {
    this.send = send;
    this.tellConnection();
    this.sent = this.journal.known;
    this.pass();
  }

  /** The connection is lost. */
  detach() {
    if (!this.send) return;
    this.send = null;
    this.tellConnection();
  }

  // Tell the table whether the other end is connected. Until the match is shown it couldn't show that.
  tellConnection() {
    if (this.course?.isShown) this.table.ask(this.send ? "other here" : "other away");
  }

  /** Take in a text from the connection. Resolves to "", or the code of what is wrong. */
  async receive(text) {
    return this.take(() => bytesOf(text));
  }

  /** The letter for the other end; empty if the other has everything, unless it is made `again`: the other
      may have lost it. */
  letter(again = false) {
    return this.owes || again ? this.journal.letter() : new Uint8Array();
  }

  /** Open a letter of the other end. Resolves to "", or the code of what is wrong. */
  async open(bytes) {
    return this.take(() => bytes, "old letter");
  }

  // Send what the connection hasn't carried yet; without a message it confirms those of the other end.
  pass() {
    if (!this.send) return;
    const first = this.sent;
    this.sent = this.journal.kept.ours;
    this.send(toLetters(this.journal.letter(first)));
  }

  // Take in one letter after the other. stale: the code for one that has nothing new.
  take(bytes, stale = "") {
    return this.letters.do(async () => {
      try {
        const news = await this.journal.accept(bytes());
        if (!news && stale) throw new Trouble(stale);
        if (news === LOST) throw new Trouble("lost");
        if (news === RETURNED) {
          this.sent = this.journal.known;
          this.start(); // it lasts as long as the game
        }
        if (news) this.pass(); // confirm it
        this.course?.news();
        return "";
      } catch (error) {
        return this.refuse(error);
      }
    });
  }

  // What an end has lost is asked for, and given back, at once where there is a connection.
  refuse(error) {
    if (!(error instanceof Trouble)) throw error;
    const { code } = error;
    const mends = this.send && ["behind", "lost"].includes(code);
    if (mends) this.sent = this.journal.known;
    if (mends) this.pass();
    else this.report("refused", { code });
    return code;
  }

  break(error) {
    if (!(error instanceof Trouble)) throw error;
    this.course.stop();
    this.journal.closed = true;
    this.report("broken", { code: error.code });
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
