// One picture of the whole table fades into another: the old one lies over the new one, ever thinner.

import { moving } from "./motion.js";

const FADE_MS = 600;

export class Fade {
  constructor() {
    this.old = null;
    this.since = 0;
  }

  /** Begin to fade from what `canvas` shows now. */
  from(canvas, now) {
    this.old = new OffscreenCanvas(canvas.width, canvas.height);
    this.old.getContext("2d").drawImage(canvas, 0, 0);
    this.since = now;
  }

  /** Let the old picture go at once. */
  end() {
    this.old = null;
  }

  get running() {
    return this.old !== null;
  }

  /** Lay the old picture over the new one; when it is gone, the fade no longer runs. */
  draw(context, now) {
    const duration = moving(FADE_MS);
    const gone = duration ? Math.min(1, Math.max(0, (now - this.since) / duration)) : 1;
    if (gone === 1) this.end();
    if (!this.running) return;
    context.globalAlpha = (1 - gone) ** 2;
    context.drawImage(this.old, 0, 0);
    context.globalAlpha = 1;
  }
}
