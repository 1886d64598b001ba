// The picture: one canvas that holds the whole table, so that a PNG or a clip of it holds all.
// What stands still is painted once for each size, game and arrangement; of the rest only what
// changed is drawn again, at most once for each frame of the screen.

import { boardFigures, boardLights, paintBoard } from "./board.js";
import { capBox, paintCap } from "./caps.js";
import { Curtain } from "./curtain.js";
import { Fade } from "./fade.js";
import { Figures } from "./figures.js";
import { paintBezel, paintPlace, paintTitle, paintWood } from "./furniture.js";
import { hexagonFigures, hexagonLights, paintHexagon } from "./hexagon.js";
import { BUTTONS, ENDS, fit } from "./layout.js";
import { PLAIN } from "./looks.js";
import { Oled, paintDark } from "./oled.js";

const NOTHING = { still: false, board: false, hexagon: false, figures: false, buttons: false,
  panels: [false, false] };
const ALL = { still: true, board: true, hexagon: true, figures: true, buttons: true, panels: [true, true] };

// The panel leaves the table when its lamps have been dark for this long, so that a pulse or a wave
// doesn't send it away.
const PANEL_STAYS_MS = 1500;

export class Scene {
  /** `keys[end][button]` is the label of a key; `pressed(end, button)` tells whether to show it
      down. `drawn()` is called after each frame, `arranged(plan)` when things lie elsewhere. */
  constructor(canvas, { keys, pressed, drawn, arranged }) {
    this.canvas = canvas;
    this.context = canvas.getContext("2d", { alpha: false });
    this.oleds = ENDS.map(() => new Oled());
    this.curtains = ENDS.map(() => new Curtain());
    this.fade = new Fade();
    this.keys = keys;
    this.pressed = pressed;
    this.drawn = drawn;
    this.arranged = arranged;
    this.look = PLAIN;
    this.front = 0; // the end whose place is shown where there is room for one
    this.both = false; // whether the other end's display is seen there too
    this.single = false; // whether one place is enough where there is room for two
    this.panel = false; // whether the panel lies on the table
    this.panelLitAt = -Infinity;
    this.icons = []; // of the spaces on the panel
    this.figures = [[], []]; // of the game: icons, and their colours
    this.bare = false; // whether lamps are without figures
    this.changes = NOTHING;
    this.frames = 0; // drawn so far
    this.state = null;
    this.size = null; // what it is laid out for
    this.plan = null;
    const frame = (now) => {
      this.draw(now);
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  }

  /** Mark parts of the picture as changed. */
  touch(changes) {
    const more = { ...NOTHING, ...changes };
    const { still, board, hexagon, figures, buttons, panels } = this.changes;
    this.changes = {
      still: still || more.still,
      board: board || more.board,
      hexagon: hexagon || more.hexagon,
      figures: figures || more.figures,
      buttons: buttons || more.buttons,
      panels: panels.map((changed, end) => changed || more.panels[end]),
    };
  }

  /** Take in a frame. */
  accept(state, changes) {
    this.state = state;
    changes.panels.forEach((changed, end) => {
      if (changed) this.oleds[end].load(state.panel(end));
    });
    this.touch(changes);
    if (this.both && changes.panels.includes(true)) this.touch({ panels: [true, true] });
  }

  /** Whether an end's display can be seen. */
  shows(end) {
    return this.state && this.plan?.ends[end].seen && !this.curtains[end].drawn && !this.repeats(end);
  }

  // Whether the display across says in a lesson what stands on the one in front: then it is dark.
  repeats(end) {
    return this.both && end !== this.front && this.state.same;
  }

  /** Dress the table for a game; `icons` are those of the spaces on the panel, row by row. */
  dress(look, icons) {
    const same = look === this.look;
    if (same && icons.join() === this.icons.join()) return;
    this.look = look;
    this.icons = icons;
    if (!this.plan) return;
    if (same) this.arrange();
    else this.rearrange(performance.now());
  }

  /** Draw figures over the lamps: the game's icons, and their colours. */
  populate(icons, tints) {
    this.figures = [icons, tints];
    this.touch({ figures: true });
  }

  /** Leave the lamps without figures, or not. */
  bareLamps(bare) {
    this.bare = bare;
    this.touch({ figures: true });
  }

  /** Lay the table out for a canvas of `width` x `height` screen pixels, `ratio` to a CSS pixel;
      `rows` tells which of the board's rows is which. */
  resize(width, height, ratio, rows) {
    this.canvas.width = width;
    this.canvas.height = height;
    this.size = { width, height, ratio, rows };
    this.fade.end();
    this.arrange();
  }

  /** Show the place of the end `front`, and the display of the other one if `both` are to be seen
      in a lesson, where there is room for one place or one is enough (`single`). */
  turn(front, both, single) {
    if (front === this.front && both === this.both && single === this.single) return;
    const grows = single !== this.single;
    Object.assign(this, { front, both, single });
    if (this.plan?.turn) this.arrange();
    else if (this.plan && (grows || single)) this.rearrange(performance.now());
    else this.touch({ panels: [true, true] });
  }

  // Lay the table out anew, and let what was seen fade away over it.
  rearrange(now) {
    this.fade.from(this.canvas, now);
    this.arrange();
  }

  arrange() {
    const { width, height, ratio, rows } = this.size;
    this.plan = fit(width, height, ratio, this.panel, this.front, this.both, this.single);
    this.board = boardLights(this.plan);
    this.hexagon = this.panel ? hexagonLights(this.plan) : null;
    this.boardFigures = new Figures(boardFigures(this.plan), this.plan.unit);
    this.hexagonFigures = this.panel ? new Figures(hexagonFigures(this.plan), this.plan.unit) : null;
    this.still = new OffscreenCanvas(width, height);
    const context = this.still.getContext("2d", { alpha: false });
    paintWood(context, width, height);
    this.inUnits(context, () => {
      paintTitle(context, this.plan);
      paintBoard(context, this.plan, this.look, rows);
      if (this.panel) {
        paintHexagon(context, this.plan, this.icons.map((icon) => this.look.signs?.[icon] ?? []));
      }
      this.plan.ends.forEach((place, end) => {
        if (place.shown) paintPlace(context, place, this.look.ends[end], this.plan.unit);
      });
      this.plan.ends.forEach((place) => {
        if (place.seen) paintBezel(context, place, this.plan.unit);
      });
    });
    this.touch(ALL);
    this.arranged(this.plan);
  }

  draw(now) {
    if (!this.plan || !this.state) return;
    this.bringPanel(now);
    this.touch({ panels: this.curtains.map((curtain) => curtain.closed(now) !== curtain.shown) });
    const { still, board, hexagon, figures, buttons, panels: redrawn } =
      this.fade.running ? ALL : this.changes;
    if (!still && !board && !hexagon && !figures && !buttons && !redrawn.includes(true)) return;
    this.changes = NOTHING;
    if (still) this.context.drawImage(this.still, 0, 0);
    this.inUnits(this.context, () => {
      if (board || figures) this.drawLights("board", this.board, this.boardFigures, still, figures);
      if ((hexagon || figures) && this.panel) {
        this.drawLights("hexagon", this.hexagon, this.hexagonFigures, still, figures);
      }
      redrawn.forEach((changed, end) => {
        if (changed && this.plan.ends[end].seen) this.drawPanel(end, now);
      });
      if (buttons) this.drawButtons();
    });
    this.fade.draw(this.context, now);
    this.frames += 1;
    this.drawn();
  }

  // The panel comes onto the table when it is lit.
  bringPanel(now) {
    if (this.state.panelLit) this.panelLitAt = now;
    const panel = now - this.panelLitAt < PANEL_STAYS_MS;
    if (panel === this.panel) return;
    this.panel = panel;
    this.rearrange(now);
  }

  // Draw the light that has changed, or all of it, and the figures over it.
  drawLights(where, lights, figures, all, moved) {
    if (moved) {
      const there = (row, column) => (this.bare ? [] : this.state.figures(where, row, column));
      figures.paint(there, ...this.figures);
    }
    const changed = lights.expose((row, column, into) => this.state.lamp(where, row, column, into));
    if (!all && !moved && !changed) return;
    const part = onPixels(all || moved ? lights.area : changed, this.plan);
    this.context.save();
    this.context.beginPath();
    this.context.rect(part.x, part.y, part.width, part.height);
    this.context.clip();
    this.wipe(lights.area);
    lights.draw(this.context);
    figures.draw(this.context);
    this.context.restore();
  }

  drawPanel(end, now) {
    const { oled } = this.plan.ends[end];
    if (this.repeats(end)) paintDark(this.context, oled);
    else this.oleds[end].draw(this.context, oled, this.plan.unit);
    this.curtains[end].draw(this.context, oled, this.look.ends[end].velvet, now);
  }

  drawButtons() {
    this.plan.ends.forEach((place, end) => {
      if (!place.shown) return;
      BUTTONS.forEach((_, button) => this.wipe(capBox(place, button)));
      BUTTONS.forEach((_, button) => {
        const down = this.pressed(end, button) || this.state.isDown(end, button);
        paintCap(this.context, place, this.look.ends[end], button, down, this.keys[end][button]);
      });
    });
  }

  // Bring back what stands still in a part of the picture, given in units: of whole pixels, so that
  // nothing is drawn between them.
  wipe(box) {
    const { unit, left, top } = this.plan;
    const { x, y, width, height } = onPixels(box, this.plan);
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

// The box of whole pixels of the screen around a box, both in units.
function onPixels({ x, y, width, height }, { unit }) {
  const [left, top] = [Math.floor(x * unit) / unit, Math.floor(y * unit) / unit];
  return {
    x: left,
    y: top,
    width: Math.ceil((x + width) * unit) / unit - left,
    height: Math.ceil((y + height) * unit) / unit - top,
  };
}
