// Reads the text in a display's picture: looks for the glyphs of the firmware's fonts.

import { OLED } from "./layout.js";

const GAP = 1; // columns between two characters of a word
const WORD = /[\p{L}\p{N}]/u;
const SIGN = /^[&:;?!]$/; // other signs may be parts of drawings

export class Reader {
  /** `fonts` are those of the welcome: {height, codes, starts, strip}, as in firmware/ui/glyphs.py. */
  constructor(fonts) {
    this.fonts = fonts.map((packed) => new Font(packed));
  }

  /** The lines of text in a picture of MONO_VLSB columns, from top to bottom: {text, chosen},
      where the chosen line is dark on light. A bar above or below a line may cover what makes a g
      of a q; it is read as g. */
  lines(picture) {
    const words = this.fonts.flatMap((font) => [...found(font, picture)]);
    words.sort((a, b) => b.ink - a.ink);
    const kept = []; // a part of a glyph may look like a smaller one
    for (const word of words) if (!kept.some((other) => overlap(word, other))) kept.push(word);
    return linesOf(kept);
  }
}

// A font's glyphs, each a list of columns. The rows at the edges, of accents and descenders, may
// have ink of the lines above and below; `inner` are the rows that are a line's own.
class Font {
  constructor({ height, codes, starts, strip }) {
    this.height = height;
    this.margin = height >> 3;
    this.inner = ((1 << height) - 1) & ~((1 << this.margin) - 1) & ((1 << (height - this.margin)) - 1);
    this.glyphs = new Map(); // those that begin with a column, as far as the inner rows go
    const lower = strip.length / 2;
    codes.forEach((code, i) => {
      const columns = [];
      for (let at = starts[i]; at < starts[i + 1]; at++) columns.push(strip[at] | (strip[lower + at] << 8));
      const ink = columns.reduce((sum, column) => sum + bits(column), 0);
      if (!ink) return; // a space
      const first = columns[0] & this.inner;
      this.glyphs.set(first, [...(this.glyphs.get(first) ?? []), { code, columns, ink }]);
    });
    for (const glyphs of this.glyphs.values()) glyphs.sort((a, b) => b.ink - a.ink);
  }

  /** The glyph with the most ink at column `x`, if there is one. */
  at(columns, x) {
    return this.glyphs.get(columns[x] & this.inner)?.find((glyph) =>
      glyph.columns.every((column, i) => this.fits(column, columns[x + i])) &&
      !(columns[x + glyph.columns.length] & this.inner));
  }

  fits(glyph, column) {
    return (glyph & this.inner) === (column & this.inner) && (glyph & column) === glyph;
  }
}

// Yield each word of a font that stands at any height, light on dark or dark on light.
function* found(font, picture) {
  for (let y = -font.margin; y + font.height <= OLED.height + font.margin; y++) {
    const light = columnsAt(picture, y, font.height);
    const dark = light.map((column) => ~column & ((1 << font.height) - 1));
    yield* wordsAt(font, light, y, false);
    yield* wordsAt(font, dark, y, true);
  }
}

function* wordsAt(font, columns, y, chosen) {
  for (let x = 0; x < OLED.width; ) {
    const free = x === 0 || !(columns[x - 1] & font.inner);
    const word = free && wordAt(font, columns, x, y);
    if (word && (WORD.test(word.text) || SIGN.test(word.text))) yield { ...word, chosen };
    x = word ? word.right : x + 1;
  }
}

function wordAt(font, columns, left, y) {
  let text = "";
  let ink = 0;
  let right = left;
  for (let glyph; (glyph = font.at(columns, right)); right += glyph.columns.length + GAP) {
    text += String.fromCharCode(glyph.code);
    ink += glyph.ink;
  }
  const [top, bottom] = [y + font.margin, y + font.height - font.margin];
  return text && { text, ink, left, right, top, bottom };
}

// The rows from `y` on as columns, and an empty column on the right. A byte is eight rows.
function columnsAt(picture, y, height) {
  const columns = new Uint32Array(OLED.width + 1);
  const byte = (at) => picture[at] ?? 0; // above and below the display there is nothing
  for (let x = 0; x < OLED.width; x++) {
    const at = (y >> 3) * OLED.width + x;
    const rows = byte(at) | (byte(at + OLED.width) << 8) | (byte(at + 2 * OLED.width) << 16);
    columns[x] = (rows >> (y & 7)) & ((1 << height) - 1);
  }
  return columns;
}

function linesOf(words) {
  const lines = new Map();
  for (const word of words.sort((a, b) => a.left - b.left)) {
    lines.set(word.bottom, [...(lines.get(word.bottom) ?? []), word]);
  }
  return [...lines.keys()].sort((a, b) => a - b).map((bottom) => ({
    text: lines.get(bottom).map(({ text }) => text).join(" "),
    chosen: lines.get(bottom).every(({ chosen }) => chosen),
  })).filter(({ text }) => WORD.test(text));
}

function overlap(a, b) {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

function bits(number) {
  let count = 0;
  for (; number; number &= number - 1) count++;
  return count;
}
