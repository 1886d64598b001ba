// The picture: one canvas that holds the whole table, so that a PNG or a clip of it holds all.
// What stands still is painted once for each size; of the rest only what changed is drawn again,
// at most once for each frame of the screen.

import { paintBoard } from "./board.js";
import { capBox, paintCap } from "./caps.js";
import { Curtain } from "./curtain.js";
import { paintPlace, paintTitle, paintWood } from "./furniture.js";
import { BUTTONS, ENDS, fit } from "./layout.js";
import { Lights } from "./lights.js";
import { Oled } from "./oled.js";

export class Scene {
  /** `keys[end][button]` is the label of a key; `pressed(end, button)` tells whether to show it
      down. `drawn(panels, now)` is called after each frame with the panels it drew. */
  constructor(canvas, { keys, pressed, drawn }) {
    this.canvas = canvas;
    this.context = canvas.getContext("2d", { alpha: false });
    this.still = new OffscreenCanvas(1, 1);
    this.oleds = ENDS.map(() => new Oled());
    this.curtains = ENDS.map(() => new Curtain());
    this.keys = keys;
    this.pressed = pressed;
    this.drawn = drawn;
    this.state = null;
    this.plan = null;
    this.touch();
    const frame = (now) => {
      this.draw(now);
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  }

  /** Mark parts of the picture as changed; without `changes`, all of it. */
  touch({ lights = true, buttons = true, panels = [true, true] } = {}) {
    const before = this.changes ?? { lights: false, buttons: false, panels: [false, false] };
    this.changes = {
      lights: before.lights || lights,
      buttons: before.buttons || buttons,
      panels: before.panels.map((changed, end) => changed || panels[end]),
    };
  }

  /** Take in a frame from the server. */
  accept(state, changes) {
    this.state = state;
    changes.panels.forEach((changed, end) => {
      if (changed) this.oleds[end].load(state.panel(end));
    });
    this.touch(changes);
  }

  /** Lay the table out for a canvas of `width` x `height` screen pixels, `ratio` to a CSS pixel. */
  resize(width, height, ratio, rows) {
    this.canvas.width = width;
    this.canvas.height = height;
    this.plan = fit(width, height, ratio);
    this.lights = new Lights(this.plan);
    this.still = new OffscreenCanvas(width, height);
    const context = this.still.getContext("2d", { alpha: false });
    paintWood(context, width, height);
    this.inUnits(context, () => {
      paintTitle(context, this.plan);
      paintBoard(context, this.plan, rows);
      this.plan.ends.forEach((place, end) => paintPlace(context, place, end, this.plan.unit));
    });
    this.context.drawImage(this.still, 0, 0);
    this.touch();
    return this.plan;
  }

  draw(now) {
    if (!this.plan || !this.state) return;
    this.curtains.forEach((curtain, end) => {
      if (curtain.closed(now) !== curtain.shown) this.changes.panels[end] = true;
    });
    const { lights, buttons, panels } = this.changes;
    if (!lights && !buttons && !panels.includes(true)) return;
    this.changes = null;
    this.touch({ lights: false, buttons: false, panels: [false, false] });
    this.inUnits(this.context, () => {
      if (lights) this.drawLights();
      panels.forEach((changed, end) => {
        if (changed) this.drawPanel(end, now);
      });
      if (buttons) this.drawButtons();
    });
    this.drawn(panels, performance.now());
  }

  drawLights() {
    this.wipe(this.lights.area);
    this.lights.draw(this.context, this.state);
  }

  drawPanel(end, now) {
    const { oled } = this.plan.ends[end];
    this.oleds[end].draw(this.context, oled);
    this.curtains[end].draw(this.context, oled, end, now);
  }

  drawButtons() {
    this.plan.ends.forEach((place, end) => {
      BUTTONS.forEach((_, button) => this.wipe(capBox(place, button)));
      BUTTONS.forEach((_, button) => {
        const down = this.pressed(end, button) || this.state.isDown(end, button);
        paintCap(this.context, place, end, button, down, this.keys[end][button]);
      });
    });
  }

  // Bring back what stands still in a part of the picture, given in units.
  wipe({ x, y, width, height }) {
    const { unit, left, top } = this.plan;
    this.context.drawImage(this.still, left + x * unit, top + y * unit, width * unit, height * unit,
      x, y, width, height);
  }

  inUnits(context, paint) {
    const { unit, left, top } = this.plan;
    context.setTransform(unit, 0, 0, unit, left, top);
    paint();
    context.setTransform(1, 0, 0, 1, 0, 0);
  }
}
