// The tables put aside: a list to bring one back from, or to remove one for good.

import { byId, element } from "./dom.js";
import { LANGUAGE, say, tag } from "./words.js";

const SHOWN_MS = 20_000;
const DATE = new Intl.DateTimeFormat(tag(LANGUAGE), { dateStyle: "medium", timeStyle: "short" });

export class Aside {
  constructor({ link, notices }) {
    this.link = link;
    this.notices = notices;
    this.told = ""; // the list as it is shown
    this.guest = false;
    this.games = {}; // their titles, in each language
    this.dialog = byId("ask-back");
    byId("back").addEventListener("click", () => this.dialog.showModal());
  }

  welcome({ games }) {
    this.games = games;
  }

  status({ aside, guest }) {
    byId("back").hidden = !aside.length;
    if (!aside.length) this.dialog.close();
    const told = JSON.stringify(aside);
    if (told !== this.told) byId("aside").replaceChildren(...aside.map((table) => this.line(table)));
    this.told = told;
    if (guest && !this.guest) this.tellGuest(aside.some((table) => table.match));
    if (!guest) this.notices.clear("guest");
    this.guest = guest;
  }

  // Tell that a link's match is on the table, and that the own one waits.
  tellGuest(waits) {
    const text = waits
      ? say("This game came by a link or a file and is a guest at your table. Your own game waits until you bring it back.")
      : say("This game came by a link or a file and is a guest at your table.");
    const buttons = waits ? [[say("Bring back"), () => this.dialog.showModal()]] : [];
    this.notices.show("guest", text, { buttons, closes: true, forMs: SHOWN_MS });
  }

  line({ number, since, game, match }) {
    const titles = this.games[game]?.title; // a pack may be gone
    const title = titles?.[LANGUAGE] ?? titles?.en ?? game;
    const what = element(
      "span",
      {},
      element("strong", { textContent: match ? title : say("No game in progress") }),
      element("time", { textContent: since ? DATE.format(since * 1000) : say("Earlier") }),
    );
    const back = element("button", { value: "back", textContent: say("Bring back") });
    back.addEventListener("click", () => this.link.wish("bring back", { table: number }));
    const remove = element("button", { type: "button", textContent: say("Remove") });
    remove.addEventListener("click", () => {
      if (remove.dataset.asked) return this.link.wish("remove", { table: number });
      remove.dataset.asked = "yes";
      remove.textContent = say("Remove for good?");
    });
    const line = element("li", {}, what, back, remove);
    line.dataset.table = number;
    return line;
  }
}
