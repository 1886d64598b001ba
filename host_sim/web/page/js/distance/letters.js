// Letters: some messages of one end, with what they need to be known as the next ones of their game.
//
//     game · end · number of the first · how many of the other's are here · proof
//     · how many of the other's it gives back [· these · their proof] · messages
//
// A page may lose what it has sent, as when the browser keeps no more. The other gives it back. The proof
// shows that it is the same: only who has the seed can make it.

import { Fields, joined, number } from "./bytes.js";
import { sealed, unsealed } from "./envelope.js";

const NAME = 6; // bytes of the id of a game
export const PROOF = 4; // bytes; only who made it can try whether one is right

/** The bytes of a letter {id, end, first, seen, proof, back, backProof, messages};
    seal(bytes): what they are sealed with.
    id: of the game. end: 0 for who invited, 1 for the other. messages: bytes, from number `first`
    on. back: those of the other, up to number `seen`, and the proof of these. */
export function letter({ id, end, first, seen, proof, back, backProof, messages }, seal) {
  const listed = (all) => all.map((message) => joined(number(message.length), message));
  const head = joined(fromHex(id), end, number(first), number(seen), proof, number(back.length));
  const given = back.length ? [...listed(back), backProof] : [];
  return sealed("letter", joined(head, ...given, ...listed(messages)), seal);
}

/** Read a letter. Returns what `letter` takes, and check(seal). Throws Trouble. */
export function opened(bytes) {
  const { body, check } = unsealed("letter", bytes);
  const fields = new Fields(body);
  const id = takeId(fields);
  const [end, first, seen] = [fields.byte(), fields.number(), fields.number()];
  const proof = fields.take(PROOF);
  const [back, messages] = [[], []];
  for (let left = fields.number(); left; left--) back.push(fields.take(fields.number()));
  const backProof = fields.take(back.length && PROOF);
  while (fields.left) messages.push(fields.take(fields.number()));
  return { id, end, first, seen, proof, back, backProof, messages, check };
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
