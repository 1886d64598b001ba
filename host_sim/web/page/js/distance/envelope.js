// What all that ends pass on has around it, as head.js describes it.

import { Fields, joined, number, same } from "./bytes.js";
import { KINDS, MARK, MOST, SEAL, VERSION, sizeOf } from "./head.js";
import { hash } from "./secrets.js";
import { Trouble } from "./trouble.js";

/** The bytes of a body of this kind. */
export function sealed(kind, body) {
  const all = joined(MARK, VERSION, KINDS.indexOf(kind), number(body.length + SEAL), body);
  return joined(all, sealOf(all));
}

/** The body of what is of this kind. Throws Trouble. */
export function unsealed(kind, bytes) {
  if (bytes.length > MOST || bytes.length !== sizeOf(bytes)) throw new Trouble("damaged");
  if (KINDS[bytes[2]] !== kind) throw new Trouble("damaged");
  if (!same(bytes.slice(-SEAL), sealOf(bytes.slice(0, -SEAL)))) throw new Trouble("damaged");
  const fields = new Fields(bytes.slice(3, -SEAL));
  fields.number();
  return fields.rest();
}

function sealOf(bytes) {
  return hash("whole", bytes).slice(0, SEAL);
}
