// The journal of a game: all messages that this end sent and got, each chained to those before it.
//
// A message is kept before it is sent, and before it counts as received. Each says how many of the
// other end's were taken before it, and its hash covers those too.
//
// Its record has `sent` and `got`, the messages; `seen`, how many of `sent` the other end confirmed; and
// the `proof` of the other end for all of `got`.

import { toBytes, toLetters } from "../base64.js";
import { bondOf } from "./agreement.js";
import { Fields, joined, number, same } from "./bytes.js";
import { InTurn } from "./inturn.js";
import { letter, opened, PROOF } from "./letters.js";
import { read, written } from "./messages.js";
import { hash } from "./secrets.js";
import { Trouble } from "./trouble.js";

const MOST = 4096; // messages of an end; the longest games have some 2000
const MOST_BYTES = 1 << 17; // of them
// What a letter brings: new messages, those of this end that were lost here, or that the other end has
// less than it had, unless it is an old one.
export const FRESH = "fresh";
export const RETURNED = "returned";
export const LOST = "lost";

export class Journal {
  /** keep(record): keeps the record, which is plain data, and resolves when it is kept.
      returned(): called before messages of this end come back. */
  constructor(record, keep, returned = () => {}) {
    this.record = structuredClone(record);
    this.keeps = keep;
    this.returned = returned;
    this.keeping = new InTurn();
    this.bond = bondOf(record);
    this.ours = this.chain(record.end, record.sent);
    this.theirs = this.chain(1 - record.end, record.got);
    tied(this.ours, this.theirs);
    this.behind = false; // whether the other end has messages that aren't here
    this.lost = null; // {seen, back}: how many messages, of this end and its own, the other has now
    this.closed = false; // whether no more messages of the other end are kept
    this.kept = { ours: this.ours.size, theirs: this.theirs.size }; // how many messages are kept
  }

  chain(end, letters) {
    return new Chain(hash("chain", this.bond, end), letters.map(toBytes));
  }

  /** Whether the other end waits for a letter. */
  get owes() {
    return this.kept.ours > this.record.seen || this.lost !== null || this.behind;
  }

  // What shows that messages are those of this end.
  proofOf(chain, size = chain.size) {
    return hash("proof", toBytes(this.record.seed), chain.at(size)).slice(0, PROOF);
  }

  /** Keep a message of this end. taken: how many of the other end's it follows. */
  async add(message, taken) {
    const bytes = joined(number(taken), written(message));
    this.ours.messages.push(bytes);
    this.record.sent.push(toLetters(bytes));
    await this.keep();
  }

  /** How many messages of this end the other has. */
  get known() {
    return this.lost?.seen ?? this.record.seen;
  }

  /** The letter with the kept messages of this end from number `first` on. */
  letter(first = this.known) {
    const { id, end } = this.record;
    const { ours, theirs } = this.kept;
    const holds = {
      ...{ id, end, first, seen: theirs, proof: this.proofOf(this.ours, ours) },
      back: this.lost ? this.theirs.messages.slice(this.lost.back, theirs) : [],
      backProof: toBytes(this.record.proof),
      messages: this.ours.messages.slice(first, ours),
    };
    return letter(holds, sealOf(this.ours, ours));
  }

