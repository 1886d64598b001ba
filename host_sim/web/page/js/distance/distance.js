// Play at a distance: brings together the match that is on the table, the connection to the other
// page, the links that people pass on, and the words for all of it.

import { save } from "../save.js";
import { say } from "../words.js";
import { callOf, readCall } from "./call.js";
import { Connection } from "./connection.js";
import { DeskTable } from "./desk.js";
import { Dialog } from "./dialog.js";
import { linkOf, readLink } from "./links.js";
import { Matches, matchOf } from "./matches.js";
import { told, waitingFor } from "./sentences.js";
import { SerialTable } from "./serial.js";
import { Signal } from "./signal.js";
import { ABOUT, PASS_ON, STATES, UNKEPT, WAYS } from "./told.js";
import { Trouble } from "./trouble.js";

const SITE = new URL("../../", import.meta.url).pathname; // other sites may lie on the same host
const NAME = `regalia distance ${SITE}`; // of the database, and between the pages of this site
const ENTRANCE = "#play-at-a-distance";
const SHOWN_MS = 6000;
const TOPIC = "distance"; // of what is told of the match
const UNSENT = "distance unsent"; // of what waits for the other end
const KEPT = "distance kept"; // of what is told of the browser's storage

export class Distance {
  /** `possible` tells whether others can open the page's address. */
  constructor({ link, notices, share, sound, possible }) {
    this.link = link;
    this.notices = notices;
    this.share = share;
    this.desk = new DeskTable(link);
    this.table = this.desk; // that of the page, or a real one
    this.signal = new Signal(sound);
    this.matches = new Matches(NAME, (trouble) => this.tellKeeping(trouble));
    this.current = null; // the match on the table, or the one that is proposed
    this.talk = null; // its conversation
    this.owed = ""; // what is waited for, a key of sentences.js
    this.guest = null; // an invitation that isn't accepted yet
    this.passed = null; // what to pass on: {kind, link}
    this.told = ""; // what went wrong last
    this.here = false; // whether the table is in this tab
    this.connection = new Connection({
      opened: (again) => this.opened(again),
      lost: (was) => this.lost(was),
      heard: (text) => this.talk?.receive(text),
    });
    this.dialog = new Dialog({
      invite: (what) => this.invite(what),
      accept: () => this.accept(),
      letter: () => this.pass("letter", this.talk.letter()),
      call: () => this.call(),
      table: () => this.changeTable(),
      aside: () => this.putAside(),
      paste: (text) => this.openText(text),
      open: (id) => this.resume(id),
      remove: (id) => this.remove(id),
      closed: () => this.closed(),
    });
    const button = byId("distance");
    button.hidden = !possible;
    button.addEventListener("click", () => this.open());
    if (!possible) return;
    this.loading = this.matches.load();
    this.others = new BroadcastChannel(NAME); // this site in other tabs
    this.others.onmessage = ({ data }) => this.hear(data);
    addEventListener("hashchange", () => this.openAddress());
  }

  /** The table is here: go on with the match that was on it, open what the page's address holds. */
  async welcome({ version, games }) {
    this.signal.name(`Regalia ${version}`);
    this.dialog.welcome(games);
    this.here = true;
    if (!this.loading) return;
    await this.loading;
    const last = this.matches.list().find(({ onTable }) => onTable);
    if (last && !this.talk) await this.put(last);
    await this.openAddress();
  }

  /** The table is in another tab: what the address holds goes there. */
  elsewhere() {
    if (this.others && !this.here && readLink(location.hash)) {
      this.others.postMessage({ link: location.hash });
    }
  }

  /** Take in a line of the page's table. */
  heard({ line }) {
    this.desk.onLine(line);
  }

  /** Show the dialog. */
  open() {
    this.told = "";
    this.show();
    this.dialog.open();
  }

  // Links

  async openAddress() {
    const { hash } = location;
    const found = readLink(hash);
    if (!found && hash !== ENTRANCE) return;
    clearAddress();
    if (found) await this.openLink(found);
    else this.open();
  }

