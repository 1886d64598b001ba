// Cheats of one of three ends, and of the one in the middle: what the honest ends say of whom, as JSON by name.
//     PAGE=FOLDER node star_cheats.mjs

import { altering, fault, keptBack, nth, wentOn, write } from "./altering.mjs";
import { connect, connectPair, load, quiet, started, toys, until } from "./ends.mjs";
import { ToyTable } from "./toy_table.mjs";

const { letter, opened } = await load("letters.js");
const { ACT, HALF, KEYS, PASS, RESIGN, RETURN, SEED_OPENED, VOTE } = await load("messages.js");
const { signature } = await load("signature.js");
const { toBytes, toLetters } = await load("../base64.js");

const ROLL = (acts) => acts[2];
const MIDDLE = 0;
const GUEST = 1; // the end that cheats, if it isn't the middle
const OTHER = 2; // an honest end that isn't the middle
const ENDS = 3;
const SECRET = new Uint8Array(16);
const SEED = new Uint8Array(32);

// The message of the guest that is another one: its kind, which one of this kind, and how it differs.
const MESSAGES = {
  "another half than promised": [HALF, 1, () => ({ half: SECRET })],
  "the same half again": [HALF, 1, ({ secrets }) => ({ half: secrets.half(0) })],
  "the half after the next one": [HALF, 1, ({ secrets }) => ({ half: secrets.half(5) })],
  "an illegal act": [ACT, 0, () => ({ word: "roll:9" })],
  "an act that is no word": [ACT, 0, () => ({ word: "roll:1\nrecord" })],
  "an act with a card": [ACT, 0, () => ({ shown: [{ slot: 0, secret: SECRET }] })],
  "an act for a half": [HALF, 1, () => ({ kind: ACT, word: "roll:1", shown: [] })],
  "a half for an act": [ACT, 0, ({ secrets }) => ({ kind: HALF, half: secrets.half(2) })],
  "a resignation, of three": [HALF, 1, () => ({ kind: RESIGN })],
  "keys": [HALF, 1, () => ({ kind: KEYS, secrets: [SECRET] })],
  "a deck": [HALF, 1, () => ({ kind: PASS, points: SEED })],
  "its seed too early": [HALF, 1, ({ secrets }) => ({ kind: SEED_OPENED, seed: secrets.seed })],
  "another seed at the end": [SEED_OPENED, 0, () => ({ seed: SEED })],
};

// What differs in the letters of the guest to the middle: the parts of a letter, by those that it had.
const FROM_GUEST = {
  "a message made up for another"(parts, { chains, record }) {
    if (!chains[OTHER].size) return parts;
    const { counts } = record.states[OTHER];
    const made = { end: OTHER, counts: counts.with(OTHER, counts[OTHER] + 1), signature: new Uint8Array(48) };
    return [...parts, { ...made, messages: [Uint8Array.of(1, 1, RESIGN)] }];
  },
  "a letter in the name of another": ([own, ...parts]) => [{ ...own, end: OTHER }, ...parts],
  "another signature": ([own, ...parts]) => [{ ...own, signature: signature(SEED, SEED) }, ...parts],
  "messages that never were": ([own, ...parts]) => [{ ...own, counts: own.counts.with(OTHER, 99) }, ...parts],
};

// What differs in those of the middle to the other: the part of the guest, and with it its letter.
const FROM_MIDDLE = {
  "changes a message": part(({ messages }) => ({ messages: messages.with(-1, flipped(messages.at(-1))) })),
  "changes an act": part(({ messages }) => ({
    messages: messages.map((message) => (message[2] === ACT ? flipped(message) : message)),
  })),
  "makes up a message": part(({ messages, counts }) => ({
    messages: [...messages, messages.at(-1)],
    counts: counts.with(GUEST, counts[GUEST] + 1),
  })),
  "signs for another": part(({ messages }, { record }) => ({ signature: signature(toBytes(record.seed), messages[0]) })),
  "leaves one out in the midst": part(({ messages, counts }) => (counts[GUEST] < 3 ? {} : { messages: messages.slice(1) })),
  "leaves out the last": part(({ messages, counts }) => ({
    messages: messages.slice(0, -1),
    counts: counts.with(GUEST, counts[GUEST] - 1),
  })),
  "holds back what its own follow": (parts) => parts.filter(({ end }) => end === MIDDLE),
  "gives messages of one as those of the other": (parts) =>
    parts.map((one) => (one.end === GUEST ? { ...one, messages: parts[0].messages } : one)),
};

// Changes the part of the guest in a letter that has messages of it.
function part(change) {
  return (parts, journal) =>
    parts.map((one) => (one.end === GUEST && one.messages.length ? { ...one, ...change(one, journal) } : one));
}

