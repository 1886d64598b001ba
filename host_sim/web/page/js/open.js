// Opens a game that was saved as a file: one that is chosen, or dropped on the page.

import { say } from "./words.js";

const MOST = 100_000; // bytes; a longer file is no record of a game

export class Open {
  constructor({ link, notices }) {
    this.link = link;
    this.notices = notices;
    const chosen = byId("open-file");
    byId("open").addEventListener("click", () => chosen.click());
    chosen.addEventListener("change", () => {
      this.read(chosen.files[0]);
      chosen.value = ""; // so that the same file can be chosen again
    });
    addEventListener("dragover", (event) => event.preventDefault());
    addEventListener("drop", (event) => {
      event.preventDefault();
      this.read(event.dataTransfer.files[0]);
    });
  }

  async read(file) {
    if (!file) return;
    if (file.size > MOST) {
      return this.notices.show("refused", say("This file isn’t a saved game."), { forMs: 8000 });
    }
    this.link.wish("open", { what: "record", text: await file.text() });
  }
}

function byId(id) {
  return document.getElementById(id);
}
