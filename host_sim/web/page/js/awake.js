// Keeps the screen on while a match is played and the table is awake, so that a phone doesn't go dark while
// somebody thinks or computers play.

export class Awake {
  constructor() {
    this.match = false;
    this.lit = true; // whether a display of the table is on
    this.keeps = false;
    this.lock = Promise.resolve(null);
    document.addEventListener("visibilitychange", () => this.keep());
  }

  status({ match }) {
    this.match = match;
    this.keep();
  }

  /** Take in whether a display of the table is on; they go dark when nobody presses for long. */
  displays(lit) {
    this.lit = lit;
    this.keep();
  }

  keep() {
    const keeps = this.match && this.lit && !document.hidden;
    if (keeps === this.keeps) return;
    this.keeps = keeps;
    const ask = () => navigator.wakeLock?.request("screen");
    this.lock = this.lock
      .then((lock) => lock?.release())
      .then(() => (this.keeps ? ask() : null))
      .catch(() => null); // a browser may refuse, as with a low battery
  }
}
