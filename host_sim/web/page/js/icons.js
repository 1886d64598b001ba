// Finds the firmware's icons in a display's picture, each by all of its pixels.

import { OLED } from "./layout.js";
import { columnsAt, inkOf } from "./pixels.js";

const SHARED = ""; // the set of all games
const [LEAST, MOST] = [9, 16]; // rows of an icon; some leave the lowest ones free

export class Icons {
  /** `sets`: a list of {columns, names} for each game; names are by language. */
  constructor(sets) {
    const shared = sets[SHARED];
    this.sets = new Map(Object.entries(sets).map(([game, own]) => [game, byHeight([...own, ...shared])]));
  }

  /** Whether a game has icons that others don't. */
  own(game) {
    return this.sets.has(game);
  }

  /** Those in a picture, in the form of words. A game's icon comes before one that looks alike. */
  *found(picture, game, language) {
    const heights = this.sets.get(game) ?? this.sets.get(SHARED);
    for (let y = 0; y + LEAST <= OLED.height; y++) {
      const line = columnsAt(picture, y, MOST);
      for (const [height, icons] of heights) {
        const bottom = y + height;
        if (bottom > OLED.height) continue;
        for (const chosen of [false, true]) {
          for (const { left, right, ink, names } of placed(icons, line, (1 << height) - 1, chosen)) {
            if (!names[language]) continue; // no pawn has this initial
            yield { text: names[language], ink, left, right, top: y, bottom, chosen, icon: true };
          }
        }
      }
    }
  }
}

// For each height the icons by their first two columns.
function byHeight(icons) {
  const heights = new Map();
  for (const { columns, names, pawn } of icons) {
    const rows = columns.reduce((all, column) => all | column, 0);
    const height = Math.max(32 - Math.clz32(rows), pawn ? 0 : LEAST); // pawns touch what is below
    const high = heights.get(height) ?? new Map();
    const key = start(columns[0], columns[1]);
    high.set(key, [...(high.get(key) ?? []), { columns, names, ink: inkOf(columns) }]);
    heights.set(height, high);
  }
  return heights;
}

// `mask` has the rows to look at, of which those with ink are dark where it is `chosen`.
function* placed(icons, line, mask, chosen) {
  const flip = chosen ? mask : 0;
  const at = (x) => (line[x] & mask) ^ flip;
  for (let left = 0; left + 1 < OLED.width; left++) {
    for (const icon of icons.get(start(at(left), at(left + 1))) ?? []) {
      if (icon.columns.every((column, i) => column === at(left + i))) {
        yield { ...icon, left, right: left + icon.columns.length };
      }
    }
  }
}

function start(first, second) {
  return first | (second << 16);
}
