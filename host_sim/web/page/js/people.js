// The people at the table. A phone goes from hand to hand: before another person's turn the hands are
// covered until that person says to have it; where no hands are secret, a line says whose turn it is.
// Where one person plays, the page shows that one's place.

import { byId, element } from "./dom.js";
import { lay } from "./overlay.js";
import { say } from "./words.js";

const NOBODY = { ends: [], secret: false, watched: true, task: false, asked: null };

export class People {
  /** `seated(how)` is called when something has changed: `end` is the one whose place is to be shown,
      or null for any; `alone` the one of the only person, or null; `holder` that of the person who has
      the phone, null before anybody has taken it, undefined where all may see all displays; `task`
      tells whether the display across has what a lesson asks for, `single` whether one place is enough,
      `free` whether anybody may look at either place. `open(end)` is called for somebody who has
      taken the phone and has a covered hand there. `parent` is where the line comes. */
  constructor(parent, { seated, open }) {
    this.seated = seated;
    this.players = NOBODY;
    this.plan = null;
    this.single = true;
    this.holder = null; // who has the phone, as `asked` describes a person
    this.told = "";
    this.dialog = byId("hand-over");
    this.line = element("p", { id: "hand-on", role: "status" });
    parent.append(this.line);
    this.dialog.addEventListener("cancel", (event) => event.preventDefault());
    this.dialog.addEventListener("close", () => this.update()); // some browsers close it all the same
    byId("take-over").addEventListener("click", () => {
      this.holder = this.players.asked;
      this.update();
      if (this.holder?.covered) open(this.holder.end);
    });
  }

  /** Who looks at a recorded game plays for nobody. */
  status({ players, match, replay, guest }) {
    this.players = replay ? NOBODY : players;
    byId("hand-over-guest").hidden = !guest;
    if (!match) this.holder = null;
    // Between matches nothing moves, nor in a pause.
    const { ends, watched } = this.players;
    if (ends.length || watched) this.single = ends.length === 1;
    this.update();
  }

  place(plan, ratio) {
    this.plan = plan;
    if (plan.turn) lay(this.line, plan.turn, plan, ratio);
    const top = plan.board.y + plan.board.height; // the board stays in sight
    this.dialog.style.top = plan.turn ? `${(plan.top + top * plan.unit) / ratio}px` : "50%";
    this.update();
  }

  /** Somebody plays: the phone has been handed on. */
  played() {
    this.line.textContent = "";
  }

  update() {
    if (!this.plan) return;
    const { ends, watched, task, asked, secret } = this.players;
    const alone = ends.length === 1 ? ends[0] : null;
    const turns = this.shared && asked && asked.player !== this.holder?.player;
    if (turns && !secret) {
      this.holder = asked;
      this.line.textContent = say("Pass the screen to {name}").replace("{name}", asked.name);
    }
    if (!this.shared) this.line.textContent = "";
    const end = alone ?? (this.shared ? this.holder?.end : null) ?? null;
    const holder = this.shared && secret ? end : undefined;
    const how = { end, alone, holder, task, single: this.single, free: watched };
    const told = JSON.stringify([how, this.shared]);
    if (told !== this.told) {
      this.told = told;
      this.seated(how);
    }
    if (turns && secret) this.ask(asked);
    else this.dialog.close();
  }

  // Whether the phone goes from hand to hand: only one place can be seen, or hands are secret.
  get shared() {
    const { ends, secret } = this.players;
    return ends.length > 1 && Boolean(this.plan.turn || (this.plan.menu && secret));
  }

  ask(asked) {
    byId("hand-over-to").textContent = say("Pass the screen to {name}").replace("{name}", asked.name);
    byId("take-over").textContent = say("I am {name}").replace("{name}", asked.name);
    if (!this.dialog.open) this.dialog.showModal();
  }
}
