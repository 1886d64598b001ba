// Elements over the canvas, where something is drawn.

/** Lay an element over a box of the plan, in units; a CSS pixel is `ratio` screen pixels. */
export function lay({ style }, { x, y, width, height }, { unit, left, top }, ratio) {
  style.left = `${(left + x * unit) / ratio}px`;
  style.top = `${(top + y * unit) / ratio}px`;
  style.width = `${(width * unit) / ratio}px`;
  style.height = `${(height * unit) / ratio}px`;
}
