// Cheats of one of three ends, and of the one in the middle: what the honest ends say of whom, as JSON by name.
//     PAGE=FOLDER node star_cheats.mjs

import { connect, connectPair, load, quiet, toys, until } from "./ends.mjs";
import { ToyTable } from "./toy_table.mjs";

const { letter, opened } = await load("letters.js");
const { ACT, HALF, KEYS, PASS, RESIGN, SEED_OPENED } = await load("messages.js");
const { signature } = await load("signature.js");
const { toBytes, toLetters } = await load("../base64.js");

const FIRST = (acts) => acts[0];
const SECOND = (acts) => acts[1];
const ROLL = (acts) => acts[2];
const GUEST = 1; // the end that cheats, if it isn't the middle
const OTHER = 2; // an honest end that isn't the middle
const MIDDLE = 0;
const ENDS = 3;

function started(how = {}) {
  const ends = toys({ seats: [1, 0, 2], hands: false, turns: 6, bots: [ROLL, ROLL, ROLL], ...how });
  for (const end of ends) end.start();
  return ends;
}

// What these ends say of a fault, all the same: its code, and by whom.
function said(ends, honest) {
  const codes = honest.map((i) => {
    const { code, by } = ends[i].said("broken") ?? ends[i].said("refused") ?? {};
    return code ? `${code} by ${by}` : "nothing";
  });
  return [...new Set(codes)].join(", ");
}

const faulty = (end) => end.said("broken") || end.said("refused");

// The code when one end alters its messages: alter(message, course, taken) returns another, or nothing.
async function cheated(alter, honest = [MIDDLE, OTHER]) {
  const ends = started();
  const { journal } = ends[GUEST].talk;
  const add = journal.add.bind(journal);
  journal.add = async (message, taken) => {
    const course = ends[GUEST].talk.course;
    for (const one of [alter(message, course, taken) ?? message].flat()) await add(one, taken);
  };
  connect(ends);
  await until(() => honest.every((i) => faulty(ends[i]) || ends[i].ended));
  return said(ends, honest);
}

// Alters the nth message of a kind.
function nth(number, kind, alter) {
  return (message, ...rest) => (message.kind === kind && number-- === 0 ? alter(message, ...rest) : undefined);
}

// The code when what comes from one end to another is altered: change(parts, journal) returns other parts,
// or null for no letter at all.
async function altered(change, { from = MIDDLE, to = OTHER, honest = [OTHER] } = {}) {
  const ends = started();
  let times = 0;
  connect(ends, () => {}, MIDDLE, (text, one, other) => {
    if (one !== from || other !== to) return text;
    const { id, parts } = opened(toBytes(text), ENDS);
    const others = change(parts, ends[from].talk.journal, times);
    if (others === null) return null;
    if (others !== parts) times += 1;
    return toLetters(letter({ id, parts: others }));
  });
  await until(() => honest.every((i) => faulty(ends[i]) || ends[i].ended), "a fault").catch(() => {});
  return said(ends, honest);
}

// Changes the part of an end in a letter that has messages of it.
function part(end, change) {
  return (parts, ...rest) => {
    const found = parts.find((one) => one.end === end && one.messages.length);
    return found ? parts.map((one) => (one === found ? { ...one, ...change(one, ...rest) } : one)) : parts;
  };
}

const flipped = (bytes) => bytes.map((byte, i) => (i === bytes.length - 1 ? byte ^ 1 : byte));
const last = ({ messages }, change) => ({ messages: messages.with(-1, change(messages.at(-1))) });

// The code when an end tells one of the others another act than the second, who then meet.
async function stories(cheat, one, second) {
  const ends = started({ bots: [ROLL, ROLL, ROLL].with(cheat, () => "") });
  const all = connect(ends);
  await until(() => ends[cheat].said("yours"));
  await quiet(ends);
  all();
  const { kept } = ends[cheat];
  const known = ends[one].talk.journal.chains[cheat].size;
  for (const [honest, bot] of [[one, FIRST], [second, SECOND]]) {
    Object.assign(ends[cheat], { kept, makeTable: () => new ToyTable({ bot, turns: 6 }) });
    ends[cheat].start();
    const cut = connectPair(ends, cheat, honest);
    await until(() => ends[honest].talk.journal.chains[cheat].size > known);
    await quiet(ends);
    cut();
  }
  connectPair(ends, one, second);
  await until(() => [one, second].every((i) => faulty(ends[i])));
  return said(ends, [one, second]);
}

