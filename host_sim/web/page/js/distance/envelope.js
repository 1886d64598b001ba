// What all that two ends pass on has around it, so that it can be found in any text, and is whole:
//
//     mark · version · kind · length of the rest · body · seal

import { Fields, joined, number } from "./bytes.js";
import { Trouble } from "./trouble.js";

export const KINDS = ["invitation", "answer", "letter", "call", "reply"];
export const MOST = 1 << 18; // bytes; a whole game that is given back is shorter
export const HEAD = 6; // bytes at most up to the body
const MARK = 0xd1;
const VERSION = 2;
const SEAL = 8; // bytes

/** The bytes of a body of this kind; seal(bytes): a hash of what comes before the seal. */
export function sealed(kind, body, seal) {
  const all = joined(MARK, VERSION, KINDS.indexOf(kind), number(body.length + SEAL), body);
  return joined(all, seal(all).slice(0, SEAL));
}

/** Read them: {body, check(seal)}; `check` throws Trouble unless this is the seal. Throws Trouble, too. */
export function unsealed(kind, bytes) {
  if (bytes.length > MOST || bytes.length !== sizeOf(bytes)) throw new Trouble("damaged");
  const fields = new Fields(bytes);
  fields.take(2);
  if (KINDS[fields.byte()] !== kind) throw new Trouble("damaged");
  const body = fields.take(fields.number() - SEAL);
  const due = fields.rest();
  const before = bytes.slice(0, -SEAL);
  return {
    body,
    check(seal) {
      const made = seal(before);
      if (due.some((byte, i) => byte !== made[i])) throw new Trouble("damaged");
    },
  };
}

/** How many bytes there are in all, by the first HEAD of them. Throws Trouble. */
export function sizeOf(bytes) {
  const fields = new Fields(bytes);
  if (fields.byte() !== MARK) throw new Trouble("damaged");
  if (fields.byte() !== VERSION) throw new Trouble("other version");
  fields.byte();
  const length = fields.number();
  if (length < SEAL) throw new Trouble("damaged");
  return fields.at + length;
}
