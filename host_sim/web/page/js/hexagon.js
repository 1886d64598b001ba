// The panel: 37 lamps in a hexagonal tray, each under a hexagonal window.

import { GOLD, brass, fillRaised, gradient, stamp } from "./brush.js";
import { Lights } from "./lights.js";

const RIM = 4; // units between the tray's outline and its face
const CELL = 1 / Math.sqrt(3); // a cell's radius, in steps from lamp to lamp
const UPRIGHT = Math.PI / 6; // turns a hexagon from lying on a side to standing on a corner

// Signs below the lamps, in steps from lamp to lamp.
const SIGN = { size: 0.25, below: 0.25, apart: 0.26 };

/** Paint the panel as it is with all LEDs off. `signs` has for each lamp, row by row, the signs of
    its space, side by side; it may be empty. */
export function paintHexagon(context, { hexagon, unit }, signs) {
  const { x, y, width, height, centre, radius } = hexagon;
  const tray = corners(new Path2D(), centre, radius, 0);
  fillRaised(context, tray, "#0b0808", unit, 6);
  context.fillStyle = gradient(context, [x, y], [x, y + height], ["#3a2417", "#1d110a"]);
  context.fill(tray);
  context.strokeStyle = brass(context, { x, y, width, height });
  context.lineWidth = 1.2;
  context.stroke(corners(new Path2D(), centre, radius - 0.7, 0));

  const face = facePath(hexagon);
  const light = context.createRadialGradient(centre.x, centre.y, 0, centre.x, centre.y, radius);
  light.addColorStop(0, "#262030");
  light.addColorStop(1, "#0f0c16");
  context.fillStyle = light;
  context.fill(face);
  context.strokeStyle = GOLD;
  context.lineWidth = 0.5;
  context.globalAlpha = 0.55;
  context.stroke(face);
  context.globalAlpha = 0.22;
  context.stroke(cells(hexagon, 1));
  context.globalAlpha = 1;

  const windows = cells(hexagon, 0.84);
  context.fillStyle = "rgba(6, 5, 9, 0.7)";
  context.fill(windows);
  context.strokeStyle = "rgba(235, 215, 175, 0.2)";
  context.lineWidth = 0.4;
  context.stroke(windows);

  context.fillStyle = GOLD;
  const spots = hexagon.rows.flatMap(({ y, columns }) => columns.map((x) => ({ x, y })));
  signs.forEach((all, i) => stampBelow(context, all, spots[i], hexagon.pitch));
}

function stampBelow(context, signs, { x, y }, pitch) {
  signs.forEach((sign, i) => {
    const aside = (i - (signs.length - 1) / 2) * SIGN.apart;
    stamp(context, sign, { x: x + aside * pitch, y: y + SIGN.below * pitch }, SIGN.size * pitch);
  });
}

/** The light of its lamps; the rim stays dark. */
export function hexagonLights({ hexagon, unit }) {
  const core = hexagon.pitch * 0.2;
  const spill = hexagon.pitch * 0.5; // each cell has walls
  return new Lights({
    area: hexagon,
    rows: hexagon.rows,
    windows: cells(hexagon, 0.84),
    face: facePath(hexagon),
    core: () => ({ x: core, y: core }),
    spill: { x: spill, y: spill },
  }, unit);
}

/** What a `Figures` is told of its lamps: it leaves the signs below them free. */
export function hexagonFigures({ hexagon }) {
  const rows = hexagon.rows.map((row) => ({ ...row, y: row.y - 0.15 * hexagon.pitch }));
  return { area: hexagon, rows, size: 0.52 * hexagon.pitch };
}

function facePath({ centre, radius }) {
  return corners(new Path2D(), centre, radius - RIM, 0);
}

// All cells, each at `share` of its size.
function cells({ rows, pitch }, share) {
  const path = new Path2D();
  for (const { y, columns } of rows) {
    for (const x of columns) corners(path, { x, y }, CELL * pitch * share, UPRIGHT);
  }
  return path;
}

function corners(path, { x, y }, radius, turn) {
  for (let i = 0; i < 6; i++) {
    const angle = turn + (i * Math.PI) / 3;
    const corner = [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
    if (i) path.lineTo(...corner);
    else path.moveTo(...corner);
  }
  path.closePath();
  return path;
}
