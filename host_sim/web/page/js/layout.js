// Where everything on the table lies. Lengths are units. A plan fills the screen; the pixels of its
// displays are whole ones of the screen wherever that costs little.

import { HEXAGON, OLED, board, cross, hexagon, rows } from "./places.js";
import { WIDTH, upright } from "./upright.js";

export { OLED };
export const BUTTONS = ["left", "right", "up", "down", "ok"];
export const ENDS = ["a", "b"];
const TWICE = { width: 2 * OLED.width, height: 2 * OLED.height };

// The table as it is meant to be seen: the board between the two ends.
const WIDE = {
  width: 640,
  height: 292,
  title: { x: 320, y: 41 },
  board: board({ x: 153, y: 64, width: 334, height: 164, pitch: 18, window: 14 },
    rows([87, 122, 155, 188], 27, 14), 213),
  legend: { x: 153, y: 232, width: 334, height: 26 },
  ends: [wideEnd(6), wideEnd(492)],
};

// The same with the panel in its middle, and the board above.
const WIDE_WITH_PANEL = {
  ...WIDE,
  title: null,
  board: board({ x: 153, y: 4, width: 334, height: 94, pitch: 18, window: 14 },
    rows([21, 38, 55, 72], 13), 85),
  hexagon: hexagon({ x: 320, y: 195 }, 26),
  legend: { x: 153, y: 104, width: 64, height: 184 },
};

// The same for one person: the board as wide as the table, and below it one end's place, whose display
// is twice as large. The other end is a line beside it, or its display in a lesson.
function alone(front, both) {
  return {
    width: 640,
    height: 330,
    title: null,
    board: board({ x: 4, y: 4, width: 632, height: 166, pitch: 35, window: 28 },
      rows([23, 62, 97, 132], 31, 18), 156),
    legend: both ? null : { x: 22, y: 203, width: 84, height: 84 },
    line: both ? null : { x: 18, y: 294, width: 160, height: 28 },
    ends: onlyEnd(front, both, { x: 26, y: 222, ...OLED }, {
      panel: { x: 4, y: 176, width: 632, height: 150 },
      plaque: { x: 62, y: 190 },
      oled: { x: 192, y: 187, ...TWICE },
      buttons: cross(542, 251, 40),
      step: 40,
      radius: 17.5,
    }),
  };
}

function aloneWithPanel(front, both) {
  const other = { x: 374, y: 244, ...OLED };
  return {
    ...alone(front, both),
    board: board({ x: 364, y: 4, width: 272, height: 74, pitch: 14.5, window: 11.6 },
      rows([16, 31, 45, 59], 10), 69),
    hexagon: hexagon({ x: 181, y: 165 }, 44),
    legend: both ? null : { x: 370, y: 226, width: 76, height: 98 },
    line: both ? null : { x: 4, y: 300, width: 84, height: 28 },
    ends: onlyEnd(front, both, other, {
      panel: { x: 364, y: 82, width: 272, height: 246 },
      plaque: { x: 404, y: 219 },
      oled: { x: 372, y: 90, ...TWICE },
      buttons: cross(both ? 576 : 536, 275, 33),
      step: 33,
      radius: 14.5,
    }),
  };
}

// The place of the end `front`, and where the display of the other one is if `both` are to be seen.
function onlyEnd(front, both, oled, place) {
  const other = { shown: false, seen: both, oled };
  return [0, 1].map((end) => (end === front ? { ...place, only: true } : other));
}

// A phone on its side: the board above, the panels below, the buttons under the thumbs; they are
// `step` apart, and as far as a finger needs.
const compact = (step) => ({
  width: 420,
  height: 192,
  title: null,
  board: board({ x: 2, y: 2, width: 416, height: 92, pitch: 23, window: 18 },
    rows([14, 34, 53, 72], 15, 11), 86),
  ends: [compactEnd(2, step, false), compactEnd(212, step, true)],
  menu: { x: 210 - step / 2, y: 95, width: step, height: step },
});
const LEAST_STEP = 22;
const MOST_STEP = 31;
const COMPACT = compact(LEAST_STEP);

// The same for one person, with a larger display.
function compactAlone(step, front, both) {
  return {
    ...compact(step),
    legend: both ? null : { x: 10 + step, y: 100, width: 84, height: 87 },
    ends: onlyEnd(front, both, { x: 8, y: 101, width: 112, height: 56 }, {
      panel: { x: 2, y: 97, width: 416, height: 93 },
      plaque: { x: 33, y: 108 },
      oled: { x: 126, y: 101.5, width: 168, height: 84 },
      buttons: cross(414 - 1.5 * step, 143.5, step),
      step,
      radius: 0.46 * step,
    }),
    menu: { x: 6, y: 186 - step, width: step, height: step },
  };
}

