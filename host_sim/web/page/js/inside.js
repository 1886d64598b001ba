// A look inside: the Pico, its pins, and what goes over them to the chips.

import { byId, element, shape } from "./dom.js";
import { BUTTONS, ENDS } from "./layout.js";
import { say } from "./words.js";

const ALIVE_MS = 250; // so long a part is marked after something went over its pins

// Where each GPIO is on the Pico: pads are counted along one side and back along the other, from 0.
const PADS = [0, 1, 3, 4, 5, 6, 8, 9, 10, 11, 13, 14, 15, 16, 18, 19,
  20, 21, 23, 24, 25, 26, 28, undefined, undefined, undefined, 30, 31, 33];
const PADS_ON_SIDE = 20;

export class Inside {
  constructor() {
    this.section = byId("inside");
    this.parts = [];
    byId("look-inside").addEventListener("click", ({ currentTarget }) => {
      this.section.hidden = !this.section.hidden;
      currentTarget.ariaExpanded = String(!this.section.hidden);
      if (this.state) this.accept(this.state);
    });
  }

  welcome({ pins, lamps }) {
    const { displays, chains, buzzer, buttons } = pins;
    const board = lamps.board.flat().length;
    const hexagon = lamps.hexagon.flat().length;
    this.pads = drawPico(byId("pico"));
    this.parts = [
      ...ENDS.map((_, end) => new Part(say("Display"), displays[end], (state) => display(state, end))),
      new Part(say("Board"), chains[0], (state) => chain(state.frames(0), board)),
      new Part(say("Hexagon"), chains[1], (state) => chain(state.frames(1), hexagon)),
      new Part(say("Buzzer"), buzzer, ({ tone }) => tone && `${tone} Hz`, say("silent")),
      ...ENDS.map((_, end) =>
        new Part(say("Buttons"), buttons[end], (state) => held(state, end), say("none is down"),
          (state, button) => state.isDown(end, button))),
    ];
    byId("parts").replaceChildren(...this.parts.map(({ row }) => row));
  }

  /** Call the ends by their names. */
  name(ends) {
    ends.forEach(({ name }, end) => {
      for (const part of [this.parts[end], this.parts.at(end - ENDS.length)]) part?.own(say(name));
    });
  }

  /** Take in a frame. */
  accept(state) {
    this.state = state;
    if (this.section.hidden) return;
    const now = performance.now();
    for (const part of this.parts) part.show(state, now);
    for (const part of this.parts) {
      part.pins.forEach((pin, i) => {
        this.pads[PADS[pin]].classList.toggle("alive", part.alive && part.uses(state, i));
      });
    }
    clearTimeout(this.timer);
    if (this.parts.some(({ alive }) => alive)) {
      this.timer = setTimeout(() => this.accept(this.state), ALIVE_MS);
    }
  }
}

// A chip or another part: a row of the table. `told(state)` is what goes over its pins, in words; if
// nothing goes over them, it is `idle`. `uses(state, i)` tells whether a live part uses its pin i.
class Part {
  constructor(name, pins, told, idle, uses = () => true) {
    this.pins = pins;
    this.told = told;
    this.idle = idle;
    this.uses = uses;
    this.changedAt = -Infinity;
    this.alive = false;
    const cells = [name, `GP${pins.join(" ")}`, ""].map((textContent) => element("td", { textContent }));
    this.row = element("tr", {}, ...cells);
    this.label = name;
  }

  own(name) {
    this.row.cells[0].textContent = `${this.label} · ${name}`;
  }

  show(state, now) {
    const text = this.told(state) || this.idle;
    const cell = this.row.cells[2];
    if (cell.textContent !== text) this.changedAt = now;
    cell.textContent = text;
    this.alive = this.idle ? text !== this.idle : now - this.changedAt < ALIVE_MS;
    this.row.classList.toggle("alive", this.alive);
  }
}

function display(state, end) {
  const { traffic, latest } = state.panel(end);
  const bytes = [...latest].map((byte) => byte.toString(16).padStart(2, "0")).join(" ");
  return `I²C: ${traffic} ${say("bytes, the latest")} ${bytes} …`;
}

function chain(frames, lamps) {
  return `WS2812: ${frames} ${say("frames of")} ${3 * lamps} ${say("bytes")}`;
}

function held(state, end) {
  const down = BUTTONS.filter((_, button) => state.isDown(end, button));
  return down.map(say).join(", ");
}

// Draw the board with its pads; return them.
function drawPico(picture) {
  const pads = Array.from({ length: 2 * PADS_ON_SIDE }, (_, pad) => {
    const below = pad < PADS_ON_SIDE;
    const place = below ? pad : 2 * PADS_ON_SIDE - 1 - pad;
    return shape("circle", { cx: 14 + 12 * place, cy: below ? 79 : 7, r: 3.5, class: "pad" });
  });
  picture.replaceChildren(
    shape("rect", { x: 1, y: 1, width: 254, height: 84, rx: 5, class: "board" }),
    shape("rect", { x: 0, y: 30, width: 18, height: 26, class: "plug" }),
    shape("rect", { x: 110, y: 25, width: 36, height: 36, rx: 2, class: "chip" }),
    ...pads,
  );
  return pads;
}
