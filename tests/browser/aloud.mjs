// Lets the page's displays be read aloud, in Node. A line in: {reading, game}; then a line for each look,
// [an end's picture, the other's]. A line out for each: [an end's lines, the other's] as they stand for a
// screen reader, which says those that are new.

import readline from "node:readline";

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

const page = new Element();
const displays = new Displays(page, () => true);
let before = null;
for await (const line of readline.createInterface({ input: process.stdin })) {
  const look = JSON.parse(line);
  if (!before) {
    displays.welcome(look);
    displays.speak(look.game, "en");
    before = [];
    continue;
  }
  const panel = (end) => ({ on: true, rests: true, picture: Buffer.from(look[end], "base64") });
  displays.accept({ panel }, { panels: look.map((picture, end) => picture !== before[end]) });
  before = look;
  displays.update();
  const told = page.children.map(({ children }) => children.map(({ textContent }) => textContent));
  console.log(JSON.stringify(told.slice(0, 2)));
}
