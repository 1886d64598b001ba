// Nim on green cloth: a line below each heap.

import { GOLD, gradient } from "../brush.js";
import { LEFT, RIGHT } from "./enamel.js";

const CLOTH = ["#15482f", "#0a2418"];

export const ends = [LEFT, RIGHT];

export const legend = [];

/** Paint the ground in the box `face`, under the windows. */
export function paintGround(context, _board, face) {
  context.fillStyle = gradient(context, [0, face.y], [0, face.y + face.height], CLOTH);
  context.fillRect(face.x, face.y, face.width, face.height);
}

/** Paint a line below each of the three rows of stones. */
export function paintPrint(context, board) {
  context.strokeStyle = GOLD;
  context.lineWidth = 0.5;
  for (const { y, height } of board.rows.slice(0, 3)) {
    context.beginPath();
    context.moveTo(board.columns[0], y + height / 2);
    context.lineTo(board.columns.at(-1), y + height / 2);
    context.stroke();
  }
}
