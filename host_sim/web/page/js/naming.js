// What a lamp or a sign on the board means: a mouse rests on it, or a finger stays on it. And why a tap
// did nothing.

import { element } from "./dom.js";
import { HOLD_MS, inside, lampsAt, nearest } from "./pointing.js";
import { say } from "./words.js";

const REST_MS = 200; // before a mouse's lamp is named
const STAYS_MS = 2500; // after the finger is up
const STILL = 8; // CSS pixels that a finger may move
const ABOVE = 14; // CSS pixels from the pointer to the words

export class Naming {
  /** `scene` has the plan and the look; `wish(name, more)` asks the table. */
  constructor(canvas, parent, { scene, wish }) {
    this.scene = scene;
    this.wish = wish;
    this.at = null; // the pointer, in CSS pixels
    this.tapped = null; // where it tapped since
    this.timer = 0;
    this.finger = false; // whether a finger stays on what is named
    this.element = element("div", { id: "name", role: "tooltip", hidden: true });
    parent.append(this.element);
    canvas.addEventListener("pointermove", (event) => this.moved(event));
    canvas.addEventListener("pointerleave", () => this.leave(0));
    canvas.addEventListener("pointerdown", (event) => {
      this.finger = false;
      if (event.pointerType === "mouse") this.leave(0);
      else this.wait(event, HOLD_MS);
    });
    for (const over of ["pointerup", "pointercancel"]) {
      canvas.addEventListener(over, ({ pointerType }) => {
        if (pointerType !== "mouse") this.leave(this.finger ? STAYS_MS : 0);
      });
    }
    canvas.addEventListener("contextmenu", (event) => event.preventDefault());
    // A finger that stayed long only asked.
    canvas.addEventListener("click", (event) => {
      if (this.finger) event.stopImmediatePropagation();
      else this.tapped = { x: event.offsetX, y: event.offsetY };
      this.finger = false;
    }, { capture: true });
  }

  moved(event) {
    if (event.pointerType === "mouse") {
      this.leave(0);
      if (!event.buttons) this.wait(event, REST_MS);
    } else if (this.at && Math.hypot(event.offsetX - this.at.x, event.offsetY - this.at.y) > STILL) {
      this.leave(0);
    }
  }

  wait({ offsetX: x, offsetY: y, pointerType }, ms) {
    clearTimeout(this.timer);
    this.at = { x, y };
    this.timer = setTimeout(() => {
      this.finger = this.ask(x, y) && pointerType !== "mouse";
    }, ms);
  }

  leave(afterMs) {
    clearTimeout(this.timer);
    this.at = this.tapped = null;
    if (!afterMs) this.element.hidden = true;
    else this.timer = setTimeout(() => (this.element.hidden = true), afterMs);
  }

  // Return whether there is a sign or a lamp.
  ask(x, y) {
    const { plan, look, size } = this.scene;
    if (!plan) return false;
    const [left, top] = [[x, plan.left], [y, plan.top]].map(
      ([offset, start]) => (offset * devicePixelRatio - start) / plan.unit);
    const sign = signAt(plan.board, look.legend, size.rows, left, top);
    const [lamp] = lampsAt(plan, left, top);
    if (sign) this.named({ words: [sign.name] });
    else if (lamp) this.wish("name", lamp);
    return Boolean(sign || lamp);
  }

  /** Show what was asked for; a list of no words hides it. */
  named({ words }) {
    const at = this.at ?? this.tapped;
    this.element.hidden = !words.length || !at;
    if (this.element.hidden) return;
    if (this.tapped) this.timer = setTimeout(() => (this.element.hidden = true), STAYS_MS);
    this.element.textContent = words.map(say).join(" · ");
    const { offsetWidth: width, offsetHeight: height, offsetParent: stage } = this.element;
    const left = Math.min(Math.max(0, at.x - width / 2), stage.clientWidth - width);
    const above = at.y - height - ABOVE;
    this.element.style.left = `${left}px`;
    this.element.style.top = `${above < 0 ? at.y + ABOVE : above}px`;
  }
}

// The sign of the legend that is printed at (x, y), beside a row or below columns.
function signAt(board, legend, rows, x, y) {
  if (!inside(board, x, y)) return undefined;
  const [column, aside] = nearest(board.columns.map((each) => Math.abs(each - x)));
  if (aside > board.pitch / 2) {
    const [row] = nearest(board.rows.map((each) => Math.abs(each.y - y)));
    return legend.find((sign) => (rows[sign.row] ?? sign.row) === row);
  }
  const below = y > (board.rows.at(-1).y + board.rows.at(-1).height / 2 + board.foot) / 2;
  return below ? legend.find(({ from, to }) => column >= from && column <= to) : undefined;
}
