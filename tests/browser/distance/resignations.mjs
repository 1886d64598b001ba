// Games in which persons resign at random moments, while letters are on their way, and pages are loaded
// again. Out as JSON: the games whose ends don't tell the same checked end, before or after they are
// loaded once more.
//     PAGE=FOLDER node resignations.mjs GAMES

import { anything, areOver, outcomes, quiet, random, started, until } from "./ends.mjs";

const games = Number(process.argv[2]);
const failed = [];
let resigned = 0;
for (let game = 0; game < games; game++) {
  const told = await played(game);
  resigned += told[0].result?.includes("resigned");
  const [first, ...others] = told.map(JSON.stringify);
  if (!told[0].checked || others.some((other) => other !== first)) failed.push({ game, told });
}
console.log(JSON.stringify({ failed, resigned }));

// What both ends tell at the end, twice.
async function played(game) {
  const below = random(game + 1);
  const turns = 1 + below(3); // short, so that a resignation often crosses the last act
  const ends = started({ turns, seat: below(2), bots: [anything(game + 5), anything(game + 9)] });
  while (!areOver(ends)) {
    const i = below(2);
    const [end, other] = [ends[i], ends[1 - i]];
    const what = below(16);
    if (what === 0) end.table.resign();
    else if (what < 3) end.start();
    else await other.talk.open(end.talk.letter());
    await quiet(ends);
  }
  const told = outcomes(ends);
  for (const end of ends) end.start();
  await until(() => areOver(ends));
  return [...told, ...outcomes(ends)];
}
