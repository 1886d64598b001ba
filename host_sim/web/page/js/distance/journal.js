// The journal of a game: all messages that this end sent and got, each chained to those before it.
//
// A message is kept before it is sent, and before it counts as received. Each says how many of the
// other end's were taken before it, and its hash covers those too.

import { toBytes, toLetters } from "../base64.js";
import { bondOf } from "./agreement.js";
import { Fields, joined, number, same } from "./bytes.js";
import { letter, opened } from "./letters.js";
import { read, written } from "./messages.js";
import { hash } from "./secrets.js";
import { Trouble } from "./trouble.js";

const MOST = 4096; // messages of an end; the longest games have some 2000

export class Journal {
  /** keep(record): keeps the record, which is plain data, and resolves when it is kept. */
  constructor(record, keep) {
    this.record = structuredClone(record);
    this.keeps = keep;
    this.keeping = Promise.resolve(); // records are kept one after the other
    this.bond = bondOf(record);
    this.ours = this.chain(record.end, record.sent);
    this.theirs = this.chain(1 - record.end, record.got);
    this.ours.other = this.theirs;
    this.theirs.other = this.ours;
    this.closed = false; // whether no more messages of the other end are kept
    this.kept = { ours: this.ours.size, theirs: this.theirs.size }; // how many messages are kept
  }

  chain(end, letters) {
    return new Chain(hash("chain", this.bond, end), letters.map(toBytes));
  }

  /** How many messages of this end the other hasn't confirmed. */
  get waiting() {
    return this.kept.ours - this.record.seen;
  }

  /** Keep a message of this end. taken: how many of the other end's it follows. */
  async add(message, taken) {
    const bytes = joined(number(taken), written(message));
    this.ours.messages.push(bytes);
    this.record.sent.push(toLetters(bytes));
    await this.keep();
  }

  /** The letter with the kept messages of this end from number `first` on. */
  letter(first = this.record.seen) {
    const { id, end } = this.record;
    const { ours, theirs } = this.kept;
    const messages = this.ours.messages.slice(first, ours);
    return letter({ id, end, first, seen: theirs, messages }, sealOf(this.ours, ours));
  }

  /** Take in a letter of the other end; return how many messages are new. Throws Trouble, and then
      has changed nothing. */
  async accept(bytes) {
    const { id, end, first, seen, messages, check } = opened(bytes);
    if (id !== this.record.id) throw new Trouble("another game");
    if (end === this.record.end) throw new Trouble("own letter");
    if (first + messages.length > MOST) throw new Trouble("damaged");
    if (first > this.theirs.size) throw new Trouble("letter missing");
    if (Math.max(seen, ...messages.map(seenBy)) > this.ours.size) throw new Trouble("behind");
    const chain = this.theirs.with(first, messages);
    check(sealOf(chain));
    const known = this.theirs.messages.slice(first);
    if (known.some((message, i) => i < messages.length && !same(message, messages[i]))) {
      throw new Trouble("fork");
    }
    const fresh = this.closed ? [] : messages.slice(known.length);
    if (fresh.length) this.replace(chain);
    this.record.got.push(...fresh.map(toLetters));
    const confirmed = seen > this.record.seen;
    if (confirmed) this.record.seen = seen;
    if (fresh.length || confirmed) await this.keep();
    return fresh.length;
  }

  replace(chain) {
    this.theirs = chain;
    this.ours.other = chain;
  }

  async keep() {
    const record = structuredClone(this.record);
    const keeping = this.keeping.then(() => this.keeps(record));
    this.keeping = keeping.catch(() => {});
    try {
      await keeping;
      this.kept = { ours: record.sent.length, theirs: record.got.length };
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