// The same with the panel as high as the screen, and one end's place below the board. `both` tells
// whether the display of the other end is seen too, above the panel.
function beside(step, front, both) {
  const other = { x: 41, y: 5, ...OLED };
  const top = both ? other.y + OLED.height + 5 : 2;
  const [width, height] = [206, 190 - top];
  const pitch = Math.min(width / HEXAGON.width, height / HEXAGON.height);
  return {
    ...compact(step),
    board: board({ x: 212, y: 2, width, height: 92, pitch: 11, window: 9 },
      rows([18, 35, 52, 69], 13), 82),
    hexagon: hexagon({ x: 2 + width / 2, y: top + height / 2 }, pitch),
    ends: onlyEnd(front, both, other, compactEnd(212, step, true)),
    // In the corners that the hexagon leaves free.
    turn: { x: 2, y: 190 - step, width: 44, height: step },
    menu: { x: 208 - step, y: 190 - step, width: step, height: step },
  };
}

// In CSS pixels an OLED pixel should be at least this large for the wide table to be of use.
const READABLE = 1.5;

const TOUCHED = 44; // CSS pixels from one button to the next, at least
const WHOLE = 0.9; // of its full size an OLED may lose, for pixels that are whole ones of the screen

/** The table that suits a screen of `width` x `height` of its own pixels, `ratio` to a CSS pixel;
    `panel` tells whether the panel lies on it. Where only one end's place has room, or `single` asks
    for one, it is that of the end `front`: the other end is not `shown`, and only its display is
    `seen` if `both` are to. */
export function fit(width, height, ratio, panel, front, both, single) {
  const unitOf = (plan) => Math.min(width / plan.width, height / plan.height);
  const touch = (unit) => (TOUCHED * ratio) / unit;
  let plan;
  if (Math.floor(unitOf(WIDE)) >= READABLE * ratio) {
    if (single) plan = (panel ? aloneWithPanel : alone)(front, both);
    else plan = panel ? WIDE_WITH_PANEL : WIDE;
  } else if (height > width) {
    const unit = width / WIDTH;
    plan = upright(height / unit, touch(unit), panel, front, both);
  } else {
    const step = Math.min(MOST_STEP, Math.max(LEAST_STEP, touch(unitOf(COMPACT))));
    if (panel) plan = beside(step, front, both);
    else plan = single ? compactAlone(step, front, both) : compact(step);
  }
  const unit = unitOf(plan);
  return {
    ...plan,
    ends: plan.ends.map((end) => ({ shown: true, seen: true, ...end, oled: whole(end.oled, unit) })),
    unit,
    left: Math.round((width - plan.width * unit) / 2),
    top: Math.round((height - plan.height * unit) / 2),
  };
}

// A display whose pixels are whole ones of the screen, where it stays nearly as large; it begins at
// a whole one in any case.
function whole({ x, y, width, height }, unit) {
  const pixel = (width * unit) / OLED.width;
  const share = Math.floor(pixel) / pixel;
  const scale = share >= WHOLE ? share : 1;
  const snapped = (from, length) => Math.round((from + ((1 - scale) * length) / 2) * unit) / unit;
  return {
    x: snapped(x, width),
    y: snapped(y, height),
    width: width * scale,
    height: height * scale,
  };
}

function wideEnd(x) {
  return {
    panel: { x, y: 28, width: 142, height: 236 },
    plaque: { x: x + 71, y: 43 },
    oled: { x: x + 7, y: 58, ...OLED },
    buttons: cross(x + 71, 198, 33),
    step: 33,
    radius: 14.5,
  };
}

function compactEnd(x, step, mirrored) {
  const across = 206;
  const width = Math.min(OLED.width, across - 3 * step - 12);
  const inside = (from, length = 0) => x + (mirrored ? across - from - length : from);
  const left = across - width - 6; // of the display, seen from the buttons
  return {
    panel: { x, y: 97, width: across, height: 93 },
    plaque: { x: inside(left + width / 2), y: 108 },
    oled: { x: inside(left, width), y: 186 - width / 2, width, height: width / 2 },
    buttons: cross(inside(1.5 * step + 2), 144, step),
    step,
    radius: 0.46 * step,
  };
}
