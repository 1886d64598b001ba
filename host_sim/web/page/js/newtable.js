// A new table: asks before the saves are put aside, and offers to bring them back.

import { say } from "./words.js";

const OFFERED_MS = 10_000;

export class NewTable {
  constructor({ link, notices }) {
    this.link = link;
    this.notices = notices;
    this.asked = false; // for a new table, and not told yet that it is there
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
    byId("back").addEventListener("click", () => this.bringBack());
  }

  begin() {
    this.link.wish("new", { seed: Number(this.seed.value) });
    this.asked = true;
    document.activeElement.blur(); // leave the keys to the players
  }

  bringBack() {
    this.notices.clear("new");
    this.link.wish("bring back");
  }

  status({ seed, replaced }) {
    if (document.activeElement !== this.seed && !this.dialog.open) this.seed.value = seed;
    byId("back").hidden = byId("ask-new-instead").hidden = !replaced;
    if (!replaced) this.notices.clear("new");
    else if (this.asked) this.offer();
    this.asked = false;
  }

  offer() {
    this.notices.show("new", say("A new table. Saves and settings of the old one are put aside."), {
      button: [say("Bring back"), () => this.bringBack()],
      forMs: OFFERED_MS,
    });
  }
}

function byId(id) {
  return document.getElementById(id);
}
