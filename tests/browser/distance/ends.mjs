// The ends of a game at a distance, with what carries their messages, for tests in Node:
// the page's modules lie in the folder that the environment variable PAGE names.

import path from "node:path";
import { pathToFileURL } from "node:url";

import { ToyTable } from "./toy_table.mjs";

const MODULES = path.join(process.env.PAGE, "distance");
export const load = (name) => import(pathToFileURL(path.join(MODULES, name)));
export const { begun, invitation, accepted, answer, joined, isComplete, listOf, listed } = await load("agreement.js");
const { Conversation } = await load("conversation.js");
const NOTHING = new Uint8Array();

/** Numbers that look random: the same for the same seed. */
export function random(seed) {
  let state = seed >>> 0 || 1;
  return (size) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % size;
  };
}

// Seeds of games are the same in each run.
const below = random(2024);
crypto.getRandomValues = (bytes) => bytes.map(() => below(256));

/** A bot that does anything that is legal. */
export function anything(seed) {
  const below = random(seed);
  return (acts) => acts.length && acts[below(acts.length)];
}

/** The records of all ends of a new game; all agreed on it. seats: see agreement.js. */
export function agreed({ game = "toy", edition = "first", hands = true, seats = [0, 1] } = {}) {
  let inviter = begun({ version: "1.0", game, edition, hands, seats });
  const others = [];
  for (let end = 1; end <= Math.max(...seats); end++) {
    others.push(accepted(invitation(inviter, end, NOTHING), hands));
    inviter = joined(inviter, answer(others.at(-1), NOTHING));
  }
  return [inviter, ...others.map((record) => (isComplete(record) ? record : listed(record, listOf(inviter))))];
}

export class End {
  /** makeTable(): a new table, which is dealt to whenever this end starts.
      stop(): called each time when something is to be kept; what it returns happens:
      "before" it is kept or "after" it, the page is gone and starts anew; or it is "refused".
      isHere(end): whether an end is connected. */
  constructor(record, makeTable, { stop = () => "", started = () => {}, seen = () => {}, isHere = () => true } = {}) {
    this.kept = JSON.stringify(record);
    Object.assign(this, { makeTable, stop, started, seen, isHere });
    this.states = []; // all that was said since the last start, the last one last
    this.stops = 0;
  }

  /** Start from what was kept, with a new table, as a new page does. */
  start() {
    this.talk?.close();
    if (this.table) this.table.off = true;
    this.table = this.makeTable();
    const states = (this.states = []);
    this.talk = new Conversation({
      record: JSON.parse(this.kept),
      table: this.table,
      keep: async (record) => {
        if (this.states !== states) return; // of a page that is gone
        await new Promise((go) => setTimeout(go)); // a database takes its time, too
        if (this.states !== states) return;
        const stop = this.stop();
        if (!["before", "refused"].includes(stop)) this.kept = JSON.stringify(record);
        if (!stop || stop === "refused") return;
        this.stops += 1;
        this.start();
        this.started();
      },
      say: (state, detail) => states.push({ state, ...detail }),
      seen: this.seen,
      isHere: (end) => this.isHere(end),
    });
    this.talk.start();
  }

  /** Whether the game is over here, checked or broken. */
  get ended() {
    return this.states.some(({ state, checked }) => state === "broken" || checked);
  }

  /** What was said with this state, the last time. */
  said(state) {
    return this.states.findLast((one) => one.state === state);
  }
}

/** Wait until a condition holds; fail loudly when nothing happens any more. */
export async function until(condition, what = "the end") {
  for (let idle = 0; !condition(); idle++) {
    if (idle > 20_000) throw new Error(`nothing happens any more before ${what}`);
    await new Promise((go) => setTimeout(go, 1));
  }
}

/** Connect two ends, or of more all with one in the middle; returns what cuts the connections.
    heard(i, text): what end i sent. alter(text, i, j): what end j gets of it, or null. */
export function connect(ends, heard = () => {}, middle = 0, alter = (text) => text) {
  const cuts = ends.map((end, i) => (i === middle ? () => {} : connectPair(ends, i, middle, heard, alter)));
  return () => cuts.forEach((cut) => cut());
}

/** Connect two of several ends; returns what cuts the connection. */
export function connectPair(ends, one, other, heard = () => {}, alter = (text) => text) {
  let open = true;
  const talks = [one, other].map((i) => ends[i].talk);
  for (const [from, to] of [[one, other], [other, one]]) {
    ends[from].talk.attach((text) => {
      queueMicrotask(() => {
        if (!open) return;
        heard(from, text);
        const altered = alter(text, from, to);
        if (altered !== null) ends[to].talk.receive(altered, from);
      });
    }, to);
  }
  return () => {
    if (!open) return;
    open = false;
    talks[0].detach(other);
    talks[1].detach(one);
  };
}

/** What connects some of several ends with one of them, and cuts all others: link(middle, ...ends). */
export function linking(ends) {
  let cuts = [];
  let linked = [];
  ends.forEach((end, i) => (end.isHere = (other) => linked.includes(i) && linked.includes(other)));
  return (middle, ...others) => {
    cuts.forEach((cut) => cut());
    cuts = others.filter((end) => end !== middle).map((end) => connectPair(ends, end, middle));
    linked = [middle, ...others];
    for (const end of ends) end.talk.meet();
  };
}

/** Let letters go to and fro between two ends; returns how long each was. ended(sent): whether so many are enough.
    rested(end): resolves when an end does nothing by itself any more. */
export async function write(ends, ended = () => areOver(ends), rested = () => quiet(ends)) {
  const lengths = [];
  for (let turn = 0; !ended(lengths.length); turn++) {
    const [from, to] = turn % 2 ? [ends[1], ends[0]] : ends;
    await rested(from);
    const letter = from.talk.letter();
    if (!letter.length || ended(lengths.length)) continue;
    lengths.push(letter.length);
    await to.talk.open(letter);
  }
  return lengths;
}

/** Whether a game has ended at all ends. */
export function areOver(ends) {
  return ends.every((end) => end.ended);
}

/** What each end tells at last. */
export function outcomes(ends) {
  return ends.map((end) => ({ ...end.said("over"), ...end.said("broken"), stops: end.stops }));
}

/** Wait until all ends wait for each other, a person or nothing. */
export async function quiet(ends) {
  let before = "";
  for (let same = 0; same < 3; ) {
    await new Promise((go) => setTimeout(go, 2));
    const now = ends.map((end) => end.kept + JSON.stringify(end.states) + end.table.lines.length).join();
    same = now === before ? same + 1 : 0;
    before = now;
  }
}

/** Ends that play a toy game, with bots: with hands, or, if they are more than two, without. */
export function toys({ turns = 8, seat = 0, seats = [seat, 1 - seat], hands = true, bots = [], how = {} } = {}) {
  const records = agreed({ game: hands ? "toy" : "open-toy", hands, seats });
  return records.map((record, i) => {
    const bot = bots[i] ?? anything(3 + i);
    return new End(record, () => new ToyTable({ bot, turns }), how);
  });
}

/** The same ends, started. */
export function started(how) {
  const ends = toys(how);
  for (const end of ends) end.start();
  return ends;
}

/** Start all ends, and play to the end over a pipe. */
export async function play(ends, heard) {
  for (const end of ends) end.start();
  connect(ends, heard);
  await until(() => areOver(ends));
}
