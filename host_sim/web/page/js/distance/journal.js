// The journal of a game: all messages of all ends, each chained to those before it.
//
// A message is kept before it is sent, and before it counts as received. Each says how many of the other
// ends' were taken before it, and its hash covers those too. An end signs its messages with each letter,
// so they can come by way of others: none can change one, or make one up.
//
// Its record has for each end `chains`, the messages; `states`, what it signed last; and `has`, how many
// of each it is known to have itself.

import { toBytes, toLetters } from "../base64.js";
import { bondOf, partsOf } from "./agreement.js";
import { Fields, joined, number, same } from "./bytes.js";
import { InTurn } from "./inturn.js";
import { letter, opened } from "./letters.js";
import { read, written } from "./messages.js";
import { hash } from "./secrets.js";
import { isSigned, signature } from "./signature.js";
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
    this.end = record.end;
    this.keys = record.given.map((given) => partsOf(given).key);
    const chains = record.chains.map(
      (letters, end) => new Chain(end, [hash("chain", this.bond, end)], letters.map(toBytes)),
    );
    this.chains = tied(chains);
    this.behind = false; // whether another end has messages that aren't here
    this.closed = false; // whether no more messages of others are kept
    this.kept = sizesOf(chains); // how many messages are kept
    this.returns = 0; // how often messages of this end came back
  }

  get ours() {
    return this.chains[this.end];
  }

  /** How many messages of each end may go to others: of this one, those that are kept. */
  get passable() {
    return this.chains.map(({ size }, end) => (end === this.end ? this.kept[end] : size));
  }

  /** Whether another end waits for a letter. */
  owes(to) {
    return this.behind || this.kept.some((size, end) => size > this.record.has[to][end]);
  }

  /** Keep a message of this end. taken: for each end how many of its messages it follows. */
  async add(message, taken) {
    const others = taken.filter((_, end) => end !== this.end);
    const bytes = joined(...others.map(number), written(message));
    this.ours.messages.push(bytes);
    this.record.chains[this.end].push(toLetters(bytes));
    await this.keep();
  }

  /** The letter for another end with all kept messages but the first `known` of each end, by default those
      that it has. */
  letter(to, known = this.record.has[to]) {
    const { end, kept } = this;
    const { id, states } = this.record;
    const own = {
      ...{ end, counts: kept, messages: this.ours.messages.slice(known[end], kept[end]) },
      signature: signature(toBytes(this.record.seed), stateOf(this.chains, end, kept)),
    };
    const others = this.chains
      .filter((chain) => chain.end !== end && chain.size > known[chain.end])
      .map((chain) => ({
        ...{ end: chain.end, counts: states[chain.end].counts, messages: chain.messages.slice(known[chain.end]) },
        signature: toBytes(states[chain.end].signature),
      }));
    return letter({ id, parts: [own, ...others] });
  }

  /** Take in a letter of another end; return {from, news, asks}: FRESH, RETURNED, LOST, or "" if it has
      nothing new; whether the other may lack what was sent to it. via: the end from which it comes by a
      connection, so as its newest; null without one. Throws Trouble, and then has changed no message. */
  async accept(bytes, via = null) {
    const { id, parts } = opened(bytes, this.chains.length);
    if (id !== this.record.id) throw new Trouble("another game");
    const [{ end: from, counts }] = parts;
    if (from === this.end) throw new Trouble("own letter");
    const possible = parts.every((part) => part.end < this.chains.length && firstOf(part) >= 0);
    if (!possible || (via !== null && via !== from)) throw new Trouble("damaged", "", via ?? undefined);
    const lacks = via !== null && this.lower(from, counts);
    this.behind = parts.some((part) => firstOf(part) > this.chains[part.end].size);
    if (this.behind) throw new Trouble("behind", "", from);
    const [own, ...others] = parts.map((part) => this.compared(part));
    const has = this.record.has[from];
    const known = this.chains[from].size;
    const lost = own.same < known || (own.said.size === known && counts.some((count, end) => count < has[end]));
    const used = lost ? [own] : [own, ...others.filter(isNew)];
    const chains = lost
      ? this.chains.with(from, own.said)
      : tied(this.chains.map((chain) => used.find(({ end }) => end === chain.end)?.said ?? chain.with(chain.size, [])));
    this.check(from, used, chains, lost);
    if (lost) {
      this.lower(from, counts.with(from, own.same));
      return { from, news: LOST, asks: true };
    }
    const returned = used.find(({ end }) => end === this.end);
    const news = this.closed ? "" : returned ? RETURNED : used.some(isNew) ? FRESH : "";
    if (news) this.take(used, chains, returned);
    const now = has.map((count, end) => Math.max(count, Math.min(counts[end], this.chains[end].size)));
    const confirmed = String(now) !== String(has);
    this.record.has[from] = now;
    if (news || confirmed) await this.keep();
    return { from, news, asks: lacks || !(news || confirmed) };
  }

  // Another end has no more than this; return whether it had.
  lower(end, counts) {
    const before = this.record.has[end];
    this.record.has[end] = before.map((count, chain) => Math.min(count, counts[chain]));
    return String(before) !== String(this.record.has[end]);
  }

  // A part of a letter, with the chain that it makes, and how many of its messages are here.
  compared(part) {
    const known = this.chains[part.end];
    const said = known.with(firstOf(part), part.messages);
    return { ...part, said, same: known.sameAs(said) };
  }

  // Check parts of a letter, with which these would be all messages.
  check(from, parts, chains, lost) {
    const refers = ({ said, same, counts }) => [counts, ...said.seenFrom(same)];
    const misses = (seen) => seen.some((size, end) => size > chains[end].size);
    this.behind = parts.some((part) => refers(part).some(misses));
    if (this.behind) throw new Trouble("behind", "", from);
    const tooMany = ({ said: { size, bytes } }) => size > MOST || bytes > MOST_BYTES;
    if (parts.some(tooMany) || !(lost || isOrdered(chains))) throw new Trouble("damaged", "", from);
    for (const { end, counts, same, signature: made } of parts) {
      const isOthers = end !== from && end !== this.end;
      if (!isSigned(this.keys[end], stateOf(chains, end, counts), made)) {
        throw new Trouble(isOthers ? "forged" : "damaged", "", from);
      }
      if (isOthers && same < this.chains[end].size) throw new Trouble("two stories", "", end);
    }
  }

  take(parts, chains, returned) {
    if (returned) {
      this.returned();
      this.returns += 1;
      this.kept[this.end] = Math.min(this.kept[this.end], returned.same);
    }
    const { chains: letters, states } = this.record;
    for (const { end, same, said, counts, signature: made } of parts) {
      letters[end] = [...letters[end].slice(0, same), ...said.messages.slice(same).map(toLetters)];
      if (end !== this.end) states[end] = { counts, signature: toLetters(made) };
    }
    this.chains = chains;
  }

  async keep() {
    const record = structuredClone(this.record);
    const { returns } = this;
    try {
      await this.keeping.do(() => this.keeps(record));
    } catch (error) {
      throw new Trouble("not kept", String(error?.message ?? error));
    }
    const sizes = record.chains.map(({ length }) => length);
    if (returns === this.returns) this.kept = sizes;
  }
}

