// What the two ends tell each other, as bytes.

import { Fields, joined, number, printable } from "./bytes.js";
import { POINT } from "./locks.js";
import { SECRET, SEED } from "./secrets.js";
import { Trouble } from "./trouble.js";

export const HALF = 0; // a half of what both draw together, such as dice
export const PASS = 1; // a deck, shuffled and locked
export const KEYS = 2; // secrets of slots, in the order of the slots that are due
export const ACT = 3; // what a player did, with the slots of the cards that it shows, and their secrets
export const RESIGN = 4;
export const SEED_OPENED = 5; // at the end
export const VOTE = 6; // for the computer, which is to play for an end; see computers.js
export const RETURN = 7; // that end plays again

const WORD = 40; // letters of an action

/** The bytes of a message {kind, …}:
    half {half}, pass {points}, keys {secrets}, act {word, shown: [{slot, secret}]}, seed {seed}, vote {end}, return {end} */
export function written(message) {
  return joined(message.kind, WRITE[message.kind](message));
}

const WRITE = {
  [HALF]: ({ half }) => half,
  [PASS]: ({ points }) => points,
  [KEYS]: ({ secrets }) => joined(...secrets),
  [ACT]: ({ word, shown }) =>
    joined(number(shown.length), ...shown.map(({ slot, secret }) => joined(number(slot), secret)), word),
  [RESIGN]: () => new Uint8Array(),
  [SEED_OPENED]: ({ seed }) => seed,
  [VOTE]: ({ end }) => number(end),
  [RETURN]: ({ end }) => number(end),
};

/** The message that some bytes are. Throws Trouble "damaged". */
export function read(bytes) {
  const fields = new Fields(bytes);
  const kind = fields.byte();
  if (!READ[kind]) throw new Trouble("damaged");
  const message = { kind, ...READ[kind](fields) };
  if (fields.left) throw new Trouble("damaged");
  return message;
}

const READ = {
  [HALF]: (fields) => ({ half: fields.take(SECRET) }),
  [PASS](fields) {
    if (fields.left % POINT) throw new Trouble("damaged");
    return { points: fields.rest() };
  },
  [KEYS]: (fields) => ({ secrets: secretsOf(fields) }),
  [ACT](fields) {
    const shown = [];
    for (let left = fields.number(); left; left--) {
      shown.push({ slot: fields.number(), secret: fields.take(SECRET) });
    }
    const word = printable(fields.rest());
    if (!word || word.length > WORD || word.includes(" ")) throw new Trouble("damaged");
    return { word, shown };
  },
  [RESIGN]: () => ({}),
  [SEED_OPENED]: (fields) => ({ seed: fields.take(SEED) }),
  [VOTE]: (fields) => ({ end: fields.number() }),
  [RETURN]: (fields) => ({ end: fields.number() }),
};

function secretsOf(fields) {
  const secrets = [];
  while (fields.left) secrets.push(fields.take(SECRET));
  return secrets;
}
