// The tools below the table.

import { Clip, picture } from "./camera.js";
import { byId, element } from "./dom.js";
import { lay } from "./overlay.js";
import { say } from "./words.js";

const FRACTIONS = { 0.25: "¼", 0.5: "½" };

export class Controls {
  /** cycle(): switches the table off and on. */
  constructor({ link, canvas, scene, hands, sound, cycle }) {
    this.link = link;
    this.paused = false;
    const toggle = (id, act) => {
      const button = byId(id);
      button.addEventListener("click", () => {
        const on = button.ariaPressed !== "true";
        button.ariaPressed = String(on);
        act(on);
      });
    };
    byId("tools").addEventListener("click", ({ detail, target }) => {
      // A tool used with the mouse leaves the keys to the players; one used with a key keeps them.
      if (detail > 0 && !target.matches("input")) document.activeElement.blur();
    });
    byId("pause").addEventListener("click", () => link.wish("pause", { on: !this.paused }));
    byId("step").addEventListener("click", () => link.wish("step"));
    byId("power").addEventListener("click", cycle);
    byId("script").addEventListener("click", () => link.wish("script"));
    byId("record").addEventListener("click", () => link.wish("record"));
    byId("picture").addEventListener("click", () => picture(canvas));
    byId("open-tools").addEventListener("click", () => {
      byId("open-tools").ariaExpanded = String(byId("tools").classList.toggle("open"));
    });
    const close = () => {
      byId("tools").classList.remove("open");
      byId("open-tools").ariaExpanded = "false";
    };
    canvas.addEventListener("pointerdown", close);
    for (const id of ["rules", "share", "distance"]) byId(id).addEventListener("click", close);
    byId("open-workbench").addEventListener("click", () => {
      byId("workbench").hidden = !byId("workbench").hidden;
      byId("open-workbench").ariaExpanded = String(!byId("workbench").hidden);
    });
    toggle("hide", (on) => hands.hide(on));
    toggle("bare", (on) => scene.bareLamps(on));
    toggle("sound", (on) => sound.turn(on));
    const clip = new Clip(canvas);
    byId("clip").hidden = !Clip.possible;
    toggle("clip", (on) => (on ? clip.start() : clip.stop()));
  }

  welcome({ speeds, most }) {
    this.most = most;
    byId("speeds").replaceChildren(...speeds.map((speed) => {
      const button = element("button", { textContent: `${FRACTIONS[speed] ?? speed}×` });
      button.dataset.speed = speed;
      button.addEventListener("click", () => this.link.wish("speed", { speed }));
      return button;
    }));
  }

  status({ paused, speed, match }) {
    this.paused = paused;
    byId("record").hidden = !match;
    byId("pause").ariaPressed = String(paused);
    for (const button of byId("speeds").children) {
      button.ariaPressed = String(Number(button.dataset.speed) === speed);
    }
  }

  /** Show the figures of a frame. */
  figures({ time, current, limiting }) {
    byId("clock").textContent = clockText(time, this.paused);
    byId("current").textContent = current;
    const meter = byId("meter");
    meter.classList.toggle("limiting", limiting);
    meter.querySelector(".limit").textContent = limiting ? say("limit") : "";
    meter.querySelector(".fill").style.width = `${scale(current, this.most)}%`;
  }

  place(plan, ratio) {
    const button = byId("open-tools");
    button.removeAttribute("style");
    if (plan.menu) lay(button, plan.menu, plan, ratio);
  }
}

// The mark of the most that may be drawn stands at four fifths of the bar.
function scale(current, most) {
  return Math.min(100, (80 * current) / most);
}

function clockText(time, precise) {
  const seconds = ((time % 60_000) / 1000).toFixed(precise ? 3 : 1);
  return `${Math.floor(time / 60_000)}:${seconds.padStart(precise ? 6 : 4, "0")}`;
}
