// Resignations in a course, of two ends. One may cross messages of the other end. It counts where these leave
// the game open: each end plays first what the other did before it took the resignation. Of two that cross, that
// of the one who invited counts. So both come to the same end, whatever came first, and on each load.

import { RESIGN, SEED_OPENED } from "./messages.js";

export const RESIGNED = Symbol("somebody resigned");

export class Resignations {
  constructor(course) {
    this.course = course;
  }

  /** Take in a resignation; then throw RESIGNED. soon: as of `wait` of a course. Then the table's word comes first:
      the game may be over. */
  async hear(soon) {
    const { course } = this;
    const { table, end, other, taken } = course;
    if (course.isOver) return;
    if (table.said[0] === "resign") {
      table.said.shift();
      await course.tell(RESIGN, () => ({}));
      await this.resign(null);
    }
    if (soon) return;
    await this.hearTheirs();
    if (taken.coming(end)?.kind !== RESIGN) return;
    const next = taken.coming(other);
    const open = next && next.kind !== RESIGN && next.kind !== SEED_OPENED;
    if (!open || this.follows(other, taken.counts[other]) > taken.counts[end]) await this.again();
  }

  // How many messages of the one of two ends a message of the other end follows.
  follows(end, number) {
    return this.course.journal.chains[end].seenBy(number)[1 - end];
  }

  /** The other end's resignation, if it is next and nothing is left that was told before it was taken. */
  async hearTheirs() {
    const { end, other, taken, isOver } = this.course;
    if (other === null || isOver || taken.coming(other)?.kind !== RESIGN) return;
    if (taken.coming(end) && this.follows(end, taken.counts[end]) <= taken.counts[other]) return;
    taken.counts[other] += 1;
    await this.resign("resign");
  }

  /** The person here resigned in the past, which counts unless one who invited did so, too. */
  async again() {
    const { end, other, journal, taken: { counts } } = this.course;
    const chain = journal.chains[other];
    const crosses = (_, i) =>
      i >= counts[other] && chain.content(i).kind === RESIGN && this.follows(other, i) <= counts[end];
    const at = end ? chain.messages.findIndex(crosses) : -1;
    if (at < 0) counts[end] += 1;
    else counts[other] = at + 1;
    await this.resign(at < 0 ? "mine resign" : "resign");
  }

  // Tell the table, unless it told, and leave what was going on.
  async resign(line) {
    const { course } = this;
    course.resigned = course.isOver = true;
    if (line) await course.order(line, "table");
    course.seen(`resign ${course.seats.indexOf(line === "resign" ? course.other : course.end)}`);
    throw RESIGNED;
  }
}
