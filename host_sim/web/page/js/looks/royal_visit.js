// Royal Visit: Châteaux at both ends, Duchies, the Fountain between them, the crown track above.

import { CROWN, GOLD, SERIF, gradient, write } from "../brush.js";
import { GREEN, RED } from "./enamel.js";
import { stampBeside } from "./signs.js";

const CHATEAU = 2; // columns deep
const FOUNTAIN = 8;
const LETTER = 5; // units from its middle to its top
const LAND = {
  red: ["#6b1a20", "#3a0d14"],
  green: ["#14512f", "#0a2c1b"],
  redDuchy: ["#2b151c", "#1d0f16"],
  greenDuchy: ["#13251f", "#0d1a17"],
  water: ["#1d4a66", "#0f2c44"],
};

// In boxes of 10 x 10.
const ROW_SIGNS = {
  crown: CROWN,
  court: "M1 1h8v4.5Q9 9 5 10 1 9 1 5.5zM4.3 2.5v2h-2v1.4h2v2.6h1.4v-2.6h2v-1.4h-2v-2z",
  wizard: "M5.5 0 7.6 7.2H1.8zM0 8.2h10v1.5H0z",
  jester: "M2 9.7V7.5Q2 4.2 1.3 3A1 1 0 1 1 2.2 2Q4 2.8 4.3 5 4.3 3 4.6 1.9A1 1 0 1 1 5.4 1.9"
    + "Q5.7 3 5.7 5 6 2.8 7.8 2A1 1 0 1 1 8.7 3Q8 4.2 8 7.5V9.7z",
};

export const ends = [RED, GREEN];

export const legend = [
  { sign: ROW_SIGNS.crown, colour: "#ffc83c", row: "crown", name: "Crown" },
  { sign: ROW_SIGNS.court, colour: "#ffe9a0", row: "court", name: "King and Guards" },
  { sign: ROW_SIGNS.wizard, colour: "#b26cff", row: "wizard", name: "Wizard" },
  { sign: ROW_SIGNS.jester, colour: "#ff8a3c", row: "jester", name: "Jester" },
];

/** Paint the ground in the box `face`, under the windows; `rows` tells which row is which. */
export function paintGround(context, board, face, rows) {
  const { columns, pitch } = board;
  const bottom = face.y + face.height;
  const edge = (column) => columns[0] + (column - 0.5) * pitch;
  const crown = board.rows[rows.crown];
  const court = board.rows[rows.court];
  const track = (crown.y + crown.height / 2 + court.y - court.height / 2) / 2;
  const end = columns.length;

  const field = (from, to, top, colours, strength = 1) => {
    context.globalAlpha = strength;
    context.fillStyle = gradient(context, [0, top], [0, bottom], colours);
    context.fillRect(from, top, to - from, bottom - top);
    context.globalAlpha = 1;
  };
  field(face.x, edge(CHATEAU), face.y, LAND.red, 0.5);
  field(edge(end - CHATEAU), face.x + face.width, face.y, LAND.green, 0.5);
  field(face.x, edge(CHATEAU), track, LAND.red);
  field(edge(CHATEAU), edge(FOUNTAIN), track, LAND.redDuchy);
  field(edge(FOUNTAIN), edge(FOUNTAIN + 1), track, LAND.water);
  field(edge(FOUNTAIN + 1), edge(end - CHATEAU), track, LAND.greenDuchy);
  field(edge(end - CHATEAU), face.x + face.width, track, LAND.green);

  battlements(context, face.x, edge(CHATEAU), track);
  battlements(context, edge(end - CHATEAU), face.x + face.width, track);
  const shore = board.foot - LETTER; // no ripple crosses the letter
  ripples(context, { x: columns[FOUNTAIN], y: (track + bottom) / 2 }, edge(FOUNTAIN), pitch, track,
    shore);

  context.strokeStyle = GOLD;
  context.lineWidth = 0.5;
  context.globalAlpha = 0.6;
  context.beginPath();
  context.moveTo(face.x, track);
  context.lineTo(face.x + face.width, track);
  for (const column of [CHATEAU, FOUNTAIN, FOUNTAIN + 1, end - CHATEAU]) {
    context.moveTo(edge(column), track);
    context.lineTo(edge(column), bottom);
  }
  for (const column of [CHATEAU, end - CHATEAU]) {
    context.moveTo(edge(column), face.y);
    context.lineTo(edge(column), track);
  }
  context.stroke();
  context.globalAlpha = 1;
}

// A wall's top along the crown track: merlons standing up from the line.
function battlements(context, from, to, line) {
  const merlons = 5;
  const width = (to - from) / (2 * merlons - 1);
  context.fillStyle = GOLD;
  context.globalAlpha = 0.6;
  for (let i = 0; i < merlons; i++) {
    context.fillRect(from + 2 * i * width, line - 1.6, width, 1.6);
  }
  context.globalAlpha = 1;
}

function ripples(context, centre, left, width, top, bottom) {
  context.save();
  context.beginPath();
  context.rect(left, top, width, bottom - top);
  context.clip();
  context.strokeStyle = "rgba(150, 215, 255, 0.22)";
  context.lineWidth = 0.6;
  for (let radius = 4; radius < bottom - top; radius += 5) {
    context.beginPath();
    context.arc(centre.x, centre.y, radius, 0, 2 * Math.PI);
    context.stroke();
  }
  context.restore();
}

/** Paint the signs beside the rows, and the letters of the spaces. */
export function paintPrint(context, board, rows) {
  context.fillStyle = GOLD;
  for (const [name, sign] of Object.entries(ROW_SIGNS)) {
    stampBeside(context, board, board.rows[rows[name]], sign);
  }
  board.columns.forEach((x, i) => {
    write(context, String.fromCharCode(97 + i), { x, y: board.foot }, `italic 8px ${SERIF}`);
  });
}
