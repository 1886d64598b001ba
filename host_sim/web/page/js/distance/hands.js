// The cards of a game with hands, of two ends: each locks every card, see locks.js.

import { Cards, checkPass } from "./cards.js";
import { cards, firstPass, secondPass, thirdPass } from "./locks.js";
import { KEYS, PASS } from "./messages.js";
import { decksOf, prove } from "./proof.js";

export class Hands {
  /** tell(kind, make), take(kind): as those of a course. secrets: of this end. inviter: whether it is the
      one who invited. holds(player): whether a player sits at this end. report: as of a course. */
  constructor({ bond, secrets, inviter, holds, tell, take, report }) {
    Object.assign(this, { secrets, inviter, holds, tell, take, report });
    this.cards = new Cards(bond, secrets);
  }

  async shuffle(pile, text) {
    const deck = this.cards.begin(text.split(","));
    const { bond } = this.cards;
    const { secrets } = this;
    const tell = (done) => this.report("shuffling", { done: done / deck.size });
    const passes = [
      async () => firstPass(await cards(bond, deck.number, deck.size), secrets, deck.number, tell),
      () => secondPass(deck.passes[0], secrets, deck.number, deck.first, tell),
      () => thirdPass(deck.passes[1], secrets, deck.number, deck.first, tell),
    ];
    for (const [number, make] of passes.entries()) {
      const ours = this.inviter === (number !== 1);
      const { points } = ours
        ? await this.tell(PASS, async () => ({ points: await make() }))
        : await this.take(PASS);
      if (!ours) checkPass(points, deck);
      deck.passes.push(points);
    }
    this.cards.lay(pile, deck);
    return `?${deck.size}`;
  }

  async draw(player, pile, count) {
    const slots = this.cards.take(pile, count);
    if (this.holds(player)) return (await this.cards.draw(slots, (await this.take(KEYS)).secrets)).join(",");
    await this.tell(KEYS, () => ({ secrets: this.cards.keys(slots) }));
    this.cards.give(slots);
    return `?${count}`;
  }

  reveal(shown) {
    return this.cards.reveal(shown);
  }

  show(words) {
    return this.cards.show(words);
  }

  leave(shown) {
    this.cards.leave(shown);
  }

  /** Check all that the other end did, by its secrets. Throws Trouble. */
  prove(theirs) {
    return prove(this.cards, theirs, !this.inviter);
  }

  /** The words of each deck from the top. secrets: of both ends. */
  opened(secrets) {
    return decksOf(this.cards, secrets);
  }
}
