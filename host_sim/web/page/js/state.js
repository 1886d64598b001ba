// The table as the last frame told it, read by the layout of the welcome.

import { OLED } from "./layout.js";

const PICTURE_BYTES = (OLED.width * OLED.height) / 8;

export class State {
  constructor({ layout, lamps, rows }) {
    this.layout = layout;
    this.lamps = lamps; // for "board" and "hexagon", the place in the chain by row and column
    this.rows = rows;
    this.bytes = new Uint8Array(layout.bytes);
    this.view = new DataView(this.bytes.buffer);
  }

  /** Take a frame in; returns what changed: {board, hexagon, figures, panels: [a, b], buttons}. The picture
      of an OLED that sleeps stays: nothing wears out here. */
  accept(frame) {
    const before = this.bytes;
    this.bytes = new Uint8Array(frame);
    this.view = new DataView(frame);
    this.layout.panels.forEach((at) => {
      if (!this.bytes[at.on]) this.bytes.set(pictureIn(before, at), at.picture);
    });
    const differs = (from, to) => {
      for (let i = from; i < to; i++) if (this.bytes[i] !== before[i]) return true;
      return false;
    };
    const { layout } = this;
    return {
      board: differs(layout.board, layout.hexagon),
      hexagon: differs(layout.hexagon, layout.figures.board),
      figures: differs(layout.figures.board, layout.bytes),
      buttons: differs(layout.buttons, layout.buttons + 2),
      panels: layout.panels.map((at) => differs(at.on, at.picture + PICTURE_BYTES)),
    };
  }

  get time() {
    return this.view.getUint32(this.layout.time, true);
  }

  get tone() {
    return this.view.getUint16(this.layout.tone, true);
  }

  get current() {
    return this.view.getUint16(this.layout.current, true);
  }

  get limiting() {
    return this.bytes[this.layout.limiting] !== 0;
  }

  /** The buttons that are down: bit end * 5 + button. */
  get held() {
    return this.view.getUint16(this.layout.buttons, true);
  }

  isDown(end, button) {
    return (this.held & (1 << (end * 5 + button))) !== 0;
  }

  /** How many frames the LEDs received: 0 those of the board, 1 those of the hexagon. */
  frames(chain) {
    return this.view.getUint32(this.layout.frames[chain], true);
  }

  /** An OLED: whether it is on, its contrast 0..255 and its picture, in pages of eight rows; how many
      bytes it received, and the first ones of the latest transfer. */
  panel(end) {
    const at = this.layout.panels[end];
    return {
      on: this.bytes[at.on] !== 0,
      contrast: this.bytes[at.contrast],
      picture: pictureIn(this.bytes, at),
      traffic: this.view.getUint32(at.traffic, true),
      latest: this.bytes.subarray(...at.latest),
    };
  }

  /** Whether both OLEDs have the same picture, as with menus and texts. */
  get same() {
    const [a, b] = [0, 1].map((end) => this.panel(end).picture);
    return a.every((byte, i) => byte === b[i]);
  }

  /** Whether any LED of the hexagon shines. */
  get panelLit() {
    return this.bytes.subarray(this.layout.hexagon, this.layout.figures.board).some((value) => value > 0);
  }

  /** Write the colour of an LED of "board" or "hexagon", in `row` at `column`, to `into` as three
      numbers 0..255. */
  lamp(where, row, column, into) {
    const at = this.layout[where] + 3 * this.lamps[where][row][column];
    for (let i = 0; i < 3; i++) into[i] = this.bytes[at + i];
  }

  /** The numbers of the figures over a lamp of "board" or "hexagon". */
  figures(where, row, column) {
    const { figures, most } = this.layout;
    const before = this.lamps[where].slice(0, row).reduce((count, lamps) => count + lamps.length, 0);
    const at = figures[where] + most * (before + column);
    return [...this.bytes.subarray(at, at + most)].filter(Boolean);
  }
}

function pictureIn(bytes, { picture }) {
  return bytes.subarray(picture, picture + PICTURE_BYTES);
}