  /** Take in a letter of the other end; return FRESH, RETURNED, LOST, or "" if it has nothing new. Throws
      Trouble, and then has changed nothing. */
  async accept(bytes) {
    const read = opened(bytes);
    const { id, end, first, seen, back, messages } = read;
    if (id !== this.record.id) throw new Trouble("another game");
    if (end === this.record.end) throw new Trouble("own letter");
    const [past, next] = [seen - back.length, first + messages.length];
    const most = Math.max(seen, ...messages.map(seenBy));
    if (next > MOST || past < 0) throw new Trouble("damaged");
    this.behind = first > this.theirs.size || (back.length ? past : most) > this.ours.size;
    if (this.behind) throw new Trouble("behind");
    const returned =
      next >= this.theirs.size && back.some((message, i) => !same(message, this.ours.messages[past + i] ?? []));
    const ours = returned ? this.ours.with(past, back) : this.ours;
    const theirs = this.theirs.with(first, messages);
    if (most > ours.size || theirs.bytes > MOST_BYTES) throw new Trouble("damaged");
    if (returned) this.checkReturned(tied(ours, theirs), read.backProof);
    read.check(sealOf(theirs));
    const known = this.theirs.messages.slice(0, next);
    const differs = known.findIndex((message, i) => !same(message, theirs.messages[i]));
    if (differs >= 0 || next < this.theirs.size || (next === this.theirs.size && seen < this.record.seen)) {
      this.lost = { seen: Math.min(seen, this.known), back: differs < 0 ? next : differs };
      return LOST;
    }
    this.lost = null;
    const news = this.closed ? "" : returned ? RETURNED : next > this.theirs.size ? FRESH : "";
    if (news) this.take(tied(ours, theirs), past);
    const proof = next === this.theirs.size ? toLetters(read.proof) : this.record.proof;
    const confirmed = seen > this.record.seen;
    Object.assign(this.record, { proof, seen: Math.max(seen, this.record.seen) });
    if (news || confirmed) await this.keep();
    return news;
  }

  // What comes back must be what this end once told.
  checkReturned({ ours, theirs }, proof) {
    if (!isOrdered(ours.messages, theirs.messages)) throw new Trouble("damaged");
    if (!same(proof, this.proofOf(ours))) throw new Trouble("damaged");
  }

  take({ ours, theirs }, past) {
    if (ours !== this.ours) {
      this.returned();
      this.kept.ours = Math.min(this.kept.ours, past);
      this.record.sent = ours.messages.map(toLetters);
    }
    this.record.got = theirs.messages.map(toLetters);
    Object.assign(this, { ours, theirs });
  }

  async keep() {
    const record = structuredClone(this.record);
    const { ours } = this;
    try {
      await this.keeping.do(() => this.keeps(record));
      if (ours === this.ours) this.kept = { ours: record.sent.length, theirs: record.got.length };
    } catch (error) {
      throw new Trouble("not kept", String(error?.message ?? error));
    }
  }
}

// The messages of one end, and for each number of them their hash.
class Chain {
  constructor(start, messages) {
    this.hashes = [start];
    this.messages = messages;
    this.other = null; // the chain of the other end
  }

  get size() {
    return this.messages.length;
  }

  get bytes() {
    return this.messages.reduce((all, { length }) => all + length, 0);
  }

  /** The hash of the first `size` messages. */
  at(size) {
    while (this.hashes.length <= size) {
      const message = this.messages[this.hashes.length - 1];
      this.hashes.push(hash("message", this.hashes.at(-1), this.other.at(seenBy(message)), message));
    }
    return this.hashes[size];
  }

  /** The chain of these messages behind the first `size` ones. */
  with(size, messages) {
    const chain = new Chain(this.hashes[0], [...this.messages.slice(0, size), ...messages]);
    chain.hashes = this.hashes.slice(0, size + 1);
    chain.other = this.other;
    return chain;
  }
}

// Let two chains know each other.
function tied(ours, theirs) {
  ours.other = theirs;
  theirs.other = ours;
  return { ours, theirs };
}

// Whether the messages of both ends can have come about, each after those that it follows.
function isOrdered(ours, theirs) {
  let [i, j] = [0, 0];
  for (;;) {
    if (i < ours.length && seenBy(ours[i]) <= j) i++;
    else if (j < theirs.length && seenBy(theirs[j]) <= i) j++;
    else return i === ours.length && j === theirs.length;
  }
}

/** What a kept message says. Throws Trouble. */
export function contentOf(message) {
  const fields = new Fields(message);
  fields.number();
  return read(fields.rest());
}

/** How many messages of the other end were taken before a message was made. */
export function seenBy(message) {
  return new Fields(message).number();
}

function sealOf(chain, size = chain.size) {
  return (bytes) => hash("seal", chain.at(size), bytes);
}
