// Small figures over the lamps: the icons of the displays, in the colour of the lamp below. The table says
// which stands where (host_sim/web/figures.py).

const OUTLINE = 1.5; // pixels of an icon
const PALE = 0.35; // how far a colour goes to white, to be seen before its own light
const CLEAR = 0.45; // the share of its lamp that shines through a figure, so that both swell and fade
// Where the figures of a lamp stand, by their number: the size of each, and the middles, in sizes.
const PLACES = [
  [],
  [1, [0, 0]],
  [0.8, [-0.38, 0.05], [0.38, 0.05]],
  [0.66, [-0.54, 0.1], [0, 0.1], [0.54, 0.1]],
  [0.58, [-0.3, -0.28], [0.3, -0.28], [-0.3, 0.3], [0.3, 0.3]],
];

export class Figures {
  /** The figures over rows of lamps in `area`; a figure is at most `size` wide and high, as is a row. */
  constructor({ area, rows, size }, unit) {
    Object.assign(this, { area, rows, size });
    this.canvas = new OffscreenCanvas(area.width * unit, area.height * unit);
    this.context = this.canvas.getContext("2d");
    this.context.setTransform(unit, 0, 0, unit, -area.x * unit, -area.y * unit);
  }

  /** Paint those that stand there: `numbers(row, column)` of a lamp, in the icons and tints of a game. */
  paint(numbers, icons, tints) {
    const { x, y, width, height } = this.area;
    this.context.clearRect(x, y, width, height);
    this.rows.forEach(({ y: middle, height: high = this.size, columns }, row) => {
      columns.forEach((left, column) => {
        const there = numbers(row, column).filter((number) => icons[number - 1]);
        const [share, ...places] = PLACES[there.length];
        there.forEach((number, i) => {
          const icon = icons[number - 1];
          const box = Math.min(this.size * Math.sqrt(icon.lamps), high);
          const [aside, down] = places[i];
          const between = ((icon.lamps - 1) * (columns[1] - columns[0])) / 2;
          paint(this.context, icon, tints[number - 1], left + between + aside * box, middle + down * box,
            share * box);
        });
      });
    });
  }

  draw(context) {
    const { x, y, width, height } = this.area;
    context.drawImage(this.canvas, x, y, width, height);
  }
}

function paint(context, icon, tint, x, y, size) {
  icon.path ??= pathOf(icon.columns);
  const wide = icon.columns.length;
  const high = 32 - Math.clz32(icon.columns.reduce((all, column) => all | column, 0));
  const scale = size / Math.max(wide, high);
  context.save();
  context.transform(scale, 0, 0, scale, x - (wide * scale) / 2, y - (high * scale) / 2);
  Object.assign(context, { lineJoin: "round", lineWidth: 2 * OUTLINE, strokeStyle: "rgba(10, 6, 6, 0.85)",
    fillStyle: pale(tint) });
  context.stroke(icon.path);
  context.fill(icon.path);
  Object.assign(context, { globalCompositeOperation: "destination-out", globalAlpha: CLEAR });
  context.fill(icon.path);
  context.restore();
}

// The ink of columns, the upper row in the lowest bit.
function pathOf(columns) {
  const path = new Path2D();
  columns.forEach((column, x) => {
    for (let y = 0; column >> y; y++) if ((column >> y) & 1) path.rect(x, y, 1.04, 1.04);
  });
  return path;
}

function pale(tint) {
  const shade = (shift) => PALE * 255 + (1 - PALE) * ((tint >> shift) & 255);
  return `rgb(${[16, 8, 0].map(shade).join(" ")})`;
}
