// Where everything on the table lies. Lengths are units: one unit is one pixel of an OLED, which is
// a whole number of the screen's own pixels, so the panels stay pixel-exact at every size.

export const OLED = { width: 128, height: 64 };
export const BUTTONS = ["left", "right", "up", "down", "ok"];
export const ENDS = ["a", "b"];

const COLUMNS = 17;
const HEX_ROWS = [4, 5, 6, 7, 6, 5, 4];
const ROW_STEP = Math.sqrt(3) / 2; // from row to row, in steps from lamp to lamp

// The table as it is meant to be seen: the board between the two ends.
const WIDE = {
  width: 640,
  height: 292,
  title: { x: 320, y: 41 },
  board: board({ x: 153, y: 64, width: 334, height: 164, pitch: 18, window: 14 },
    rows([87, 122, 155, 188], 27, 14), 213),
  ends: [wideEnd(6), wideEnd(492)],
};

// The same with the panel in its middle, and the board above.
const WIDE_WITH_PANEL = {
  ...WIDE,
  title: null,
  board: board({ x: 153, y: 4, width: 334, height: 94, pitch: 18, window: 14 },
    rows([21, 38, 55, 72], 13), 85),
  hexagon: hexagon({ x: 320, y: 195 }, 26),
};

// A phone on its side: the board above, the panels below, the buttons under the thumbs.
const COMPACT = {
  width: 420,
  height: 192,
  title: null,
  board: board({ x: 2, y: 2, width: 416, height: 92, pitch: 23, window: 18 },
    rows([14, 34, 53, 72], 15, 11), 86),
  ends: [compactEnd(2, 37, 74), compactEnd(212, 383, 218)],
};

// The same with the panel beside the board.
const COMPACT_WITH_PANEL = {
  ...COMPACT,
  board: board({ x: 2, y: 2, width: 306, height: 92, pitch: 17, window: 14 },
    rows([18, 35, 52, 69], 13), 82),
  hexagon: hexagon({ x: 364, y: 48 }, 13.4),
};

// A phone held upright: the board above, and below it the place of one end. `turn` is the button
// that brings the other end's place there.
const TALL = {
  width: 234, // five pixels of a usual phone to a unit: it is 1170 pixels wide
  height: 410,
  title: null,
  board: board({ x: 2, y: 2, width: 230, height: 162, pitch: 12.2, window: 10 },
    rows([25, 60, 94, 128], 27, 13), 152),
  ends: [tallEnd(), tallEnd()],
  turn: { x: 164, y: 172, width: 62, height: 19 },
};

// The same with the panel below the board.
const TALL_WITH_PANEL = {
  ...TALL,
  board: board({ x: 2, y: 2, width: 230, height: 58, pitch: 12.2, window: 10 },
    rows([12, 23, 34, 45], 9), 53),
  hexagon: hexagon({ x: 117, y: 113 }, 14.6),
};

// In CSS pixels an OLED pixel should be at least this large for the wide table to be of use.
const READABLE = 1.5;

/** The table that suits a screen of `width` x `height` of its own pixels, `ratio` to a CSS pixel;
    `panel` tells whether the panel lies on it. Where only one end's place has room, it is that of
    the end `front`: the other end is not `shown`. */
export function fit(width, height, ratio, panel, front) {
  const unitOf = (plan) => Math.floor(Math.min(width / plan.width, height / plan.height));
  const wide = unitOf(WIDE) >= READABLE * ratio;
  const plain = wide ? WIDE : height > width ? TALL : COMPACT;
  const plan = panel ? WITH_PANEL.get(plain) : plain;
  const unit = Math.max(1, unitOf(plan));
  return {
    ...plan,
    ends: plan.ends.map((end, i) => ({ ...end, shown: !plan.turn || i === front })),
    unit,
    left: Math.round((width - plan.width * unit) / 2),
    top: Math.round((height - plan.height * unit) / 2),
  };
}

const WITH_PANEL = new Map([
  [WIDE, WIDE_WITH_PANEL],
  [COMPACT, COMPACT_WITH_PANEL],
  [TALL, TALL_WITH_PANEL],
]);

// `foot` is the middle of the line that is printed below the rows.
function board(box, rows, foot) {
  const columns = inRow(COLUMNS, box.x + box.width / 2, box.pitch);
  return { ...box, rows: rows.map((row) => ({ ...row, columns })), columns, foot };
}

// Four rows of windows, each `height` high; that of the Crown may differ.
function rows(middles, height, crown = height) {
  return middles.map((y, i) => ({ y, height: i ? height : crown }));
}

// A hexagon around a point, `pitch` from lamp to lamp; its corners lie left and right.
function hexagon({ x, y }, pitch) {
  const radius = 3.95 * pitch;
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

function tallEnd() {
  return {
    panel: { x: 2, y: 168, width: 230, height: 240 },
    plaque: { x: 117, y: 182 },
    oled: { x: 53, y: 197 },
    buttons: cross(117, 336, 44),
    radius: 20,
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
