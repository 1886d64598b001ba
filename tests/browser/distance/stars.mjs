// Random games of three to five ends, and sometimes two, of which one at a time is in the middle:
// connections break, pages are loaded again, browsers refuse to keep, another end becomes the middle, the
// computer plays for one that isn't there. Then all are connected, and the game must end, checked, with one record.
//     PAGE=FOLDER node stars.mjs FIRST COUNT
// Out as JSON: {failed: [{game, why, acts}], counts}.

import { areOver, linking, quiet, random, toys, until } from "./ends.mjs";

const ACTS = 25;
const PUBLIC = /^(deal|event|act) /;
const HOUSES = ["0,1", "0,1,2", "0,1,2,3", "0,1,2,3,4", "0,0,1,2", "2,1,0", "0,1,2,1,0", "1,0"];

const [first, count] = process.argv.slice(2).map(Number);
const failed = [];
const counts = {};
for (let game = first; game < first + count; game++) {
  const acts = [];
  try {
    await played(game, acts);
  } catch (error) {
    failed.push({ game, why: String(error.stack), acts });
  }
}
console.log(JSON.stringify({ failed, counts }, null, 1));
process.exit();

function note(acts, what) {
  acts.push(what);
  counts[what] = (counts[what] ?? 0) + 1;
}

async function played(game, acts) {
  const below = random(game + 1);
  const seats = HOUSES[below(HOUSES.length)].split(",").map(Number);
  let full = null; // the end whose browser refuses to keep
  const ends = toys({ seats, hands: false, turns: 3 + below(12) });
  ends.forEach((end) => (end.stop = () => (full === end ? "refused" : "")));
  for (const end of ends) end.start();
  let middle = 0;
  const seen = [];
  ends.forEach((end, i) => {
    end.seen = (line) => {
      if (line.startsWith("deal ")) seen[i] = "";
      if (PUBLIC.test(line)) seen[i] += `${line}\n`;
    };
  });
  const link = linking(ends);
  const everyone = [...ends.keys()];
  const wait = async () => {
    const texts = 1 + below(30);
    for (let i = 0; i < texts && !areOver(ends); i++) await new Promise((go) => setImmediate(go));
  };
  for (let i = 0; i < ACTS && !areOver(ends); i++) {
    const what = below(9);
    const one = below(ends.length);
    const others = everyone.filter((end) => end !== one);
    if (what < 3) {
      note(acts, "all are connected");
      link(middle, ...everyone);
    } else if (what === 3) {
      note(acts, "one is connected");
      link(middle, one);
    } else if (what === 4) {
      note(acts, "the connections break");
      link();
    } else if (what === 5) {
      note(acts, "a page is loaded again");
      link();
      ends[one].start();
    } else if (what === 6) {
      note(acts, "another becomes the middle");
      middle = one;
      link(middle, ...everyone);
    } else if (game % 2) {
      note(acts, "all but one are connected");
      middle = others[below(others.length)];
      link(middle, ...others);
      await wait();
      for (const end of others) if (below(4)) await ends[end].talk.vote(one);
    } else {
      // Who has lost a vote could say something else in its place.
      note(acts, "a browser refuses to keep, or none");
      full = below(2) ? ends[one] : null;
    }
    await wait();
    check(ends);
  }
  link();
  full = null;
  await quiet(ends);
  for (const end of ends) end.start();
  link(below(ends.length), ...everyone);
  await until(() => areOver(ends));
  check(ends);
  const [record, ...others] = ends.map((end) => end.said("over").record);
  if (others.some((other) => other !== record)) throw new Error("different records");
  if (new Set(seen).size > 1) throw new Error("who watches sees different games");
  note(acts, "over");
  const { absences, returns } = ends[0].talk.computers;
  for (const one of absences) note(acts, "away");
  for (const one of returns) note(acts, "back");
}

function check(ends) {
  for (const [i, end] of ends.entries()) {
    const { code, by } = end.said("broken") ?? end.said("refused") ?? {};
    if (code) throw new Error(`${i}: ${code} by ${by}`);
  }
}
