// Signatures of an end (Schnorr's, over ristretto255): anybody who has its public key can check what it
// signed, nobody else can sign for it.

import { joined, same } from "./bytes.js";
import { ristretto255, ristretto255_hasher } from "./ristretto.js";
import { hash } from "./secrets.js";
import { Trouble } from "./trouble.js";

const { Point } = ristretto255;
const CHALLENGE = 16; // bytes
export const KEY = 32; // bytes
export const SIGNATURE = CHALLENGE + 32; // bytes

/** The public key of who has this seed. */
export function keyOf(seed) {
  return Point.BASE.multiply(secretOf(seed)).toBytes();
}

/** Return a public key. Throws Trouble if it is none. */
export function checked(key) {
  pointOf(key);
  return key;
}

/** The signature of bytes by who has this seed: the same each time. */
export function signature(seed, bytes) {
  const nonce = scalar("nonce", joined(seed, bytes));
  const challenge = challengeOf(Point.BASE.multiply(nonce), keyOf(seed), bytes);
  const rest = Point.Fn.add(nonce, Point.Fn.mul(scalar("challenge", challenge), secretOf(seed)));
  return joined(challenge, Point.Fn.toBytes(rest));
}

/** Whether who has this public key signed these bytes. */
export function isSigned(key, bytes, made) {
  try {
    const challenge = made.slice(0, CHALLENGE);
    const rest = Point.BASE.multiply(Point.Fn.fromBytes(made.slice(CHALLENGE)));
    const nonce = rest.subtract(pointOf(key).multiply(scalar("challenge", challenge)));
    return same(challengeOf(nonce, key, bytes), challenge);
  } catch {
    return false; // no number in it
  }
}

function challengeOf(nonce, key, bytes) {
  return hash("challenge", nonce.toBytes(), key, bytes).slice(0, CHALLENGE);
}

function secretOf(seed) {
  return scalar("secret", seed);
}

function scalar(name, bytes) {
  return ristretto255_hasher.hashToScalar(bytes, { DST: `regalia distance 3 ${name}` });
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
