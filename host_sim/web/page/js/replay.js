// A recorded game, turn by turn: the bar above the table while one is replayed.

import { byId } from "./dom.js";
import { tag } from "./words.js";

export class Replay {
  constructor(link) {
    this.link = link;
    this.turn = 0;
    this.last = 0;
    this.aside = []; // the tables put aside, the latest first
    const to = {
      first: () => 0,
      back: () => this.turn - 1,
      next: () => this.turn + 1,
      last: () => this.last,
    };
    for (const [name, turn] of Object.entries(to)) {
      byId(`replay-${name}`).addEventListener("click", () => this.go(turn()));
    }
    byId("replay-play").addEventListener("click", () => link.wish("play on"));
    byId("replay-close").addEventListener("click", () => this.close());
  }

  status({ replay, told, language, aside, seed }) {
    byId("replay").hidden = !replay;
    byId("replay-told").textContent = told.join(" · ");
    byId("replay-told").lang = tag(language);
    this.aside = aside;
    this.seed = seed;
    if (!replay) return;
    [this.turn, this.last] = replay;
    this.update();
  }

  // The bar shows the turn at once: the next click must not wait for the table.
  go(turn) {
    this.turn = turn;
    this.update();
    this.link.wish("turn", { turn });
  }

  update() {
    byId("replay-turn").textContent = `${this.turn} / ${this.last}`;
    byId("replay-first").disabled = byId("replay-back").disabled = this.turn === 0;
    byId("replay-next").disabled = byId("replay-last").disabled = this.turn === this.last;
  }

  // Back to the table that was there before, or to a new one.
  close() {
    if (this.aside.length) this.link.wish("bring back", { table: this.aside[0].number });
    else this.link.wish("new", { seed: this.seed });
  }
}
