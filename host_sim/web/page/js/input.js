// Fingers, mouse and keys become buttons down and up. Over each drawn button lies a real, unseen
// <button>, so that touch, screen readers and tests find it.

import { buttonOf } from "./keys.js";
import { BUTTONS, ENDS } from "./layout.js";
import { lay } from "./overlay.js";
import { about, say } from "./words.js";

const CALLED = [say("left"), say("right"), say("up"), say("down"), "OK"]; // in the order of BUTTONS

export class Input {
  /** `changed(end, button, down)` is called for each change. */
  constructor(parent, keys, changed) {
    this.keys = keys;
    this.changed = changed;
    this.alone = null; // the end of the only person, for whom all keys press
    this.holders = new Map(); // who holds a button: pointer id or key code -> [end, button]
    this.elements = ENDS.map((id, end) =>
      BUTTONS.map((button, index) => {
        const element = document.createElement("button");
        element.dataset.end = id;
        element.dataset.button = button;
        this.listen(element, end, index);
        parent.append(element);
        return element;
      }));
    addEventListener("keydown", (event) => this.key(event, true));
    addEventListener("keyup", (event) => this.key(event, false));
    addEventListener("blur", () => this.releaseAll());
    document.addEventListener("visibilitychange", () => {
      if (document.hidden) this.releaseAll();
    });
  }

  /** Call the ends by their names. */
  name(ends) {
    ends.forEach(({ name }, end) => {
      this.elements[end].forEach((element, button) => {
        const key = this.keys[end][button];
        const how = key && ` (${say("key")} ${key})`;
        element.ariaLabel = about(say(name), `${CALLED[button]}${how}`);
      });
    });
  }

  /** Lay the elements over the drawn buttons; a CSS pixel is `ratio` screen pixels. */
  place(plan, ratio) {
    plan.ends.forEach(({ buttons, step, shown }, end) => {
      this.elements[end].forEach((element) => (element.hidden = !shown));
      if (!shown) return;
      buttons.forEach(({ x, y }, button) => {
        const box = { x: x - step / 2, y: y - step / 2, width: step, height: step };
        lay(this.elements[end][button], box, plan, ratio);
      });
    });
  }

  isDown(end, button) {
    for (const held of this.holders.values()) {
      if (held[0] === end && held[1] === button) return true;
    }
    return false;
  }

  releaseAll() {
    for (const holder of [...this.holders.keys()]) this.release(holder);
  }

  listen(element, end, button) {
    element.addEventListener("pointerdown", (event) => {
      if (event.button !== 0) return;
      element.setPointerCapture(event.pointerId);
      this.hold(event.pointerId, [end, button]);
    });
    for (const over of ["pointerup", "pointercancel", "lostpointercapture"]) {
      element.addEventListener(over, (event) => this.release(event.pointerId));
    }
    element.addEventListener("contextmenu", (event) => event.preventDefault());
  }

  key(event, down) {
    if (!down) this.release(event.code); // wherever the focus is by now
    if (isForPage(event)) return;
    const pressed = event.code === "Space" ? this.focused() : this.buttonOf(event.code);
    if (!pressed) return;
    event.preventDefault();
    if (down && !event.repeat) this.hold(event.code, pressed);
  }

  // Both sets of keys are those of a person who plays alone.
  buttonOf(code) {
    const pressed = buttonOf(code);
    return pressed && this.alone !== null ? [this.alone, pressed[1]] : pressed;
  }

  // The button that the keyboard's focus is on: the space bar presses it.
  focused() {
    for (let end = 0; end < ENDS.length; end++) {
      const button = this.elements[end].indexOf(document.activeElement);
      if (button >= 0) return [end, button];
    }
    return undefined;
  }

  hold(holder, pressed) {
    const already = this.isDown(...pressed);
    this.holders.set(holder, pressed);
    if (!already) this.changed(...pressed, true);
  }

  release(holder) {
    const held = this.holders.get(holder);
    if (!held) return;
    this.holders.delete(holder);
    if (!this.isDown(...held)) this.changed(...held, false);
  }
}

/** Whether a key is no game's: typing, shortcuts, all while a dialog is open, Enter on a focused tool. */
export function isForPage({ target, code, ctrlKey, metaKey, altKey }) {
  if (ctrlKey || metaKey || altKey || target.matches?.("input")) return true;
  if (document.querySelector("dialog[open]")) return true;
  return code === "Enter" && target.matches?.("#tools *, #replay *, .notice *");
}
