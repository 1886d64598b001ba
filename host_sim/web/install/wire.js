// The bytes of a serial port, as texts of one letter a byte: written, and read with a time limit.

import { Broken, Trouble } from "./trouble.js";

const SPEED = 115200; // baud; a Pico's USB ignores it
const BUFFER = 16384; // bytes
const WRITE_MS = 3000; // until the board takes what is written
const LONGEST = 1 << 20; // bytes of an answer; those of the firmware have less than a tenth
const PIECE = 8192; // bytes that are made a text at a time

export class Wire {
  /** Open a port of Web Serial. Throws Trouble. */
  static async open(port) {
    try {
      await port.open({ baudRate: SPEED, bufferSize: BUFFER });
      await port.setSignals({ dataTerminalReady: true, requestToSend: true });
    } catch {
      await port.close().catch(() => {});
      throw new Trouble("busy");
    }
    return new Wire(port);
  }

  /** now(): milliseconds of a clock */
  constructor(port, now = () => performance.now()) {
    this.port = port;
    this.now = now;
    this.reader = port.readable.getReader();
    this.writer = port.writable.getWriter();
    this.heard = ""; // what was received and not read yet
    this.broken = null; // why nothing comes any more
    this.arrived = () => {};
    this.listening = this.listen();
  }

  /** Send a text. Throws Broken. */
  async write(text) {
    const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    const written = this.writer.write(bytes).then(() => true);
    if (!(await settled(written, WRITE_MS))) throw new Broken("lost");
  }

  /** Return what comes up to `ending`, with it; null if the time is over. Throws Broken,
      also after LONGEST.

      silentMs: without a byte; totalMs: in all; hear(piece): called with each new piece of it */
  async until(ending, silentMs, totalMs, hear = () => {}) {
    const last = this.now() + totalMs;
    for (let known = 0; ; ) {
      const at = this.heard.indexOf(ending, Math.max(known - ending.length + 1, 0));
      const whole = at >= 0 ? at : this.heard.length;
      if (whole > known) hear(this.heard.slice(known, whole));
      known = whole;
      if (at >= 0) return this.cut(at + ending.length);
      const left = last - this.now();
      if (left <= 0 || !(await this.more(Math.min(silentMs, left)))) return null;
    }
  }

  /** Return the next `count` bytes; null if the time is over. Throws Broken. */
  async take(count, silentMs) {
    while (this.heard.length < count) {
      if (!(await this.more(silentMs))) return null;
    }
    return this.cut(count);
  }

  /** Close the port; the board goes on. */
  async close() {
    await this.reader.cancel().catch(() => {});
    await this.listening;
    this.reader.releaseLock();
    // What a board doesn't take any more must not keep the port open.
    await this.writer.abort().catch(() => {});
    this.writer.releaseLock();
    await this.port.close().catch(() => {});
  }

  // Wait for the next bytes; return whether they came in time.
  async more(ms) {
    if (this.broken) throw this.broken;
    const came = await settled(new Promise((arrive) => { this.arrived = () => arrive(true); }), ms);
    if (this.broken) throw this.broken;
    return came;
  }

  cut(count) {
    const text = this.heard.slice(0, count);
    this.heard = this.heard.slice(count);
    return text;
  }

  async listen() {
    try {
      while (this.heard.length <= LONGEST) {
        const { value, done } = await this.reader.read();
        if (done) break;
        for (let at = 0; at < value.length; at += PIECE) {
          this.heard += String.fromCharCode(...value.subarray(at, at + PIECE));
        }
        this.arrived();
      }
    } catch {
      // The board was unplugged.
    }
    this.broken = this.heard.length > LONGEST ? new Broken("odd", this.heard) : new Broken("lost");
    this.arrived();
  }
}

// Return what a promise gives, or false if it fails or the time is over.
async function settled(promise, ms) {
  let timer;
  const over = new Promise((resolve) => { timer = setTimeout(resolve, Math.max(ms, 0), false); });
  try {
    return await Promise.race([promise, over]);
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
