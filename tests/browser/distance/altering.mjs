// What ends of a game do that isn't as the rules of the conversation have it, for tests in Node.

import { areOver, connect, quiet, until } from "./ends.mjs";

/** A fault that an end has found: {code, by}. */
export const fault = (end) => end.said("broken") ?? end.said("refused");

/** Let an end say other messages: alter(message, course) returns what is different, or nothing. */
export function altering(end, alter) {
  const { journal } = end.talk;
  const add = journal.add.bind(journal);
  journal.add = async (message, taken) => add({ ...message, ...(await alter(message, end.talk.course)) }, taken);
}

/** Alters the nth message of a kind. */
export function nth(number, kind, alter) {
  return (message, course) => (message.kind === kind && number-- === 0 ? alter(message, course) : undefined);
}

/** An end keeps its nth message of a kind back until all wait for it: what the others say, and at the end. */
export async function keptBack(ends, cheat, number, kind) {
  let hand;
  const handed = new Promise((go) => (hand = go));
  altering(ends[cheat], nth(number, kind, () => handed));
  connect(ends);
  await quiet(ends);
  const told = ends.filter((_, i) => i !== cheat).map((end) => end.states.at(-1));
  hand();
  return `${[...new Set(told.map(({ state, by }) => `${state} by ${by}`))]}, ${await wentOn(ends)}`;
}

/** How a game ends at all ends. */
export async function wentOn(ends) {
  await until(() => areOver(ends));
  return ends.every((end) => end.said("over")?.checked) ? "then checked" : "lost";
}

/** Write as JSON what each cheat leads to, by its name. */
export async function write(cheats) {
  const results = {};
  for (const [name, cheat] of Object.entries(cheats)) {
    results[name] = await Promise.resolve().then(cheat).catch((error) => String(error.stack));
  }
  console.log(JSON.stringify(results, null, 2));
  process.exit();
}
