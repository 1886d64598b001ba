// Two tables as the site has them, in two workers, play a whole game at a distance; their persons act
// at random. Out as JSON: what each end has at last, and the lengths of what was sent.
//     PAGE=FOLDER node tables.mjs SITE GAME EDITION WAY SEED
// SITE: a built page to play; WAY: live or letters.

import path from "node:path";
import { Worker } from "node:worker_threads";

import { agreed, connect, End, until } from "./ends.mjs";

const [site, game, edition, way, seed] = process.argv.slice(2);

class Table {
  constructor(seed) {
    this.lines = [];
    this.worker = new Worker(path.join(import.meta.dirname, "table_worker.mjs"), {
      workerData: { site, seed },
    });
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
}

const records = agreed({ game, edition });
const ends = records.map((record, i) => new End(record, () => new Table(2 * seed + i)));
for (const end of ends) end.start();
const ended = () => ends.every((end) => end.ended);
let lengths = [];
if (way === "live") {
  connect(ends, (end, text) => lengths.push(text.length));
  while (!ended()) await new Promise((go) => setTimeout(go, 20));
} else {
  for (let from = 0; !ended(); from = 1 - from) {
    await new Promise((go) => setTimeout(go, 5)); // for the tables to go on
    await until(() => rests(ends[from]));
    const letter = ends[from].talk.letter();
    if (!letter.length) continue;
    lengths.push(Math.ceil((4 * letter.length) / 3));
    await ends[1 - from].talk.open(letter);
  }
}

// Whether an end has nothing more to do before the other does something.
function rests({ talk, states, table }) {
  const idle = talk.course.taken === talk.journal.theirs.size && !talk.table.asked.length;
  const before = table.seen;
  table.seen = idle ? JSON.stringify([states.at(-1), table.lines.length]) : "";
  table.still = idle && before === table.seen ? (table.still ?? 0) + 1 : 0;
  return table.still > 20 && states.at(-1)?.state !== "yours";
}

const told = ends.map((end) => ({ ...end.said("over"), ...end.said("broken") }));
console.log(JSON.stringify({ ends: told, lengths, kept: ends[0].kept.length }));
process.exit(); // the tables go on
