// Boards that say what no MicroPython says, to the page's modules:
//     node odd_boards.mjs
// stdout: JSON, for each of them what these make of it, "lost", "odd" or "failed", and what it said

import path from "node:path";
import { pathToFileURL } from "node:url";

const PAGE = path.resolve(import.meta.dirname, "../../host_sim/web/install");
const load = (name) => import(pathToFileURL(path.join(PAGE, name)));
const { Board } = await load("board.js");
const { Wire } = await load("wire.js");

const RAW = "raw REPL; CTRL-B to exit\r\n";
const LETTERS = new TextEncoder();

// A wire to a board that says the pieces one after another; each takes so many seconds.
function wire(pieces, each = 1) {
  let seconds = 0;
  const readable = new ReadableStream({
    async pull(controller) {
      await new Promise(setImmediate); // as from a port, the page goes on between two pieces
      const { value, done } = pieces.next();
      if (done) return new Promise(() => {}); // it is silent from now on
      seconds += each;
      controller.enqueue(typeof value === "string" ? LETTERS.encode(value) : value);
    },
  });
  return new Wire({ readable, writable: new WritableStream(), close: async () => {} }, () => 1000 * seconds);
}

async function said(act) {
  try {
    return [await act()];
  } catch (error) {
    return [error.message, ...error.said.map((text) => text.slice(0, 1000))];
  }
}

function* endless(piece) {
  for (;;) yield piece;
}

const entering = (pieces, each) => new Board(wire(pieces, each)).enter();
const pasting = (...pieces) => new Board(wire(pieces[Symbol.iterator]())).run("pass");
const LINE = new Uint8Array(16384).fill(97);

console.log(
  JSON.stringify({
    talker: await said(() => entering(endless("tick "))),
    line: await said(() => entering(endless(LINE))),
    fast: await said(() => entering(endless(LINE), 0)),
    linux: await said(() => entering(endless("login: "))),
    output: await said(() => pasting(">R\x01\x20\x00", "\x04", ...Array(100).fill(LINE))),
    window: await said(() => pasting(">R\x01\x00\x00")),
    room: await said(() => pasting(">R\x01\x20\x00" + "\x01".repeat(1000))),
    paste: await said(() => pasting(">R\x00 no raw paste")),
  }),
);
process.exit(); // boards that are silent keep it waiting