function flipped(bytes) {
  return bytes.with(-1, bytes.at(-1) ^ 1);
}

const OTHERS = {
  "two stories": () => stories(GUEST, OTHER, MIDDLE),
  "a half kept back": () => keptBack(three(), GUEST, 2, HALF),
  "an act kept back": () => keptBack(three(), GUEST, 1, ACT),
  "the middle tells each another act of its own": () => stories(MIDDLE, OTHER, GUEST),
  "the middle sends what can't be read": () => carried((text) => `${text}A`),
  // One end gets a list with a key that the middle has made: what the true one signs isn't taken.
  async "the middle gives another list"() {
    const ends = three();
    const record = JSON.parse(ends[OTHER].kept);
    record.given[GUEST] = JSON.parse(toys({ hands: false, seats: [1, 0, 2] })[1].kept).given[GUEST];
    ends[OTHER].kept = JSON.stringify(record);
    ends[OTHER].start();
    connect(ends);
    return said(ends, [OTHER]);
  },
  // Without what the middle holds back the game waits for its end; another way brings it.
  async "the middle holds back all of one"() {
    const ends = three();
    connect(ends, () => {}, MIDDLE, (text, from, to) => {
      if (from !== MIDDLE || to !== OTHER) return text;
      return ends[OTHER].talk.journal.chains[GUEST].size > 1 ? null : text;
    });
    await quiet(ends);
    const { state, by } = ends[OTHER].states.at(-1);
    connectPair(ends, GUEST, OTHER);
    return `${state} by ${by}, ${await wentOn(ends)}`;
  },
  "a return of one who isn't away": () => told(HALF, 1, () => ({ kind: RETURN, end: OTHER })),
  // By a vote from before, and its own late one, the game would begin anew.
  async "a vote as if nothing had been played"() {
    const ends = three();
    await ends[OTHER].talk.vote(MIDDLE);
    const vote = (_, { journal }) => journal.add({ kind: VOTE, end: MIDDLE }, [0, 0, 1]);
    altering(ends[GUEST], nth(2, HALF, vote));
    connect(ends);
    return `${await wentOn(ends)}, ${ends[OTHER].talk.computers.absences.length} away`;
  },
};

function three(bots = [ROLL, ROLL, ROLL]) {
  return started({ seats: [1, 0, 2], hands: false, turns: 6, bots });
}

// What these ends say of a fault, all the same: its code, and by whom.
async function said(ends, honest) {
  await until(() => honest.every((i) => fault(ends[i]) || ends[i].ended), "a fault").catch(() => {});
  const faults = honest.map((i) => fault(ends[i])).map((found) => (found ? `${found.code} by ${found.by}` : "nothing"));
  return [...new Set(faults)].join(", ");
}

function told(kind, number, alter) {
  const ends = three();
  altering(ends[GUEST], nth(number, kind, (_, course) => alter(course)));
  connect(ends);
  return said(ends, [MIDDLE, OTHER]);
}

// What an end says when each text that comes to it from another is changed.
function carried(change, from = MIDDLE, to = OTHER) {
  const ends = three();
  const { journal } = ends[from].talk;
  const changes = (text, one, other) => (one === from && other === to ? change(text, journal) : text);
  connect(ends, () => {}, MIDDLE, changes);
  return said(ends, [to]);
}

function altered(change, ...way) {
  return carried((text, journal) => {
    const { id, parts } = opened(toBytes(text), ENDS);
    return toLetters(letter({ id, parts: change(parts, journal) }));
  }, ...way);
}

// An end tells one of the others another act than the second, who then meet.
async function stories(cheat, one, second) {
  const ends = three([ROLL, ROLL, ROLL].with(cheat, () => ""));
  const all = connect(ends);
  await until(() => ends[cheat].said("yours"));
  await quiet(ends);
  all();
  const { kept } = ends[cheat];
  const known = ends[one].talk.journal.chains[cheat].size;
  for (const [honest, act] of [[one, 0], [second, 1]]) {
    Object.assign(ends[cheat], { kept, makeTable: () => new ToyTable({ bot: (acts) => acts[act], turns: 6 }) });
    ends[cheat].start();
    const cut = connectPair(ends, cheat, honest);
    await until(() => ends[honest].talk.journal.chains[cheat].size > known);
    await quiet(ends);
    cut();
  }
  connectPair(ends, one, second);
  return said(ends, [one, second]);
}

const cheats = {};
for (const [name, how] of Object.entries(MESSAGES)) cheats[name] = () => told(...how);
for (const [name, change] of Object.entries(FROM_GUEST)) cheats[name] = () => altered(change, GUEST, MIDDLE);
for (const [name, change] of Object.entries(FROM_MIDDLE)) cheats[`the middle ${name}`] = () => altered(change);
await write({ ...cheats, ...OTHERS });
