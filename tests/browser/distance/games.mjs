// Whole games, as JSON: what each end has in its record at the end, and what a game took.
//     PAGE=FOLDER node games.mjs WAY [SEATS]
// SEATS: for each player the number of the end, as in 0,1,2,1: a game without hands. Else two ends play one
// with hands.

import { areOver, connect, outcomes, play, quiet, random, started, toys, until, write } from "./ends.mjs";

const shape = process.argv[3] ? { seats: process.argv[3].split(",").map(Number), hands: false } : {};

const WAYS = {
  async live() {
    const ends = toys({ seat: 1, ...shape });
    await play(ends);
    return ends;
  },

  async letters() {
    const ends = started(shape);
    await write(ends);
    return ends;
  },

  // Live and by letter at random; a connection is cut with messages under way.
  async mixed() {
    const below = random(7);
    const ends = started(shape);
    while (!areOver(ends)) {
      if (below(2)) {
        let texts = 1 + below(12);
        let cut;
        await new Promise((go) => {
          cut = connect(ends, () => --texts || go());
          quiet(ends).then(go);
        });
        cut();
      } else {
        const letters = 1 + below(3);
        await write(ends, (sent) => areOver(ends) || sent === letters);
      }
    }
    return ends;
  },

  // Each page is gone whenever it keeps something: once before it is kept, once after it.
  async stops() {
    let cut = () => {};
    let count = 0;
    const ends = toys({
      ...shape,
      turns: 4,
      how: {
        stop: () => ["before", "after"][count++ % 2],
        started: () => {
          cut();
          cut = connect(ends);
        },
      },
    });
    for (const end of ends) end.start();
    cut = connect(ends);
    await until(() => areOver(ends));
    return ends;
  },

  async stops_between_letters() {
    const ends = started({ ...shape, turns: 4, how: { stop: () => "after" } });
    await write(ends);
    return ends;
  },

  // What the browsers refuse to keep is gone when the pages are loaded again; the other end gives it back.
  async refused() {
    const below = random(11);
    const ends = started({ ...shape, how: { stop: () => (below(2) ? "refused" : "") } });
    for (let turn = 0; !areOver(ends); turn++) {
      const [from, to] = turn % 2 ? [ends[1], ends[0]] : ends;
      await quiet(ends);
      if (below(4) === 0) from.start();
      else if (below(4)) await to.talk.open(from.talk.letter());
      else connect(ends, () => {})();
    }
    return ends;
  },

  // The table is switched off and on in the midst of a game, and greets.
  async power() {
    const ends = started(shape);
    connect(ends);
    await until(() => ends[0].table.log.length > 8);
    ends[0].table.begin();
    ends[0].table.say("regalia 1 1.0 toy");
    await until(() => areOver(ends));
    return ends;
  },
};

const ends = await WAYS[process.argv[2]]();
console.log(JSON.stringify(outcomes(ends)));
