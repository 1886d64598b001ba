// Two tables as the site has them play the beginning of games. In each, one of the persons resigns when so
// many messages have been made, while those of the other are on their way; then both pages are loaded again.
//     PAGE=FOLDER node walks.mjs SITE GAME EDITION WAY MOMENT...
// SITE: a built page to play; WAY: live or letters. Out as JSON: what both ends tell at the end, by the
// moment: before and after they are loaded again.

import { agreed, areOver, connect, End, outcomes, until, write } from "./ends.mjs";
import { rested, SiteTable } from "./site_table.mjs";

const [site, game, edition, way, ...moments] = process.argv.slice(2);
const tables = [1, 2].map((seed) => new SiteTable(site, seed));
const told = {};
for (const moment of moments.map(Number)) told[moment] = await walked(moment);
console.log(JSON.stringify(told));
process.exit(); // the tables go on

async function walked(moment) {
  const ends = agreed({ game, edition, hands: game === "royal-visit", seats: [moment % 2, 1 - (moment % 2)] }).map((record, i) => new End(record, () => lineOf(tables[i])));
  for (const end of ends) end.start();
  const cut = way === "live" ? connect(ends) : () => {};
  const messages = () => ends.reduce((all, { talk }) => all + talk.journal.passable[talk.journal.end], 0);
  await carried(ends, () => messages() >= moment);
  cut();
  tables[moment % 3 ? 0 : 1].resign();
  if (way === "live") connect(ends);
  await carried(ends, () => areOver(ends));
  const before = outcomes(ends);
  for (const end of ends) end.start();
  await carried(ends, () => areOver(ends));
  return [...before, ...outcomes(ends)];
}

// Wait, and carry letters unless the ends are connected.
function carried(ends, done) {
  return way === "live" ? until(done) : write(ends, done, (end) => rested(end, done));
}

// A line to a table that others have used before.
function lineOf(table) {
  const line = { send: (text) => table.send(text), onLine: () => {}, lines: table.lines };
  table.onLine = (text) => line.onLine(text);
  return line;
}
