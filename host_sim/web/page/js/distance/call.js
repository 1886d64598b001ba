// What connects two tables again: the match, and the description of a way. Nobody but an end of the
// match can make it.

import { toBytes } from "../base64.js";
import { partsOf } from "./agreement.js";
import { Fields, joined } from "./bytes.js";
import { sealed, unsealed } from "./envelope.js";
import { fromHex, takeId } from "./letters.js";
import { SIGNATURE, isSigned, signature } from "./signature.js";
import { Trouble } from "./trouble.js";

/** The bytes of a "call" or its "reply". record: of the match. */
export function callOf(kind, record, way) {
  const body = joined(fromHex(record.id), record.end, way);
  return sealed(kind, joined(signature(toBytes(record.seed), joined(kind, body)), body));
}

/** Read them: {id, end, way, check(record)}; `check` throws Trouble unless this other end made it. Throws
    Trouble. */
export function readCall(kind, bytes) {
  const fields = new Fields(unsealed(kind, bytes));
  const made = fields.take(SIGNATURE);
  const body = fields.rest();
  const inside = new Fields(body);
  const [id, end] = [takeId(inside), inside.byte()];
  const check = (record) => {
    const given = end === record.end ? "" : record.given[end];
    if (!given || !isSigned(partsOf(given).key, joined(kind, body), made)) throw new Trouble("damaged");
  };
  return { id, end, way: inside.rest(), check };
}