  async openText(text) {
    const found = readLink(text);
    if (found) return this.openLink(found);
    this.complain(say("This is no link of a game at a distance."));
  }

  // Between tabs: a link that was opened in one without the table, and that it has arrived.
  async hear({ link, arrived }) {
    if (link && this.here) {
      this.others.postMessage({ arrived: true });
      await this.loading;
      await this.openText(link);
    }
    if (arrived && !this.here) {
      clearAddress();
      this.notices.show(TOPIC, say("Your table in the other tab has opened the link. This tab can be closed."));
    }
  }

  async openLink({ kind, bytes }) {
    const takes = {
      invitation: () => this.takeInvitation(bytes),
      answer: () => this.takeAnswer(bytes),
      letter: () => this.takeLetter(bytes),
      call: () => this.takeCall(bytes),
      reply: () => this.takeReply(bytes),
    };
    this.told = "";
    try {
      await takes[kind]();
      this.show();
    } catch (error) {
      this.complainOf(error instanceof Trouble ? error : { code: "damaged" });
    }
  }

  async takeInvitation(bytes) {
    const { readInvitation } = await agreement();
    const { id, game, seat, description } = readInvitation(bytes);
    if (this.matches.all.has(id)) return this.resume(id); // one's own, or accepted before
    if (!this.dialog.games[game]?.distant) return this.complainOf({ code: "no such game" });
    this.guest = { bytes, description, game, seat: 1 - seat };
    this.dialog.open();
  }

  async takeAnswer(bytes) {
    const { joined, readAnswer } = await agreement();
    const { id, description } = readAnswer(bytes);
    const match = this.known(id);
    if (!match) return;
    const waits = this.current === match && this.connection.state === "offered";
    if (match.state === "proposed") {
      match.record = joined(match.record, bytes);
      match.state = "waiting";
      await this.matches.keep(match);
    }
    if (waits && description.length) await this.finish(description);
    await this.put(match);
    if (!waits) {
      this.complain(say("This page was loaded again since the invitation. Connect again, or send your turn as a link."));
    }
  }

  async takeLetter(bytes) {
    const { letterId } = await import("./letters.js");
    const match = this.known(letterId(bytes));
    if (!match) return;
    await this.put(match);
    this.passed = null;
    this.dialog.close();
    await this.talk.open(bytes);
  }

  async takeCall(bytes) {
    const { id, way } = readCall(bytes);
    const match = this.known(id);
    if (!match) return;
    await this.put(match);
    this.pass("reply", callOf({ id, way: await this.connection.answer(way, this.dialog.asks) }));
  }

  async takeReply(bytes) {
    const { id, way } = readCall(bytes);
    if (this.current?.id === id && this.connection.state === "offered") return this.finish(way);
    this.complain(say("This page was loaded again since. Send a new link to connect."));
  }

  known(id) {
    const match = this.matches.all.get(id);
    if (!match) this.complain(say("This link belongs to a game that isn’t on this table."));
    return match;
  }

  // Give the person a link to pass on.
  pass(kind, bytes) {
    this.passed = { kind, link: linkOf(kind, bytes) };
    this.notices.clear(UNSENT);
    this.told = "";
    this.show();
    this.dialog.open();
  }

  // Matches

  async invite(what) {
    const { begun, invitation } = await agreement();
    await this.leave();
    const match = matchOf(begun(what), "proposed");
    await this.matches.keep(match);
    this.current = match;
    this.pass("invitation", invitation(match.record, await this.connection.offer(this.dialog.asks)));
  }

  async accept() {
    const { guest } = this;
    if (!guest) return; // a second click
    this.guest = null;
    const { accepted, answer } = await agreement();
    const { bytes, description } = guest;
    const match = matchOf(accepted(bytes), "waiting");
    await this.matches.keep(match);
    await this.put(match);
    const way = description.length
      ? await this.connection.answer(description, this.dialog.asks)
      : description;
    this.pass("answer", answer(match.record, way));
  }

