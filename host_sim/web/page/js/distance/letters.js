// Letters: some messages of one end, with what they need to be known as the next ones of their game.
//
//     mark · version · game · end · number of the first · how many of the other's are here · messages · seal

import { Fields, joined, number } from "./bytes.js";
import { Trouble } from "./trouble.js";

const MARK = 0xd1; // begins each of our letters
const VERSION = 1;
export const MOST = 16_384; // bytes; no letter is as long
export const NAME = 6; // bytes of the id of a game
const SEAL = 8; // bytes

/** The bytes of a letter {id, end, first, seen, messages}; seal(bytes): what they are sealed with.
    id: of the game. end: 0 for who invited, 1 for the other. messages: bytes, from number `first` on. */
export function letter({ id, end, first, seen, messages }, seal) {
  const parts = messages.map((message) => joined(number(message.length), message));
  const head = joined(marked(), fromHex(id), end, number(first), number(seen));
  return joined(head, ...parts, seal(head).slice(0, SEAL));
}

/** Read a letter. Returns what `letter` takes, and `head` and `sealed`, which the reader has to compare.
    Throws Trouble. */
export function opened(bytes) {
  const fields = unmarked(bytes.slice(0, -SEAL));
  const id = toHex(fields.take(NAME));
  const [end, first, seen] = [fields.byte(), fields.number(), fields.number()];
  const head = bytes.slice(0, fields.at);
  const messages = [];
  while (fields.left) messages.push(fields.take(fields.number()));
  return { id, end, first, seen, messages, head, sealed: bytes.slice(-SEAL) };
}

/** How all our letters begin. */
export function marked() {
  return Uint8Array.of(MARK, VERSION);
}

/** The fields of bytes that begin so. Throws Trouble. */
export function unmarked(bytes) {
  if (bytes.length > MOST) throw new Trouble("damaged");
  const fields = new Fields(bytes);
  if (fields.byte() !== MARK) throw new Trouble("damaged");
  if (fields.byte() !== VERSION) throw new Trouble("other version");
  return fields;
}

/** The id of the game to which a letter belongs. Throws Trouble. */
export function letterId(bytes) {
  return opened(bytes).id;
}

/** The id of a game, from a hash of what was proposed. */
export function idFrom(hashed) {
  return toHex(hashed.slice(0, NAME));
}

export function toHex(bytes) {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function fromHex(text) {
  return Uint8Array.from(text.match(/../g), (pair) => parseInt(pair, 16));
}
