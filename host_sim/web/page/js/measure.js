// How quickly the table answers: for people, tests and benches, as `regalia` on the window.

const KEPT = 1000;

export class Measure {
  constructor() {
    this.reset();
  }

  reset() {
    this.latencies = []; // ms from a press to the first changed pixel drawn on that end's panel
    this.pending = [null, null];
    this.frames = 0;
  }

  pressed(end, since) {
    this.pending[end] ??= since;
  }

  drawn(panels, now) {
    this.frames++;
    panels.forEach((changed, end) => {
      if (!changed || this.pending[end] === null) return;
      this.latencies.push(now - this.pending[end]);
      this.latencies = this.latencies.slice(-KEPT);
      this.pending[end] = null;
    });
  }

  /** {presses, median}, in ms; null before the first press. */
  latency() {
    const sorted = this.latencies.toSorted((a, b) => a - b);
    return {
      presses: sorted.length,
      median: sorted[sorted.length >> 1] ?? null,
    };
  }
}
