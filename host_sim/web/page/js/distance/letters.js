// Letters: what one end tells another of the messages of all ends, each signed by who made it.
//
//     game · who sends it · for each end of which it tells:
//         its number · how many messages of each end it had · how many of these follow · they · its signature
//
// The first is the one that sends it. A page may lose what it has sent, as when the browser keeps no
// more: another end gives it back, with its own signature.

import { Fields, joined, number } from "./bytes.js";
import { sealed, unsealed } from "./envelope.js";
import { SIGNATURE } from "./signature.js";

const NAME = 6; // bytes of the id of a game

/** The bytes of a letter {id, parts: [{end, counts, messages, signature}]}. id: of the game. counts: how
    many messages of each end this one had when it signed. messages: the last of its own, bytes. */
export function letter({ id, parts }) {
  const written = parts.map(({ end, counts, messages, signature }) =>
    joined(
      ...[end, ...counts.map(number), number(messages.length)],
      ...messages.map((message) => joined(number(message.length), message)),
      signature,
    ),
  );
  return sealed("letter", joined(fromHex(id), ...written));
}

/** Read a letter of a game with so many ends. Returns what `letter` takes. Throws Trouble. */
export function opened(bytes, ends) {
  const fields = new Fields(unsealed("letter", bytes));
  const id = takeId(fields);
  const parts = [];
  do {
    const end = fields.byte();
    const counts = Array.from({ length: ends }, () => fields.number());
    const messages = [];
    for (let left = fields.number(); left; left--) messages.push(fields.take(fields.number()));
    parts.push({ end, counts, messages, signature: fields.take(SIGNATURE) });
  } while (fields.left);
  return { id, parts };
}

/** The id of the game of a letter. Throws Trouble. */
export function gameOf(bytes) {
  return takeId(new Fields(unsealed("letter", bytes)));
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
