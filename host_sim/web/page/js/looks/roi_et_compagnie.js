// Roi & Compagnie: the town at dusk, its castle in the middle.

import { GOLD, gradient } from "../brush.js";
import { LEFT, RIGHT } from "./enamel.js";

const SKY = ["#1a2038", "#2b2340", "#3a2434"];
const WALLS = ["rgba(10, 10, 22, 0.75)", "rgba(16, 11, 18, 0.9)"];

// The town from its middle to the right, mirrored to the left. In percent of half the face's width:
// how wide a building is; of its height: how high its walls, and the roof on them, 0 for merlons.
const KEEP = [6, 46, 0];
const BUILDINGS = [
  [4, 40, 12],
  [8, 28, 0],
  [4, 36, 11],
  [9, 17, 0],
  [8, 13, 8],
  [5, 19, 9],
  [8, 11, 7],
  [5, 24, 13],
  [9, 15, 8],
  [7, 10, 7],
  [8, 17, 0],
  [7, 11, 8],
  [5, 22, 12],
  [7, 12, 8],
];
// Stars, in percent of the face.
const STARS = [
  [7, 12], [16, 27], [23, 8], [31, 20], [38, 6], [44, 13], [57, 8], [64, 22], [71, 10], [79, 26],
  [86, 7], [94, 18],
];

export const ends = [LEFT, RIGHT];

/** Paint the ground in the box `face`, under the windows. */
export function paintGround(context, board, face) {
  const bottom = face.y + face.height;
  context.fillStyle = gradient(context, [0, face.y], [0, bottom], SKY);
  context.fillRect(face.x, face.y, face.width, face.height);
  context.fillStyle = "rgba(255, 236, 190, 0.5)";
  for (const [x, y] of STARS) {
    context.beginPath();
    context.arc(face.x + face.width * x / 100, face.y + face.height * y / 100, 0.55, 0, 2 * Math.PI);
    context.fill();
  }
  const town = skyline(face);
  context.fillStyle = gradient(context, [0, face.y], [0, bottom], WALLS);
  context.fill(town);
  context.strokeStyle = GOLD;
  context.lineWidth = 0.5;
  context.globalAlpha = 0.4;
  context.stroke(town);
  context.globalAlpha = 1;
}

/** Nothing is printed beside the rows: what they show is for the hands to tell. */
export function paintPrint() {}

function skyline(face) {
  const path = new Path2D();
  const bottom = face.y + face.height;
  const [keepWidth, ...keep] = KEEP;
  let x = face.x;
  path.moveTo(x, bottom + 2);
  for (const [width, walls, roof] of [...BUILDINGS.toReversed(), [2 * keepWidth, ...keep], ...BUILDINGS]) {
    const to = x + width * face.width / 200;
    const top = bottom - walls * face.height / 100;
    if (roof) gable(path, x, to, top, roof * face.height / 100);
    else merlons(path, x, to, top);
    x = to;
  }
  path.lineTo(x, bottom + 2);
  return path;
}

function gable(path, from, to, top, height) {
  path.lineTo(from, top);
  path.lineTo((from + to) / 2, top - height);
  path.lineTo(to, top);
}

function merlons(path, from, to, top) {
  const count = 2 * Math.max(1, Math.round((to - from) / 5)) + 1;
  for (let i = 0; i < count; i++) {
    const y = i % 2 ? top : top - 2;
    path.lineTo(from + (to - from) * i / count, y);
    path.lineTo(from + (to - from) * (i + 1) / count, y);
  }
}
