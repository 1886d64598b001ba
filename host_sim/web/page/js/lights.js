// The LEDs under the diffuser. Light adds up in linear numbers, as it does in the air, and is only
// then turned into screen colours, as a camera would.

const STEP = 2; // units between two samples of a light field
const EXPOSURE = 4;
const BLEACH = 0.06; // how much of each colour reaches the other two: bright cores turn paler
const SPILL = 0.04; // how bright the board around an LED is, beside the LED's own window
const STEPS = 1024; // of the curves below
const BRIGHTEST = 4; // light beyond this looks no brighter

export class Lights {
  /** The light of rows of LEDs in `area`. `windows` is the path of the diffuser's windows, `face`
      that of the ground which takes the light that spills; `core(row)` and `spill` are how far the
      light of an LED reaches in its window and on the ground, {x, y}. */
  constructor({ area, rows, windows, face, core, spill }, unit) {
    this.area = area;
    this.face = face;
    this.colours = rows.map((row) => new Uint8Array(3 * row.columns.length));
    this.core = new Field(rows, area, core, 1);
    this.spill = new Field(rows, area, () => spill, SPILL);
    this.mask = mask(windows, area, unit);
    this.windows = new OffscreenCanvas(this.mask.width, this.mask.height);
    this.exposed = false;
  }

  /** Read the LEDs: `lamp(row, column, into)` reads the colour of one. Returns the strip of `area`
      whose light is another than before, {x, y, width, height}; null if there is none. */
  expose(lamp) {
    const rows = this.colours.map((colours, row) => read(lamp, row, colours));
    if (!this.exposed) rows.fill(true); // also the dark ones: no light isn't no pixel
    this.exposed = true;
    if (!rows.includes(true)) return null;
    const reached = [this.spill, this.core].map((field) => field.expose(this.colours, rows));
    const top = Math.min(...reached.map((strip) => strip.top));
    const bottom = Math.max(...reached.map((strip) => strip.bottom));
    const { x, y, width, height } = this.area;
    const strip = { x, y: y + top * height, width, height: (bottom - top) * height };
    this.cover(strip);
    return strip;
  }

  // Lay the windows over the light, within a strip.
  cover({ y, height }) {
    const { width, height: whole } = this.mask;
    const scale = whole / this.area.height;
    const windows = this.windows.getContext("2d");
    windows.save();
    windows.beginPath();
    windows.rect(0, (y - this.area.y) * scale, width, height * scale);
    windows.clip();
    windows.globalCompositeOperation = "copy";
    windows.drawImage(this.core.canvas, 0, 0, width, whole);
    windows.globalCompositeOperation = "destination-in";
    windows.drawImage(this.mask, 0, 0);
    windows.restore();
  }

  /** Draw the light onto the table. */
  draw(context) {
    const { x, y, width, height } = this.area;
    context.save();
    context.clip(this.face);
    context.globalCompositeOperation = "lighter";
    context.drawImage(this.spill.canvas, x, y, width, height);
    context.drawImage(this.windows, x, y, width, height);
    context.restore();
  }
}

// Read a row of LEDs; return whether it has changed.
function read(lamp, row, colours) {
  const colour = [0, 0, 0];
  let changed = false;
  for (let at = 0; at < colours.length; at += 3) {
    lamp(row, at / 3, colour);
    for (let i = 0; i < 3; i++) {
      changed ||= colours[at + i] !== colour[i];
      colours[at + i] = colour[i];
    }
  }
  return changed;
}

function mask(windows, area, unit) {
  const canvas = new OffscreenCanvas(area.width * unit, area.height * unit);
  const context = canvas.getContext("2d");
  context.scale(unit, unit);
  context.translate(-area.x, -area.y);
  context.fill(windows);
  return canvas;
}

/** The light of all LEDs, each spread as a Gaussian, sampled over an area. */
class Field {
  constructor(rows, area, spread, gain) {
    this.width = Math.ceil(area.width / STEP);
    this.height = Math.ceil(area.height / STEP);
    this.across = rows.map((row) =>
      kernels(this.width, area.x, row.columns, () => spread(row).x));
    this.down = kernels(this.height, area.y, rows.map((row) => row.y), (i) => spread(rows[i]).y);
    this.lines = rows.map(() => new Float32Array(3 * this.width));
    this.light = new Float32Array(3 * this.width);
    this.scale = (gain * EXPOSURE) / 255;
    this.canvas = new OffscreenCanvas(this.width, this.height);
    this.context = this.canvas.getContext("2d");
    this.image = this.context.createImageData(this.width, this.height);
  }

  /** Take in rows of colours, of which `changed[row]` have changed. Returns how far down the area
      their light reaches: {top, bottom}, from 0 to 1. */
  expose(colours, changed) {
    this.lines.forEach((line, row) => {
      if (changed[row]) this.spreadRow(colours[row], row, line);
    });
    const reached = [];
    this.down.forEach((shares, y) => {
      if (!shares.some(([row]) => changed[row])) return;
      this.light.fill(0);
      for (const [row, share] of shares) add(this.lines[row], share, this.light);
      develop(this.light, this.image.data, 4 * this.width * y);
      reached.push(y);
    });
    const top = Math.max(0, reached[0] - 1); // a sample is smoothed into those around it
    const bottom = Math.min(this.height, reached.at(-1) + 2);
    this.context.putImageData(this.image, 0, 0, 0, top, this.width, bottom - top);
    return { top: top / this.height, bottom: bottom / this.height };
  }

  spreadRow(colours, row, line) {
    const light = new Float32Array(colours.length);
    for (let at = 0; at < colours.length; at += 3) {
      const white = BLEACH * (colours[at] + colours[at + 1] + colours[at + 2]) / 3;
      for (let i = 0; i < 3; i++) {
        light[at + i] = this.scale * (colours[at + i] * (1 - BLEACH) + white);
      }
    }
    line.fill(0);
    this.across[row].forEach((shares, x) => {
      for (const [column, share] of shares) {
        for (let i = 0; i < 3; i++) line[3 * x + i] += share * light[3 * column + i];
      }
    });
  }
}

// For each sample along a line the sources that reach it, as [source, share].
function kernels(samples, origin, sources, spread) {
  return Array.from({ length: samples }, (_, sample) => {
    const at = origin + (sample + 0.5) * STEP;
    return sources
      .map((source, i) => [i, Math.exp(-(((at - source) / spread(i)) ** 2) / 2)])
      .filter(([, share]) => share > 0.002);
  });
}

function add(line, share, to) {
  for (let i = 0; i < to.length; i++) to[i] += share * line[i];
}

// A line of linear light to a screen's bytes. Film saturates softly; what it keeps of the brightest
// of the three colours it keeps of all, so that hues stay. Then comes the screen's own curve.
function develop(light, data, to) {
  for (let at = 0; at < light.length; at += 3, to += 4) {
    const brightest = Math.min(BRIGHTEST, Math.max(light[at], light[at + 1], light[at + 2]));
    const kept = KEPT[(brightest * (STEPS / BRIGHTEST)) | 0] * STEPS;
    for (let i = 0; i < 3; i++) data[to + i] = SCREEN[Math.min(STEPS, light[at + i] * kept) | 0];
    data[to + 3] = 255;
  }
}

const KEPT = Float32Array.from({ length: STEPS + 1 }, (_, i) => {
  const light = ((i + 0.5) * BRIGHTEST) / STEPS;
  return (1 - Math.exp(-light)) / light;
});
const SCREEN = Uint8Array.from({ length: STEPS + 1 }, (_, i) => 255 * (i / STEPS) ** (1 / 2));
