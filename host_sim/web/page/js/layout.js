// Where everything on the table lies. Lengths are units: one unit is one pixel of an OLED, which is
// a whole number of the screen's own pixels, so the panels stay pixel-exact at every size.

export const OLED = { width: 128, height: 64 };
export const BUTTONS = ["left", "right", "up", "down", "ok"];
export const ENDS = [
  { id: "a", name: "Red" },
  { id: "b", name: "Green" },
];

const COLUMNS = 17;

// The table as it is meant to be seen: the board between the two ends.
const WIDE = {
  width: 640,
  height: 292,
  title: { x: 320, y: 41 },
  board: board({ x: 153, y: 64, width: 334, height: 164, pitch: 18, window: 14 }, [
    { y: 87, height: 14 },
    { y: 122, height: 27 },
    { y: 155, height: 27 },
    { y: 188, height: 27 },
  ], 213),
  ends: [wideEnd(6), wideEnd(492)],
};

// A phone on its side: the board above, the panels below, the buttons under the thumbs.
const COMPACT = {
  width: 420,
  height: 192,
  title: null,
  board: board({ x: 2, y: 2, width: 416, height: 92, pitch: 23, window: 18 }, [
    { y: 14, height: 11 },
    { y: 34, height: 15 },
    { y: 53, height: 15 },
    { y: 72, height: 15 },
  ], 86),
  ends: [compactEnd(2, 37, 74), compactEnd(212, 383, 218)],
};

// In CSS pixels an OLED pixel should be at least this large for the wide table to be of use.
const READABLE = 1.5;

/** The table that suits a screen of `width` x `height` of its own pixels, `ratio` to a CSS pixel. */
export function fit(width, height, ratio) {
  const unitOf = (plan) => Math.floor(Math.min(width / plan.width, height / plan.height));
  const plan = unitOf(WIDE) >= READABLE * ratio ? WIDE : COMPACT;
  const unit = Math.max(1, unitOf(plan));
  return {
    ...plan,
    unit,
    left: Math.round((width - plan.width * unit) / 2),
    top: Math.round((height - plan.height * unit) / 2),
  };
}

function board(box, rows, letters) {
  const first = box.x + (box.width - box.pitch * (COLUMNS - 1)) / 2;
  return {
    ...box,
    rows,
    letters,
    columns: Array.from({ length: COLUMNS }, (_, i) => first + i * box.pitch),
  };
}

function wideEnd(x) {
  return {
    panel: { x, y: 28, width: 142, height: 236 },
    plaque: { x: x + 71, y: 43 },
    oled: { x: x + 7, y: 58 },
    buttons: cross(x + 71, 198, 33),
    radius: 14.5,
  };
}

function compactEnd(x, crossX, oledX) {
  return {
    panel: { x, y: 97, width: 206, height: 93 },
    plaque: { x: oledX + 64, y: 105 },
    oled: { x: oledX, y: 116 },
    buttons: cross(crossX, 144, 22),
    radius: 10.2,
  };
}

// In the order of BUTTONS, OK in the middle.
function cross(x, y, step) {
  return [
    { x: x - step, y },
    { x: x + step, y },
    { x, y: y - step },
    { x, y: y + step },
    { x, y },
  ];
}
