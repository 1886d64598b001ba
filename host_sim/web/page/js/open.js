// Opens a game that was saved as a file: one that is chosen, or dropped on the page. So comes the pack
// of a game by somebody else, to the table of the site.

import { byId, element } from "./dom.js";
import { packs, PUBLIC } from "./end.js";
import { say } from "./words.js";

const MOST = 100_000; // bytes; a longer file is no record of a game
const MOST_OF_PACK = 262_144; // 64 blocks

export class Open {
  constructor({ link, notices }) {
    this.link = link;
    this.notices = notices;
    this.pack = null; // a File that may be put on the table
    this.dialog = byId("ask-pack");
    this.dialog.addEventListener("close", () => {
      if (this.dialog.returnValue === "add") this.add();
    });
    byId("packs").addEventListener("click", () => this.ask(null));
    packs().then((names) => {
      byId("packs").hidden = !names.length;
      byId("packs-there").replaceChildren(...names.map(line));
    }, () => {}); // the browser keeps nothing
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
    if (PUBLIC && file.name.endsWith(".pack") && file.size <= MOST_OF_PACK) return this.ask(file);
    if (file.size > MOST) {
      return this.notices.show("refused", say("This file isn’t a saved game."), { forMs: 8000 });
    }
    this.link.wish("open", { what: "record", text: await file.text() });
  }

  // Ask before a pack is put on the table; without one, only show those that are there.
  ask(pack) {
    this.pack = pack;
    byId("add-pack").hidden = !pack;
    this.dialog.returnValue = "";
    this.dialog.showModal();
  }

  async add() {
    const bytes = new Uint8Array(await this.pack.arrayBuffer());
    this.link.wish("pack", { data: btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join("")) });
  }
}

function line(pack) {
  const textContent = say("Take off");
  const remove = element("button", { type: "button", textContent, onclick: () => packs(pack) });
  return element("li", {}, element("span", { textContent: pack }), remove);
}
