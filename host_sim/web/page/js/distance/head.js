// The first bytes of all that ends pass on, by which it is found in any text, and whole; the rest is in
// envelope.js:
//
//     mark · version · kind · length of the rest · body · seal

import { Fields } from "./bytes.js";
import { Trouble } from "./trouble.js";

export const KINDS = ["invitation", "answer", "letter", "call", "reply", "list", "watch", "watcher"];
export const MOST = 1 << 18; // bytes; a whole game that is given back is shorter
export const HEAD = 6; // bytes at most up to the body
export const MARK = 0xd1;
export const VERSION = 3;
export const SEAL = 8; // bytes, a hash of what comes before: against damage

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
