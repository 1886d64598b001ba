// How to play the game on the table, in the language of its displays: a document over the table. Below
// the picture of the board are the signs on it and their names.

import { byId, element } from "./dom.js";
import { rendered } from "./markdown.js";
import { LANGUAGE, tag } from "./words.js";

const FOLDER = "how-to-play";
const PAGE = /([a-z-]+)(?:\.(\w+))?\.md$/; // of a game, in a language

export class Rules {
  constructor() {
    this.game = "";
    this.language = "en";
    this.dialog = byId("rules-page");
    this.questions = byId("questions"); // in the page's language
    this.questions.lang = tag(LANGUAGE);
    byId("rules").addEventListener("click", () => this.open(this.game, this.language));
  }

  status({ game, language }) {
    this.game = game;
    this.language = language;
    byId("rules").hidden = !game;
  }

  async open(game, language) {
    const name = language === "en" ? game : `${game}.${language}`;
    const answer = await fetch(`${FOLDER}/${name}.txt`);
    if (answer.status === 404 && language !== "en") return this.open(game, "en"); // yet to be written
    const text = new TextDecoder().decode(await answer.arrayBuffer()); // whatever the server says
    const [title, ...blocks] = rendered(text, (words, target) => this.link(words, target));
    title.id = "rules-title";
    const labels = byId("legend").cloneNode(true); // a link leads to this game in another language
    for (const name of ["id", "style"]) labels.removeAttribute(name);
    byId("rules-text").replaceChildren(title, picture(game), labels, ...blocks, this.questions);
    byId("rules-text").lang = tag(language);
    if (!this.dialog.open) this.dialog.showModal();
    byId("rules-text").scrollTop = 0;
  }

  // Another how-to-play page is opened here; of other documents only the words are shown.
  link(words, target) {
    const [, game, language = "en"] = PAGE.exec(target) ?? [];
    if (!game || target.includes("/")) return words;
    return element("button", { type: "button", textContent: words, onclick: () => this.open(game, language) });
  }
}

function picture(game) {
  const image = element("img", { src: `${FOLDER}/${game}.webp`, alt: "" });
  image.addEventListener("error", () => image.remove()); // a game may have none
  return image;
}
