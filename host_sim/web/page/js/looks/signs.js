// Signs that say what a row is.

import { stamp } from "../brush.js";

const FRAME = 4; // units between the board's outline and its face

/** Stamp a sign (a path in a box of 10 x 10) at both ends of a row, between frame and lamps. */
export function stampBeside(context, board, row, sign) {
  const aside = (board.columns[0] - board.pitch / 2 - board.x + FRAME) / 2;
  for (const x of [board.x + aside, board.x + board.width - aside]) {
    stamp(context, sign, { x, y: row.y }, 7);
  }
}
