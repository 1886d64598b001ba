// The page that puts the firmware onto a board.

import { packed } from "../play/js/parcel.js";
import { save } from "../play/js/save.js";
import { chosenStage, showFaults, showStages } from "./companion.js";
import { joined } from "./image.js";
import { crashNote, installed, records, selfTest } from "./tasks.js";
import { Trouble } from "./trouble.js";
import { MOST } from "./uf2.js";
import { say, translate } from "./words.js";

const VENDOR = 0x2e8a; // Raspberry Pi, whose number a Pico's MicroPython has

translate();

const byId = (id) => document.getElementById(id);
const [news, report, progress, list] = ["news", "report", "progress", "records-list"].map(byId);
const tasks = {
  async install(port) {
    const tell = (step) => show(say(step));
    const { changed, build } = await installed(port, tell, watch);
    const { version } = build;
    const [put, removed] = [changed.put.length, changed.remove.length];
    return put ? say("installed", { version, put, removed }) : say("unchanged", { version });
  },
  async note(port) {
    const text = await crashNote(port);
    print(text);
    return say(text ? "hasNote" : "noNote");
  },
  async records(port) {
    const found = await records(port);
    for (const [name, bytes] of found) list.append(await line(name, bytes));
    return found.length ? say("hasRecords", { count: found.length }) : say("noRecords");
  },
  async test(port) {
    show(say("testing"));
    const { shared, report: said } = await selfTest(port, chosenStage, print);
    showFaults(shared, said);
    return say("tested");
  },
};
const buttons = Object.keys(tasks).map(byId);

for (const button of buttons) {
  button.disabled = !navigator.serial;
  button.addEventListener("click", () => perform(tasks[button.id]));
}
showStages().catch(() => {}); // each task says what it can't load
byId("no-serial").hidden = Boolean(navigator.serial);

byId("stock").addEventListener("change", async ({ target }) => {
  const [file] = target.files;
  if (!file) return;
  const place = byId("image-news");
  try {
    const { name, bytes } = await joined(file.name, new Uint8Array(await file.slice(0, MOST + 1).arrayBuffer()));
    save(new Blob([bytes]), name);
    show(say("joined", { name }), { place });
  } catch (error) {
    complain(error, place);
  } finally {
    target.value = ""; // the same file can be chosen again
  }
});

// Ask for the board, then perform a task with it.
async function perform(task) {
  for (const button of buttons) button.disabled = true;
  try {
    const port = await navigator.serial
      .requestPort({ filters: [{ usbVendorId: VENDOR }] })
      .catch(() => null);
    if (!port) throw new Trouble("noChoice");
    print("");
    list.replaceChildren();
    show(say("connecting"));
    show(await task(port));
  } catch (error) {
    complain(error, news);
  } finally {
    progress.hidden = true;
    for (const button of buttons) button.disabled = false;
  }
}

function watch(done, of) {
  progress.hidden = false;
  progress.max = of;
  progress.value = done;
  show(say("copying", { done, of }));
}

function show(text, { alarm = false, place = news } = {}) {
  place.textContent = text;
  place.classList.toggle("alarm", alarm);
}

// Show an error in words; one that has none of its own is an error of this page.
function complain(error, place) {
  const known = error instanceof Trouble;
  const text = known ? say(error.message, error.values) : say("broken", { error });
  show(text, { alarm: true, place });
  if (!known) throw error;
}

function print(text) {
  report.hidden = !text;
  report.textContent = text;
  report.scrollTop = report.scrollHeight;
}

// A record to save, and to replay on the table of this site.
async function line(name, bytes) {
  const item = document.createElement("li");
  const file = document.createElement("a");
  file.href = "#";
  file.textContent = name;
  file.addEventListener("click", (event) => {
    event.preventDefault();
    save(new Blob([bytes], { type: "text/plain" }), name);
  });
  const replay = document.createElement("a");
  replay.href = `../play/#record=${await packed(new TextDecoder().decode(bytes))}`;
  replay.textContent = say("replay");
  item.append(file, replay);
  return item;
}
