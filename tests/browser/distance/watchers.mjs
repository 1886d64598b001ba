// Tables where somebody watches a game: from its start, from its midst, and one from which something is said;
// as JSON what these have at last, and the houses.
//     PAGE=FOLDER node watchers.mjs

import { areOver, connect, load, outcomes, toys, until } from "./ends.mjs";
import { ToyTable } from "./toy_table.mjs";

const { Watchers } = await load("watchers.js");
const { Watching } = await load("watching.js");
const { Connection } = await load("connection.js");

let spoke = 0;
const watchers = new Watchers({ changed() {}, spoke: () => (spoke += 1) });
const tables = [];
Connection.prototype.offer = () => {}; // what is between the two is not there

function watch() {
  watchers.offer();
  const here = watchers.all.at(-1);
  const table = new ToyTable({ bot: () => "", turns: 8 });
  const there = new Watching(table, { failed: () => table.log.push("failed") }).connection;
  here.send = (text) => queueMicrotask(() => there.on.heard(text));
  here.opened();
  tables.push(table);
  return here;
}

const ends = toys({ seats: [0, 1, 2], hands: false });
ends[0].seen = (line) => watchers.tell(line);
watch();
for (const end of ends) end.start();
const cut = connect(ends);
await until(() => ends[0].table.log.length > 8, "the midst");
watch();
watch().on.heard("act roll:1");
cut();
ends[0].start(); // all is dealt and told anew
connect(ends);
await until(() => areOver(ends) && tables.slice(0, 2).every(({ due }) => due?.over));
const acts = tables.map(({ lines }) => lines.filter((line) => line.startsWith("< act")).length);
const told = { ends: outcomes(ends), logs: tables.map(({ log }) => log), log: ends[0].table.log };
console.log(JSON.stringify({ ...told, acts, spoke, watch: watchers.connected.length }));
process.exit();