  async resume(id) {
    const match = this.matches.all.get(id);
    this.told = "";
    this.passed = null;
    if (match.state === "proposed") {
      const { invitation } = await agreement();
      await this.leave();
      this.current = match;
      const way = await this.connection.offer(this.dialog.asks);
      return this.pass("invitation", invitation(match.record, way));
    }
    await this.put(match);
    this.dialog.close();
    this.show();
  }

  // Put a match on the table, in the place of the one that is there.
  async put(match) {
    if (this.current === match && this.talk) return;
    if (this.current !== match) await this.leave();
    this.current = match;
    match.onTable = true;
    this.share.away(true);
    await this.converse();
  }

  // Begin the conversation of the current match with the table.
  async converse() {
    const { Conversation } = await import("./conversation.js");
    const match = this.current;
    this.talk?.close();
    this.talk = new Conversation({
      record: match.record,
      table: this.table,
      keep: (record) => this.keep(match, record),
      say: (state, detail) => this.hearState(match, state, detail),
    });
    this.talk.start(); // it lasts as long as the game
    this.attach();
  }

  // Take the match from the table; it is kept.
  async leave() {
    const match = this.current;
    this.connection.drop();
    this.notices.clear(UNSENT);
    this.passed = null;
    this.current = null;
    this.signal.turn("");
    if (!this.talk) return;
    this.talk.close();
    this.talk = null;
    this.table.send("stop");
    this.share.away(false);
    match.onTable = false;
    await this.matches.keep(match);
  }

  async putAside() {
    await this.leave();
    this.show();
  }

  async remove(id) {
    await this.matches.remove(id);
    this.show();
  }

  keep(match, record) {
    match.record = record;
    return this.matches.keep(match);
  }

  hearState(match, state, detail) {
    if (match !== this.current) return;
    if (state === "refused") return this.complainOf(detail);
    const is = match.state !== state;
    if (match.state === "shuffling" && is) this.notices.clear(TOPIC);
    match.state = state;
    this.owed = detail.for;
    this.signal.turn(state, STATES.yours);
    if (state === "shuffling" && is) this.notices.show(TOPIC, STATES.shuffling);
    if (state === "broken") this.complainOf(detail);
    if (state === "left") this.tellLeft(match);
    if (state === "over" && detail.record) this.tellOver(match, detail.record);
    if (["theirs", "waiting", "over"].includes(state)) this.offerLetter();
    this.show();
  }

  // The connection

  async call() {
    const { id } = this.current;
    this.pass("call", callOf({ id, way: await this.connection.offer(this.dialog.asks) }));
  }

  async finish(answer) {
    this.tell(WAYS.connecting);
    this.passed = null;
    this.dialog.close();
    await this.connection.finish(answer);
  }

  opened(again) {
    this.passed = null;
    this.notices.clear(UNSENT);
    this.attach();
    this.tell(again ? say("They are back.") : WAYS.connected);
    this.dialog.close();
    this.show();
  }

  lost(was) {
    this.talk?.detach();
    const words = was
      ? say("They left. The game is kept: connect again, or play by links.")
      : say("The tables can’t reach each other. Play by links, or try to connect again.");
    this.notices.show(TOPIC, words, { buttons: [[say("Go on"), () => this.open()]], closes: true });
    this.show();
  }

  attach() {
    if (this.talk && this.isConnected) this.talk.attach((text) => this.connection.send(text));
  }

  get isConnected() {
    return this.connection.state === "connected";
  }

  // A real table

  // Play on at a real table, or on the page again.
  async changeTable() {
    const before = this.table;
    try {
      this.table = before === this.desk ? await SerialTable.choose() : this.desk;
    } catch {
      return this.complain(say("No table answers at a cable of this computer."));
    }
    this.table.onGone = () => this.tableGone();
    before.send("stop");
    await before.close();
    await this.converse();
    this.dialog.close();
    this.show();
  }

