// The shapes on the table, in units: the board, the panel, the buttons of an end.

export const OLED = { width: 128, height: 64 };

const COLUMNS = 17;
const HEX_ROWS = [4, 5, 6, 7, 6, 5, 4];
const RADIUS = 3.95; // of the hexagon, in steps from lamp to lamp
const ROW_STEP = Math.sqrt(3) / 2; // from row to row, in steps from lamp to lamp

/** The board in a box; `pitch` from lamp to lamp, each under a window `window` wide. `foot` is the
    middle of the line that is printed below the rows. */
export function board(box, rows, foot) {
  const columns = inRow(COLUMNS, box.x + box.width / 2, box.pitch);
  return { ...box, rows: rows.map((row) => ({ ...row, columns })), columns, foot };
}

/** Four rows of windows, each `height` high; that of the Crown may differ. */
export function rows(middles, height, crown = height) {
  return middles.map((y, i) => ({ y, height: i ? height : crown }));
}

/** The size of a hexagon, in steps from lamp to lamp. */
export const HEXAGON = { width: 2 * RADIUS, height: 2 * ROW_STEP * RADIUS };

/** A hexagon around a point, `pitch` from lamp to lamp; its corners lie left and right. */
export function hexagon({ x, y }, pitch) {
  const radius = RADIUS * pitch;
  const reach = { x: Math.ceil(radius), y: Math.ceil(ROW_STEP * radius) };
  return {
    x: x - reach.x,
    y: y - reach.y,
    width: 2 * reach.x,
    height: 2 * reach.y,
    centre: { x, y },
    radius,
    pitch,
    rows: HEX_ROWS.map((length, i) => ({
      y: y + (i - (HEX_ROWS.length - 1) / 2) * ROW_STEP * pitch,
      columns: inRow(length, x, pitch),
    })),
  };
}

// The middles of `count` lamps in a row around `centre`.
function inRow(count, centre, pitch) {
  return Array.from({ length: count }, (_, i) => centre + (i - (count - 1) / 2) * pitch);
}

/** The buttons around OK, `step` apart, in the order of BUTTONS. */
export function cross(x, y, step) {
  return [
    { x: x - step, y },
    { x: x + step, y },
    { x, y: y - step },
    { x, y: y + step },
    { x, y },
  ];
}
