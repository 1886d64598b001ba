// Tables as the site has them, each in a worker, play a whole game at a distance; their persons act at
// random. Out as JSON: what each end has at last, and the lengths of what was sent.
//     PAGE=FOLDER node tables.mjs SITE GAME EDITION WAY SEED [SEATS]
// SITE: a built page to play; WAY: live or letters; SEATS: for each player the number of the end, 0,1 else.

import { agreed, connect, End, until } from "./ends.mjs";
import { rests, SiteTable } from "./site_table.mjs";

const [site, game, edition, way, seed, seats = "0,1"] = process.argv.slice(2);

const hands = game === "royal-visit";
const records = agreed({ game, edition, hands, seats: seats.split(",").map(Number) });
const ends = records.map((record, i) => new End(record, () => new SiteTable(site, records.length * seed + i)));
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

const told = ends.map((end) => ({ ...end.said("over"), ...end.said("broken") }));
console.log(JSON.stringify({ ends: told, lengths, kept: ends[0].kept.length }));
process.exit(); // the tables go on
