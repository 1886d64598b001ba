// A velvet curtain before a panel, so that two people at one screen don't see each other's hand.

import { SERIF, brass, gradient, write } from "./brush.js";
import { OLED } from "./layout.js";
import { moving } from "./motion.js";
import { say } from "./words.js";

const OPENING_MS = 220;
const FOLD = 8; // units

export class Curtain {
  constructor() {
    this.drawn = false;
    this.openedAt = -Infinity;
    this.shown = 0; // how far it was closed when it was last drawn
  }

  /** Close it at once, or let it open. */
  set(drawn, now) {
    if (this.drawn && !drawn) this.openedAt = now;
    this.drawn = drawn;
  }

  /** How far it is closed, from 0 (nothing to draw) to 1. */
  closed(now) {
    if (this.drawn) return 1;
    const duration = moving(OPENING_MS);
    const open = duration ? Math.min(1, (now - this.openedAt) / duration) : 1;
    return (1 - open) ** 2;
  }

  draw(context, oled, velvet, now) {
    const share = this.closed(now);
    this.shown = share;
    if (share === 0) return;
    const { width, height } = OLED;
    const half = (width / 2) * share;
    context.save();
    context.translate(oled.x, oled.y);
    context.scale(oled.width / width, oled.height / height);
    context.beginPath();
    context.rect(0, 0, half, height);
    context.rect(width - half, 0, half, height);
    context.clip();
    context.fillStyle = folds(context, velvet);
    context.fillRect(0, 0, width, height);
    context.fillStyle = brass(context, { x: 0, y: height - 5, width, height: 5 });
    context.fillRect(0, height - 5, width, 1.2);
    for (let i = 0; i < width; i += 2) context.fillRect(i, height - 4, 1, 3);
    context.fillStyle = "rgba(255, 236, 200, 0.85)";
    write(context, say("hold to peek"), { x: width / 2, y: 28 }, `italic 9px ${SERIF}`, 0.4);
    context.restore();
  }
}

function folds(context, [deep, bright]) {
  const colours = Array.from({ length: OLED.width / FOLD + 1 }, (_, i) => (i % 2 ? bright : deep));
  return gradient(context, [0, 0], [OLED.width, 0], colours);
}