async function waits(kind, number, code) {
  const ends = started();
  const { journal } = ends[GUEST].talk;
  const add = journal.add.bind(journal);
  let hand;
  const handed = new Promise((go) => (hand = go));
  journal.add = async (message, taken) => {
    if (message.kind === kind && number-- === 0) await handed;
    return add(message, taken);
  };
  connect(ends);
  await until(() => [MIDDLE, OTHER].every((i) => ends[i].states.length && code(ends[i].states.at(-1))));
  await quiet(ends);
  const told = [MIDDLE, OTHER].map((i) => `${ends[i].states.at(-1).state} by ${ends[i].states.at(-1).by}`);
  hand();
  await until(() => ends.every((end) => end.ended));
  return `${[...new Set(told)]}, then ${ends.every((end) => end.said("over")?.checked) ? "checked" : "lost"}`;
}

const END = {
  "another half than promised": () => cheated(nth(1, HALF, () => ({ kind: HALF, half: new Uint8Array(16) }))),
  "the same half again": () => {
    let before;
    return cheated((message) => {
      if (message.kind !== HALF) return undefined;
      before ??= message;
      return before;
    });
  },
  "the half after the next one": () =>
    cheated(nth(1, HALF, (_, { secrets }) => ({ kind: HALF, half: secrets.half(5) }))),
  "an illegal act": () => cheated(nth(0, ACT, () => ({ kind: ACT, word: "roll:9", shown: [] }))),
  "an act that is no word": () => cheated(nth(0, ACT, () => ({ kind: ACT, word: "roll:1\nrecord", shown: [] }))),
  "an act twice": () => cheated(nth(0, ACT, (message) => [message, message])),
  "an act with a card": () =>
    cheated(nth(0, ACT, ({ word }) => ({ kind: ACT, word, shown: [{ slot: 0, secret: new Uint8Array(16) }] }))),
  "an act for a half": () => cheated(nth(1, HALF, () => ({ kind: ACT, word: "roll:1", shown: [] }))),
  "a half for an act": () => cheated(nth(0, ACT, (_, { secrets }) => ({ kind: HALF, half: secrets.half(2) }))),
  "a resignation, of three": () => cheated(nth(1, HALF, () => ({ kind: RESIGN }))),
  "keys": () => cheated(nth(1, HALF, () => ({ kind: KEYS, secrets: [new Uint8Array(16)] }))),
  "a deck": () => cheated(nth(1, HALF, () => ({ kind: PASS, points: new Uint8Array(32) }))),
  "its seed too early": () => cheated(nth(1, HALF, (_, { secrets }) => ({ kind: SEED_OPENED, seed: secrets.seed }))),
  "another seed at the end": () =>
    cheated(nth(0, SEED_OPENED, () => ({ kind: SEED_OPENED, seed: new Uint8Array(32) }))),
  "two stories": () => stories(GUEST, OTHER, MIDDLE),
  "a message made up for another": () =>
    altered(
      (parts, journal, times) => {
        if (times || !journal.chains[OTHER].size) return parts;
        const { counts } = journal.record.states[OTHER];
        const made = { end: OTHER, counts: counts.with(OTHER, counts[OTHER] + 1), signature: new Uint8Array(48) };
        return [...parts, { ...made, messages: [Uint8Array.of(1, 1, RESIGN)] }];
      },
      { from: GUEST, to: MIDDLE, honest: [MIDDLE] },
    ),
  "a letter in the name of another": () =>
    altered((parts, journal, times) => (times ? parts : [{ ...parts[0], end: OTHER }, ...parts.slice(1)]), {
      from: GUEST,
      to: MIDDLE,
      honest: [MIDDLE],
    }),
  "another signature": () =>
    altered(
      (parts, journal, times) => {
        const made = signature(new Uint8Array(32), new Uint8Array(32));
        return times ? parts : [{ ...parts[0], signature: made }, ...parts.slice(1)];
      },
      { from: GUEST, to: MIDDLE, honest: [MIDDLE] },
    ),
  "messages that never were": () =>
    altered(
      (parts) => parts.map((one) => (one.end === GUEST ? { ...one, counts: one.counts.with(OTHER, 99) } : one)),
      { from: GUEST, to: MIDDLE, honest: [MIDDLE] },
    ),
  "a half kept back": () => waits(HALF, 2, ({ state, by }) => state === "waiting" && by === GUEST),
  "an act kept back": () => waits(ACT, 1, ({ state, by }) => state === "theirs" && by === GUEST),
};

