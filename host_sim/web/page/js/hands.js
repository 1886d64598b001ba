// Hiding the hands: each is shown only to the side that pressed last. The other's panel has a
// curtain; holding the curtain peeks behind it.

import { ENDS, OLED } from "./layout.js";

export class Hands {
  /** `curtains` are the scene's, one for each end. */
  constructor(parent, curtains) {
    this.curtains = curtains;
    this.hidden = false;
    this.last = null; // the end that pressed last
    this.peeking = [false, false];
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
      this.elements[end].ariaLabel = `${name}: hold to peek at the hand`;
    });
  }

  hide(hidden) {
    this.hidden = hidden;
    this.update();
  }

  pressed(end) {
    this.last = end;
    this.update();
  }

  place({ ends, unit, left, top }, ratio) {
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
      this.elements[end].hidden = !covered;
      this.curtains[end].set(covered && !this.peeking[end], performance.now());
    });
  }
}
