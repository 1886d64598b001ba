// What the signs on the board mean: beside or below it, or with the tools where there is no room.

import { lay } from "./overlay.js";
import { say } from "./words.js";

const SVG = "http://www.w3.org/2000/svg";

export class Legend {
  constructor(parent) {
    this.parent = parent;
    this.element = document.createElement("ul");
    this.element.id = "legend";
    this.element.className = "legend";
  }

  /** Take over the legend of a look: {sign, colour, name} of each sign. */
  dress({ legend }) {
    if (legend === this.shown) return;
    this.shown = legend;
    this.element.replaceChildren(...legend.map(line));
  }

  place(plan, ratio) {
    const { width, height, head } = plan.legend ?? {};
    if (plan.legend) this.parent.append(this.element);
    else document.getElementById("tools").prepend(this.element);
    if (plan.legend) lay(this.element, plan.legend, plan, ratio);
    else this.element.removeAttribute("style");
    this.element.dataset.along = height >= width ? "column" : "row";
    this.element.toggleAttribute("data-head", Boolean(head));
  }
}

function line({ sign, colour, name }) {
  const item = document.createElement("li");
  const drawing = document.createElementNS(SVG, "svg");
  drawing.setAttribute("viewBox", "0 0 10 10");
  drawing.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", sign);
  path.setAttribute("fill", colour);
  path.setAttribute("fill-rule", "evenodd");
  drawing.append(path);
  item.append(drawing, say(name));
  return item;
}
