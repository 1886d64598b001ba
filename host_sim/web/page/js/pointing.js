// What somebody taps or clicks on the table, a display or a lamp: the table leads the cursor there by
// its own buttons (host_sim/web/pointer.py). A second tap is OK.

import { BUTTONS, ENDS, OLED } from "./layout.js";

const NEAR = 0.58; // of the way to the next lamp of the panel
const FINGER = 22; // CSS pixels that a finger may miss a lamp by
const OK = BUTTONS.indexOf("ok");

export class Pointing {
  /** `scene` has the plan and the state; `displays` reads them; `wish(name, more)` asks the table. */
  constructor(canvas, { scene, displays, wish }) {
    this.scene = scene;
    this.displays = displays;
    this.wish = wish;
    this.players = { ends: [], watched: false, asked: null };
    canvas.addEventListener("click", ({ offsetX, offsetY }) => {
      const { plan } = scene;
      const at = (offset, start) => (offset * devicePixelRatio - start) / plan.unit;
      if (plan) this.point(at(offsetX, plan.left), at(offsetY, plan.top));
    });
  }

  status({ players }) {
    this.players = players;
  }

  /** Point at (x, y) on the table, in units. */
  point(x, y) {
    const { plan } = this.scene;
    const end = plan.ends.findIndex(({ oled, shown }) => shown && inside(oled, x, y));
    if (end >= 0) return this.pointAtDisplay(end, plan.ends[end].oled, x, y);
    const { asked } = this.players;
    const [lamp, ...beside] = lampsAt(plan, x, y, (FINGER * devicePixelRatio) / plan.unit);
    if (lamp && asked) this.wish("point", { end: ENDS[asked.end], ...lamp, beside });
  }

  pointAtDisplay(end, oled, x, y) {
    const { ends, watched, asked } = this.players;
    const spot = {
      end: ENDS[end],
      x: pixel(x - oled.x, oled.width, OLED.width),
      y: pixel(y - oled.y, oled.height, OLED.height),
    };
    if (!this.scene.shows(end)) return;
    const { state } = this.scene;
    if ((watched || ends.length) && !state.same) { // a board, which a person plays on
      if (asked?.end === end) this.wish("point", spot);
    } else if (this.displays.hasChosen(state.panel(end).picture)) {
      this.wish("point", { ...spot, lines: true });
    } else if (asked || !ends.length) { // a text to read
      this.wish("down", { end: ENDS[end], button: BUTTONS[OK] });
      this.wish("up", { end: ENDS[end], button: BUTTONS[OK] });
    }
  }
}

/** Whether (x, y) is in a box. */
export function inside(box, x, y) {
  return x >= box.x && x < box.x + box.width && y >= box.y && y < box.y + box.height;
}

function pixel(offset, length, count) {
  return Math.min(count - 1, Math.floor((offset / length) * count));
}

/** The lamps at (x, y), {lamps, row, column} each: the one there, then those within `reach`, the
    nearest one first. On the board they are in one row. */
export function lampsAt({ board, hexagon }, x, y, reach = 0) {
  if (inside(board, x, y)) {
    const [row] = nearest(board.rows.map((each) => Math.abs(each.y - y)));
    const spots = board.columns.map((at, column) => ({ row, column, away: Math.abs(at - x) }));
    return within(spots, Math.max(board.pitch / 2, reach), "board");
  }
  if (!hexagon || !inside(hexagon, x, y)) return [];
  const spots = hexagon.rows.flatMap(({ columns, y: middle }, row) =>
    columns.map((at, column) => ({ row, column, away: Math.hypot(at - x, middle - y) })));
  return within(spots, Math.max(NEAR * hexagon.pitch, reach), "hexagon");
}

function within(spots, reach, lamps) {
  return spots
    .filter(({ away }) => away <= reach)
    .sort((a, b) => a.away - b.away)
    .map(({ row, column }) => ({ lamps, row, column }));
}

/** [index, value] of the least value. */
export function nearest(values) {
  const least = Math.min(...values);
  return [values.indexOf(least), least];
}
