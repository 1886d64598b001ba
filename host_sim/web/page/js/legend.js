// What the signs on the board mean, beside or below it.

import { lay } from "./overlay.js";
import { say } from "./words.js";

const SVG = "http://www.w3.org/2000/svg";

export class Legend {
  constructor(parent) {
    this.element = document.createElement("ul");
    this.element.id = "legend";
    this.element.hidden = true;
    parent.append(this.element);
  }

  /** Take over the legend of a look: {sign, colour, name} of each sign. */
  dress({ legend }) {
    if (legend === this.shown) return;
    this.shown = legend;
    this.element.replaceChildren(...legend.map(line));
  }

  place(plan, ratio) {
    this.element.hidden = !plan.legend;
    if (!plan.legend) return;
    lay(this.element, plan.legend, plan, ratio);
    this.element.dataset.along = plan.legend.width > plan.legend.height ? "row" : "column";
    this.element.toggleAttribute("data-head", Boolean(plan.legend.head));
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
