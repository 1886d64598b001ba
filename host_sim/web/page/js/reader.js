// Reads the text in a display's picture: looks for the glyphs of the firmware's fonts and for its
// icons.

import { Icons } from "./icons.js";
import { OLED } from "./layout.js";
import { columnsAt, inkOf, inverted } from "./pixels.js";

const GAP = 1; // columns between two characters of a word
const WORD = /[\p{L}\p{N}]/u;
const LETTER = /\p{L}/u;
const LETTERS = /\p{L}+(’\p{L}+)*/gu;
// What touches a g may make a q of it. The words with a q are known; one by itself names a space.
const DOUBTFUL = /(?<=\p{L})q|q(?=\p{L})/gu;
const SIGN = /^[&:;?!✓]$/; // other signs may be parts of drawings
const FIGURE = /^[\dM]/;
const BELOW = 6; // rows from the icon of a card to its figure, at most
const LIFT = 4; // rows that a chosen card stands higher than others, at most

export class Reader {
  /** What the welcome says of reading: fonts {height, codes, starts, strip}, as in
      firmware/ui/canvas.py; words with characters that may be taken for others; by language the
      letters beyond ASCII; icons. */
  constructor({ fonts, words, letters, icons }) {
    this.fonts = fonts.map((packed) => new Font(packed));
    this.words = words;
    this.letters = letters;
    this.icons = new Icons(icons);
  }

  /** The lines of text in a picture, from top to bottom: {text, chosen, place, plain}. The chosen line is
      dark on light; if it is one of several like it in a row, its place is [number from 1, how many]. A
      plain line has no icon. Icons are named in a language: those of a game and those of all games. */
  lines(picture, game, language) {
    const spelling = { known: this.words, own: this.letters[language] ?? "" };
    const words = this.fonts.flatMap((font) => [...found(font, picture, spelling)]);
    words.push(...this.icons.found(picture, game, language));
    words.sort((a, b) => b.ink - a.ink);
    const kept = []; // a part of a glyph may look like a smaller one
    for (const word of words) if (!kept.some((other) => overlap(word, other))) kept.push(word);
    // A game with icons of its own has no cards.
    return linesOf(this.icons.own(game) ? kept : joined(kept));
  }
}

// A font's glyphs, each a list of columns. The rows at the edges, of accents and descenders, may
// have ink of the lines above and below; `inner` are the rows that are a line's own.
class Font {
  constructor({ height, codes, starts, strip }) {
    this.height = height;
    this.margin = height >> 3;
    const foot = (3 * height) >> 4; // the frame of a thing that is chosen may be below the figures
    this.inner = ((1 << (height - foot)) - 1) & ~((1 << this.margin) - 1);
    this.glyphs = new Map(); // those that begin with a column, as far as the inner rows go
    const lower = strip.length / 2;
    codes.forEach((code, i) => {
      const columns = [];
      for (let at = starts[i]; at < starts[i + 1]; at++) columns.push(strip[at] | (strip[lower + at] << 8));
      const ink = inkOf(columns);
      if (!ink) return; // a space
      const character = String.fromCharCode(code);
      const accented = code > 127 && LETTER.test(character) ? character : "";
      const first = columns[0] & this.inner;
      this.glyphs.set(first, [...(this.glyphs.get(first) ?? []), { code, columns, ink, accented }]);
    });
    for (const glyphs of this.glyphs.values()) glyphs.sort((a, b) => b.ink - a.ink);
  }

  /** The glyphs that may be at column `x`, that with the most ink first. A bar may cover the rows in
      which two glyphs differ, such as g and q, and those of an accent may have ink of the line above:
      of letters beyond ASCII a language has its `own`. */
  at(columns, x, own) {
    return (this.glyphs.get(columns[x] & this.inner) ?? []).filter((glyph) =>
      own.includes(glyph.accented) &&
      glyph.columns.every((column, i) => this.fits(column, columns[x + i])) &&
      !(columns[x + glyph.columns.length] & this.inner));
  }

