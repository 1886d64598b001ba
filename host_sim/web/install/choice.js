// What a table has: its display, its supply and its panel, as its builder chooses them.

import { facts } from "./site.js";
import { say } from "./words.js";

const byId = (id) => document.getElementById(id);
const lists = ["display", "supply", "panel"].map(byId);

/** Show what can be chosen; leave it out while the site can't be reached. */
export async function showChoices() {
  const { choices } = await facts();
  lists.forEach((list, number) => {
    const texts = choices[number].map((part) => (Number(part) ? `${part} mA` : say(part)));
    list.replaceChildren(...[say("kept"), ...texts].map((text) => new Option(text)));
  });
  byId("choices").hidden = false;
}

/** The parts that are chosen, from board.json; null for each that stays as it was. */
export function choiceOf({ choices }) {
  return lists.map((list, number) => choices[number][list.selectedIndex - 1] ?? null);
}
