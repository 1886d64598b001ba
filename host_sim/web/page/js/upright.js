// A phone or a tablet held upright: the board, the panel and the place of one end, one below the other,
// each as wide as the screen. Lengths are units; the screen is WIDTH of them wide.

import { board, cross, hexagon, rows } from "./places.js";

export const WIDTH = 234;

const EDGE = 2; // to the sides of the screen
const GAP = 4; // between two things
const BEZEL = 3;
const DISPLAY = { x: 5, width: 224, height: 112 };
// A screen less high has its buttons beside the display: a tablet, and a phone on which the panel needs
// the height.
const BROAD = { without: 1.5 * WIDTH, panel: 2 * WIDTH };
const BESIDE = { x: 7, most: 148 };
const OTHER = { x: 7, width: 116, height: 58 }; // the display of the end that is not in front
const LEGEND = 20; // where there is room
const FREE = OTHER.x + OTHER.width + BEZEL + GAP; // from here on the head is free beside it

// What the height that is left is given to, in this order, from the least to the most.
const PANEL = [60, 201];
const CROSS = [90, 132];
const BOARD = [58, 162];

/** The plan for a screen `height` units high, on which a finger needs `touch` units. `both` tells
    whether the display of the end that is not in `front` is seen too, above the other one. */
export function upright(height, touch, panel, front, both) {
  const head = Math.max(touch, both ? OTHER.height : 0) + 2 * BEZEL;
  const broad = height < (panel ? BROAD.panel : BROAD.without);
  const beside = Math.min(BESIDE.most, WIDTH - EDGE - 2 * GAP - BEZEL - BESIDE.x - 3 * touch);
  const display = broad ? { x: BESIDE.x, width: beside, height: beside / 2 } : DISPLAY;
  const tall = broad ? Math.max(display.height, 3 * touch) : display.height; // display or buttons
  const cross = broad ? [0, 0] : [Math.max(CROSS[0], 3 * touch), CROSS[1]];
  const fixed = 2 * EDGE + head + tall + 2 * BEZEL + 3 * GAP;
  const least = fixed + BOARD[0] + cross[0] + (panel ? PANEL[0] + GAP : 0);
  let left = Math.max(0, height - least);
  const grown = ([from, to]) => {
    const more = Math.min(left, to - from);
    left -= more;
    return from + more;
  };
  const panelHeight = panel ? grown(PANEL) + GAP : 0;
  const step = grown(cross) / 3;
  const boardHeight = grown(BOARD);
  const legend = left >= LEGEND + GAP;
  if (legend) left -= LEGEND + GAP;
  const top = EDGE + boardHeight + GAP;
  const placeTop = top + panelHeight + (legend ? LEGEND + GAP : 0);
  const buttons = tools(placeTop + head - BEZEL - touch, touch, both ? FREE : 64);
  const other = { shown: false, seen: both, oled: { ...OTHER, y: placeTop + BEZEL } };
  const place = frontPlace(placeTop, head, display, tall, step);
  place.plaque = both
    ? { x: (FREE + WIDTH - EDGE) / 2, y: placeTop + (head - touch) / 2 }
    : { x: 33, y: placeTop + head / 2 };
  return {
    width: WIDTH,
    height: Math.max(height, least) - left,
    title: null,
    board: boardOf(boardHeight),
    ...(panel && { hexagon: hexagonIn(top, panelHeight - GAP) }),
    ...(legend && { legend: { x: EDGE, y: placeTop - LEGEND - GAP, width: WIDTH - 2 * EDGE, height: LEGEND } }),
    ...(panel && !legend && !both && { legend: inHead(buttons.menu) }),
    ends: [0, 1].map((end) => (end === front ? place : other)),
    ...buttons,
  };
}

// The buttons in the head of the place, from `left` on: one turns to the other end, one has the tools.
function tools(y, touch, left) {
  const right = WIDTH - EDGE - BEZEL - touch;
  return {
    turn: { x: left, y, width: right - GAP - left, height: touch },
    menu: { x: right, y, width: touch, height: touch },
  };
}

// Where the panel takes the room of the legend: in the head of the place, which has no plaque there.
function inHead({ x, y, height }) {
  const left = EDGE + BEZEL;
  return { x: left, y, width: x - GAP - left, height, head: true };
}

function boardOf(height) {
  const share = (height - BOARD[0]) / (BOARD[1] - BOARD[0]);
  const between = (from, to) => from + share * (to - from);
  const middles = [[12, 25], [23, 60], [34, 94], [45, 128]].map((row) => between(...row));
  const box = { x: EDGE, y: EDGE, width: WIDTH - 2 * EDGE, height, pitch: 12.2, window: 10 };
  return board(box, rows(middles, between(9, 27), between(9, 13)), between(53, 152));
}

function hexagonIn(top, height) {
  return hexagon({ x: WIDTH / 2, y: top + height / 2 }, height / 6.93);
}

// `step` is 0 where the buttons are beside the display.
function frontPlace(top, head, { x, width, height }, tall, step) {
  const oled = { x, y: top + head + BEZEL + (tall - height) / 2, width, height };
  const foot = top + head + tall + 2 * BEZEL + GAP;
  const right = x + width + BEZEL + GAP;
  const apart = step || (WIDTH - EDGE - GAP - right) / 3;
  const [across, down] = step
    ? [WIDTH / 2, foot + 1.5 * step]
    : [right + 1.5 * apart, oled.y + height / 2];
  return {
    shown: true,
    seen: true,
    only: true, // no other place is shown
    panel: {
      x: EDGE, y: top, width: WIDTH - 2 * EDGE, height: (step ? foot + 3 * step + GAP : foot) - top,
    },
    oled,
    buttons: cross(across, down, apart),
    step: apart,
    radius: 0.46 * apart,
  };
}
