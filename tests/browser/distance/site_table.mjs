// A table of the site in a worker, with its person.

import path from "node:path";
import { Worker } from "node:worker_threads";

import { until } from "./ends.mjs";

export class SiteTable {
  /** site: a built page to play; seed: of what the person does. */
  constructor(site, seed) {
    this.lines = [];
    this.worker = new Worker(path.join(import.meta.dirname, "table_worker.mjs"), {
      workerData: { site, seed },
    });
    this.onLine = () => {};
    this.worker.on("message", (line) => {
      this.lines.push(line);
      this.onLine(line);
    });
    this.worker.on("error", (error) => {
      console.error(error);
      process.exit(1);
    });
  }

  send(line) {
    this.worker.postMessage(line);
  }

  /** Have the person resign as soon as the table lets them. */
  resign() {
    this.worker.postMessage("");
  }
}

/** Wait until an end has nothing more to do before the other does something, or it is enough. */
export async function rested(end, enough = () => false) {
  await new Promise((go) => setTimeout(go, 5)); // for the tables to go on
  await until(() => enough() || rests(end));
}

function rests({ talk, states, table }) {
  const { course, journal } = talk;
  const idle = course.others.every((end) => course.taken.counts[end] === journal.chains[end].size) && !talk.table.asked.length;
  const before = table.seen;
  table.seen = idle ? JSON.stringify([states.at(-1), table.lines.length]) : "";
  table.still = idle && before === table.seen ? (table.still ?? 0) + 1 : 0;
  return table.still > 20 && states.at(-1)?.state !== "yours";
}
