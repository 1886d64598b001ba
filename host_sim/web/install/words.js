// The texts of this page in the browser's language; words/ has a catalogue for each.

import english from "./words/en.js";

const wanted = navigator.language.slice(0, 2);
const found = await import(`./words/${wanted}.js`).catch(() => null);
const WORDS = found?.default ?? english;

export const LANGUAGE = found ? wanted : "en";

/** The text of that name in the browser's language, with values and other texts put into it. */
export function say(key, values = {}) {
  const text = WORDS[key];
  return text.replace(/\{(\w+)\}/g, (_, name) => values[name] ?? WORDS[name]);
}

/** Put its text into each element that has data-say. */
export function translate() {
  document.documentElement.lang = LANGUAGE;
  document.title = `Regalia · ${say("title")}`;
  for (const element of document.querySelectorAll("[data-say]")) {
    element.textContent = say(element.dataset.say);
  }
}
