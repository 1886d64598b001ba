// The pixels of a display's picture, which is MONO_VLSB: a byte is eight rows of a column.

import { OLED } from "./layout.js";

/** `height` rows from `y` on as columns, the upper row in the lowest bit, and an empty column on the
    right. At most 16 rows. */
export function columnsAt(picture, y, height) {
  const columns = new Uint32Array(OLED.width + 1);
  const byte = (at) => picture[at] ?? 0; // above and below the display there is nothing
  for (let x = 0; x < OLED.width; x++) {
    const at = (y >> 3) * OLED.width + x;
    const rows = byte(at) | (byte(at + OLED.width) << 8) | (byte(at + 2 * OLED.width) << 16);
    columns[x] = (rows >> (y & 7)) & ((1 << height) - 1);
  }
  return columns;
}

/** The columns with light and dark exchanged. */
export function inverted(columns, height) {
  return columns.map((column) => ~column & ((1 << height) - 1));
}

/** How many pixels of the columns are ink. */
export function inkOf(columns) {
  let count = 0;
  for (let column of columns) for (; column; column &= column - 1) count++;
  return count;
}
