// The button that brings the other end's place onto a phone held upright.

import { element } from "./dom.js";
import { lay } from "./overlay.js";
import { say } from "./words.js";

export class Turn {
  /** `turned(end)` is called with the end whose place shall be shown. */
  constructor(parent, turned) {
    this.other = 1; // the end that isn't shown
    this.names = ["", ""];
    this.free = false;
    this.plan = null;
    this.element = element("button", { id: "turn", hidden: true, onclick: () => turned(this.other) });
    parent.append(this.element);
  }

  /** Call the ends by their names. */
  name(ends) {
    this.names = ends.map(({ name }) => name);
    this.update();
  }

  /** Whether anybody may look at either place. */
  allow(free) {
    this.free = free;
    this.update();
  }

  place(plan, ratio) {
    this.plan = plan;
    if (plan.turn) lay(this.element, plan.turn, plan, ratio);
    this.other = plan.ends[0].shown ? 1 : 0;
    this.update();
  }

  update() {
    this.element.hidden = !(this.free && this.plan?.turn);
    this.element.textContent = `⇄ ${say(this.names[this.other])}`;
  }
}
