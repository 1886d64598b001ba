// The button that brings the other end's place onto a phone held upright.

import { say } from "./words.js";

export class Turn {
  /** `turned(end)` is called with the end whose place shall be shown. */
  constructor(parent, turned) {
    this.front = 0;
    this.names = ["", ""];
    this.element = document.createElement("button");
    this.element.id = "turn";
    this.element.hidden = true;
    this.element.addEventListener("click", () => {
      this.front = 1 - this.front;
      this.label();
      turned(this.front);
    });
    parent.append(this.element);
  }

  /** Call the ends by their names. */
  name(ends) {
    this.names = ends.map(({ name }) => name);
    this.label();
  }

  place({ turn, unit, left, top }, ratio) {
    this.element.hidden = !turn;
    if (!turn) return;
    const { style } = this.element;
    style.left = `${(left + turn.x * unit) / ratio}px`;
    style.top = `${(top + turn.y * unit) / ratio}px`;
    style.width = `${(turn.width * unit) / ratio}px`;
    style.height = `${(turn.height * unit) / ratio}px`;
  }

  label() {
    this.element.textContent = `⇄ ${say(this.names[1 - this.front])}`;
  }
}