const CENTRE = {
  "changes a message": () => altered(part(GUEST, (one) => last(one, flipped))),
  "changes an act": () =>
    altered((parts) => parts.map((one) => {
      const at = one.end === GUEST ? one.messages.findIndex((message) => message[2] === ACT) : -1;
      return at < 0 ? one : { ...one, messages: one.messages.with(at, flipped(one.messages[at])) };
    })),
  "makes up a message": () =>
    altered(part(GUEST, ({ messages, counts }) => ({
      messages: [...messages, messages.at(-1)],
      counts: counts.with(GUEST, counts[GUEST] + 1),
    }))),
  "signs for another": () =>
    altered(part(GUEST, (one, { record }) => ({ ...last(one, flipped), signature: signature(toBytes(record.seed), one.messages[0]) }))),
  "leaves one out in the midst": () =>
    altered((parts) => parts.map((one) => {
      if (one.end !== GUEST || one.counts[GUEST] < 3) return one;
      return { ...one, messages: one.messages.slice(1) };
    })),
  "leaves out the last": () =>
    altered(part(GUEST, ({ messages, counts }) => ({
      messages: messages.slice(0, -1),
      counts: counts.with(GUEST, counts[GUEST] - 1),
    }))),
  "holds back what its own follow": () => altered((parts) => parts.filter(({ end }) => end === MIDDLE)),
  "gives messages of one as those of the other": () =>
    altered((parts) => parts.map((one) => (one.end === GUEST ? { ...one, messages: parts[0].messages } : one))),
  "sends what can't be read": async () => {
    const ends = started();
    connect(ends, () => {}, MIDDLE, (text, from, to) => (from === MIDDLE && to === OTHER ? `${text}A` : text));
    await until(() => faulty(ends[OTHER]));
    return said(ends, [OTHER]);
  },
  // One end gets a list with a key that the middle has made: what the true one signs isn't taken.
  async "gives another list"() {
    const ends = started();
    const record = JSON.parse(ends[OTHER].kept);
    record.given[GUEST] = JSON.parse(toys({ hands: false, seats: [1, 0, 2] })[1].kept).given[GUEST];
    ends[OTHER].kept = JSON.stringify(record);
    ends[OTHER].start();
    connect(ends);
    await until(() => faulty(ends[OTHER]));
    return said(ends, [OTHER]);
  },
  "tells each another act of its own": () => stories(MIDDLE, OTHER, GUEST),
  // Without what the middle holds back the game waits for its end; another way brings it.
  async "holds back all of one"() {
    const ends = started();
    connect(ends, () => {}, MIDDLE, (text, from, to) => {
      if (from !== MIDDLE || to !== OTHER) return text;
      return ends[OTHER].talk.journal.chains[GUEST].size > 1 ? null : text;
    });
    await quiet(ends);
    const { state, by } = ends[OTHER].states.at(-1);
    connectPair(ends, GUEST, OTHER);
    await until(() => ends.every((end) => end.ended));
    return `${state} by ${by}, then ${ends.every((end) => end.said("over")?.checked) ? "checked" : "lost"}`;
  },
};

const results = {};
for (const [who, cheats] of Object.entries({ END, CENTRE })) {
  for (const [name, cheat] of Object.entries(cheats)) {
    try {
      results[`${who === "END" ? "" : "the middle "}${name}`] = await cheat();
    } catch (error) {
      results[`${who} ${name}`] = String(error.stack);
    }
  }
}
console.log(JSON.stringify(results, null, 2));
process.exit();
