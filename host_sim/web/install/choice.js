// What a table has, as its builder chooses it: display, supply and panel, games and languages.

import { byId, element } from "../play/js/dom.js";
import { facts } from "./site.js";
import { LANGUAGE, say } from "./words.js";

const lists = ["display", "supply", "panel"].map(byId);
const boxes = ["games", "languages"].map(byId);

/** Show what can be chosen; leave it out while the site can't be reached. */
export async function showChoices() {
  const { choices, parts } = await facts();
  lists.forEach((list, number) => {
    const texts = choices[number].map((part) => (Number(part) ? `${part} mA` : say(part)));
    list.replaceChildren(...[say("kept"), ...texts].map((text) => new Option(text)));
  });
  boxes.forEach((place, kind) => place.replaceChildren(...parts[kind].map(box)));
  byId("choices").hidden = byId("parts").hidden = false;
}

/** What is chosen, from board.json; null for each that stays as it was. */
export function choiceOf({ choices }) {
  const checked = (place) => [...place.querySelectorAll(":checked")].map(({ value }) => value);
  return [
    ...lists.map((list, number) => choices[number][list.selectedIndex - 1] ?? null),
    ...boxes.map((place) => (byId("parts").open ? checked(place) : null)),
  ];
}

function box([value, titles, size]) {
  const input = element("input", { type: "checkbox", value, checked: true });
  return element("label", {}, input, ` ${titles[LANGUAGE] ?? titles.en} (${size} KB)`);
}
