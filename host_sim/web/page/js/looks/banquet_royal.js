// Banquet Royal: the cloth is laid, damask with a hem of lace; a row for each family has its guests,
// its crowns, and the cakes that are left.

import { CROWN, GOLD, PAWN, gradient, stamp } from "../brush.js";
import { LEFT, RIGHT } from "./enamel.js";

const CLOTH = ["#3a1230", "#240a20"];
const THREAD = "rgba(240, 200, 170, 0.10)";
const MAT = "rgba(255, 220, 190, 0.07)";
const LACE = "rgba(245, 226, 196, 0.38)";
const DIAMOND = 18; // from one diamond of the damask to the next
const SCALLOP = 9;

// What the lamps count: the columns from and to, a sign in a box of 10 x 10, and its name.
const COUNTS = [
  { from: 0, to: 5, sign: PAWN, name: "Guests" },
  { from: 7, to: 13, sign: CROWN, name: "Crowns" },
  {
    from: 15,
    to: 16,
    sign: "M0 10V6.2Q1.7 4.6 3.3 6.2 5 4.6 6.7 6.2 8.3 4.6 10 6.2V10zM2 5V2.6h6V5z"
      + "M4.6 2.1V.6L5 0l.4.6v1.5z",
    name: "Cakes left",
  },
];

const CASTLE = "M0 10V1h2v1.6h1.6V1h2.8v1.6H8V1h2v9H6.5V7.5a1.5 1.5 0 0 0-3 0V10z";
const GOBLET = "M1.5 0h7Q8.3 5 5.6 5.5V8.3Q7.6 8.6 7.8 10H2.2Q2.4 8.6 4.4 8.3V5.5Q1.7 5 1.5 0z";
const CARRIAGE = "M1 1h8v3.8Q9 6.4 7.6 6.6H2.4Q1 6.4 1 4.8zM2.2 2.2v2h2.2v-2zM5.6 2.2v2h2.2v-2z"
  + "M1.3 8.4a1.6 1.6 0 1 1 3.2 0 1.6 1.6 0 1 1-3.2 0zM5.5 8.4a1.6 1.6 0 1 1 3.2 0 1.6 1.6 0 1 1-3.2 0z";
const TUNNEL = "M0 10V5a5 5 0 0 1 10 0v5H7.5V5.3a2.5 2.5 0 0 0-5 0V10z";
const BOAT = "M0 7h10Q9 10 7.4 10H2.6Q1 10 0 7zM4.6 0v6H.8zM5.4 1.4V6h3.2z";

// In the order of the icons: none, castle, feast, crowns, carriage, tunnel, boat.
export const signs = [[], [CASTLE], [GOBLET], [CROWN], [CROWN, CROWN], [CARRIAGE], [TUNNEL], [BOAT]];

export const ends = [LEFT, RIGHT];

export const legend = [
  ...COUNTS.map((count) => ({ colour: GOLD, ...count })),
  { sign: CASTLE, colour: "#f4e3bd", name: "Castle" },
  { sign: GOBLET, colour: "#f4e3bd", name: "Feast" },
  { sign: CARRIAGE, colour: "#f4e3bd", name: "Carriage" },
  { sign: TUNNEL, colour: "#f4e3bd", name: "Tunnel" },
  { sign: BOAT, colour: "#f4e3bd", name: "Boat" },
];

/** Paint the ground in the box `face`, under the windows. */
export function paintGround(context, board, face) {
  context.fillStyle = gradient(context, [0, face.y], [0, face.y + face.height], CLOTH);
  context.fillRect(face.x, face.y, face.width, face.height);
  damask(context, face);
  context.fillStyle = MAT;
  for (const { from, to } of COUNTS) {
    const { left, right } = span(board, from, to);
    context.beginPath();
    context.roundRect(left, board.rows[0].y - 10, right - left, board.foot - board.rows[0].y + 4, 4);
    context.fill();
  }
  context.fillStyle = LACE;
  lace(context, face, face.y, 1);
  lace(context, face, face.y + face.height, -1);
}

/** Say below the rows what is counted there. */
export function paintPrint(context, board) {
  context.fillStyle = GOLD;
  for (const { from, to, sign } of COUNTS) {
    const { left, right } = span(board, from, to);
    stamp(context, sign, { x: (left + right) / 2, y: board.foot }, 7);
  }
}

function span({ columns, pitch }, from, to) {
  return { left: columns[from] - pitch / 2, right: columns[to] + pitch / 2 };
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
