// Pictures and clips of the table, saved as files.

const CLIP_FPS = 60;
const CLIP_BITS_PER_SECOND = 12_000_000;

/** Save the canvas as a PNG. */
export async function picture(canvas) {
  const blob = await new Promise((done) => canvas.toBlob(done, "image/png"));
  save(blob, "png");
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
    this.recorder.onstop = () => save(new Blob(parts, { type: "video/webm" }), "webm");
    this.recorder.start();
  }

  stop() {
    for (const track of this.recorder.stream.getTracks()) track.stop();
    this.recorder.stop();
    this.recorder = null;
  }
}

function save(blob, extension) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  const moment = new Date().toISOString().slice(0, 19).replaceAll(":", "");
  link.download = `regalia-${moment}.${extension}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
