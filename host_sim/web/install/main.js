// The page that puts the firmware onto a board.

import { toBytes } from "../play/js/base64.js";
import { byId, element } from "../play/js/dom.js";
import { packed } from "../play/js/parcel.js";
import { save } from "../play/js/save.js";
import { choiceOf, showChoices } from "./choice.js";
import { chosenStage, showResult, showStages } from "./companion.js";
import { facts } from "./site.js";
import { joined, performed } from "./tasks.js";
import { Trouble } from "./trouble.js";
import { LANGUAGE, say, translate } from "./words.js";

const VENDOR = 0x2e8a; // Raspberry Pi, whose number a Pico's MicroPython has
const MOST = 1 << 26; // bytes of a file that are looked at; no image has as many

translate();

const [news, report, progress, list] = ["news", "report", "progress", "records-list"].map(byId);
// The buttons, with the names of their tasks in tools/installing/tasks.py.
const tasks = { install: "flash", test: "selftest", records: "records", note: "logs" };
const buttons = Object.keys(tasks).map(byId);
// What tasks show.
const showing = {
  hear: print,
  keep: async (name, data) => list.append(await line(name, toBytes(data))),
  print: (data) => print(new TextDecoder().decode(toBytes(data))),
  result: showResult,
  tell(key, values) {
    show(say(key, values));
    if (key !== "copying") return;
    progress.hidden = false;
    progress.max = values.of;
    progress.value = values.done;
  },
};

// On Android it reaches Bluetooth alone.
const serial = /Android/.test(navigator.userAgent) ? undefined : navigator.serial;
for (const button of buttons) {
  button.disabled = !serial;
  button.addEventListener("click", () => perform(button));
}
for (const shown of [showChoices(), showStages()]) shown.catch(() => {}); // tasks say what is missing
byId("no-serial").hidden = Boolean(serial);

byId("stock").addEventListener("change", async ({ target }) => {
  const [file] = target.files;
  if (!file) return;
  const place = byId("image-news");
  try {
    const stock = new Uint8Array(await file.slice(0, MOST).arrayBuffer());
    const shared = await facts();
    const { name, bytes } = await joined(file.name, stock, shared, choiceOf(shared), LANGUAGE);
    save(new Blob([bytes]), name);
    show(say("joined", { name }), { place });
  } catch (error) {
    complain(error, place);
  } finally {
    target.value = ""; // the same file can be chosen again
  }
});

// Ask for the board, then perform the task of a button with it.
async function perform({ id }) {
  for (const button of buttons) button.disabled = true;
  try {
    const port = await navigator.serial
      .requestPort({ filters: [{ usbVendorId: VENDOR }] })
      .catch(() => null);
    if (!port) throw new Trouble("noChoice");
    print("");
    list.replaceChildren();
    show(say("connecting"));
    const given = [await facts()];
    if (id === "install") given.push(choiceOf(given[0]), LANGUAGE);
    if (id === "test") given.push(chosenStage(given[0].selfTest), LANGUAGE);
    show(say(...(await performed(port, tasks[id], given, showing))));
  } catch (error) {
    complain(error, news);
  } finally {
    progress.hidden = true;
    for (const button of buttons) button.disabled = false;
  }
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
  const file = element("a", { href: "#", textContent: name });
  file.addEventListener("click", (event) => {
    event.preventDefault();
    save(new Blob([bytes], { type: "text/plain" }), name);
  });
  const href = `../play/#record=${await packed(new TextDecoder().decode(bytes))}`;
  return element("li", {}, file, element("a", { href, textContent: say("replay") }));
}
