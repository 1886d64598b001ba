// A board with MicroPython, controlled by the raw REPL:
// https://docs.micropython.org/en/latest/reference/repl.html#raw-mode-and-raw-paste-mode
// tools/flashing/board.py does the same for dev.py.

import { Broken, Trouble } from "./trouble.js";
import { Wire } from "./wire.js";

const ANSWER_MS = 10_000; // until the REPL answers, and between two bytes of an output
const OUTPUT_MS = 600_000; // for a whole output; the longest is the self-test's
const START_MS = 3000; // a program that still runs then has started

const PROMPT = ">>> ";
const RAW = "raw REPL; CTRL-B to exit\r\n";
const SOFT_RESET = "soft reboot\r\n";
const [RAW_REPL, FRIENDLY, INTERRUPT, END] = ["\x01", "\x02", "\x03", "\x04"];
const [PASTE, TAKES_PASTE, MORE] = ["\x05A\x01", "R\x01", "\x01"];

export class Board {
  /** The board at a port of Web Serial, its program stopped, its heap empty. Throws Trouble. */
  static async at(port) {
    const board = new Board(await Wire.open(port));
    try {
      await board.enter();
    } catch (error) {
      await board.close();
      throw error.message === "lost" ? new Trouble("silent") : error;
    }
    return board;
  }

  constructor(wire) {
    this.wire = wire;
  }

  /** Run code in the same program; return its output. Throws Broken.

      silentMs: without output, after which the board is lost
      hear(text): called with the output so far, again and again */
  async run(code, silentMs = ANSWER_MS, hear = null) {
    const bytes = new TextEncoder().encode(code);
    await this.paste(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
    const output = await this.wire.until(END, silentMs, OUTPUT_MS, hear ? joined(hear) : undefined);
    if (output === null) this.complain();
    const error = await this.expect(END);
    if (error !== END) throw new Broken("failed", decoded(error.slice(0, -1)));
    return decoded(output.slice(0, -1));
  }

  /** Start the board's program as at power-on; return its output if it ended at once.

      "" means that the program runs. No other code can be run afterwards. Throws Broken. */
  async start() {
    await this.wire.write("\r" + FRIENDLY);
    await this.expect(PROMPT);
    await this.wire.write(END); // a soft reset from the friendly REPL runs main.py
    const said = await this.wire.until(PROMPT, START_MS, START_MS);
    return said === null ? "" : decoded(said.slice(0, -PROMPT.length)).trim();
  }

  /** Close the connection; the board goes on. */
  close() {
    return this.wire.close();
  }

  async enter() {
    await this.wire.write("\r" + INTERRUPT);
    await this.wire.write("\r" + RAW_REPL);
    await this.expect(RAW + ">");
    await this.wire.write(END);
    await this.expect(SOFT_RESET);
    await this.expect(RAW);
  }

  // Send code by raw paste: no more at a time than the board has room for.
  async paste(code) {
    await this.expect(">");
    await this.wire.write(PASTE);
    await this.take(TAKES_PASTE);
    const size = await this.wire.take(2, ANSWER_MS);
    if (size === null) this.complain();
    const window = size.charCodeAt(0) + 256 * size.charCodeAt(1);
    if (!window) throw new Broken("odd", "a window of 0 bytes");
    for (let at = 0, room = window; at < code.length; ) {
      while (!room || this.wire.heard) {
        await this.take(MORE);
        room += window;
        if (room > code.length + 2 * window) throw new Broken("odd", this.wire.heard);
      }
      const piece = code.slice(at, at + room);
      await this.wire.write(piece);
      at += piece.length;
      room -= piece.length;
    }
    await this.wire.write(END);
    await this.expect(END);
  }

  async expect(ending) {
    const said = await this.wire.until(ending, ANSWER_MS, ANSWER_MS);
    return said ?? this.complain();
  }

  // Read `wanted`, and nothing else.
  async take(wanted) {
    const said = await this.wire.take(wanted.length, ANSWER_MS);
    if (said === null) this.complain();
    if (said !== wanted) throw new Broken("odd", said + this.wire.heard);
  }

  // The time is over: the board is silent, or says something else.
  complain() {
    throw this.wire.heard ? new Broken("odd", this.wire.heard) : new Broken("lost");
  }
}

function decoded(text) {
  return new TextDecoder().decode(bytesOf(text)).replaceAll("\r\n", "\n");
}

// Return what takes pieces of an output and calls hear(text) with all that has come.
function joined(hear) {
  const decoder = new TextDecoder();
  let text = "";
  return (piece) => {
    text += decoder.decode(bytesOf(piece), { stream: true }).replaceAll("\r", "");
    hear(text);
  };
}

function bytesOf(text) {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}
