// How far a game has come in the messages of each end, and for which ends the computer plays then.

import { partsOf } from "./agreement.js";
import { same } from "./bytes.js";
import { Computers } from "./computers.js";
import { HALF, VOTE } from "./messages.js";
import { before } from "./secrets.js";
import { Trouble } from "./trouble.js";

export class Taken {
  constructor(journal) {
    this.journal = journal;
    this.computers = new Computers(journal);
    this.away = new Set(); // ends for which the computer plays
    const absencesOf = (end) => this.computers.absences.filter((one) => one.end === end);
    this.absences = journal.chains.map(({ end }) => absencesOf(end)); // those to which the game hasn't come
    this.counts = journal.chains.map(() => 0); // how many messages of each end were taken, or, of this one, told
    this.last = journal.record.given.map((one) => partsOf(one).anchor); // each end's half before its next one
    this.halves = 0; // how many were used here
  }

  /** The next message of an end, or null. What is no part of the game is left behind. */
  coming(end) {
    const chain = this.journal.chains[end];
    for (let number = this.counts[end]; number < chain.size; number = this.counts[end] += 1) {
      const message = chain.content(number);
      const isAside = message.kind === VOTE || this.computers.isVoid(end, number);
      if (!isAside) return number < (this.absences[end][0]?.seen[end] ?? Infinity) ? message : null;
      if (message.kind === HALF) this.half(end, message);
    }
    return null;
  }

  /** Let an end go away if it has no more messages before. Return whether it does. */
  goes(end) {
    if (!this.absences[end].length || this.coming(end)) return false;
    this.absences[end].shift();
    this.away.add(end);
    return true;
  }

  /** The ends that aren't away. */
  get present() {
    return [...this.counts.keys()].filter((end) => !this.away.has(end));
  }

  /** The end that plays for one: itself, or, while it is away, the lowest that isn't. */
  player(end) {
    return this.away.has(end) ? this.present[0] : end;
  }

  /** The half in a message of an end. Throws Trouble if it is another than promised. */
  half(end, { half }) {
    if (!same(before(half), this.last[end])) throw new Trouble("other half", "", end);
    this.last[end] = half;
    this.halves += end === this.journal.end;
    return half;
  }

  /** Keep a message of this end, which follows what was taken. */
  async tell(message) {
    await this.journal.add(message, this.computers.following(this.counts));
    this.counts[this.journal.end] = this.journal.ours.size; // also behind votes
  }
}
