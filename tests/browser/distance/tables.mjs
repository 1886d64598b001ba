// Tables as the site has them, each in a worker, play a whole game at a distance; their persons act at
// random. Out as JSON: what each end has at last, and the lengths of what was sent.
//     PAGE=FOLDER node tables.mjs SITE GAME EDITION WAY SEED [SEATS]
// SITE: a built page to play; WAY: live or letters; SEATS: for each player the number of the end, 0,1 else.

import { agreed, areOver, connect, End, outcomes, write } from "./ends.mjs";
import { rested, SiteTable } from "./site_table.mjs";

const [site, game, edition, way, seed, seats = "0,1"] = process.argv.slice(2);

const hands = game === "royal-visit";
const records = agreed({ game, edition, hands, seats: seats.split(",").map(Number) });
const ends = records.map((record, i) => new End(record, () => new SiteTable(site, records.length * seed + i)));
for (const end of ends) end.start();
let lengths = [];
if (way === "live") {
  connect(ends, (end, text) => lengths.push(text.length));
  while (!areOver(ends)) await new Promise((go) => setTimeout(go, 20)); // longer than `until` waits
} else {
  const bytes = await write(ends, undefined, rested);
  lengths = bytes.map((size) => Math.ceil((4 * size) / 3));
}
console.log(JSON.stringify({ ends: outcomes(ends), lengths, kept: ends[0].kept.length }));
process.exit(); // the tables go on
