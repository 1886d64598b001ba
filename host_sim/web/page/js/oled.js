// An OLED's face: its picture as pixels, each a square of whole screen pixels.

import { OLED } from "./layout.js";

const LIT = [206, 232, 255];
const DARK = [3, 4, 6];
const FAINTEST = 0.3; // of full brightness, at contrast 0: an SSD1306 never dims to nothing

export class Oled {
  constructor() {
    this.canvas = new OffscreenCanvas(OLED.width, OLED.height);
    this.context = this.canvas.getContext("2d");
    this.image = this.context.createImageData(OLED.width, OLED.height);
    this.pixels = new Uint32Array(this.image.data.buffer);
  }

  /** Take in a panel as `State.panel` gives it. */
  load({ on, contrast, picture }) {
    const brightness = FAINTEST + (1 - FAINTEST) * Math.sqrt(contrast / 255);
    const dark = packed(DARK, 1);
    const bright = on ? packed(LIT, brightness) : dark;
    for (let y = 0; y < OLED.height; y++) {
      const page = (y >> 3) * OLED.width;
      for (let x = 0; x < OLED.width; x++) {
        this.pixels[y * OLED.width + x] = (picture[page + x] >> (y & 7)) & 1 ? bright : dark;
      }
    }
    this.context.putImageData(this.image, 0, 0);
  }

  /** Draw it at (x, y), in units. */
  draw(context, { x, y }) {
    context.imageSmoothingEnabled = false;
    context.drawImage(this.canvas, x, y, OLED.width, OLED.height);
    context.imageSmoothingEnabled = true;
  }
}

// Canvas pixels are bytes in the order red, green, blue, alpha; every browser's machine is
// little-endian.
function packed([red, green, blue], brightness) {
  const level = (value) => Math.round(value * brightness);
  return ((255 << 24) | (level(blue) << 16) | (level(green) << 8) | level(red)) >>> 0;
}
