// A board of dark cloth, for a game without a look of its own.

import { gradient } from "../brush.js";
import { LEFT, RIGHT } from "./enamel.js";

const CLOTH = ["#252b38", "#141821"];

export const ends = [LEFT, RIGHT];

export const legend = [];

/** Paint the ground in the box `face`, under the windows. */
export function paintGround(context, _board, face) {
  context.fillStyle = gradient(context, [0, face.y], [0, face.y + face.height], CLOTH);
  context.fillRect(face.x, face.y, face.width, face.height);
}

/** Print nothing. */
export function paintPrint() {}
