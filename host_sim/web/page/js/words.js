// The page's words in the browser's language. The English text is the key; words/ has a catalogue
// for each other language.

import { remembered } from "./remembered.js";
import CODES from "./words/codes.js";

const chosen = remembered("language") ?? navigator.language; // on the start page
const wanted =
  CODES.findLast((code) => `${chosen}-`.startsWith(`${tag(code)}-`)) ??
  CODES.find((code) => code.split("_")[0] === chosen.split("-")[0]) ??
  "en";
const found = wanted === "en" ? null : await import(`./words/${wanted}.js`).catch(() => null);

export const LANGUAGE = found ? wanted : "en"; // a code such as pt_BR

/** A language's code as HTML has it, such as pt-BR. */
export function tag(code) {
  return code.replaceAll("_", "-");
}

/** The text in the browser's language. */
export function say(text) {
  return found?.default[text] ?? text;
}

/** Words about somebody or something, with the colon as the language has it. */
export function about(name, words) {
  return say("{name}: {words}").replace("{name}", name).replace("{words}", words);
}

/** Put the words of the page itself into the browser's language. */
export function translate() {
  document.documentElement.lang = tag(LANGUAGE);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const text = node.data.trim().replace(/\s+/g, " ");
    if (text) node.data = node.data.replace(node.data.trim(), say(text));
  }
  for (const element of document.querySelectorAll("[title], [aria-label]")) {
    for (const name of ["title", "aria-label"]) {
      const text = element.getAttribute(name);
      if (text) element.setAttribute(name, say(text));
    }
  }
}
