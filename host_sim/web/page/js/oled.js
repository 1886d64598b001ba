// An OLED's face: its picture as pixels, each a square of whole screen pixels.

import { OLED } from "./layout.js";

const LIT = [206, 232, 255];
const DARK = [3, 4, 6];
const FAINTEST = 0.3; // of full brightness, at contrast 0: an SSD1306 never dims to nothing

export class Oled {
  constructor() {
    this.canvas = new OffscreenCanvas(OLED.width, OLED.height);
    this.context = this.canvas.getContext("2d");
    this.large = new OffscreenCanvas(OLED.width, OLED.height);
    this.image = this.context.createImageData(OLED.width, OLED.height);
    this.pixels = new Uint32Array(this.image.data.buffer);
  }

  /** Take in a panel as `State.panel` gives it. One that sleeps is the faintest. */
  load({ on, contrast, picture }) {
    const brightness = on ? FAINTEST + (1 - FAINTEST) * Math.sqrt(contrast / 255) : FAINTEST;
    const dark = packed(DARK, 1);
    const bright = packed(LIT, brightness);
    for (let y = 0; y < OLED.height; y++) {
      const page = (y >> 3) * OLED.width;
      for (let x = 0; x < OLED.width; x++) {
        this.pixels[y * OLED.width + x] = (picture[page + x] >> (y & 7)) & 1 ? bright : dark;
      }
    }
    this.context.putImageData(this.image, 0, 0);
  }

  /** Draw it in a box, in units of `unit` screen pixels. Where its pixels aren't whole ones of the
      screen, it is drawn larger first, so that all are equally wide and only their edges are soft. */
  draw(context, { x, y, width, height }, unit) {
    const pixel = Math.ceil((width * unit) / OLED.width - 0.001);
    this.large.width = pixel * OLED.width;
    this.large.height = pixel * OLED.height;
    const large = this.large.getContext("2d");
    large.imageSmoothingEnabled = false;
    large.drawImage(this.canvas, 0, 0, this.large.width, this.large.height);
    context.drawImage(this.large, x, y, width, height);
  }
}

/** Paint a box as a display that shows nothing. */
export function paintDark(context, { x, y, width, height }) {
  context.fillStyle = `rgb(${DARK})`;
  context.fillRect(x, y, width, height);
}

// Canvas pixels are bytes in the order red, green, blue, alpha; every browser's machine is
// little-endian.
function packed([red, green, blue], brightness) {
  const level = (value) => Math.round(value * brightness);
  return ((255 << 24) | (level(blue) << 16) | (level(green) << 8) | level(red)) >>> 0;
}
