// The text of the displays for screen readers, in regions that nobody sees. A screen reader says what
// is new in them when it has nothing else to say. Where one place is shown, a line has what the other
// display says.

import { ENDS } from "./layout.js";
import { lay } from "./overlay.js";
import { say, tag } from "./words.js";

const FIGURE = /\d/;

export class Displays {
  /** `visible(end)` tells whether a display is on the screen and has no curtain; `heard(text)` is told
      of each new line. */
  constructor(parent, visible, heard = () => {}) {
    this.visible = visible;
    this.heard = heard;
    this.lines = ENDS.map(() => []); // as the table tells them: {text, chosen, place, plain}
    this.texts = ENDS.map(() => []); // as they are said
    this.regions = ENDS.map((id) => {
      const region = document.createElement("div");
      region.className = "unseen";
      region.dataset.display = id;
      region.role = "status";
      region.ariaAtomic = "false"; // only the lines that are new
      parent.append(region);
      return region;
    });
    this.line = document.createElement("p");
    this.line.id = "across";
    parent.append(this.line);
    this.other = null; // the end of which the line tells
  }

  place(plan, ratio) {
    this.other = plan.line ? plan.ends.findIndex(({ shown }) => !shown) : null;
    if (plan.line) lay(this.line, plan.line, plan, ratio);
    this.tellAcross();
  }

  /** Call the ends by their names. */
  name(ends) {
    ends.forEach(({ name }, end) => (this.regions[end].ariaLabel = say(name)));
  }

  /** The displays speak this language. */
  status({ language }) {
    for (const region of this.regions) region.lang = tag(language);
  }

  /** Take in what the displays say. */
  tell({ lines }) {
    lines.forEach((own, end) => this.take(end, own));
    this.update();
  }

  /** Say what is new on the displays that can be seen. */
  update() {
    const [a, b] = ENDS.map((_, end) => (this.visible(end) ? this.texts[end] : []));
    show(this.regions[0], a, this.heard);
    show(this.regions[1], b.join() === a.join() ? [] : b, this.heard); // what both show is told once
    this.tellAcross();
  }

  tellAcross() {
    const [own, across] = [this.texts[1 - this.other], this.texts[this.other]];
    this.line.hidden = this.other === null || own.join() === across.join();
    if (this.line.hidden) return;
    const plain = this.lines[this.other].filter((line) => line.plain && !line.chosen);
    const told = plain.map(({ text }) => text).filter((text) => !FIGURE.test(text)).join(" · ");
    if (this.line.textContent !== told) this.line.textContent = told;
  }

  // Where the cursor went to a thing like the one before, its place among them is said.
  take(end, lines) {
    const before = this.lines[end];
    this.lines[end] = lines;
    const texts = lines.map(spoken);
    const placed = lines.findIndex(({ place }) => place);
    if (texts.join() !== before.map(spoken).join()) this.texts[end] = texts;
    else if (lines[placed]?.place.join() !== before[placed]?.place?.join()) {
      const [number, count] = lines[placed].place;
      const where = say("{number} of {count}").replace("{number}", number).replace("{count}", count);
      this.texts[end] = texts.with(placed, `${texts[placed]}, ${where}`);
    }
  }
}

function spoken({ text, chosen }) {
  return chosen ? `${say("chosen:")} ${text}` : text;
}

// A line that stays keeps its element, so that it isn't read again.
function show(region, texts, heard) {
  while (region.children.length > texts.length) region.lastChild.remove();
  texts.forEach((text, i) => {
    const line = region.children[i] ?? region.appendChild(document.createElement("p"));
    if (line.textContent === text) return;
    line.textContent = text;
    heard(text);
  });
}
