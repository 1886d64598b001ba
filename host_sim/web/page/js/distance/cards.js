// The cards of a game as this end knows them: decks that were shuffled together, and who holds which
// slot. Slots of all decks are counted; a slot is a place in a deck, and its card stays the same.

import { POINT, cards, opened, pointsOf } from "./locks.js";
import { Trouble } from "./trouble.js";

const OURS = "ours";
const THEIRS = "theirs";

export class Cards {
  constructor(bond, secrets) {
    this.bond = bond;
    this.secrets = secrets; // of this end
    this.decks = [];
    this.piles = new Map(); // by its name, the slots that are left
    this.held = new Map(); // by the slot: OURS or THEIRS
    this.words = new Map(); // by the slot: the word of its card, if it is known here
    this.theirs = new Map(); // by the slot: the secret that the other end handed over
  }

  /** A deck to be shuffled: {number, first, words, size}, and later its passes, each as bytes. */
  begin(words) {
    const last = this.decks.at(-1);
    const first = last ? last.first + last.size : 0;
    return { number: this.decks.length, first, words, size: words.length, passes: [] };
  }

  /** Make a shuffled deck a pile. */
  lay(pile, deck) {
    this.decks.push({ ...deck, locked: pointsOf(deck.passes.at(-1)), points: null, found: new Map() });
    this.piles.set(pile, [...Array(deck.size).keys()].map((slot) => deck.first + slot));
  }

  /** Take the top slots of a pile. */
  take(pile, count) {
    const slots = this.piles.get(pile)?.splice(0, count) ?? [];
    if (slots.length < count) throw new Trouble("table", `${pile}: too few cards`);
    return slots;
  }

  /** The secrets of this end for some slots. */
  keys(slots) {
    return slots.map((slot) => this.secrets.slot(slot));
  }

  /** Give slots into the hand of the other end. */
  give(slots) {
    for (const slot of slots) this.held.set(slot, THEIRS);
  }

  /** Open slots into the hand here, with secrets of the other end; return the words of the cards. */
  async draw(slots, secrets) {
    const words = await this.open(slots, secrets);
    for (const slot of slots) this.held.set(slot, OURS);
    return words;
  }

  /** Open slots with secrets of the other end; return the words of the cards. Throws Trouble. */
  async open(slots, secrets) {
    if (slots.length !== secrets.length) throw new Trouble("no card");
    const words = [];
    for (const [i, slot] of slots.entries()) words.push(await this.read(slot, secrets[i]));
    return words;
  }

  /** Open cards that the other end shows from its hand. */
  async reveal(shown) {
    const slots = shown.map(({ slot }) => slot);
    for (const slot of slots) {
      if (this.held.get(slot) !== THEIRS) throw new Trouble("never dealt");
      this.held.delete(slot);
    }
    return this.open(slots, shown.map(({ secret }) => secret));
  }

  /** Take cards of these words out of the hand here; return their slots and secrets. */
  show(words) {
    return words.map((word) => {
      const found = [...this.held].find(([slot, end]) => end === OURS && this.words.get(slot) === word);
      if (!found) throw new Trouble("table", `${word} is not in the hand`);
      this.held.delete(found[0]);
      return { slot: found[0], secret: this.secrets.slot(found[0]) };
    });
  }

  /** Take shown cards out of the hand here. */
  leave(shown) {
    for (const { slot } of shown) this.held.delete(slot);
  }

  async read(slot, secret) {
    const deck = this.decks.find(({ first, size }) => slot >= first && slot < first + size);
    const point = opened(deck.locked[slot - deck.first], secret, this.secrets.slot(slot));
    const card = (await numbers(deck, this.bond)).get(point.toHex());
    if (card === undefined) throw new Trouble("no card");
    if (deck.found.has(card)) throw new Trouble("duplicate");
    deck.found.set(card, slot);
    this.words.set(slot, deck.words[card]);
    this.theirs.set(slot, secret);
    return deck.words[card];
  }
}

// The numbers of the cards of a deck by their points.
async function numbers(deck, bond) {
  deck.points ??= new Map(
    (await cards(bond, deck.number, deck.size)).map((point, card) => [point.toHex(), card]),
  );
  return deck.points;
}

/** Check that a pass has as many points as the deck has cards, all different. Throws Trouble. */
export function checkPass(bytes, deck) {
  if (bytes.length !== POINT * deck.size) throw new Trouble("shuffle");
  pointsOf(bytes);
}
