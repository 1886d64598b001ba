// The self-test as a companion while the table is built: for each stage what to plug in, the picture
// and the reading to expect, then the faults with their sections, or the next stage.

import { byId, element } from "../play/js/dom.js";
import { facts } from "./site.js";
import { LANGUAGE, say } from "./words.js";

const [stageList, variantList, plug, reading, picture, next, faults] = [
  "stage", "variant", "plug", "reading", "picture", "next", "faults",
].map(byId);
const SITE = "../"; // below which pictures and the page of faults are

let shown = null;

/** Show the stages, the last one chosen; leave them out while the site can't be reached. */
export async function showStages() {
  shown = (await facts()).selfTest;
  const titles = shown.stages.map((stage) => stage[LANGUAGE][0]);
  fill(stageList, titles, titles.length - 1);
  fill(variantList, Object.keys(shown.variants).map((name) => say(name)), 0);
  for (const list of [stageList, variantList]) list.addEventListener("change", showStage);
  showStage();
  byId("companion").hidden = false;
}

/** The number of the chosen stage; the last one if none can be chosen. */
export function chosenStage({ stages }) {
  return shown ? stageList.selectedIndex : stages.length - 1;
}

/** Show the faults that a test has found, by name, and what to do next. */
export function showResult(key, values, found) {
  faults.replaceChildren(...found.map(([name, words]) => line(name, words)));
  next.textContent = say(key, values);
}

function showStage() {
  const stage = shown.stages[stageList.selectedIndex];
  [, plug.textContent, reading.textContent] = stage[LANGUAGE];
  reading.textContent = `${say("expect")} ${reading.textContent}`;
  picture.src = SITE + (stage.picture ?? Object.values(shown.variants)[variantList.selectedIndex]);
  picture.alt = stage[LANGUAGE][0];
  faults.replaceChildren();
  next.textContent = "";
}

function fill(list, texts, chosen) {
  list.replaceChildren(...texts.map((text) => new Option(text)));
  list.selectedIndex = chosen;
}

// A fault with the link to its section.
function line(name, words) {
  const href = `${SITE}hardware/faults${LANGUAGE === "en" ? "" : `.${LANGUAGE}`}.html#${name}`;
  return element("li", {}, element("a", { href, textContent: words }));
}
