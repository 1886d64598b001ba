// Those who watch the match at this end: each has a connection, and gets the lines by which a table where
// nobody plays shows the game. They say nothing: who does is sent away.

import { Connection } from "./connection.js";

const PUBLIC = /^(deal|event|act|resign) /;

export class Watchers {
  /** `on` holds what to call: changed() when one has come or gone, spoke() when one said something. */
  constructor(on) {
    this.on = on;
    this.all = []; // connections; the last one may wait for its answer
    this.begin();
  }

  /** The match begins, or is dealt anew. */
  begin() {
    this.lines = []; // from `deal` on
    this.shows = false; // whether the table here shows the match
  }

  get connected() {
    return this.all.filter(({ state }) => state === "connected");
  }

  /** The bytes of a way for one more. asks: whether the helper server may be asked. */
  offer(asks) {
    const connection = new Connection({
      opened: () => {
        for (const line of [...this.lines, ...(this.shows ? ["go"] : [])]) connection.send(line);
        this.on.changed();
      },
      lost: this.on.changed,
      heard: () => {
        connection.close();
        this.on.changed();
        this.on.spoke();
      },
    });
    this.all.push(connection);
    return connection.offer(asks);
  }

  /** Take in a line that the table here has taken, as a table where nobody plays is told it. */
  tell(line) {
    if (line.startsWith("deal ")) this.begin();
    if (line === "go") this.shows = true;
    else if (PUBLIC.test(line)) this.lines.push(line);
    else return;
    for (const connection of this.connected) connection.send(line);
  }

  /** Send all away. */
  close() {
    if (!this.all.length) return;
    for (const connection of this.all.splice(0)) connection.close();
    this.on.changed();
  }
}
