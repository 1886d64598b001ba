// Tasks with a board or an image. tools/installing decides what is done; it runs in the MicroPython
// that the site has for the table, which is loaded by the first task.

import { Board } from "./board.js";
import { archived, loaded } from "./site.js";
import { Broken, Trouble } from "./trouble.js";

const HOME = "/installing"; // folders and files in MicroPython's file system
const [STOCK, IMAGE] = ["/stock.uf2", "/image.uf2"];

let starting = null; // a promise of MicroPython

/** Perform a task of tools/installing/tasks.py with the board at a port; return key and values of
    its last text. Throws Trouble.

    given: the task's arguments; show: has a function for each request that shows something, and
    `hear(text)`, which is called with the output so far, again and again */
export async function performed(port, name, given, show) {
  const python = await started();
  let board = null;
  const answers = {
    ...show,
    run: (code, silentS) => board.run(code, 1000 * silentS || undefined),
    relay: (code, silentS) => board.run(code, 1000 * silentS, show.hear),
    start: () => board.start(),
    ...firmware(python),
  };
  const connect = async () => { board = await Board.at(port); };
  try {
    return await decided(python, [name, ...given], answers, connect);
  } finally {
    await board?.close();
  }
}

/** Join a stock image, of that name, and the firmware; return `name` and `bytes`. Throws Trouble. */
export async function joined(stockName, stock, facts, ...choice) {
  const python = await started();
  python.FS.writeFile(STOCK, stock);
  const given = ["image", facts, STOCK, IMAGE, ...choice];
  const [, { version }] = await decided(python, given, firmware(python));
  return { name: `regalia-${version}-${stockName}`, bytes: python.FS.readFile(IMAGE) };
}

// Answer what a task asks for until it ends.
async function decided(python, given, answers, begin = () => {}) {
  const { Task } = python.pyimport("tools.installing.page");
  const task = Task(JSON.stringify(given));
  for (let answer = await answerOf(begin); ; ) {
    const [name, ...values] = JSON.parse(task.step(JSON.stringify(answer)));
    if (name === "trouble") throw new Trouble(...values);
    if (name === "end") return values;
    answer = await answerOf(() => answers[name](...values));
  }
}

async function answerOf(act) {
  try {
    return ["", (await act()) ?? null];
  } catch (error) {
    if (!(error instanceof Broken)) throw error;
    return [error.message, error.said];
  }
}

function started() {
  starting ??= start();
  starting.catch(() => { starting = null; }); // the next task tries again
  return starting;
}

async function start() {
  const { interpreter } = await loaded(() => import("../play/js/interpreter.js"));
  const archive = await archived("installing.bin");
  return loaded(() => interpreter(archive, HOME));
}

// What answers "build" and "wiring": the firmware for an architecture, which has all wirings with it,
// is put into MicroPython's file system.
function firmware(python) {
  return {
    async build(architecture) {
      const { unpack } = await import("../play/js/interpreter.js");
      const folder = `/${architecture}`;
      unpack(python, await archived(`firmware-${architecture}.bin`), folder);
      return folder;
    },
    wiring() {},
  };
}
