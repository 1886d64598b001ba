// The table in a Web Worker: MicroPython runs the firmware on virtual chips, in real time. Commands
// come in as texts; messages go out as a list of objects, frames as buffers.

import { alone } from "./alone.js";
import { unzipped } from "./archive.js";
import { Flash, NAME, PACKS } from "./flash.js";
import { interpreter } from "./interpreter.js";

const ARCHIVE = new URL("../table.bin", import.meta.url);
const TAKEN = `${NAME} taken`; // a channel: another tab wants the table
const [HOME, FLASH, FRAME] = ["/table", "/flash", "/frame"];
const SEEDS = 1_000_000_000;
// What would outlive this worker, work outside its policy, or reach a board.
const POWERS = ["caches", "Worker", "bluetooth", "hid", "serial", "serviceWorker", "storage", "usb"];

const early = []; // commands that came before the table was there
self.onmessage = ({ data }) => early.push(data);

// All files are loaded before the page waits for its turn: they are of the version of these scripts.
const loading = loaded();
loading.catch(() => {}); // `play` tells it

try {
  await alone(NAME, play, wait);
} catch {
  play(); // storage is forbidden: nothing is kept that could be overwritten
}

// Another tab has the table. It gives it back when the person asks here.
function wait() {
  self.onmessage = ({ data }) => {
    if (JSON.parse(data).do === "take") new BroadcastChannel(TAKEN).postMessage("");
    else early.push(data);
  };
  tell({ is: "lost", take: true });
}

// Run the table; the promise never settles, so no other tab does until the page is closed or gives the
// table away.
async function play() {
  try {
    const { table, files, flash } = await started();
    run(table, files, flash);
    new BroadcastChannel(TAKEN).onmessage = () => leave(flash);
  } catch (error) {
    tell({ is: "lost", why: `The table can't start: ${error.message ?? error}` });
  }
  return new Promise(() => {});
}

// Give the table away; its page loads anew.
async function leave(flash) {
  await flash.close();
  tell({ is: "taken" });
  self.close();
}

async function loaded() {
  const response = await fetch(ARCHIVE);
  if (!response.ok) throw new Error(`${ARCHIVE.pathname}: ${response.status}`);
  return interpreter(await unzipped(response.body), HOME);
}

async function started() {
  const python = await loading;
  const flash = new Flash(python.FS, FLASH, NAME, (trouble) => tell({ is: "kept", trouble }));
  await flash.load();
  for (const path of flash.paths().filter((one) => one.startsWith(PACKS))) {
    const pack = `${HOME}/firmware/${path.slice(PACKS.length)}`;
    python.FS.writeFile(pack, python.FS.readFile(`${FLASH}/${path}`));
  }
  narrow();
  const { Worker } = python.pyimport("host_sim.web.worker");
  const seed = crypto.getRandomValues(new Uint32Array(1))[0] % SEEDS;
  const language = self.name; // the page's
  const table = Worker(FLASH, seed, () => performance.now(), FRAME, language);
  return { table, files: python.FS, flash };
}

// A pack is a program by somebody else, and MicroPython reaches all that JavaScript has here.
function narrow() {
  for (const owner of [self, navigator]) {
    for (let at = owner; at; at = Object.getPrototypeOf(at)) {
      for (const power of POWERS) Reflect.deleteProperty(at, power);
    }
  }
}

function run(table, files, flash) {
  const perform = async (command) => {
    const anew = table.perform(command);
    publish();
    if (!anew) return;
    if (await flash.keep()) leave(flash);
    else tell({ is: "refused", code: "saves", why: "the browser doesn't keep the pack" });
  };
  const publish = () => {
    const texts = table.texts();
    if (texts) self.postMessage(JSON.parse(texts));
    if (table.draw()) show();
    flash.save();
  };
  const show = () => {
    const frame = files.readFile(FRAME);
    self.postMessage(frame.buffer, [frame.buffer]);
  };
  const step = () => {
    const wait = table.advance();
    publish();
    setTimeout(step, wait);
  };
  publish();
  show();
  self.onmessage = ({ data }) => perform(data);
  early.forEach(perform);
  step();
}

function tell(message) {
  self.postMessage([message]);
}
