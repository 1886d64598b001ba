// Questions of somebody who can't see the table, or looks away: a key each. The table answers
// (host_sim/web/pointed/ear.py), a screen reader or the browser's voice says it. While a game is played
// and the keyboard's focus is on the board, the arrows go from place to place and Enter points there.

import { element } from "./dom.js";
import { isForPage } from "./input.js";
import { ENDS } from "./layout.js";
import { lay } from "./overlay.js";
import { say, tag } from "./words.js";

const SHOWN_MS = 10_000;
const QUESTIONS = ["here", "where", "row", "turn", "before", "hand", "chances"]; // from 1 on
const WAYS = { ArrowLeft: "left", ArrowRight: "right", ArrowUp: "up", ArrowDown: "down" };

export class Ear {
  /** `pointing` knows who plays, `wish(name, more)` asks the table, `notices` and `voice` say answers. */
  constructor(parent, { pointing, wish, notices, voice }) {
    Object.assign(this, { pointing, wish, notices, voice });
    this.lamp = [false, 0]; // that is asked about: whether it is on the hexagon, and its place
    // A screen reader leaves all keys to an application.
    this.element = element("div", { id: "ear", role: "application", tabIndex: 0, ariaLabel: say("Board") });
    this.element.addEventListener("keydown", (event) => this.go(event));
    parent.append(this.element);
    addEventListener("keydown", (event) => {
      voice.hush();
      const digit = /^Digit([1-7])$/.exec(event.code); // the same key on every keyboard
      if (digit && !isForPage(event)) this.ask(event, QUESTIONS[digit[1] - 1]);
    });
  }

  status({ language }) {
    this.language = this.voice.language = language;
  }

  // Whose place it is: that of the only person, else of the one who is asked, else the one in front.
  get end() {
    const { ends, asked } = this.pointing.players;
    return ends.length === 1 ? ends[0] : asked?.end ?? this.pointing.scene.front;
  }

  // Menus and texts leave these keys to the buttons, and Enter opens a covered hand.
  go(event) {
    const { menu, asked } = this.pointing.players;
    const chooses = event.code === "Enter" && !asked?.covered;
    if (isForPage(event) || menu || !this.pointing.played || !(chooses || WAYS[event.code])) return;
    event.stopPropagation();
    if (!chooses) this.ask(event, WAYS[event.code]);
    else if (!event.repeat) this.wish("point", { end: ENDS[this.end], ear: true });
  }

  ask(event, question) {
    event.preventDefault();
    const own = question === "hand" || question === "chances";
    if (own && !this.pointing.scene.shows(this.end)) this.tell([]); // behind a curtain
    else this.wish("ask", { end: ENDS[this.end], question });
  }

  /** Say an answer of the table. */
  answered({ phrases, lamps }) {
    [this.lamp] = lamps.length ? lamps : [this.lamp];
    if (this.ratio) this.place(this.pointing.scene.plan, this.ratio);
    this.tell(phrases);
  }

  tell(phrases) {
    const said = phrases.map((words) => words.map(say).join(" ")).join(". ");
    const text = said || say("That isn’t possible now.");
    this.notices.show("answer", text, { forMs: SHOWN_MS, lang: tag(this.language) });
    this.voice.say(text);
  }

  /** The focus is seen around the lamp that is asked about. */
  place(plan, ratio) {
    this.ratio = ratio;
    const [onHexagon, place] = this.lamp;
    const { pitch, rows } = (onHexagon && plan.hexagon) || plan.board;
    const lamps = rows.flatMap(({ columns, y }) => columns.map((x) => ({ x, y })));
    const { x, y } = lamps[place] ?? lamps[0];
    lay(this.element, { x: x - pitch / 2, y: y - pitch / 2, width: pitch, height: pitch }, plan, ratio);
  }
}
