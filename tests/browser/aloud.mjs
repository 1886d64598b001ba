// Lets the page's displays be read aloud, in Node. In as JSON: {reading, game, pictures, looks}, a look
// being [an end's picture, the other's], or a text that is noted. Out: lines that a screen reader
// says, with the end before them, and the notes.

import fs from "node:fs";

class Element {
  dataset = {};
  children = [];
  appendChild(child) {
    this.children.push(child);
    child.remove = () => this.children.splice(this.children.indexOf(child), 1);
    return child;
  }
  append = this.appendChild;
  get lastChild() {
    return this.children.at(-1);
  }
}

// What the page's modules need of a browser.
globalThis.document = { createElement: () => new Element() };
globalThis.localStorage = { getItem: () => "en" };
const { Displays } = await import("../../host_sim/web/page/js/displays.js");

const { reading, game, pictures, looks } = JSON.parse(fs.readFileSync(0, "utf-8"));
const shown = pictures.map((picture) => Uint8Array.from(Buffer.from(picture, "base64")));
const page = new Element();
const displays = new Displays(page, () => true);
displays.welcome({ reading });
displays.speak(game, "en");
const told = () => page.children.map(({ children }) => children.map(({ textContent }) => textContent));

const said = [];
let before = [null, null];
for (const look of looks) {
  if (typeof look === "string") {
    said.push(look);
    continue;
  }
  const panel = (end) => ({ on: true, rests: true, picture: shown[look[end]] });
  displays.accept({ panel }, { panels: look.map((picture, end) => picture !== before[end]) });
  before = look;
  const old = told();
  displays.update();
  told().forEach((lines, end) => {
    const fresh = lines.filter((line, i) => line !== old[end][i]);
    if (fresh.length) said.push(`${"ab"[end]}  ${fresh.join(" / ")}`);
  });
}
console.log(JSON.stringify(said));