  tableGone() {
    this.table = this.desk;
    this.notices.show(TOPIC, say("The cable of the table was pulled. The game is kept."), {
      buttons: [[say("Connect the table"), () => this.changeTable()]],
      closes: true,
    });
  }

  // What is told

  tell(words) {
    this.notices.show(TOPIC, words, { forMs: SHOWN_MS });
  }

  complain(words) {
    this.told = words;
    this.show();
    this.dialog.open();
  }

  complainOf({ code, why }) {
    this.complain(told(code, { name: this.otherName, why }));
  }

  get otherName() {
    return this.current ? this.dialog.otherOf(this.current) : say("the other person");
  }

  // The person went to the menu of the table.
  async tellLeft({ id }) {
    this.notices.show(TOPIC, STATES.left, {
      buttons: [[say("Go on"), () => this.resume(id)]],
      closes: true,
    });
    await this.leave();
    this.show();
  }

  // Both ends have opened their cards, and the record was checked.
  tellOver({ game, id }, record) {
    const review = async () => {
      await this.leave();
      this.link.wish("open", { what: "record", text: record });
    };
    const file = () => save(new Blob([record], { type: "text/plain" }), `${game}-${id}.game`);
    this.notices.show(TOPIC, say("The game is over, and both tables have checked it."), {
      buttons: [[say("Look at the game again"), review], [say("Save as a file"), file]],
      closes: true,
    });
  }

  // Without a connection what was done is passed on as a link.
  offerLetter() {
    if (!this.hasLetter || !["", "lost"].includes(this.connection.state)) return;
    this.notices.show(UNSENT, say("Your turn is done. The other table doesn’t know it yet."), {
      buttons: [[say("Send my turn"), () => this.pass("letter", this.talk.letter())]],
      closes: true,
    });
  }

  // Whether the other end waits for something that a letter can hold.
  get hasLetter() {
    return this.talk !== null && this.talk.letter().length > 0;
  }

  tellKeeping(trouble) {
    if (!trouble) return this.notices.clear(KEPT);
    this.notices.show(KEPT, UNKEPT[trouble], { alarm: true, closes: true });
  }

  closed() {
    this.guest = null;
    this.told = "";
    document.activeElement.blur(); // leave the keys to the players
  }

  // The match that is spoken of, whose turn it is, and whether the other end is there.
  get words() {
    const { current, guest } = this;
    if (guest) return `${say("You are invited to a game at a distance:")} ${this.dialog.nameOf(guest)}`;
    if (!current) return ABOUT;
    const waits = current.state === "waiting" && this.owed;
    const state = waits ? waitingFor(this.owed, { name: this.otherName }) : STATES[current.state];
    const parts = [this.dialog.nameOf(current), state, WAYS[this.connection.state]];
    return parts.filter(Boolean).join(" · ");
  }

  show() {
    const { current, guest, passed } = this;
    const plays = this.talk !== null && !guest;
    const offers = {
      accept: guest,
      letter: plays && !this.isConnected && this.hasLetter,
      call: plays && !this.isConnected,
      table: plays && SerialTable.possible,
      aside: current && !guest,
    };
    const others = this.matches.list().filter((match) => match !== current);
    this.dialog.show({
      told: [this.told, this.words].filter(Boolean).join(" "),
      link: guest ? "" : passed?.link,
      why: guest || !passed ? "" : PASS_ON[passed.kind],
      offers: Object.keys(offers).filter((name) => offers[name]),
      invites: !guest && !current,
      matches: guest || passed ? [] : others.map((match) => ({ ...match, told: STATES[match.state] })),
    });
    const turn = plays && ["yours", "theirs"].includes(current.state);
    byId("distance").querySelector("span").textContent = turn ? STATES[current.state] : say("At a distance");
  }
}

// What is opened once is not opened again after a reload.
function clearAddress() {
  history.replaceState(null, "", location.pathname + location.search);
}

// What both ends agree on before a game; it is loaded when it is needed.
function agreement() {
  return import("./agreement.js");
}

function byId(id) {
  return document.getElementById(id);
}
