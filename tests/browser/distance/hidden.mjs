// What one end gets before cards are shown, twice as JSON: the second time the other end shuffled the
// same deck into another order.
//     PAGE=FOLDER node hidden.mjs

import { agreed, areOver, connect, End, load, until } from "./ends.mjs";
import { ToyTable } from "./toy_table.mjs";

const { Secrets } = await load("secrets.js");
const { secretsOf } = await load("agreement.js");
const { same } = await load("bytes.js");
const { ACT, PASS } = await load("messages.js");

const records = agreed();
const results = [await received()];
const { order } = Secrets.prototype;
Secrets.prototype.order = function (deck, size) {
  const places = order.call(this, deck, size);
  return same(this.seed, secretsOf(records[1]).seed) ? [...places.slice(1), places[0]] : places;
};
results.push(await received());
console.log(JSON.stringify(results));

async function received() {
  const bot = (acts) => acts[0];
  const ends = records.map((record) => new End(record, () => new ToyTable({ bot, turns: 1 })));
  for (const end of ends) end.start();
  connect(ends);
  await until(() => areOver(ends));
  const got = ends[0].talk.journal.chains[1];
  const hand = ends[1].table.lines.find((line) => /> event draw [A-D]/.test(line));
  return { hand, messages: got.messages.slice(0, -1).map((_, i) => told(got, i)) }; // the last one opens the seed
}

// A locked deck and a shown card can differ in their bytes; nothing else can. The first byte tells how
// many messages were there, which depends on the moment.
function told(chain, i) {
  const [{ kind }, message] = [chain.content(i), chain.messages[i]];
  return kind === PASS || kind === ACT ? [kind, message.length] : [...message.slice(1)];
}
