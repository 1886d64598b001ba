// What several parts of the picture are painted with.

export const GOLD = "#d9b36a";
export const SERIF = '"Palatino Linotype", Palatino, "Book Antiqua", "TeX Gyre Pagella", '
  + 'Georgia, "DejaVu Serif", serif';
export const SANS = 'system-ui, "Segoe UI", Roboto, "DejaVu Sans", sans-serif';

// Signs, in boxes of 10 x 10.
export const CROWN = "M0 10V3l3 3 2-5 2 5 3-3v7z";
export const PAWN = "M3.4 4.2A2.4 2.4 0 1 1 6.6 4.2Q7 7 8.4 8.4V10H1.6V8.4Q3 7 3.4 4.2z";

/** A linear gradient from [x, y] to [x, y] over evenly spaced colours. */
export function gradient(context, from, to, colours) {
  const fill = context.createLinearGradient(...from, ...to);
  colours.forEach((colour, i) => fill.addColorStop(i / (colours.length - 1), colour));
  return fill;
}

/** Brass as it catches the light over a box. */
export function brass(context, { x, y, width, height }) {
  return gradient(context, [x, y], [x + width, y + height],
    ["#8a6830", "#f0d898", "#a67c3a", "#e8c67c", "#7a5a28"]);
}

export function roundedBox({ x, y, width, height }, radius) {
  const path = new Path2D();
  path.roundRect(x, y, width, height, radius);
  return path;
}

export function inset({ x, y, width, height }, by) {
  return { x: x + by, y: y + by, width: width - 2 * by, height: height - 2 * by };
}

/** Fill a shape that throws a shadow; shadows don't scale by themselves, hence `unit`. */
export function fillRaised(context, path, fill, unit, depth) {
  context.save();
  context.shadowColor = "rgba(0, 0, 0, 0.7)";
  context.shadowBlur = 2 * depth * unit;
  context.shadowOffsetY = 0.6 * depth * unit;
  context.fillStyle = fill;
  context.fill(path);
  context.restore();
}

/** Text centred on (x, y), its letters `spacing` units apart. */
export function write(context, text, { x, y }, font, spacing = 0) {
  context.font = font;
  context.letterSpacing = `${spacing}px`;
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.fillText(text, x + spacing / 2, y);
}

/** Return how wide `write` draws a text. */
export function widthOf(context, text, font, spacing = 0) {
  context.font = font;
  context.letterSpacing = `${spacing}px`;
  return context.measureText(text).width - spacing;
}

/** Fill a path drawn in a box of 10 x 10, centred on (x, y) and `size` units wide. */
export function stamp(context, d, { x, y }, size) {
  const path = new Path2D();
  const matrix = new DOMMatrix().translate(x - size / 2, y - size / 2).scale(size / 10);
  path.addPath(new Path2D(d), matrix);
  context.fill(path, "evenodd");
}
