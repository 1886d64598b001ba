// The links by which somebody watches a game: the one who invited gives one, and one comes back.

import { Fields, joined, text } from "./bytes.js";
import { sealed, unsealed } from "./envelope.js";
import { fromHex, takeId } from "./letters.js";

/** The bytes of a "watch" or its "watcher". id: of the game; version: of the rules. */
export function viewOf(kind, { id, version, way }) {
  return sealed(kind, joined(fromHex(id), text(version), way));
}

/** Read them: {id, version, way}. Throws Trouble. */
export function readView(kind, bytes) {
  const fields = new Fields(unsealed(kind, bytes));
  return { id: takeId(fields), version: fields.text(), way: fields.rest() };
}