// The messages of one end, and for each number of them their hash.
class Chain {
  constructor(end, hashes, messages, seen = []) {
    this.end = end;
    this.hashes = hashes;
    this.messages = messages;
    this.seen = seen; // by the number of a message: see `seenBy`
    this.chains = null; // of all ends
  }

  get size() {
    return this.messages.length;
  }

  get bytes() {
    return this.messages.reduce((all, { length }) => all + length, 0);
  }

  /** How many messages of each end were taken before a message of this one was made; of this one: all. */
  seenBy(i) {
    this.seen[i] ??= seenIn(new Fields(this.messages[i]), this.chains.length, this.end).with(this.end, i);
    return this.seen[i];
  }

  /** The same for all messages from a number on. */
  seenFrom(first) {
    return this.messages.slice(first).map((_, i) => this.seenBy(first + i));
  }

  /** What a message says. Throws Trouble. */
  content(i) {
    try {
      const fields = new Fields(this.messages[i]);
      seenIn(fields, this.chains.length, this.end);
      return read(fields.rest());
    } catch {
      throw new Trouble("damaged", "", this.end);
    }
  }

  /** The hash of the first `size` messages. */
  at(size) {
    while (this.hashes.length <= size) {
      const i = this.hashes.length - 1;
      const others = this.seenBy(i).flatMap((seen, end) => (end === this.end ? [] : [this.chains[end].at(seen)]));
      this.hashes.push(hash("message", this.hashes.at(-1), ...others, this.messages[i]));
    }
    return this.hashes[size];
  }

  /** The chain of these messages behind the first `size` ones. */
  with(size, messages) {
    const all = [...this.messages.slice(0, size), ...messages];
    const chain = new Chain(this.end, this.hashes.slice(0, size + 1), all, this.seen.slice(0, size));
    chain.chains = this.chains;
    return chain;
  }

  /** How many messages at the beginning are the same. */
  sameAs({ messages }) {
    const differs = this.messages.findIndex((message, i) => message !== messages[i] && !(messages[i] && same(message, messages[i])));
    return differs < 0 ? this.size : differs;
  }
}

// Let all chains know each other.
function tied(chains) {
  for (const chain of chains) chain.chains = chains;
  return chains;
}

// The number of the first message in a part of a letter.
function firstOf({ end, counts, messages }) {
  return counts[end] - messages.length;
}

// Whether a part of a letter has messages that aren't here.
function isNew({ said, same }) {
  return same < said.size;
}

function sizesOf(chains) {
  return chains.map(({ size }) => size);
}

// Whether the messages of all ends can have come about, each after those that it follows.
function isOrdered(chains) {
  const at = chains.map(() => 0);
  const follows = (chain) => at[chain.end] < chain.size && chain.seenBy(at[chain.end]).every((seen, end) => seen <= at[end]);
  for (let next = chains.find(follows); next; next = chains.find(follows)) at[next.end]++;
  return at.every((size, end) => size === chains[end].size);
}

// How many of each end's messages a message says it follows; of its own: 0.
function seenIn(fields, ends, end) {
  return Array.from({ length: ends }, (_, one) => (one === end ? 0 : fields.number()));
}

// What an end signs: all its messages, and how many of the others' it has.
function stateOf(chains, end, counts) {
  return hash("state", chains[end].at(counts[end]), ...counts.map(number));
}
