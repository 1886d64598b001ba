// The notices on a match at a distance.

import { save } from "../save.js";
import { say } from "../words.js";
import { letterOf, STATES, UNKEPT, WAYS } from "./told.js";

const SHOWN_MS = 6000;
const TOPIC = "distance"; // of what is told of the match
const UNSENT = "distance unsent"; // of what waits for the other end
const GONE = "distance gone"; // of a real table that is gone
const KEPT = "distance kept"; // of what is told of the browser's storage

export class News {
  constructor(notices) {
    this.notices = notices;
  }

  /** The match has this state, and had the one `before`. */
  state(state, before) {
    if (state === before) return;
    if (before === "shuffling") this.notices.clear(TOPIC);
    if (state === "shuffling") this.notices.show(TOPIC, STATES.shuffling);
  }

  /** The person went to the menu of the table; goOn() puts the match on it again. */
  left(goOn) {
    this.ask(TOPIC, STATES.left, [[say("Go on"), goOn]]);
  }

  /** Both ends have opened their cards, and the record was checked; review() shows it on the table. */
  over({ game, id }, record, review) {
    const file = () => save(new Blob([record], { type: "text/plain" }), `${game}-${id}.game`);
    this.ask(TOPIC, say("The game is over, and all tables have checked it."), [
      [say("Look at the game again"), review],
      [say("Save as a file"), file],
    ]);
  }

  connecting() {
    this.tell(WAYS.connecting);
  }

  /** There is no connection any more, in words. */
  lost(words, connect, goOn) {
    this.ask(TOPIC, words, [[say("Connect again"), connect], [say("Go on"), goOn]]);
  }

  /** Something went wrong that needs no answer. */
  warn(words) {
    this.notices.show(TOPIC, words, { closes: true });
  }

  /** The real table is gone. */
  gone(connect) {
    const words = say("The cable of the table was pulled. The game is kept.");
    this.ask(GONE, words, [[say("Connect the table"), connect]]);
  }

  /** There is a table again. */
  clearGone() {
    this.notices.clear(GONE);
  }

  /** Without a connection what was done is passed on as a link, by pass(). */
  unsent(state, pass) {
    const { unsent, send } = letterOf(state);
    this.ask(UNSENT, unsent, [[send, pass]]);
  }

  /** Nothing waits to be passed on as a link. */
  clearUnsent() {
    this.notices.clear(UNSENT);
  }

  /** The table in another tab has taken the link. */
  arrived() {
    this.notices.show(TOPIC, say("Your table in the other tab has opened the link. This tab can be closed."));
  }

  /** trouble: see Matches. */
  keeping(trouble) {
    if (!trouble) return this.notices.clear(KEPT);
    this.notices.show(KEPT, UNKEPT[trouble], { alarm: true, closes: true });
  }

  tell(words) {
    this.notices.show(TOPIC, words, { forMs: SHOWN_MS });
  }

  ask(topic, words, buttons) {
    this.notices.show(topic, words, { buttons, closes: true });
  }
}
