// Files that the browser saves.

import { element } from "./dom.js";

const KEPT_MS = 60_000; // until the browser has surely read it

/** Save a blob as a file of this name. */
export function save(blob, name) {
  const link = element("a", { href: URL.createObjectURL(blob), download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS);
}

/** The name of a file made now. */
export function nameNow(extension) {
  const moment = new Date().toISOString().slice(0, 19).replaceAll(":", "");
  return `regalia-${moment}.${extension}`;
}
