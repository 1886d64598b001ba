// Bytes of messages and of what is hashed: joined, compared, and read one field after the other.

import { Trouble } from "./trouble.js";

const TEXT = new TextEncoder();

/** Bytes one after the other; a number is one byte, a text its UTF-8. */
export function joined(...parts) {
  const pieces = parts.map((part) => {
    if (typeof part === "string") return TEXT.encode(part);
    return typeof part === "number" ? Uint8Array.of(part) : part;
  });
  const all = new Uint8Array(pieces.reduce((size, piece) => size + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
}

export function same(some, others) {
  return some.length === others.length && some.every((byte, i) => byte === others[i]);
}

/** A number from 0 on in as few bytes as it needs, seven bits in each. */
export function number(value) {
  const bytes = [];
  for (; value > 127; value >>= 7) bytes.push((value & 127) | 128);
  return Uint8Array.of(...bytes, value);
}

/** A text of at most 127 bytes, with its length. */
export function text(value) {
  const bytes = TEXT.encode(value);
  return joined(number(bytes.length), bytes);
}

/** Reads fields from bytes; throws Trouble "damaged" where they end too early. */
export class Fields {
  constructor(bytes) {
    this.bytes = bytes;
    this.at = 0;
  }

  get left() {
    return this.bytes.length - this.at;
  }

  take(size) {
    if (size > this.left) throw new Trouble("damaged");
    this.at += size;
    return this.bytes.slice(this.at - size, this.at);
  }

  rest() {
    return this.take(this.left);
  }

  byte() {
    return this.take(1)[0];
  }

  number() {
    let value = 0;
    for (let shift = 0; shift < 21; shift += 7) {
      const byte = this.byte();
      value |= (byte & 127) << shift;
      if (byte < 128) return value;
    }
    throw new Trouble("damaged");
  }

  /** A text of printable ASCII. */
  text() {
    return printable(this.take(this.number()));
  }
}

/** The text of some bytes; throws Trouble "damaged" unless all are printable ASCII. */
export function printable(bytes) {
  if (bytes.some((byte) => byte < 32 || byte > 126)) throw new Trouble("damaged");
  return String.fromCharCode(...bytes);
}
