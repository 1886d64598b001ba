// What connects two tables again: the match, and the description of a way. Nobody but the two ends of
// the match can make it.

import { bondOf } from "./agreement.js";
import { Fields, joined } from "./bytes.js";
import { sealed, unsealed } from "./envelope.js";
import { fromHex, takeId } from "./letters.js";
import { hash } from "./secrets.js";

/** The bytes of a "call" or its "reply". record: of the match. */
export function callOf(kind, record, way) {
  return sealed(kind, joined(fromHex(record.id), way), sealOf(record, record.end));
}

/** Read them: {id, way, check(record)}; `check` throws Trouble unless the other end made it. Throws
    Trouble. */
export function readCall(kind, bytes) {
  const { body, check } = unsealed(kind, bytes);
  const fields = new Fields(body);
  return { id: takeId(fields), way: fields.rest(), check: (record) => check(sealOf(record, 1 - record.end)) };
}

function sealOf(record, end) {
  return (bytes) => hash("call", bondOf(record), end, bytes);
}
