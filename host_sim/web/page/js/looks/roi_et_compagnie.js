// Roi & Compagnie at dusk: above the five locations, each with the inhabitant who stands below it;
// then the six dice, and the race of the kingdoms.

import { CROWN, GOLD, PAWN, gradient, inset, roundedBox } from "../brush.js";
import { LEFT, RIGHT } from "./enamel.js";
import { stampBeside } from "./signs.js";

const SKY = ["#141a33", "#241f3d", "#33202f"];
const IVORY = "#f2e6c8";

// Which lamps show what: rows from the top, columns from the left.
const [LOCATIONS, INHABITANTS, DICE, RACE] = [0, 1, 2, 3];
const HOUSES = { first: 1, width: 3, pitch: 3 };
const TRAYS = { first: 0, width: 2, pitch: 3, count: 6 };

// From left to right: the colour of a location, and its roof in a box of 10 x 10 that stands on its
// walls. City, Mine, Workshop, Orc village, Enchanted forest.
const ROOFS = [
  ["#c89020", "M0 10V5H1.4V6.6H2.8V5H4V0H6V5H7.2V6.6H8.6V5H10V10z"],
  ["#8a5a2c", "M0 10 2.6 4.4 3.9 6.2 6.4 0 10 10z"],
  ["#3a6ac0", "M0 10V6L5 1.4 7 3.2V0H8.7V4.8L10 6V10z"],
  ["#3a8a46", "M0 10 1.5 5.6.6 3.4 2.6 4.4 5 0 7.4 4.4 9.4 3.4 8.5 5.6 10 10z"],
  ["#8a4ab8", "M0 10Q-.8 6 2 5.6 1.4 2 4 2.4 5-2 6 2.4 8.6 2 8 5.6 10.8 6 10 10z"],
];
const SIGNS = [
  [LOCATIONS, "M1 10V1H3V3H4V1H6V3H7V1H9V10H6.2V7.4A1.2 1.2 0 0 0 3.8 7.4V10z"],
  [INHABITANTS, PAWN],
  [DICE, "M2 0H8Q10 0 10 2V8Q10 10 8 10H2Q0 10 0 8V2Q0 0 2 0zM3 2A1 1 0 1 0 3 4 1 1 0 1 0 3 2z"
    + "M7 6A1 1 0 1 0 7 8 1 1 0 1 0 7 6z"],
  [RACE, CROWN],
];

// Stars, in percent of the face.
const STARS = [
  [2, 8], [5, 40], [21, 5], [40.5, 9], [59.5, 4], [78, 10], [95, 44], [97.5, 7],
];

export const ends = [LEFT, RIGHT];

export const legend = [
  { sign: SIGNS[LOCATIONS][1], colour: GOLD, row: LOCATIONS, name: "Locations" },
  { sign: SIGNS[INHABITANTS][1], colour: GOLD, row: INHABITANTS, name: "Inhabitants" },
  { sign: SIGNS[DICE][1], colour: GOLD, row: DICE, name: "Dice" },
  { sign: SIGNS[RACE][1], colour: GOLD, row: RACE, name: "Points" },
];

/** Paint the ground in the box `face`, under the windows. */
export function paintGround(context, board, face) {
  context.fillStyle = gradient(context, [0, face.y], [0, face.y + face.height], SKY);
  context.fillRect(face.x, face.y, face.width, face.height);
  paintStars(context, face);
  ROOFS.forEach(([colour, roof], i) => paintHouse(context, board, face, i, colour, roof));
  for (let i = 0; i < TRAYS.count; i++) {
    paintTray(context, inset(span(board, TRAYS, i, board.rows[DICE]), -2.5));
  }
}

/** Say beside the rows what they show. */
export function paintPrint(context, board) {
  context.fillStyle = GOLD;
  for (const [row, sign] of SIGNS) stampBeside(context, board, board.rows[row], sign);
}

function paintStars(context, face) {
  context.fillStyle = "rgba(255, 236, 190, 0.6)";
  for (const [x, y] of STARS) {
    context.beginPath();
    context.arc(face.x + face.width * x / 100, face.y + face.height * y / 100, 0.5, 0, 2 * Math.PI);
    context.fill();
  }
}

// Its walls hold the lamps of the inhabitant, the roof those of the location.
function paintHouse(context, board, face, i, colour, roof) {
  const { x, y, width, height } = inset(span(board, HOUSES, i, board.rows[INHABITANTS]), -1);
  const top = face.y + 1;
  const eaves = board.rows[LOCATIONS].y;
  const house = new Path2D();
  house.rect(x, eaves, width, y + height + 2 - eaves);
  const outline = new Path2D();
  outline.addPath(new Path2D(roof),
    new DOMMatrix().translate(x, top).scale(width / 10, (eaves - top) / 10));
  context.globalAlpha = 0.34;
  context.fillStyle = colour;
  context.fill(house);
  context.fill(outline);
  context.globalAlpha = 1;
}

function paintTray(context, box) {
  const tray = roundedBox(box, 4);
  context.fillStyle = IVORY;
  context.strokeStyle = IVORY;
  context.lineWidth = 0.5;
  context.globalAlpha = 0.08;
  context.fill(tray);
  context.globalAlpha = 0.4;
  context.stroke(tray);
  context.globalAlpha = 1;
}

// The box around the windows of group `i` of lamps in a row.
function span({ columns, window }, { first, width, pitch }, i, row) {
  const left = columns[first + pitch * i] - window / 2;
  const right = columns[first + pitch * i + width - 1] + window / 2;
  return { x: left, y: row.y - row.height / 2, width: right - left, height: row.height };
}
