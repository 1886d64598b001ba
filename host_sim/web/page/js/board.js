// The board: four rows of lamps in a frame, on a face that each game prints in its own way.

import { brass, fillRaised, gradient, inset, roundedBox } from "./brush.js";
import { Lights } from "./lights.js";

const FACE = ["#191521", "#100d17"];

/** Paint the board as it is with all LEDs off. `rows` tells which row is which. */
export function paintBoard(context, { board, unit }, look, rows) {
  const shape = roundedBox(board, 5);
  fillRaised(context, shape, "#0b0808", unit, 6);
  context.fillStyle = gradient(context, [board.x, board.y], [board.x, board.y + board.height],
    ["#3a2417", "#1d110a"]);
  context.fill(shape);
  context.strokeStyle = brass(context, board);
  context.lineWidth = 1.2;
  context.stroke(roundedBox(inset(board, 0.6), 4.6));

  const face = inset(board, 4);
  context.save();
  context.clip(roundedBox(face, 3));
  context.fillStyle = gradient(context, [0, face.y], [0, face.y + face.height], FACE);
  context.fillRect(face.x, face.y, face.width, face.height);
  look.paintGround(context, board, face, rows);
  context.restore();
  context.strokeStyle = "rgba(217, 179, 106, 0.55)";
  context.lineWidth = 0.5;
  context.stroke(roundedBox(face, 3));

  const windows = windowPath(board);
  context.fillStyle = "rgba(6, 5, 9, 0.62)";
  context.fill(windows);
  context.strokeStyle = "rgba(235, 215, 175, 0.2)";
  context.lineWidth = 0.4;
  context.stroke(windows);
  look.paintPrint(context, board, rows);
}

/** The light of its lamps; the frame around the face stays dark. */
export function boardLights({ board, unit }) {
  const area = inset(board, 3);
  return new Lights({
    area,
    rows: board.rows,
    windows: windowPath(board),
    face: roundedBox(area, 4),
    core: (row) => ({ x: board.window * 0.245, y: row.height * 0.25 }),
    spill: { x: board.pitch * 0.8, y: board.pitch * 0.8 },
  }, unit);
}

/** What a `Figures` is told of its lamps. */
export function boardFigures({ board }) {
  return { area: board, rows: board.rows, size: 0.86 * board.pitch };
}

function windowPath(board) {
  const path = new Path2D();
  for (const row of board.rows) {
    for (const x of row.columns) {
      const [width, height] = [board.window, row.height];
      const radius = Math.min(width, height) * 0.42;
      path.roundRect(x - width / 2, row.y - height / 2, width, height, radius);
    }
  }
  return path;
}
