// The caps of the ten buttons, each with its arrow and the key that presses it.

import { SANS, brass, write } from "./brush.js";
import { BUTTONS } from "./layout.js";

const TURN = { left: Math.PI, right: 0, up: -Math.PI / 2, down: Math.PI / 2 };

/** The box that a cap and its shadow fill. */
export function capBox({ buttons, radius }, button) {
  return box(buttons[button].x, buttons[button].y, Math.ceil(radius + 2));
}

/** Paint one cap in its end's `enamel` (see looks/enamel.js); `key` is the letter on it, if any. */
export function paintCap(context, { buttons, radius }, enamel, button, down, key) {
  const { x, y } = buttons[button];
  const name = BUTTONS[button];
  const [light, dark] = enamel.cap[down ? "down" : "up"];
  disc(context, { x, y: y + 1 }, radius + 1.2, "rgba(0, 0, 0, 0.55)");
  disc(context, { x, y }, radius + 1, brass(context, box(x, y, radius)));
  disc(context, { x, y }, radius, "#120808");
  const lift = down ? 0 : -0.9;
  const shine = context.createRadialGradient(x - radius / 3, y - radius / 2, radius / 8, x, y, radius);
  shine.addColorStop(0, light);
  shine.addColorStop(1, dark);
  disc(context, { x, y: y + lift }, radius - 1, shine);
  context.fillStyle = down ? "#ffe9bd" : "#fff4dc";
  const sign = { x, y: y + lift - (key ? radius * 0.24 : 0) };
  if (name === "ok") write(context, "OK", sign, `700 ${radius * 0.62}px ${SANS}`);
  else arrow(context, sign, radius * (key ? 0.36 : 0.44), TURN[name]);
  if (key) write(context, key, { x, y: y + lift + radius * 0.44 }, `600 ${radius * 0.5}px ${SANS}`);
}

function disc(context, { x, y }, radius, fill) {
  context.fillStyle = fill;
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fill();
}

function box(x, y, radius) {
  return { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius };
}

function arrow(context, { x, y }, size, turn) {
  context.beginPath();
  for (const angle of [0, 2.3, -2.3]) {
    context.lineTo(x + size * Math.cos(turn + angle), y + size * Math.sin(turn + angle));
  }
  context.fill();
}
