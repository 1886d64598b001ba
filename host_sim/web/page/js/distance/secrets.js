// The secrets of one end in one game, all derived from its seed. Who has the seed can check everything
// that this end did.

import { joined } from "./bytes.js";
import { sha256 } from "./ristretto.js";

export const SECRET = 16; // bytes of a secret that can be handed over
export const SEED = 32; // bytes
const HALVES = 1024; // one for each cast or opened card; the longest game of Banquet Royal has some 700

/** A hash of parts as `joined` takes them, beginning with what it is for. */
export function hash(name, ...parts) {
  return sha256(joined("regalia distance 1 ", name, 0, ...parts));
}

/** The hash of a half: the half before it in the series. */
export function before(half) {
  return hash("half", half).slice(0, SECRET);
}

/** Numbers without bias from a hash. */
export class Draw {
  constructor(key) {
    this.key = key;
    this.block = 0;
    this.numbers = [];
  }

  /** A number from 0 to `size` - 1. */
  below(size) {
    const usable = 2 ** 32 - (2 ** 32 % size);
    for (;;) {
      const drawn = this.next();
      if (drawn < usable) return drawn % size;
    }
  }

  next() {
    if (!this.numbers.length) {
      const bytes = hash("draw", this.key, whole(this.block++));
      const view = new DataView(bytes.buffer);
      for (let at = 0; at < bytes.length; at += 4) this.numbers.push(view.getUint32(at));
    }
    return this.numbers.shift();
  }
}

export class Secrets {
  constructor(seed) {
    this.seed = seed;
  }

  /** What stands for all halves: the hash of the first. Others get it before the game. */
  get anchor() {
    return before(this.half(0));
  }

  /** This end's half of what both draw together: the public seed first, then each cast. Each is the
      hash of the next, so none can be exchanged once the anchor is known. */
  half(number) {
    if (number >= HALVES) throw new RangeError("too many casts");
    return this.halves[number];
  }

  get halves() {
    const made = [this.derived("last half", 0).slice(0, SECRET)];
    while (made.length < HALVES) made.push(before(made.at(-1)));
    Object.defineProperty(this, "halves", { value: made.reverse() });
    return this.halves;
  }

  /** The order in which this end shuffles a deck: for each new place the one that it had before. */
  order(deck, size) {
    const places = [...Array(size).keys()];
    const draw = new Draw(this.derived("order", deck));
    for (let last = size - 1; last > 0; last--) {
      const other = draw.below(last + 1);
      [places[last], places[other]] = [places[other], places[last]];
    }
    return places;
  }

  /** The secret that locks a whole deck while it is shuffled. */
  deck(number) {
    return this.derived("deck", number);
  }

  /** The secret that locks a slot; slots of all decks are counted. */
  slot(number) {
    return this.derived("slot", number).slice(0, SECRET);
  }

  derived(name, number) {
    return hash(name, whole(number), this.seed);
  }
}

function whole(number) {
  return Uint8Array.of(number >>> 24, number >>> 16, number >>> 8, number);
}
