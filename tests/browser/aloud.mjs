// Lets the page's displays be read aloud, in Node. A line in for each look, what the table says that is
// on an end's display and on the other's. A line out for each: [an end's lines, the other's] as they stand
// for a screen reader, which says those that are new.

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
for await (const line of readline.createInterface({ input: process.stdin })) {
  displays.tell({ lines: JSON.parse(line) });
  const told = page.children.map(({ children }) => children.map(({ textContent }) => textContent));
  console.log(JSON.stringify(told.slice(0, 2)));
}
