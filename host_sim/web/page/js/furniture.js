// What stands still on the table besides the board: the wood, the title, the two players' places.

import { CROWN, GOLD, SERIF, brass, fillRaised, gradient, inset, roundedBox, stamp, widthOf, write }
  from "./brush.js";
import { walnut } from "./wood.js";
import { say } from "./words.js";

const NAME_FONT = `7px ${SERIF}`; // of an end
const NAME_SPACING = 1.5;
const LEAST_PLAQUE = 48;
const BESIDE = 8; // a name on its plaque
const FOOT = 30; // the line below the legend, which may have two lines, above the edge

const wood = walnut();

/** Cover the whole canvas, `width` x `height` of its pixels, with lamplit walnut. */
export function paintWood(context, width, height) {
  const scale = Math.max(width / wood.width, height / wood.height);
  context.drawImage(wood, (width - wood.width * scale) / 2, (height - wood.height * scale) / 2,
    wood.width * scale, wood.height * scale);
  const reach = Math.hypot(width, height) / 2;
  const lamp = context.createRadialGradient(width / 2, height * 0.42, 0, width / 2, height / 2, reach);
  lamp.addColorStop(0, "rgba(255, 214, 150, 0.16)");
  lamp.addColorStop(0.45, "rgba(60, 30, 10, 0.05)");
  lamp.addColorStop(1, "rgba(4, 2, 1, 0.78)");
  context.fillStyle = lamp;
  context.fillRect(0, 0, width, height);
}

/** The name let into the wood in brass; a small screen has no room for it. */
export function paintTitle(context, { title, width, height }) {
  if (!title) return;
  context.fillStyle = gradient(context, [title.x - 60, title.y - 6], [title.x + 60, title.y + 6],
    ["#a67c3a", "#f3dfa8", "#b98d48", "#eccf8a", "#9a7234"]);
  write(context, "REGALIA", title, `15px ${SERIF}`, 7);
  stamp(context, CROWN, { x: title.x, y: title.y - 17 }, 10);
  context.strokeStyle = GOLD;
  context.globalAlpha = 0.4;
  context.lineWidth = 0.5;
  context.beginPath();
  const foot = height - FOOT;
  for (const side of [-1, 1]) {
    context.moveTo(title.x + side * 66, title.y);
    context.lineTo(title.x + side * 160, title.y);
    context.moveTo(title.x + side * 10, foot);
    context.lineTo(title.x + side * 160, foot);
  }
  context.stroke();
  context.globalAlpha = 0.75;
  context.fillStyle = GOLD;
  stamp(context, "M5 0 10 5 5 10 0 5z", { x: width / 2, y: foot }, 4.5);
  context.globalAlpha = 1;
}

/** A player's place: ebony, and a plaque with the end's name. A side has no name where it is alone. */
export function paintPlace(context, { panel, plaque, only }, enamel, unit) {
  const shape = roundedBox(panel, 7);
  fillRaised(context, shape, "#0d0a09", unit, 6);
  context.fillStyle = gradient(context, [panel.x, panel.y],
    [panel.x + panel.width * 0.3, panel.y + panel.height], ["#2b211d", "#171110", "#0f0b0b"]);
  context.fill(shape);
  context.strokeStyle = brass(context, panel);
  context.lineWidth = 1;
  context.stroke(roundedBox(inset(panel, 0.5), 6.5));
  if (!(only && enamel.side)) paintPlaque(context, plaque, enamel);
}

function paintPlaque(context, plaque, enamel) {
  const name = say(enamel.name).toUpperCase();
  const width = Math.max(LEAST_PLAQUE, widthOf(context, name, NAME_FONT, NAME_SPACING) + 2 * BESIDE);
  const tag = { x: plaque.x - width / 2, y: plaque.y - 6, width, height: 12 };
  context.fillStyle = gradient(context, [0, tag.y], [0, tag.y + tag.height], enamel.plaque);
  context.fill(roundedBox(tag, 6));
  context.strokeStyle = brass(context, tag);
  context.lineWidth = 0.6;
  context.stroke(roundedBox(tag, 6));
  context.fillStyle = "#f4e3bd";
  write(context, name, { x: plaque.x, y: plaque.y + 0.4 }, NAME_FONT, NAME_SPACING);
}

/** What holds a display. */
export function paintBezel(context, { oled }, unit) {
  const bezel = roundedBox(inset(oled, -3), 2.5);
  fillRaised(context, bezel, "#050506", unit, 2);
  context.strokeStyle = "rgba(255, 240, 210, 0.16)";
  context.lineWidth = 0.5;
  context.stroke(bezel);
}
