// Somebody who watches a game: the table of this page, where nobody plays, is told what `Watchers` send.

import { Connection } from "./connection.js";
import { RESTARTING } from "./course.js";
import { Table } from "./table.js";

export class Watching {
  /** desk: the page's table. `on` holds what to call: looks(state) when the connection has this state;
      left() when the person has left the game; failed() when the table can't show it. */
  constructor(desk, on) {
    this.on = on;
    this.lines = []; // from `deal` on
    this.shows = false; // whether the table is to show the game, once it has them
    this.match = null; // what is watched, {game, seats, end}, once it is known
    this.run = null; // the telling that goes on
    this.wake = () => {};
    this.table = new Table(desk, { news() {}, greeted: () => this.start(), left: on.left });
    const changed = () => on.looks(this.connection.state);
    this.connection = new Connection({ opened: changed, lost: changed, heard: (line) => this.hear(line) });
  }

  hear(line) {
    const [word, game, , players] = line.split(" ");
    if (word === "deal") Object.assign(this, { lines: [], shows: false });
    if (word === "go") this.shows = true;
    else this.lines.push(line);
    if (word !== "deal") return this.wake();
    this.match = { game, seats: /^[2-9]$/.test(players) ? Array(+players).fill(0) : [], end: 0 };
    this.start();
  }

  /** Tell the table all from the start; it lasts as long as one watches. */
  async start() {
    const run = (this.run = {});
    let shown = false;
    this.table.forget();
    for (let at = 0; run === this.run; ) {
      let line = at ? this.lines[at - 1] : "regalia 1";
      if (line) at += 1;
      else if (this.shows && !shown) line = "go"; // what has happened before isn't shown
      shown ||= line === "go";
      await (line ? this.tell(run, line) : new Promise((wake) => (this.wake = wake)));
    }
  }

  // If the table refuses a line nothing more is told; it greets once it has restarted.
  async tell(run, line) {
    const answer = (await this.table.ask(line))[0];
    if (run !== this.run || !answer.startsWith("refused")) return;
    this.run = null;
    if (answer !== RESTARTING) this.on.failed();
  }

  /** Watch no longer; the table is free. */
  close() {
    this.run = null;
    this.wake();
    this.table.ask("stop");
    this.connection.close();
  }
}
