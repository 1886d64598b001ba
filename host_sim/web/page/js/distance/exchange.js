// A secret that only the two ends know (Diffie and Hellman): each gives the other a public key, which
// anybody may read, and makes the same secret of it and its own seed.

import { ristretto255, ristretto255_hasher } from "./ristretto.js";
import { Trouble } from "./trouble.js";

const { Point } = ristretto255;
const DST = "regalia distance 2 exchange";
export const KEY = 32; // bytes

/** The public key of who has this seed. */
export function keyOf(seed) {
  return Point.BASE.multiply(secretOf(seed)).toBytes();
}

/** The secret of this seed and the other end's public key. Throws Trouble if that is none. */
export function shared(seed, key) {
  return pointOf(key).multiply(secretOf(seed)).toBytes();
}

/** Return a public key. Throws Trouble if it is none. */
export function checked(key) {
  pointOf(key);
  return key;
}

function secretOf(seed) {
  return ristretto255_hasher.hashToScalar(seed, { DST });
}

function pointOf(key) {
  let point = null;
  try {
    point = Point.fromBytes(key);
  } catch {
    // no point at all
  }
  if (!point || point.is0()) throw new Trouble("damaged");
  return point;
}
