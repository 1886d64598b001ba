// Hiding the hands: each is shown only to the side that pressed last. The other's panel has a
// curtain; holding the curtain peeks behind it.

import { ENDS } from "./layout.js";
import { lay } from "./overlay.js";
import { about, say } from "./words.js";

export class Hands {
  /** `curtains` are the scene's, one for each end. */
  constructor(parent, curtains) {
    this.curtains = curtains;
    this.hidden = false;
    this.last = null; // the end that pressed last
    this.holder = undefined; // the end of the person who has the phone; see people.js
    this.peeking = [false, false];
    this.shown = [true, true]; // whether each end's place is on the screen
    this.elements = ENDS.map((id, end) => {
      const element = document.createElement("button");
      element.dataset.peek = id;
      element.addEventListener("pointerdown", (event) => {
        element.setPointerCapture(event.pointerId);
        this.peek(end, true);
      });
      for (const over of ["pointerup", "pointercancel", "lostpointercapture"]) {
        element.addEventListener(over, () => this.peek(end, false));
      }
      element.addEventListener("contextmenu", (event) => event.preventDefault());
      for (const kind of ["keydown", "keyup"]) {
        element.addEventListener(kind, (event) => this.hear(event, end, kind === "keydown"));
      }
      element.addEventListener("blur", () => this.peek(end, false));
      parent.append(element);
      return element;
    });
    this.update();
  }

  /** Call the ends by their names. */
  name(ends) {
    ends.forEach(({ name }, end) => {
      this.elements[end].ariaLabel = about(say(name), say("hold to peek at the hand"));
    });
  }

  hide(hidden) {
    this.hidden = hidden;
    this.update();
  }

  /** Show displays only to the person at this end: null for nobody, undefined for everybody. */
  hold(end) {
    this.holder = end;
    this.update();
  }

  /** Another person takes the screen: nobody has pressed yet. */
  turned() {
    this.last = null;
    this.update();
  }

  pressed(end) {
    this.last = end;
    this.update();
  }

  place(plan, ratio) {
    this.shown = plan.ends.map(({ shown }) => shown);
    this.update();
    plan.ends.forEach(({ oled }, end) => lay(this.elements[end], oled, plan, ratio));
  }

  // The keys that press a button of the page hold the curtain open.
  hear(event, end, down) {
    if (!["Enter", "Space"].includes(event.code)) return;
    event.preventDefault();
    event.stopPropagation();
    this.peek(end, down);
  }

  peek(end, on) {
    this.peeking[end] = on;
    this.update();
  }

  update() {
    ENDS.forEach((_, end) => {
      const held = this.holder !== undefined && end !== this.holder;
      const covered = held || (this.hidden && end !== this.last);
      this.elements[end].hidden = !covered || !this.shown[end];
      this.curtains[end].set(covered && !this.peeking[end], performance.now());
    });
  }
}
