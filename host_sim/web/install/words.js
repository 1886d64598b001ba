// The texts of this page in the browser's language; words/ has a catalogue for each.

import CODES from "./words/codes.js";
import english from "./words/en.js";

const chosen = navigator.language;
const wanted =
  CODES.findLast((code) => `${chosen}-`.startsWith(`${code.replaceAll("_", "-")}-`)) ??
  CODES.find((code) => code.split("_")[0] === chosen.split("-")[0]) ??
  "en";
const found = await import(`./words/${wanted}.js`).catch(() => null);
const WORDS = found?.default ?? english;

export const LANGUAGE = found ? wanted : "en"; // a code such as pt_BR

/** The text of that name in the browser's language, with values and other texts put into it. */
export function say(key, values = {}) {
  const text = WORDS[key];
  return text.replace(/\{(\w+)\}/g, (_, name) => values[name] ?? WORDS[name]);
}

/** Put its text into each element that has data-say. */
export function translate() {
  document.documentElement.lang = LANGUAGE.replaceAll("_", "-");
  document.title = `Regalia · ${say("title")}`;
  for (const element of document.querySelectorAll("[data-say]")) {
    element.textContent = say(element.dataset.say);
  }
}
