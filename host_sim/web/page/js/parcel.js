// A text in the fragment of an address: compressed, then as letters that addresses allow. Browsers
// send a fragment to nobody.

import { toBytes, toLetters } from "./base64.js";

const FORMAT = "deflate-raw";
const MOST = 100_000; // bytes of a text; more is no link of ours

/** The text as the letters of a fragment. */
export async function packed(text) {
  return toLetters(await through(new Blob([text]), new CompressionStream(FORMAT)));
}

/** The text that a fragment holds. Throws an Error if it holds none. */
export async function unpacked(letters) {
  const blob = new Blob([toBytes(letters)]);
  return new TextDecoder().decode(await through(blob, new DecompressionStream(FORMAT)));
}

async function through(blob, stream) {
  const reader = blob.stream().pipeThrough(stream).getReader();
  const parts = [];
  for (let size = 0; ; ) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > MOST) throw new Error("too long");
    parts.push(value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}