  fits(glyph, column) {
    return (glyph & this.inner) === (column & this.inner) && (glyph & column) === glyph;
  }
}

// Yield each word of a font that stands at any height, light on dark or dark on light.
function* found(font, picture, spelling) {
  for (let y = -font.margin; y + font.height <= OLED.height + font.margin; y++) {
    const light = columnsAt(picture, y, font.height);
    yield* wordsAt(font, light, y, false, spelling);
    yield* wordsAt(font, inverted(light, font.height), y, true, spelling);
  }
}

function* wordsAt(font, columns, y, chosen, spelling) {
  for (let x = 0; x < OLED.width; ) {
    const free = x === 0 || !(columns[x - 1] & font.inner);
    const word = free && wordAt(font, columns, x, y, spelling);
    if (word && (WORD.test(word.text) || SIGN.test(word.text))) yield { ...word, chosen };
    x = word ? word.right : x + 1;
  }
}

function wordAt(font, columns, left, y, spelling) {
  const letters = []; // for each the characters that it may be
  let ink = 0;
  let right = left;
  for (let glyphs; (glyphs = font.at(columns, right, spelling.own)).length; right += glyphs[0].columns.length + GAP) {
    letters.push(glyphs.map(({ code }) => String.fromCharCode(code)));
    ink += glyphs[0].ink;
  }
  const [top, bottom] = [y + font.margin, y + font.height - font.margin];
  return letters.length && { text: textOf(letters, spelling.known), ink, left, right, top, bottom };
}

function textOf(letters, known) {
  const likely = letters.map(([first]) => first).join("");
  if (letters.every(({ length }) => length === 1) && !likely.match(DOUBTFUL)) return likely;
  return likely.replace(LETTERS, (word, _, at) => {
    const may = (other) =>
      other.length === word.length && [...other].every((c, i) => letters[at + i].includes(c));
    return known.find(may) ?? word.replace(DOUBTFUL, "g");
  });
}

// A card is its icon with the figure below it, a number or another icon.
function joined(words) {
  const figures = new Set();
  for (const card of words.filter(({ icon, text }) => icon && LETTER.test(text))) {
    const figure = !figures.has(card) && words.find((each) => (each.icon || FIGURE.test(each.text)) &&
      each.chosen === card.chosen && each.left < card.right && card.left < each.right &&
      each.top >= card.bottom - 2 && each.top < card.bottom + BELOW);
    if (!figure) continue;
    card.text += ` ${figure.text}`;
    figures.add(figure);
  }
  return words.filter((word) => !figures.has(word));
}

function linesOf(words) {
  const lines = new Map();
  for (const word of words.sort((a, b) => a.left - b.left)) {
    const line = `${word.bottom} ${word.chosen}`;
    lines.set(line, [...(lines.get(line) ?? []), word]);
  }
  return [...lines.values()]
    .sort(([a], [b]) => a.bottom - b.bottom || a.left - b.left)
    .map((line) => ({
      text: lineText(line),
      chosen: line[0].chosen,
      place: placeOf(line, words),
      plain: !line.some(({ icon }) => icon),
    }))
    .filter(({ text }) => WORD.test(text));
}

function placeOf([thing, ...more], words) {
  if (!thing.chosen || more.length) return null;
  const alike = words.filter(({ text, bottom }) =>
    text === thing.text && Math.abs(bottom - thing.bottom) <= LIFT);
  return alike.length > 1 ? [alike.indexOf(thing) + 1, alike.length] : null; // from left to right
}

// An icon with its name beside it is left out: the chosen one of a bar has it. A number is no name.
function lineText(line) {
  const words = line.filter(({ icon }) => !icon).map(({ text }) => text).join(" ");
  const named = ({ icon, chosen, text }) =>
    icon && words && LETTER.test(text) && (chosen || words.includes(text));
  return line.filter((word) => !named(word)).map(({ text }) => text).join(" ");
}

function overlap(a, b) {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
