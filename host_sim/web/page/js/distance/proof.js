// The check at the end, when both ends have opened their seeds: everything that the other end did
// follows from its seed.

import { same } from "./bytes.js";
import { cards as pointsOfCards, firstPass, opened, secondPass, thirdPass } from "./locks.js";
import { Trouble } from "./trouble.js";

/** Check keys and shuffles of the other end. Throws Trouble.
    secrets: of the other end; inviter: whether it made the first and third passes */
export async function prove(cards, secrets, inviter) {
  for (const [slot, secret] of cards.theirs) {
    if (!same(secret, secrets.slot(slot))) throw new Trouble("wrong key");
  }
  for (const deck of cards.decks) {
    const points = await pointsOfCards(cards.bond, deck.number, deck.size);
    const [first, second, third] = deck.passes;
    const made = inviter
      ? [
          [first, await firstPass(points, secrets, deck.number)],
          [third, await thirdPass(second, secrets, deck.number, deck.first)],
        ]
      : [[second, await secondPass(first, secrets, deck.number, deck.first)]];
    if (!made.every(([said, due]) => same(said, due))) throw wrong(deck, points, cards, secrets);
  }
}

// What is wrong with a deck that wasn't shuffled as the seed says.
function wrong(deck, points, cards, secrets) {
  const left = new Set(points.map((point) => point.toHex()));
  const known = new Set(left);
  for (const [i, locked] of deck.locked.entries()) {
    const slot = deck.first + i;
    const name = opened(locked, secrets.slot(slot), cards.secrets.slot(slot)).toHex();
    if (!known.has(name)) return new Trouble("swapped");
    if (!left.delete(name)) return new Trouble("duplicate");
  }
  return new Trouble("shuffle");
}

/** The words of each deck from the top. ends: the secrets of who invited, and of the other. */
export function decksOf(cards, [inviter, other]) {
  return cards.decks.map(({ number, size, words }) => {
    const first = inviter.order(number, size);
    return other.order(number, size).map((place) => words[first[place]]);
  });
}
