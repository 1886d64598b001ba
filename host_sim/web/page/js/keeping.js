// Tells when a game isn't kept, and offers to take it along; offers a new version while it is kept.

import { say } from "./words.js";

const WHY = {
  full: say(
    "This browser refuses to keep the game: its storage may be full. The page tries again. A game that isn’t kept is lost when the page is closed.",
  ),
  forbidden: say(
    "This browser doesn’t let the page keep anything. The game is lost when the page is closed.",
  ),
  damaged: say(
    "What this browser had kept of the table is damaged. It is put aside, and the table is new.",
  ),
  flash: say(
    "The table can’t save: the game is lost when the table is switched off. It tries again at the next turn.",
  ),
};

export class Keeping {
  constructor({ link, notices, share }) {
    this.link = link;
    this.notices = notices;
    this.share = share;
    this.trouble = ""; // of the browser's storage: a key of WHY
    this.unsaved = false; // whether the table's flash refused the last save
    this.match = false;
    this.told = "";
    this.use = null; // what loads the new version of the page, if there is one
  }

  status({ unsaved, match }) {
    this.unsaved = unsaved;
    this.match = match;
    this.tell();
  }

  /** Take in how the browser keeps the table: a key of WHY, or "" if it does. */
  kept({ trouble }) {
    this.trouble = trouble;
    this.tell();
  }

  /** Offer a new version of the page once the table is kept, as loading it ends the page. */
  update({ use }) {
    this.use = use;
    this.offerUpdate();
  }

  get why() {
    return this.unsaved ? "flash" : this.trouble;
  }

  tell() {
    const why = this.why;
    const told = why && `${why} ${this.match}`;
    if (told === this.told) return;
    this.told = told;
    this.offerUpdate();
    if (!why) return this.notices.clear("keeping");
    this.notices.show("keeping", WHY[why], {
      alarm: true,
      buttons: this.match && why !== "damaged" ? this.offers() : [],
      closes: true,
    });
  }

  offerUpdate() {
    if (!this.use) return;
    // What is damaged was put aside; the new table is kept.
    if (this.why && this.why !== "damaged") return this.notices.clear("update");
    const news = say("There is a new version of this page. A match in progress is kept.");
    this.notices.show("update", news, { buttons: [[say("Use it now"), this.use]] });
  }

  offers() {
    const file = [say("Save as a file"), () => this.link.wish("record")];
    return this.share.possible ? [[say("Make a link"), () => this.share.ask("match")], file] : [file];
  }
}
