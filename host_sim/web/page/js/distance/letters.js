// Letters: some messages of one end, with what they need to be known as the next ones of their game.
//
//     game · end · number of the first · how many of the other's are here · messages

import { Fields, joined, number } from "./bytes.js";
import { sealed, unsealed } from "./envelope.js";

const NAME = 6; // bytes of the id of a game

/** The bytes of a letter {id, end, first, seen, messages}; seal(bytes): what they are sealed with.
    id: of the game. end: 0 for who invited, 1 for the other. messages: bytes, from number `first` on. */
export function letter({ id, end, first, seen, messages }, seal) {
  const parts = messages.map((message) => joined(number(message.length), message));
  return sealed("letter", joined(fromHex(id), end, number(first), number(seen), ...parts), seal);
}

/** Read a letter. Returns what `letter` takes, and check(seal). Throws Trouble. */
export function opened(bytes) {
  const { body, check } = unsealed("letter", bytes);
  const fields = new Fields(body);
  const id = takeId(fields);
  const [end, first, seen] = [fields.byte(), fields.number(), fields.number()];
  const messages = [];
  while (fields.left) messages.push(fields.take(fields.number()));
  return { id, end, first, seen, messages, check };
}

/** The id of a game, from a hash of what was proposed. */
export function idFrom(hashed) {
  return toHex(hashed.slice(0, NAME));
}

/** The id of a game, the next field. Throws Trouble. */
export function takeId(fields) {
  return toHex(fields.take(NAME));
}

function toHex(bytes) {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function fromHex(text) {
  return Uint8Array.from(text.match(/../g), (pair) => parseInt(pair, 16));
}
