// What play at a distance needs of @noble/curves and @noble/hashes, for tools/site/bundle.py.

export { ristretto255, ristretto255_hasher } from "@noble/curves/ed25519.js";
export { sha256 } from "@noble/hashes/sha2.js";
