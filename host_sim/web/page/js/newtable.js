// A new table: asks before the saves are put aside, and offers to bring them back at once.

import { byId } from "./dom.js";
import { say } from "./words.js";

const OFFERED_MS = 10_000;

export class NewTable {
  constructor({ link, notices }) {
    this.link = link;
    this.notices = notices;
    this.asked = false; // for a new table, and not told yet that it is there
    this.latest = 0; // the number of the table put aside last
    this.form = byId("new");
    this.seed = byId("seed");
    this.dialog = byId("ask-new");
    this.form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.dialog.returnValue = "";
      this.dialog.showModal();
    });
    this.dialog.addEventListener("close", () => {
      if (this.dialog.returnValue === "new") this.begin();
    });
  }

  begin() {
    this.link.wish("new", { seed: Number(this.seed.value) });
    this.asked = true;
    document.activeElement.blur(); // leave the keys to the players
  }

  status({ seed, aside }) {
    if (document.activeElement !== this.seed && !this.dialog.open) this.seed.value = seed;
    const latest = aside[0]?.number ?? 0;
    if (latest < this.latest) this.notices.clear("new");
    if (this.asked && latest > this.latest) this.offer(latest);
    this.asked = false;
    this.latest = latest;
  }

  offer(table) {
    const bringBack = () => {
      this.notices.clear("new");
      this.link.wish("bring back", { table });
    };
    this.notices.show("new", say("A new table. Saves and settings of the old one are put aside."), {
      buttons: [[say("Bring back"), bringBack]],
      forMs: OFFERED_MS,
    });
  }
}
