// What somebody taps or clicks on the table, a display or a lamp: the table leads the cursor there by
// its own buttons (host_sim/web/pointer.py). A second tap is OK.

import { BUTTONS, ENDS, OLED } from "./layout.js";

const NEAR = 0.58; // of the way to the next lamp of the panel
const OK = BUTTONS.indexOf("ok");

export class Pointing {
  /** `scene` has the plan; `displays` what stands on them; `wish(name, more)` asks the table. */
  constructor(canvas, { scene, displays, wish }) {
    this.scene = scene;
    this.displays = displays;
    this.wish = wish;
    this.players = { ends: [], asked: null, task: false };
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
    const lamp = lampAt(plan, x, y);
    if (lamp && asked) this.wish("point", { end: ENDS[asked.end], ...lamp });
  }

  pointAtDisplay(end, oled, x, y) {
    const { ends, asked } = this.players;
    const spot = {
      end: ENDS[end],
      x: pixel(x - oled.x, oled.width, OLED.width),
      y: pixel(y - oled.y, oled.height, OLED.height),
    };
    if (!this.scene.shows(end)) return;
    if (!this.displays.same) { // a board, which a person plays on
      if (asked?.end === end) this.wish("point", spot);
    } else if (this.displays.chosen) {
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

/** The lamp at (x, y): {lamps, row, column}; undefined if there is none. */
export function lampAt({ board, hexagon }, x, y) {
  if (inside(board, x, y)) {
    const [row] = nearest(board.rows.map((each) => Math.abs(each.y - y)));
    const [column, aside] = nearest(board.columns.map((each) => Math.abs(each - x)));
    return aside <= board.pitch / 2 ? { lamps: "board", row, column } : undefined;
  }
  if (!hexagon || !inside(hexagon, x, y)) return undefined;
  const gaps = hexagon.rows.map(({ columns, y: middle }) =>
    nearest(columns.map((each) => Math.hypot(each - x, middle - y))));
  const [row, gap] = nearest(gaps.map(([, away]) => away));
  return gap <= NEAR * hexagon.pitch ? { lamps: "hexagon", row, column: gaps[row][0] } : undefined;
}

/** [index, value] of the least value. */
export function nearest(values) {
  const least = Math.min(...values);
  return [values.indexOf(least), least];
}
