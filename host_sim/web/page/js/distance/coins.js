// What all ends draw together: dice, the public seed, and cards that nobody holds in a hand. Each end
// gives a half; who brought it about opens its half first, so that nobody sees what comes and stops then.

import { Trouble } from "./trouble.js";
import { Draw, hash } from "./secrets.js";

/** The numbers that all draw together from their halves, in the order of their numbers. */
export function drawn(bond, halves) {
  return new Draw(hash("coin", bond, ...halves));
}

/** The numbers of dice. */
export function cast(draw, count, sides) {
  return Array.from({ length: count }, () => 1 + draw.below(sides)).join(",");
}

/** The cards of a game without hands: a card is drawn from those that are left, when it is opened. */
export class Coins {
  /** coin(): resolves to numbers that all draw together now. */
  constructor({ coin }) {
    this.coin = coin;
    this.decks = []; // {left, opened}: words of cards
    this.piles = new Map(); // the deck by the name of its pile
  }

  shuffle(pile, words) {
    const deck = { left: words.split(","), opened: [] };
    this.decks.push(deck);
    this.piles.set(pile, deck);
    return `?${deck.left.length}`;
  }

  async open(pile, count) {
    const { left, opened } = this.piles.get(pile) ?? { left: [] };
    if (left.length < count) throw new Trouble("table", `${pile}: too few cards`);
    const draw = await this.coin();
    const words = Array.from({ length: count }, () => left.splice(draw.below(left.length), 1)[0]);
    opened.push(...words);
    return words.join(",");
  }

  /** Check cards that another end shows from a hand: there are none. */
  reveal(shown, end) {
    if (shown.length) throw new Trouble("never dealt", "", end);
    return [];
  }

  show() {
    return [];
  }

  leave() {}

  async prove() {}

  /** The words of each deck from the top. */
  opened() {
    return this.decks.map(({ left, opened }) => [...opened, ...left]);
  }
}
