// Links between two people who play at a distance. What they hold is in the fragment of the address,
// which browsers send to nobody.

import { toBytes, toLetters } from "../base64.js";
import { HEAD, KINDS, MOST, sizeOf } from "./head.js";
import { Trouble } from "./trouble.js";

const LINK = new RegExp(`\\b(${KINDS.join("|")})(?:=|%3D)(.*)`, "is");
// What mail and messengers put in the midst of a long word: line ends, marks of quotations, and
// letters that nobody sees.
const BETWEEN = /(?:=\r?\n|[\s\u00ad\u200b-\u200f\u2060\ufeff])+(?:>[\s>]*)?/g;
const LETTERS = 2 * MOST; // no link of ours is as long

/** The address of this page with these bytes in its fragment. */
export function linkOf(kind, bytes) {
  const address = new URL(location.href);
  address.search = "";
  address.hash = `${kind}=${toLetters(bytes)}`;
  return address.href;
}

/** Whether a text has what begins as a link of ours. */
export function hasLink(text) {
  return LINK.test(text);
}

/** What the link in a text holds: {kind, bytes}. Other words may stand before and behind it. Throws
    Trouble if it isn't whole. */
export function readLink(text) {
  const [, kind, rest] = LINK.exec(text);
  const [letters] = /^[\w-]*/.exec(rest.slice(0, LETTERS).replace(BETWEEN, ""));
  const size = sizeOf(bytesOf(letters.slice(0, Math.ceil((HEAD * 8) / 6))));
  const bytes = bytesOf(letters.slice(0, Math.ceil((size * 8) / 6)));
  if (bytes.length < size) throw new Trouble("damaged");
  return { kind: kind.toLowerCase(), bytes };
}

function bytesOf(letters) {
  try {
    return toBytes(letters);
  } catch {
    throw new Trouble("damaged");
  }
}
