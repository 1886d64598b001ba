// Locks for cards: points of ristretto255, each multiplied by secrets of both ends.
//
// A deck is shuffled in three passes. The first end shuffles and locks all cards by one secret; the
// second shuffles and locks each slot by a secret of its own; the first takes its lock off and locks
// each slot in turn. So nobody knows the order, and a slot opens to whom has the secrets of both.

import { Trouble } from "./trouble.js";
import { hash } from "./secrets.js";
import { ristretto255, ristretto255_hasher } from "./ristretto.js";

const { Point } = ristretto255;
export const POINT = 32; // bytes
const CARD = { DST: "regalia distance 1 card" };
const LOCK = { DST: "regalia distance 1 lock" };
const AT_ONCE = 4; // cards, before the page may do something else

/** The points of the cards of a deck; equal cards are different points. */
export function cards(bond, deck, size) {
  return each([...Array(size).keys()], (card) =>
    ristretto255_hasher.hashToCurve(hash("card", bond, deck, card), CARD),
  );
}

/** The first pass over the points of the cards. Resolves to the bytes of the locked points. */
export async function firstPass(points, secrets, deck, tell) {
  const lock = factor(secrets.deck(deck));
  const order = secrets.order(deck, points.length);
  return bytesOf(await each(order, (from) => points[from].multiply(lock), tell));
}

/** The second pass, over the bytes of the first. `first` is the number of the deck's first slot. */
export async function secondPass(bytes, secrets, deck, first, tell) {
  const points = pointsOf(bytes);
  const order = secrets.order(deck, points.length);
  return bytesOf(
    await each(order, (from, slot) => points[from].multiply(factor(secrets.slot(first + slot))), tell),
  );
}

/** The third pass, by the end that made the first. */
export async function thirdPass(bytes, secrets, deck, first, tell) {
  const unlock = inverse(factor(secrets.deck(deck)));
  return bytesOf(
    await each(
      pointsOf(bytes),
      (point, slot) => point.multiply(product(unlock, factor(secrets.slot(first + slot)))),
      tell,
    ),
  );
}

/** The point of a card, from that of its slot and the secrets of both ends. */
export function opened(point, ...secrets) {
  return point.multiply(inverse(product(...secrets.map(factor))));
}

/** The points of a pass. Throws Trouble if it has the same twice, or what is no point. */
export function pointsOf(bytes) {
  const points = [];
  const seen = new Set();
  for (let at = 0; at < bytes.length; at += POINT) {
    const point = pointOf(bytes.slice(at, at + POINT));
    const name = point.toHex();
    if (seen.has(name)) throw new Trouble("duplicate");
    seen.add(name);
    points.push(point);
  }
  return points;
}

function pointOf(bytes) {
  let point;
  try {
    point = Point.fromBytes(bytes);
  } catch {
    throw new Trouble("swapped");
  }
  if (point.is0()) throw new Trouble("swapped");
  return point;
}

function bytesOf(points) {
  const bytes = new Uint8Array(POINT * points.length);
  points.forEach((point, i) => bytes.set(point.toBytes(), POINT * i));
  return bytes;
}

function factor(secret) {
  return ristretto255_hasher.hashToScalar(secret, LOCK);
}

function inverse(scalar) {
  return Point.Fn.inv(scalar);
}

function product(...scalars) {
  return scalars.reduce((all, scalar) => Point.Fn.mul(all, scalar));
}

// Do the work for each of them; `tell` is called with how many are done.
async function each(all, work, tell = () => {}) {
  const made = [];
  for (const [i, one] of all.entries()) {
    if (i && i % AT_ONCE === 0) {
      tell(i);
      await pause();
    }
    made.push(work(one, i));
  }
  return made;
}

// Let the page do something else. Browsers delay timers of a page that nobody looks at, not messages.
function pause() {
  return new Promise((go) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      go();
    };
    port2.postMessage(null);
  });
}
