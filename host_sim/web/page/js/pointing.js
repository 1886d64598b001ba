// What somebody taps or clicks on the table, a display or a lamp: the table knows what is there and
// leads the cursor to it by its own buttons (host_sim/web/pointer.py). A second tap is OK. A line of a
// menu that is held has OK held.

import { BUTTONS, ENDS, OLED } from "./layout.js";

export const HOLD_MS = 450; // from a tap to a finger that stays

const NEAR = 0.58; // of the way to the next lamp of the panel
const FINGER = 22; // CSS pixels that a finger may miss a lamp by
const OK = BUTTONS.indexOf("ok");

export class Pointing {
  /** `scene` has the plan and the state; `wish(name, more)` asks the table. */
  constructor(canvas, { scene, wish }) {
    this.scene = scene;
    this.wish = wish;
    this.players = { ends: [], watched: false, menu: false, asked: null };
    this.timer = 0; // until what is held has OK held
    this.holding = null; // the end at which it has
    this.held = false; // whether the latest press on the table had OK held: then its click is no tap
    canvas.addEventListener("pointerdown", (event) => {
      this.held = false;
      if (event.button !== 0 || !scene.plan) return;
      const [x, y] = this.at(event);
      this.timer = setTimeout(() => this.hold(x, y), HOLD_MS);
    });
    for (const over of ["pointerup", "pointercancel"]) addEventListener(over, () => this.release());
    canvas.addEventListener("click", (event) => {
      if (scene.plan && !this.held) this.point(...this.at(event));
    });
  }

  status({ players }) {
    this.players = players;
  }

  // Where an event is on the table, (x, y) in units.
  at({ offsetX, offsetY }) {
    const { unit, left, top } = this.scene.plan;
    return [[offsetX, left], [offsetY, top]].map(
      ([offset, start]) => (offset * devicePixelRatio - start) / unit);
  }

  /** Point at (x, y) on the table, in units. */
  point(x, y) {
    const { plan } = this.scene;
    const spot = this.spotAt(x, y);
    if (spot) return this.pointAtDisplay(spot);
    const { asked } = this.players;
    const [lamp, ...beside] = lampsAt(plan, x, y, (FINGER * devicePixelRatio) / plan.unit);
    if (lamp && asked) this.wish("point", { end: ENDS[asked.end], ...lamp, beside });
  }

  // The pixel of a display at (x, y) as the table is told it; undefined where there is none.
  spotAt(x, y) {
    const { ends } = this.scene.plan;
    const end = ends.findIndex(({ oled, shown }) => shown && inside(oled, x, y));
    if (end < 0) return undefined;
    const { oled } = ends[end];
    return {
      end: ENDS[end],
      x: pixel(x - oled.x, oled.width, OLED.width),
      y: pixel(y - oled.y, oled.height, OLED.height),
    };
  }

  pointAtDisplay(spot) {
    const end = ENDS.indexOf(spot.end);
    const { ends, menu, asked } = this.players;
    if (!this.scene.shows(end)) return;
    if (this.played ? asked?.end === end : menu) {
      this.wish("point", spot);
    } else if (!this.played && (asked || !ends.length)) { // a text to read
      for (const name of ["down", "up"]) this.wish(name, { end: spot.end, button: BUTTONS[OK] });
    }
  }

  // Whether the displays show a board, on which a person plays.
  get played() {
    const { ends, watched } = this.players;
    return (watched || ends.length > 0) && !this.scene.state.same;
  }

  // What stays on a line of a menu leads the cursor there, and has OK held until it is up.
  hold(x, y) {
    const spot = this.spotAt(x, y);
    const shown = spot !== undefined && this.scene.shows(ENDS.indexOf(spot.end));
    this.held = shown && this.players.menu;
    if (!this.held) return;
    this.holding = spot.end;
    this.wish("point", { ...spot, held: true });
  }

  release() {
    clearTimeout(this.timer);
    if (this.holding) this.wish("up", { end: this.holding, button: BUTTONS[OK] });
    this.holding = null;
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
