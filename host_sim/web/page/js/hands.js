// Hiding the hands: each is shown only to the side that pressed last. The other's panel has a
// curtain; holding the curtain peeks behind it.

import { ENDS, OLED } from "./layout.js";
import { say } from "./words.js";

export class Hands {
  /** `curtains` are the scene's, one for each end. */
  constructor(parent, curtains) {
    this.curtains = curtains;
    this.hidden = false;
    this.last = null; // the end that pressed last
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
      parent.append(element);
      return element;
    });
    this.update();
  }

  /** Call the ends by their names. */
  name(ends) {
    ends.forEach(({ name }, end) => {
      this.elements[end].ariaLabel = `${say(name)}: ${say("hold to peek at the hand")}`;
    });
  }

  hide(hidden) {
    this.hidden = hidden;
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

  place({ ends, unit, left, top }, ratio) {
    this.shown = ends.map(({ shown }) => shown);
    this.update();
    ends.forEach(({ oled }, end) => {
      const { style } = this.elements[end];
      style.left = `${(left + oled.x * unit) / ratio}px`;
      style.top = `${(top + oled.y * unit) / ratio}px`;
      style.width = `${(OLED.width * unit) / ratio}px`;
      style.height = `${(OLED.height * unit) / ratio}px`;
    });
  }

  peek(end, on) {
    this.peeking[end] = on;
    this.update();
  }

  update() {
    ENDS.forEach((_, end) => {
      const covered = this.hidden && end !== this.last;
      this.elements[end].hidden = !covered || !this.shown[end];
      this.curtains[end].set(covered && !this.peeking[end], performance.now());
    });
  }
}
