// Banquet Royal: the cloth is laid, damask with a hem of lace.

import { GOLD, gradient, stamp } from "../brush.js";
import { LEFT, RIGHT } from "./enamel.js";

const CLOTH = ["#3a1230", "#240a20"];
const THREAD = "rgba(240, 200, 170, 0.10)";
const LACE = "rgba(245, 226, 196, 0.38)";
const DIAMOND = 18; // from one diamond of the damask to the next
const SCALLOP = 9;
const GOBLET = "M1 0h8Q9 5 5.7 5.6V8.6H8V10H2V8.6h2.3V5.6Q1 5 1 0z"; // in a box of 10 x 10

export const ends = [LEFT, RIGHT];

/** Paint the ground in the box `face`, under the windows. */
export function paintGround(context, board, face) {
  context.fillStyle = gradient(context, [0, face.y], [0, face.y + face.height], CLOTH);
  context.fillRect(face.x, face.y, face.width, face.height);
  damask(context, face);
  context.fillStyle = LACE;
  lace(context, face, face.y, 1);
  lace(context, face, face.y + face.height, -1);
}

/** A goblet at each end. */
export function paintPrint(context, board) {
  context.fillStyle = GOLD;
  const aside = (board.columns[0] - board.pitch / 2 - board.x - 4) / 2 + 4;
  const y = (board.rows[0].y + board.rows.at(-1).y) / 2;
  for (const x of [board.x + aside, board.x + board.width - aside]) stamp(context, GOBLET, { x, y }, 8);
}

function damask(context, { x, y, width, height }) {
  const middle = { x: x + width / 2, y: y + height / 2 };
  const reach = width / 2 + height;
  context.strokeStyle = THREAD;
  context.lineWidth = 0.6;
  context.beginPath();
  for (let at = DIAMOND / 2; at < reach; at += DIAMOND) {
    for (const side of [-1, 1]) {
      context.moveTo(middle.x + side * at - height / 2, y);
      context.lineTo(middle.x + side * at + height / 2, y + height);
      context.moveTo(middle.x + side * at + height / 2, y);
      context.lineTo(middle.x + side * at - height / 2, y + height);
    }
  }
  context.stroke();
}

// A row of scallops that hang from the edge, each with a hole.
function lace(context, { x, width }, edge, down) {
  const count = Math.round(width / SCALLOP);
  const step = width / count;
  const path = new Path2D();
  for (let i = 0; i < count; i++) {
    const middle = x + (i + 0.5) * step;
    path.moveTo(middle - step / 2, edge);
    path.quadraticCurveTo(middle, edge + down * step * 0.9, middle + step / 2, edge);
    path.moveTo(middle + 0.9, edge + down * 1.7);
    path.arc(middle, edge + down * 1.7, 0.9, 0, 2 * Math.PI);
  }
  context.fill(path, "evenodd");
}
