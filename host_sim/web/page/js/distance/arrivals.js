// Where the links come from that a person opens: the page's address, a pasted text, another tab.

import { say } from "../words.js";
import { hasLink } from "./links.js";

const ENTRANCE = "#play-at-a-distance";

export class Arrivals {
  /** name: of the channel between the tabs of this site. open(text): opens the link in a text. */
  constructor({ name, news, shown, open }) {
    this.name = name;
    this.news = news;
    this.shown = shown;
    this.open = open;
    this.here = false; // whether the table is in this tab
    this.others = null; // this site in other tabs
  }

  /** Take in links from now on. ready: resolves when links from another tab can be opened. */
  listen(ready) {
    this.ready = ready;
    this.others = new BroadcastChannel(this.name);
    this.others.onmessage = ({ data }) => this.hear(data);
    addEventListener("hashchange", () => (this.here ? this.openAddress() : this.elsewhere()));
  }

  /** Open what the page's address holds. */
  async openAddress() {
    await this.ready;
    const { hash } = location;
    if (!hasLink(hash) && hash !== ENTRANCE) return;
    clearAddress();
    if (hash === ENTRANCE) this.shown.open();
    else await this.open(hash);
  }

  /** Open the link in a text. */
  async openText(text) {
    if (hasLink(text)) return this.open(text);
    this.shown.complain(say("This isn’t a link to a game at a distance."));
  }

  /** The table is in another tab: what the address holds goes there. */
  elsewhere() {
    if (this.others && !this.here && hasLink(location.hash)) {
      this.others.postMessage({ link: location.hash });
    }
  }

  // Between tabs: a link that was opened in one without the table, and that it has arrived.
  async hear({ link, arrived }) {
    if (link && this.here) {
      this.others.postMessage({ arrived: true });
      await this.ready;
      await this.openText(link);
    }
    if (arrived && !this.here) {
      clearAddress();
      this.news.arrived();
    }
  }
}

// What is opened once is not opened again after a reload.
function clearAddress() {
  history.replaceState(null, "", location.pathname + location.search);
}
