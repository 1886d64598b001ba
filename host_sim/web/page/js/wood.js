// Walnut, grown from noise: the same plank on every visit.

const WIDTH = 960;
const HEIGHT = 480;
const PLANKS = 5;
const DEEP = [30, 17, 11];
const WARM = [84, 51, 31];

/** A canvas of walnut planks. */
export function walnut() {
  const canvas = new OffscreenCanvas(WIDTH, HEIGHT);
  const context = canvas.getContext("2d");
  const image = context.createImageData(WIDTH, HEIGHT);
  for (let y = 0, at = 0; y < HEIGHT; y++) {
    const plank = Math.floor((y * PLANKS) / HEIGHT);
    const tint = hash(plank, 91) * 0.22 - 0.11;
    for (let x = 0; x < WIDTH; x++, at += 4) {
      const shade = Math.min(1, Math.max(0, grain(x + 577 * plank, y + 131 * plank) + tint));
      for (let i = 0; i < 3; i++) image.data[at + i] = DEEP[i] + (WARM[i] - DEEP[i]) * shade;
      image.data[at + 3] = 255;
    }
  }
  context.putImageData(image, 0, 0);
  seams(context);
  return canvas;
}

// Rings bent by slow noise, fibres by quick noise stretched along the plank.
function grain(x, y) {
  const bend = noise(x / 260, y / 34) * 7 + noise(x / 70, y / 15) * 1.5;
  const ring = 0.5 + 0.5 * Math.sin(y / 9 + bend * 2.2);
  const fibre = noise(x / 36, y / 1.3);
  const pore = noise(x / 14, y / 0.9) > 0.83 ? -0.2 : 0;
  return 0.12 + 0.42 * ring * ring + 0.36 * fibre + pore;
}

function seams(context) {
  for (let plank = 1; plank < PLANKS; plank++) {
    const y = Math.round((plank * HEIGHT) / PLANKS);
    context.fillStyle = "rgba(8, 4, 2, 0.75)";
    context.fillRect(0, y, WIDTH, 1.4);
    context.fillStyle = "rgba(255, 210, 160, 0.05)";
    context.fillRect(0, y + 1.4, WIDTH, 1);
  }
}

function noise(x, y) {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [u, v] = [smooth(x - left), smooth(y - top)];
  const above = mix(hash(left, top), hash(left + 1, top), u);
  const below = mix(hash(left, top + 1), hash(left + 1, top + 1), u);
  return mix(above, below, v);
}

function smooth(t) {
  return t * t * (3 - 2 * t);
}

function mix(a, b, t) {
  return a + (b - a) * t;
}

function hash(x, y) {
  let h = Math.imul(x, 374761393) ^ Math.imul(y, 668265263);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 2 ** 32;
}
