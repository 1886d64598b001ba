// What all that two ends pass on has around it, so that it can be found in any text, and is whole:
//
//     mark · version · kind · length of the rest · body · seal

import { Fields, joined, number, same } from "./bytes.js";
import { hash } from "./secrets.js";
import { Trouble } from "./trouble.js";

export const KINDS = ["invitation", "answer", "letter", "call", "reply", "list"];
export const MOST = 1 << 18; // bytes; a whole game that is given back is shorter
export const HEAD = 6; // bytes at most up to the body
const MARK = 0xd1;
const VERSION = 3;
const SEAL = 8; // bytes, a hash of what comes before: against damage

/** The bytes of a body of this kind. */
export function sealed(kind, body) {
  const all = joined(MARK, VERSION, KINDS.indexOf(kind), number(body.length + SEAL), body);
  return joined(all, sealOf(all));
}

/** The body of what is of this kind. Throws Trouble. */
export function unsealed(kind, bytes) {
  if (bytes.length > MOST || bytes.length !== sizeOf(bytes)) throw new Trouble("damaged");
  if (kindOf(bytes) !== kind) throw new Trouble("damaged");
  if (!same(bytes.slice(-SEAL), sealOf(bytes.slice(0, -SEAL)))) throw new Trouble("damaged");
  const fields = new Fields(bytes.slice(3, -SEAL));
  fields.number();
  return fields.rest();
}

/** What kind of thing some bytes are. */
export function kindOf(bytes) {
  return KINDS[bytes[2]];
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

function sealOf(bytes) {
  return hash("whole", bytes).slice(0, SEAL);
}
