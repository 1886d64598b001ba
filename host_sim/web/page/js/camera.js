// Pictures and clips of the table, saved as files.

import { nameNow, save } from "./save.js";

const CLIP_FPS = 60;
const CLIP_BITS_PER_SECOND = 12_000_000;

/** Save the canvas as a PNG. */
export async function picture(canvas) {
  const blob = await new Promise((done) => canvas.toBlob(done, "image/png"));
  save(blob, nameNow("png"));
}

/** Records the canvas as a WebM clip, from `start` to `stop`. */
export class Clip {
  constructor(canvas) {
    this.canvas = canvas;
    this.recorder = null;
  }

  static get possible() {
    return "MediaRecorder" in window && MediaRecorder.isTypeSupported("video/webm");
  }

  start() {
    const parts = [];
    this.recorder = new MediaRecorder(this.canvas.captureStream(CLIP_FPS), {
      mimeType: "video/webm",
      videoBitsPerSecond: CLIP_BITS_PER_SECOND,
    });
    this.recorder.ondataavailable = ({ data }) => parts.push(data);
    this.recorder.onstop = () =>
      save(new Blob(parts, { type: "video/webm" }), nameNow("webm"));
    this.recorder.start();
  }

  stop() {
    for (const track of this.recorder.stream.getTracks()) track.stop();
    this.recorder.stop();
    this.recorder = null;
  }
}
