// What connects two tables again: the match, and the description of a way.

/** The bytes of a call or its reply: {id, way}. */
export function callOf({ id, way }) {
  const letters = new TextEncoder().encode(id);
  return Uint8Array.of(letters.length, ...letters, ...way);
}

/** Read them back: {id, way}. */
export function readCall(bytes) {
  const end = 1 + bytes[0];
  return { id: new TextDecoder().decode(bytes.subarray(1, end)), way: bytes.slice(end) };
}
