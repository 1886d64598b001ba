// A table that greets while lines to it are on their way. Out as JSON: what the questions after the
// greeting got as answers.

import { load } from "./ends.mjs";

const { Table } = await load("table.js");

const asked = [];
const table = new Table(
  { send() {} },
  { news() {}, left() {}, greeted: () => asked.push(table.ask("regalia 1")) },
);
table.ask("other here");
table.ask("regalia 1");
for (const line of [
  "regalia 1 1.2.3 royal-visit", // by itself
  "refused nothing is dealt yet", // to the first question
  "turn here", // of a match that is no more
  "regalia 1 1.2.3 royal-visit",
]) {
  table.hear(line);
}
console.log(JSON.stringify({ answers: await Promise.all(asked), said: table.said }));
