// What both ends draw together, from a half of each: the public seed, and dice.

import { Draw, hash } from "./secrets.js";

/** The public seed of 32 bits, from the first half of the one who invited. */
export function publicSeed(bond, half) {
  return new Draw(hash("public seed", bond, half)).next();
}

/** The numbers of dice. halves: of the one who invited, then of the other. */
export function cast(bond, halves, count, sides) {
  const draw = new Draw(hash("dice", bond, ...halves));
  return Array.from({ length: count }, () => 1 + draw.below(sides));
}
