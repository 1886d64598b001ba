// A board with MicroPython, controlled by the raw REPL:
// https://docs.micropython.org/en/latest/reference/repl.html#raw-mode-and-raw-paste-mode
// tools/flashing/board.py does the same for dev.py.

import { Failed, Lost, Trouble } from "./trouble.js";
import { Wire } from "./wire.js";

const ANSWER_MS = 10_000; // until the REPL answers, and between two bytes of an answer
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
    } catch {
      await board.close();
      throw new Trouble("silent");
    }
    return board;
  }

  constructor(wire) {
    this.wire = wire;
  }

  /** Run code in the same program; return its output. Throws Failed and Lost.

      silentMs: without output, after which the board is lost
      hear(text): called with the output so far, again and again */
  async run(code, silentMs = ANSWER_MS, hear = () => {}) {
    const bytes = new TextEncoder().encode(code);
    await this.paste(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
    const output = await this.expect(END, silentMs, (text) => hear(decoded(text)));
    const error = await this.expect(END);
    if (error !== END) throw new Failed(decoded(error.slice(0, -1)));
    return decoded(output.slice(0, -1));
  }

  /** Start the board's program as at power-on; return its output if it ended at once.

      "" means that the program runs. No other code can be run afterwards. Throws Lost. */
  async start() {
    await this.wire.write("\r" + FRIENDLY);
    await this.expect(PROMPT);
    await this.wire.write(END); // a soft reset from the friendly REPL runs main.py
    const said = await this.wire.until(PROMPT, START_MS, { totalMs: START_MS });
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
    if ((await this.take(TAKES_PASTE.length)) !== TAKES_PASTE) throw new Lost();
    const size = await this.take(2);
    const window = size.charCodeAt(0) + 256 * size.charCodeAt(1);
    for (let at = 0, room = window; at < code.length; ) {
      while (!room || this.wire.heard) {
        if ((await this.take(1)) !== MORE) throw new Lost();
        room += window;
      }
      const piece = code.slice(at, at + room);
      await this.wire.write(piece);
      at += piece.length;
      room -= piece.length;
    }
    await this.wire.write(END);
    await this.expect(END);
  }

  async expect(ending, silentMs = ANSWER_MS, hear = undefined) {
    const said = await this.wire.until(ending, silentMs, { hear });
    if (said === null) throw new Lost();
    return said;
  }

  async take(count) {
    const said = await this.wire.take(count, ANSWER_MS);
    if (said === null) throw new Lost();
    return said;
  }
}

function decoded(text) {
  const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  return new TextDecoder().decode(bytes).replaceAll("\r\n", "\n");
}
