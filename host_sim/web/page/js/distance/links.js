// Links between two people who play at a distance. What they hold is in the fragment of the address,
// which browsers send to nobody.

import { toBytes, toLetters } from "../base64.js";

const KINDS = ["invitation", "answer", "letter", "call", "reply"];
const MOST = 100_000; // letters; more is no link of ours

/** The address of this page with these bytes in its fragment. */
export function linkOf(kind, bytes) {
  const address = new URL(location.href);
  address.search = "";
  address.hash = `${kind}=${toLetters(bytes)}`;
  return address.href;
}

/** What a link, or its fragment alone, holds: {kind, bytes}; null if it is no link of ours. */
export function readLink(text) {
  const [, kind, letters] = /#?(\w+)=([\w-]*)\s*$/.exec(text.slice(0, MOST)) ?? [];
  if (!KINDS.includes(kind)) return null;
  try {
    return { kind, bytes: toBytes(letters) };
  } catch {
    return null;
  }
}
