// Boards that say what no MicroPython says, to the page's modules:
//     node odd_boards.mjs LANGUAGE
// stdout: JSON, for each of them what the page then says in that language

import path from "node:path";
import { pathToFileURL } from "node:url";

const PAGE = path.resolve(import.meta.dirname, "../../host_sim/web/install");
const load = (name) => import(pathToFileURL(path.join(PAGE, name)));
Object.defineProperty(globalThis, "navigator", { value: { language: process.argv[2] } });
const { Board } = await load("board.js");
const { Contents } = await load("contents.js");
const { Failed } = await load("trouble.js");
const { Wire } = await load("wire.js");
const { say } = await load("words.js");

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
    return JSON.stringify(await act());
  } catch (error) {
    return error.values ? say(error.message, error.values) : String(error);
  }
}

function* endless(piece) {
  for (;;) yield piece;
}

// A board that has answered with `output`.
const answering = (output) => ({ run: async () => output });
const contents = (output) => new Contents(answering(output), 1);
const entering = (pieces, each) => new Board(wire(pieces, each)).enter();
const pasting = (...pieces) => new Board(wire(pieces[Symbol.iterator]())).run("pass");
const LONG = "aaaa ".repeat(200);
const LINE = new Uint8Array(16384).fill(97);

console.log(
  JSON.stringify({
    talker: await said(() => entering(endless("tick "))),
    line: await said(() => entering(endless(LINE))),
    fast: await said(() => entering(endless(LINE), 0)),
    linux: await said(() => entering(endless("login: "))),
    error: await said(() => { throw new Failed(`ValueError: ${LONG}`); }),
    output: await said(() => pasting(">R\x01\x20\x00", "\x04", ...Array(100).fill(LINE))),
    window: await said(() => pasting(">R\x01\x00\x00")),
    room: await said(() => pasting(">R\x01\x20\x00" + "\x01".repeat(1000))),
    paste: await said(() => pasting(">R\x00 no raw paste")),
    nothing: await said(() => contents("").about()),
    about: await said(() => contents("micropython\nlatest\nPico\nmany").about()),
    name: await said(() => contents(`${LONG}\n1.28\nPico\n5\n352`).about()),
    hashes: await said(() => contents("main.py is fine").hashes([])),
    get: await said(() => contents("Not base64!").get("note.txt")),
    put: await said(() => contents("OK").put("main.py", new Uint8Array(1))),
  }),
);
process.exit(); // boards that are silent keep it waiting
