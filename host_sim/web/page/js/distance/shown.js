// What the dialog shows: the current match, an invitation, a link to pass on, what went wrong.

import { about, say } from "../words.js";
import { told, waitingFor } from "./sentences.js";
import { SerialTable } from "./serial.js";
import { ABOUT, AGAIN, letterOf, PASS_ON, PLAYED, STATES, WANTED, wayOf, WAYS } from "./told.js";

export class Shown {
  constructor({ dialog, current, matches }) {
    this.dialog = dialog;
    this.current = current;
    this.matches = matches;
    this.guest = null; // an invitation that isn't accepted yet
    this.passed = null; // what to pass on: {kind, link}
    this.told = ""; // what went wrong last
    this.button = document.getElementById("distance").querySelector("span");
  }

  /** Open the dialog; nothing went wrong. */
  open() {
    this.complain("");
  }

  /** Open the dialog with a link that the person passes on: {kind, link}. */
  pass(passed) {
    this.passed = passed;
    this.open();
  }

  /** Open the dialog with what went wrong. */
  complain(words) {
    this.told = words;
    this.show();
    this.dialog.open();
  }

  /** Open the dialog with a Trouble. */
  complainOf({ code, by }) {
    this.complain(told(code, { name: this.nameOf(by) }));
  }

  /** Close the dialog. */
  close() {
    this.dialog.close();
    this.show();
  }

  /** The dialog is closed. */
  closed() {
    this.guest = null;
    this.told = "";
    document.activeElement.blur(); // leave the keys to the players
  }

  /** Draw what has changed, also while the dialog is closed. */
  show() {
    const { guest, passed } = this;
    const { match, talk, isConnected, watched, watching } = this.current;
    const plays = match && match.state !== "proposed" && !guest;
    const byLinks = plays && talk && this.current.others.length === 1;
    const { possible, state } = this.current.connection;
    const offered = passed && state === "offered"; // the link that is shown connects
    const { hasLetter } = this.current;
    const unanswered = plays && !isConnected && this.current.isUnanswered;
    // The other may have lost the last letter.
    const mayAgain = byLinks && !unanswered && ["waiting", "theirs", "over"].includes(match.state);
    const offers = {
      accept: guest,
      letter: byLinks && !isConnected && (hasLetter || mayAgain),
      // The browser of the other may have lost it.
      answer: plays && match.end > 0 && !this.current.isHere(0),
      call: plays && !isConnected && possible && !offered && !unanswered,
      computer: plays && this.current.replaceable !== undefined && ["waiting", "yours", "theirs"].includes(match.state),
      watch: plays && this.current.mayShow,
      dismiss: plays && watched > 0,
      table: plays && SerialTable.possible,
      aside: match && !guest,
      stop: watching,
    };
    this.dialog.show({
      told: [this.told, this.words].filter(Boolean).join(" "),
      link: guest ? "" : passed?.link,
      why: guest || !passed ? "" : this.why,
      letter: hasLetter ? letterOf(match.state).send : AGAIN,
      offers: Object.keys(offers).filter((name) => offers[name]),
      invites: !guest && !match && !watching,
      ...(guest || !match || passed?.kind === "watch" ? {} : this.houses),
      matches: guest || passed ? [] : this.others,
    });
    const saysState = !guest && ["proposed", "yours", "theirs"].includes(match?.state);
    this.button.textContent = saysState ? STATES[match.state] : say("At a distance");
  }

  // The match that is spoken of, whose turn it is, and whether the other end is there.
  get words() {
    const { guest } = this;
    const { match, owed, talk, missing, facing, watching } = this.current;
    if (guest) return `${say("You are invited to a game at a distance:")} ${this.dialog.nameOf(guest)}`;
    if (watching) return this.viewed(watching);
    if (!match) return ABOUT;
    const state = owed.for ? waitingFor(owed.for, { name: this.nameOf(owed.by) }) : STATES[match.state];
    const way = this.wayTo(talk ? missing : facing);
    return [this.dialog.nameOf(match), state, way, this.computers, this.watched].filter(Boolean).join(" · ");
  }

  /** For whom the computer plays, and who wants it to, in words; "" for nobody. */
  get computers() {
    const { match, talk } = this.current;
    const nameOf = (end) => this.dialog.playersAt(end, match);
    const words = [...new Set(talk && match.seats)].map((end) => {
      if (!talk.computers.present().includes(end)) return PLAYED.replace("{name}", nameOf(end));
      const others = talk.computers.voters(end).map(nameOf).join(", ");
      return others && WANTED.replace("{name}", nameOf(end)).replace("{others}", others);
    });
    return words.filter(Boolean).join(" ");
  }

  // The game that the person here watches.
  viewed({ match, connection }) {
    const name = match ? this.dialog.nameOf(match) : STATES.proposed;
    return [`${say("You watch, and can’t act:")} ${name}`, WAYS[connection.state]].filter(Boolean).join(" · ");
  }

  /** How many watch, in words; "" for nobody. */
  get watched() {
    const { watched } = this.current;
    return watched > 0 ? say("Watching: {number}").replace("{number}", watched) : "";
  }

  // How an end is connected, in words; of two that never were, none.
  wayTo(end) {
    const { state } = this.current.connectionTo(end);
    if (this.current.isHere(end)) return WAYS.connected;
    if (this.current.others.length === 1) return wayOf(state, true);
    return about(this.nameOf(end), wayOf(state, false) ?? say("Not connected."));
  }

  /** Words about another end, which is named if there are several. */
  about(end, words) {
    return this.current.others.length > 1 ? about(this.nameOf(end), words) : words;
  }

  // What to do with the link that is passed on.
  get why() {
    const { kind } = this.passed;
    return kind === "letter" ? letterOf(this.current.match.state).why : PASS_ON[kind];
  }

  // Of more than two ends: the others, to which links go unless they are here, and which of them is spoken
  // of. Before all have answered only who invited has links for others.
  get houses() {
    const { match, talk, others, facing, missing, isConnected } = this.current;
    if (others.length < 2 || isConnected || (match.end && !talk)) return {};
    const isHere = (end) => this.current.isHere(end);
    const name = (end) => {
      if (isHere(end)) return about(this.nameOf(end), WAYS.connected);
      return match.record.given[end] ? this.wayTo(end) : about(this.nameOf(end), STATES.proposed);
    };
    const houses = others.map((end) => ({ end, name: name(end), disabled: isHere(end) }));
    return { houses, facing: isHere(facing) ? missing : facing };
  }

  // Who sits at an end, or at all others.
  nameOf(end) {
    const { match } = this.current;
    return match ? this.dialog.otherOf(match, end) : say("the other person");
  }

  // The kept matches without the current one.
  get others() {
    const others = this.matches.list().filter((match) => match !== this.current.match);
    return others.map((match) => ({ ...match, told: STATES[match.state] }));
  }
}
