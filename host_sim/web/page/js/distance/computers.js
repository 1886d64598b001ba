// For which ends the computer plays while they are away, in games without hands.
//
// All others say VOTE, when they have the same messages of that end. The lowest of them says it when it has the
// votes of all others, again if need be: with this vote the absence begins. What the end says beyond is void, and
// so is what others say before they know. Of those that aren't away, the lowest acts; once the end is connected
// again, it says RETURN in the place of such an act. Of two absences of which neither follows the other, one counts.

import { RETURN, VOTE } from "./messages.js";

export class Computers {
  constructor(journal) {
    this.journal = journal;
    this.read = journal.chains.map(() => 0); // how many messages of each end were looked through
    this.said = []; // votes and returns: {by, number, kind, end, seen}; seen: as of `seenBy` of a chain
    this.absences = []; // the votes with which they begin, each following those before it
    this.scan();
  }

  /** Look through new messages. Return whether there are votes or returns among them. */
  scan() {
    const known = this.said.length;
    for (const chain of this.journal.chains) {
      for (; this.read[chain.end] < chain.size; this.read[chain.end]++) {
        const number = this.read[chain.end];
        const { kind, end } = chain.content(number);
        const said = { by: chain.end, number, kind, end, seen: chain.seenBy(number) };
        if (kind === VOTE || kind === RETURN) this.said.push(said);
      }
    }
    if (this.said.length === known) return false;
    this.absences = [];
    for (const vote of this.votes.sort((one, other) => sum(one) - sum(other) || one.by - other.by)) {
      if (this.absences.every((one) => has(vote.seen, one)) && this.begins(vote)) this.absences.push(vote);
    }
    return true;
  }

  get votes() {
    return this.said.filter(({ kind }) => kind === VOTE);
  }

  get returns() {
    return this.said.filter(({ kind, by, number }) => kind === RETURN && !this.isVoid(by, number));
  }

  /** How many messages of each end are here. */
  get sizes() {
    return this.journal.chains.map(({ size }) => size);
  }

  /** The ends that aren't away. seen: as of so many messages of each end, by default of all. */
  present(seen = this.sizes) {
    const isBack = (absence) => this.returns.some((one) => one.end === absence.end && has(seen, one) && has(one.seen, absence));
    const away = this.absences.filter((one) => has(seen, one) && !isBack(one)).map(({ end }) => end);
    return [...this.read.keys()].filter((end) => !away.includes(end));
  }

  /** The ends that want the computer to play for this one, which has said no more since. seen: as of `present`. */
  voters(end, seen = this.sizes) {
    const returns = this.returns.filter((one) => one.end === end && has(seen, one));
    const votes = this.votes.filter((one) => one.end === end && has(seen, one) && one.seen[end] === seen[end]);
    const voters = votes.filter((vote) => returns.every((one) => has(vote.seen, one))).map(({ by }) => by);
    return this.present(seen).filter((one) => one !== end && voters.includes(one));
  }

  // Whether an absence begins with a vote: all others have voted, and the lowest says so, who hides nothing that it
  // had before.
  begins({ by, number, end, seen }) {
    const present = this.present(seen);
    const others = present.filter((one) => one !== end);
    const all = this.voters(end, seen.with(by, number + 1)).length === others.length;
    if (this.journal.record.hands || !present.includes(end) || by !== others[0] || !all) return false;
    const before = this.journal.chains[by].seenFrom(0).slice(0, number);
    return before.every((sizes) => sizes.every((size, one) => size <= seen[one]));
  }

  /** Whether the person here may vote for the computer for an end, and hasn't. */
  mayVote(end) {
    const { end: own, record } = this.journal;
    const isPresent = [own, end].every((one) => this.present().includes(one));
    return isPresent && !record.hands && !this.voters(end).includes(own);
  }

  /** Whether all have voted, and an absence begins if this end says so. */
  isDue(end) {
    const { sizes: seen, journal: { end: by } } = this;
    return this.voters(end).includes(by) && this.begins({ by, number: seen[by], end, seen });
  }

  /** Whether a message doesn't count: it crossed an absence. */
  isVoid(by, number) {
    const seen = this.journal.chains[by].seenBy(number);
    return this.absences.some((one) => number >= one.seen[by] && !has(seen, one));
  }

  /** What a message follows that knows of all absences. taken: what it follows else. */
  following(taken) {
    return this.absences.reduce((all, { by, number }) => all.with(by, Math.max(all[by], number + 1)), taken);
  }
}

// Whether a message is among the first ones of each end.
function has(seen, { by, number }) {
  return number < seen[by];
}

function sum({ seen }) {
  return seen.reduce((all, size) => all + size);
}
