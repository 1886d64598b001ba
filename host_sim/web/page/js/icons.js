// Finds the firmware's icons in a display's picture, each by all of its pixels.

import { OLED } from "./layout.js";
import { columnsAt, inkOf, inverted } from "./pixels.js";

const SHARED = ""; // the set of all games
const SMALLEST = 9; // rows of an icon; some leave the lowest ones free

export class Icons {
  /** `sets`: a list of {columns, names} for each game; names are by language. */
  constructor(sets) {
    const shared = sets[SHARED];
    this.sets = new Map(Object.entries(sets).map(([game, own]) => [game, byHeight([...own, ...shared])]));
  }

  /** Those in a picture, in the form of words. A game's icon comes before one that looks alike. */
  *found(picture, game, language) {
    for (const [height, icons] of this.sets.get(game) ?? this.sets.get(SHARED)) {
      for (let y = 0; y + height <= OLED.height; y++) {
        const light = columnsAt(picture, y, height);
        for (const [columns, chosen] of [[light, false], [inverted(light, height), true]]) {
          for (const { left, right, ink, names } of placed(icons, columns)) {
            yield { text: names[language], ink, left, right, top: y, bottom: y + height, chosen, icon: true };
          }
        }
      }
    }
  }
}

// For each height the icons by their first two columns.
function byHeight(icons) {
  const heights = new Map();
  for (const { columns, names } of icons) {
    const rows = columns.reduce((all, column) => all | column, 0);
    const height = Math.max(32 - Math.clz32(rows), SMALLEST);
    const high = heights.get(height) ?? new Map();
    const key = start(columns, 0);
    high.set(key, [...(high.get(key) ?? []), { columns, names, ink: inkOf(columns) }]);
    heights.set(height, high);
  }
  return heights;
}

function* placed(icons, line) {
  for (let left = 0; left < OLED.width; left++) {
    for (const icon of icons.get(start(line, left)) ?? []) {
      if (icon.columns.every((column, i) => column === line[left + i])) {
        yield { ...icon, left, right: left + icon.columns.length };
      }
    }
  }
}

function start(columns, x) {
  return columns[x] | (columns[x + 1] << 16);
}
