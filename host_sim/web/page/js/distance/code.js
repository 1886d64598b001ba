// A QR code as a picture for the phone beside the screen.

/** Draw the code of a text on a canvas, a pixel a module; resolves to whether it fits. */
export async function drawCode(canvas, text) {
  const { generate } = await import("./lean-qr.js");
  try {
    generate(text).toCanvas(canvas, { on: [0, 0, 0], off: [255, 255, 255] });
    return true;
  } catch {
    return false; // a text as long as a whole game
  }
}
