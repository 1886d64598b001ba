// Play at a distance: puts the parts together, and tells the person what happens to the current match.

import { say } from "../words.js";
import { Arrivals } from "./arrivals.js";
import { Current } from "./current.js";
import { Dialog } from "./dialog.js";
import { InTurn } from "./inturn.js";
import { Matches } from "./matches.js";
import { News } from "./news.js";
import { Opening } from "./opening.js";
import { Passing } from "./passing.js";
import { Shown } from "./shown.js";
import { Signal } from "./signal.js";
import { lossOf, STATES, WAYS } from "./told.js";

const SITE = new URL("../../", import.meta.url).pathname; // other sites may lie on the same host
const NAME = `regalia distance ${SITE}`; // of the database, and between the pages of this site

export class Distance {
  /** `possible` tells whether others can open the page's address. */
  constructor({ link, notices, share, sound, possible }) {
    this.link = link;
    // What a person asks for, and links, come while another waits: each is done before the next.
    const acts = new InTurn();
    this.inTurn = (act) => (what) => acts.do(() => act(what));
    this.accept = this.inTurn((guest) => this.passing.accept(guest));
    this.resume = this.inTurn((id) => this.passing.resume(id));
    this.putAside = this.inTurn(() => this.leave());
    this.changeTable = this.inTurn(() => this.change());
    const played = (act) => this.inTurn((what) => this.current.match && act(what));
    this.call = played(() => this.passing.call());
    this.computers = ""; // for whom the computer plays, in words, as was told last
    this.signal = new Signal(sound);
    this.news = new News(notices);
    this.matches = new Matches(NAME, (trouble) => this.news.keeping(trouble));
    this.current = new Current({
      link,
      share,
      matches: this.matches,
      on: {
        changed: (match, before, detail) => this.changed(match, before, detail),
        refused: (detail) => this.shown.complainOf(detail),
        freed: () => this.freed(),
        opened: (end, again) => this.opened(end, again),
        lost: (end, was) => this.lost(end, was),
        met: () => this.shown.show(),
        gone: () => this.news.gone(() => this.changeTable()),
        watched: () => this.watched(),
        spoke: () => this.news.warn(say("Somebody who watched sent a message, and was sent away.")),
        looks: (state) => this.looks(state),
        left: () => this.putAside(),
        failed: () => this.shown.complainOf({ code: "table" }),
      },
    });
    this.dialog = new Dialog({
      invite: this.inTurn((what) => this.passing.invite(what)),
      accept: () => this.accept(this.shown.guest),
      letter: played(() => this.passing.letter()),
      answer: played(() => this.passing.answer()),
      call: () => this.call(),
      to: played((end) => this.passing.inviteTo(end)),
      computer: played(() => this.current.talk?.vote(this.current.replaceable)),
      watch: played(() => this.passing.watch()),
      dismiss: played(() => this.current.dismiss()),
      table: () => this.changeTable(),
      aside: () => this.putAside(),
      stop: () => this.putAside(),
      paste: (text) => this.arrivals.openText(text),
      open: (id) => this.resume(id),
      remove: this.inTurn((id) => this.remove(id)),
      closed: () => this.shown.closed(),
    });
    this.shown = new Shown(this);
    this.passing = new Passing(this);
    const opening = new Opening(this);
    this.arrivals = new Arrivals({
      name: NAME,
      news: this.news,
      shown: this.shown,
      open: this.inTurn((text) => opening.open(text)),
    });
    const button = document.getElementById("distance");
    button.hidden = !possible;
    button.addEventListener("click", () => this.shown.open());
    if (!possible) return;
    this.loading = this.matches.load();
    this.arrivals.listen(this.loading);
  }

  /** The table is here: go on with the match that was on it, open what the page's address holds. */
  async welcome({ version, games }) {
    this.signal.name(`Regalia ${version}`);
    this.dialog.welcome(games, version);
    this.arrivals.here = true;
    if (!this.loading) return;
    await this.loading;
    this.shown.show(); // the dialog may be open already
    const last = this.matches.list().find(({ onTable }) => onTable);
    await this.inTurn(() => last && !this.current.talk && this.current.put(last))();
    await this.arrivals.openAddress();
  }

  /** The game on the page's table is proposed. */
  status({ game }) {
    this.dialog.propose(game);
  }

  /** The table was switched off and on, so that it has forgotten the match. */
  restarted() {
    this.current.restore();
  }

  /** The table is in another tab. */
  elsewhere() {
    this.arrivals.elsewhere();
  }

  /** Take in a line of the page's table. */
  heard({ line }) {
    this.current.desk.onLine(line);
  }

  // What the person asks for

  async leave() {
    await this.current.leave();
    this.shown.show();
  }

  async remove(id) {
    await this.matches.remove(id);
    this.shown.show();
  }

  async change() {
    if (await this.current.changeTable()) {
      this.news.clearGone();
      return this.shown.close();
    }
    this.shown.complain(say("No table answers at a cable of this computer."));
  }

  // What happens to the current match

  changed(match, before, detail) {
    const { state } = match;
    this.news.state(state, before);
    const { computers } = this.shown;
    if (computers && computers !== this.computers) this.news.warn(computers);
    this.computers = computers;
    this.signal.turn(state, STATES.yours);
    if (state === "broken") this.shown.complainOf(detail);
    if (state === "left") this.left(match, before);
    if (state === "over" && detail.record) this.over(match, detail.record);
    if (["theirs", "waiting", "over"].includes(state)) this.offerLetter();
    this.shown.show();
  }

  // What the other end opens of a game that is over still comes.
  left({ id }, before) {
    this.news.left(() => this.resume(id));
    if (before !== "over") return this.putAside();
  }

  over(match, record) {
    this.news.over(match, record, async () => {
      await this.current.leave();
      this.link.wish("open", { what: "record", text: record });
    });
  }

  offerLetter() {
    const { hasLetter, goesByLetter, match } = this.current;
    if (hasLetter && goesByLetter) this.news.unsent(match.state, () => this.passing.letter());
  }

  // The number of those who watch has changed.
  watched() {
    this.news.tell(this.shown.watched || say("Nobody watches any more."));
    if (this.shown.passed?.kind === "watch") this.shown.passed = null;
    this.shown.show();
  }

  // The game that the person here watches.
  looks(state) {
    this.shown.passed = null;
    if (state === "connected") {
      this.news.tell(WAYS.connected);
      return this.shown.close();
    }
    this.news.warn(say("The table that showed you the game is gone, or has sent you away. Ask there for a new link."));
    this.shown.show();
  }

  freed() {
    this.news.clearUnsent();
    this.shown.passed = null;
    this.signal.turn("");
  }

  opened(end, again) {
    const { match } = this.current;
    // Who invited has others to invite yet.
    if (!match.end && !match.record.given.every(Boolean)) return this.shown.show();
    this.shown.passed = null;
    this.news.clearUnsent();
    this.news.tell(this.shown.about(end, again ? WAYS.back : WAYS.connected));
    this.shown.close();
  }

  lost(end, was) {
    const words = this.shown.about(end, lossOf(was, this.current.others.length === 1));
    this.news.lost(words, () => this.call(), () => this.shown.open());
    this.shown.show();
  }
}
