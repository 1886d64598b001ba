// Links that hold a match, a problem or the record of a game: makes them, and opens the one that led
// here.

import { passOn } from "./clipboard.js";
import { byId } from "./dom.js";
import { packed, unpacked } from "./parcel.js";
import { LANGUAGE, say } from "./words.js";

const OF_GAME = ["match", "record"]; // the kinds to choose from
const PROBLEM = "problem";
const KINDS = [...OF_GAME, PROBLEM];
const ENTRANCES = ["play", "learn"]; // with the name of a game
const OFFERED_MS = 20_000;

export class Share {
  /** `possible` tells whether others can open the page's address. */
  constructor({ link, notices, possible }) {
    this.link = link;
    this.notices = notices;
    this.possible = possible;
    this.over = false;
    this.closed = false; // whether a match at a distance is on the table
    this.match = false;
    this.problem = 0; // the number of the one on the table, if there is one
    this.dialog = byId("ask-share");
    byId("share").addEventListener("click", () => this.ask(this.kind));
    for (const what of OF_GAME) {
      byId(`share-${what}`).addEventListener("click", () => this.link.wish("share", { what }));
    }
    passOn(...["send", "copy", "link", "copied"].map((name) => byId(`share-${name}`)));
    addEventListener("hashchange", () => this.open());
  }

  /** Tell whether a match at a distance is on the table: nobody has all of it to share. */
  away(on) {
    this.closed = on;
    this.show();
  }

  // A game that is over can't be played on.
  get kind() {
    if (this.problem) return PROBLEM;
    return this.over ? "record" : "match";
  }

  /** Show the dialog with a link of this kind. */
  ask(what) {
    byId("share-kinds").hidden = what === PROBLEM || this.over;
    this.dialog.showModal();
    this.link.wish("share", { what });
  }

  /** Open what the page's address holds, and take it out of the address: it is opened once. */
  async open() {
    const [what, letters] = location.hash.slice(1).split("=");
    if (![...KINDS, ...ENTRANCES].includes(what)) return;
    history.replaceState(null, "", location.pathname + location.search);
    if (ENTRANCES.includes(what)) {
      this.link.wish("open", { what: "entrance", text: `${what} ${letters} ${LANGUAGE}` });
      return;
    }
    try {
      const text = await unpacked(letters);
      this.link.wish("open", { what: what === PROBLEM ? "entrance" : what, text });
    } catch {
      this.notices.show("refused", say("This link is damaged."), { forMs: 8000 });
    }
  }

  /** Take in the answer of the table: what a link shall hold. */
  async shared({ what, text }) {
    const address = new URL(location.href);
    address.hash = `${what}=${await packed(text)}`;
    byId("share-link").value = address.href;
    byId("share-copied").textContent = "";
    for (const kind of OF_GAME) byId(`share-${kind}`).ariaPressed = String(kind === what);
  }

  status({ match, over, problem, replay }) {
    this.problem = problem;
    this.match = match;
    this.show();
    if (over && !this.over && !replay && this.possible && !this.closed) {
      this.notices.show("over", say("The game is over."), {
        buttons: [[say("Share the game"), () => this.ask("record")]],
        closes: true,
        forMs: OFFERED_MS,
      });
    }
    if (!over) this.notices.clear("over");
    this.over = over;
  }

  show() {
    byId("share").hidden = !this.possible || this.closed || !(this.match || this.problem);
  }
}
