// What the signs on the board mean: beside or below it, or with the tools where there is no room.

import { byId, element, shape } from "./dom.js";
import { lay } from "./overlay.js";
import { say } from "./words.js";

export class Legend {
  constructor(parent) {
    this.parent = parent;
    this.element = element("ul", { id: "legend", className: "legend" });
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
    else byId("tools").prepend(this.element);
    if (plan.legend) lay(this.element, plan.legend, plan, ratio);
    else this.element.removeAttribute("style");
    this.element.dataset.along = height >= width ? "column" : "row";
    this.element.toggleAttribute("data-head", Boolean(head));
  }
}

function line({ sign, colour, name }) {
  const path = shape("path", { d: sign, fill: colour, "fill-rule": "evenodd" });
  return element("li", {}, shape("svg", { viewBox: "0 0 10 10", "aria-hidden": "true" }, path), say(name));
}
