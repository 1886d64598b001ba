// Random games of three to five ends, and sometimes two, of which one at a time is in the middle:
// connections break, pages are loaded again, browsers refuse to keep, another end becomes the middle. Then
// all are connected, and the game must end, checked, with one record.
//     PAGE=FOLDER node stars.mjs FIRST COUNT
// Out as JSON: {failed: [{game, why, acts}], counts}.

import { areOver, connect, connectPair, quiet, random, toys, until } from "./ends.mjs";

const ACTS = 25;
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
  let cuts = [];
  const cut = () => cuts.splice(0).forEach((one) => one());
  const wait = async () => {
    const texts = 1 + below(30);
    for (let i = 0; i < texts && !areOver(ends); i++) await new Promise((go) => setImmediate(go));
  };
  for (let i = 0; i < ACTS && !areOver(ends); i++) {
    const what = below(8);
    const one = below(ends.length);
    if (what < 3) {
      note(acts, "all are connected");
      cut();
      cuts.push(connect(ends, () => {}, middle));
    } else if (what === 3) {
      note(acts, "one is connected");
      cut();
      if (one !== middle) cuts.push(connectPair(ends, one, middle));
    } else if (what === 4) {
      note(acts, "the connections break");
      cut();
    } else if (what === 5) {
      note(acts, "a page is loaded again");
      cut();
      ends[one].start();
    } else if (what === 6) {
      note(acts, "another becomes the middle");
      cut();
      middle = one;
      cuts.push(connect(ends, () => {}, middle));
    } else {
      note(acts, "a browser refuses to keep, or none");
      full = below(2) ? ends[one] : null;
    }
    await wait();
    check(ends);
  }
  cut();
  full = null;
  await quiet(ends);
  for (const end of ends) end.start();
  connect(ends, () => {}, below(ends.length));
  await until(() => areOver(ends));
  check(ends);
  const [record, ...others] = ends.map((end) => end.said("over").record);
  if (others.some((other) => other !== record)) throw new Error("different records");
  note(acts, "over");
}

function check(ends) {
  for (const [i, end] of ends.entries()) {
    const { code, by } = end.said("broken") ?? end.said("refused") ?? {};
    if (code) throw new Error(`${i}: ${code} by ${by}`);
  }
}
