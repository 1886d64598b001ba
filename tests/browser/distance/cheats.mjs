// Cheats, and letters that aren't what they should be: what the honest end says, as JSON by name.
//     PAGE=FOLDER node cheats.mjs

import { altering, keptBack, nth, write } from "./altering.mjs";
import { areOver, connect, load, play, quiet, random, started, toys, until } from "./ends.mjs";
import { ToyTable } from "./toy_table.mjs";

const { ACT, HALF, KEYS, PASS } = await load("messages.js");
const { opened } = await load("locks.js");
const { ristretto255, ristretto255_hasher } = await load("ristretto.js");
const { Point } = ristretto255;

const FIRST = (acts) => acts[0];
const POINT = 32;

// The code that an honest end says when the other alters its messages: alter(message, course).
async function found(alter, { turns = 8, inviter = false, seat = 0, makeTable = null } = {}) {
  const ends = toys({ turns, seat, bots: [FIRST, FIRST] });
  const cheater = ends[inviter ? 0 : 1];
  const honest = ends[inviter ? 1 : 0];
  cheater.makeTable = makeTable ?? cheater.makeTable;
  for (const end of ends) end.start();
  altering(cheater, alter);
  connect(ends);
  await until(() => honest.ended);
  return honest.said("broken")?.code ?? "nothing";
}

const first = (kind, alter) => nth(0, kind, alter);

// Puts a point into a slot of a pass.
function put({ points }, slot, point) {
  const altered = points.slice();
  altered.set(point, POINT * slot);
  return { points: altered };
}

function at({ points }, slot) {
  return points.slice(POINT * slot, POINT * (slot + 1));
}

// The point of one slot, locked for another.
function moved(point, secrets, from, to) {
  const factor = ristretto255_hasher.hashToScalar(secrets.slot(to), { DST: "regalia distance 1 lock" });
  return opened(Point.fromBytes(point), secrets.slot(from)).multiply(factor).toBytes();
}

const FOREIGN = Point.BASE.multiply(7n).toBytes();
const LAST = 11; // the last slot of the deck, which a short game doesn't open

// A table on which the hands of the cheater's game are smaller.
class Changed extends ToyTable {
  *play() {
    const game = super.play();
    let answer;
    for (;;) {
      const { value, done } = game.next(answer);
      if (done) return value;
      if (value.event?.verb === "draw") value.text = value.text.replace("deck 3", "deck 2");
      answer = yield value;
    }
  }
}

const CHEATS = {
  "another card than shown": () =>
    found(
      first(ACT, ({ word }, { cards: { cards } }) => {
        const other = ([slot, end]) => end === "ours" && cards.words.get(slot) !== word.slice(-1);
        const [slot] = [...cards.held].find(other);
        return { shown: [{ slot, secret: cards.secrets.slot(slot) }] };
      }),
    ),
  "a card never dealt": () =>
    found(first(ACT, (_, { secrets }) => ({ shown: [{ slot: LAST, secret: secrets.slot(LAST) }] }))),
  "a card of the other's hand": () =>
    found(
      first(ACT, (_, { cards: { cards }, secrets }) => {
        const [slot] = [...cards.held].find(([, end]) => end !== "ours");
        return { shown: [{ slot, secret: secrets.slot(slot) }] };
      }),
    ),
  "a card played twice": () => {
    let before;
    return found((message) => {
      if (message.kind !== ACT || !message.shown.length) return undefined;
      if (before) return { ...message, word: before.word, shown: before.shown };
      before = message;
      return undefined;
    });
  },
  "a foreign card in the second pass": () => found(first(PASS, (pass) => put(pass, 0, FOREIGN))),
  "foreign cards in the first pass": () =>
    found(
      first(PASS, (pass) =>
        [1n, 2n, 3n, 4n, 5n, 6n, 7n, 8n].reduce(
          (altered, times, slot) => put(altered, slot, Point.BASE.multiply(times).toBytes()),
          pass,
        ),
      ),
      { inviter: true, seat: 1 }, // so the honest end draws first
    ),
  "a foreign card that is never opened": () =>
    found(first(PASS, (pass) => put(pass, LAST, FOREIGN)), { turns: 1 }),
  "the same point twice": () => found(first(PASS, (pass) => put(pass, 0, at(pass, 1)))),
  "a card twice, opened": () =>
    found(first(PASS, (pass, { secrets }) => put(pass, 0, moved(at(pass, 1), secrets, 1, 0)))),
  "a card twice, never opened": () =>
    found(
      first(PASS, (pass, { secrets }) => put(pass, LAST, moved(at(pass, 1), secrets, 1, LAST))),
      { turns: 1 },
    ),
  "slots exchanged": () =>
    found(
      first(PASS, (pass, { secrets }) => {
        const { points } = put(pass, 0, moved(at(pass, 1), secrets, 1, 0));
        return put({ points }, 1, moved(at(pass, 0), secrets, 0, 1));
      }),
    ),
  "no point": () => found(first(PASS, (pass) => put(pass, 0, new Uint8Array(POINT).fill(255)))),
  "a pass too short": () => found(first(PASS, ({ points }) => ({ points: points.slice(POINT) }))),
  "wrong key": () => found(first(KEYS, ({ secrets }) => ({ secrets: secrets.map(() => new Uint8Array(16)) }))),
  "a key too few": () => found(nth(1, KEYS, ({ secrets }) => ({ secrets: secrets.slice(1) }))),
  "a key too many": () =>
    found(nth(1, KEYS, (keys, { secrets }) => ({ secrets: [...keys.secrets, secrets.slot(LAST)] }))),
  async "out of turn"() {
    const ends = started({ bots: [() => "", FIRST] });
    connect(ends);
    await until(() => ends[0].said("yours"));
    ends[1].talk.course.tell(ACT, () => ({ word: "lay:A", shown: [] }));
    await until(() => ends[0].ended);
    return ends[0].said("broken").code;
  },
  "changed position": () =>
    found(() => undefined, { makeTable: () => new Changed({ bot: FIRST, turns: 8 }) }),
  async "a message changed later"() {
    const ends = toys({ bots: [FIRST, FIRST] });
    await play(ends);
    const { ours } = ends[1].talk.journal;
    const number = ours.messages.findIndex((message) => message[1] === ACT);
    ours.messages[number][2] ^= 1;
    ours.hashes.length = number + 1;
    return ends[0].talk.open(ends[1].talk.journal.letter(0, [0, 0]));
  },
  async "messages after the end"() {
    const ends = toys({ bots: [FIRST, FIRST] });
    await play(ends);
    const { journal } = ends[1].talk;
    const before = ends[0].kept;
    for (let i = 0; i < 5; i++) await journal.add({ kind: HALF, half: new Uint8Array(16) }, [0, 0]);
    const code = await ends[0].talk.open(journal.letter(0));
    return ends[0].kept === before && ends[0].said("over").checked ? code : "kept";
  },
  async "more messages than a game has"() {
    const ends = started({ bots: [() => "", () => ""] });
    const { journal } = ends[1].talk;
    journal.kept[1] = journal.ours.messages.push(...Array(5000).fill(Uint8Array.of(0, KEYS)));
    return ends[0].talk.open(journal.letter(0, [0, 0]));
  },
  "a key kept back": () => keptBack(started({ turns: 2, bots: [FIRST, FIRST] }), 1, 0, KEYS),
  // All that an end knows opens no card that it may not see.
  async "an early peek"() {
    const ends = started({ bots: [() => "", () => ""] });
    connect(ends);
    await until(() => ends.some((end) => end.said("yours")));
    await quiet(ends);
    const { cards } = ends[1].talk.course.cards;
    const known = [...cards.theirs.values()];
    let seen = 0;
    for (const deck of cards.decks) {
      for (const [i, point] of deck.locked.entries()) {
        const slot = deck.first + i;
        const own = cards.secrets.slot(slot);
        const names = [[own], ...known.map((secret) => [own, secret])].map((secrets) =>
          opened(point, ...secrets).toHex(),
        );
        const open = names.some((name) => deck.points?.has(name));
        if (open !== cards.theirs.has(slot)) return `slot ${slot}`;
        seen += open;
      }
    }
    return `${seen} seen`;
  },
  // An end has lost its turn, and gets another one back.
  async "a turn given back that was never made"() {
    const ends = started({ bots: [FIRST, FIRST] });
    const before = ends[1].kept;
    connect(ends);
    await until(() => areOver(ends));
    ends[1].kept = before;
    ends[1].start();
    const { journal } = ends[0].talk;
    const { messages } = journal.chains[1];
    const turn = messages.findIndex((message) => message[1] === ACT);
    messages[turn][messages[turn].length - 1] ^= 1;
    for (const { hashes } of journal.chains) hashes.length = 1;
    return ends[1].talk.open(journal.letter(1, [0, 0]));
  },
  // Refused letters, after which the game goes on.
  "garbage of 8 KB": () => refused(() => noise(8192)),
  "garbage of 10 MB": () => refused(() => noise(10_000_000)),
  "a changed byte": () =>
    refused((ends) => {
      const letter = ends[0].talk.letter();
      letter[30] ^= 1;
      return letter;
    }),
  "a letter cut off": () => refused((ends) => ends[0].talk.letter().slice(0, -5)),
  "nothing": () => refused(() => new Uint8Array()),
  "another version": () =>
    refused((ends) => {
      const letter = ends[0].talk.letter();
      letter[1] += 1;
      return letter;
    }),
  "another game": () =>
    refused(() => {
      const others = toys();
      return letterOf(others[0]);
    }),
  "own letter": () => refused((ends) => letterOf(ends[1])),
  "replayed letter": () =>
    refused(async (ends) => {
      const letter = ends[0].talk.letter();
      await ends[1].talk.open(letter);
      return letter;
    }),
  "a letter too early": () =>
    refused((ends) => {
      const { journal } = ends[0].talk;
      return journal.letter(1, journal.passable);
    }),
};

function letterOf(end) {
  if (!end.talk) end.start();
  return end.talk.journal.letter(1 - end.talk.journal.end, [0, 0]);
}

function noise(size) {
  const below = random(size);
  return Uint8Array.from({ length: size }, () => below(256));
}

// What the other end says of a letter; then the game goes on to its end, over a pipe with garbage.
async function refused(make) {
  const ends = started({ turns: 2, bots: [FIRST, FIRST] });
  await until(() => ends[0].talk.owes);
  await quiet(ends);
  const code = await ends[1].talk.open(await make(ends));
  await ends[0].talk.receive("x".repeat(1_000_000));
  await ends[0].talk.receive("not base64!");
  connect(ends);
  await until(() => areOver(ends));
  const well = ends.every((end) => !end.said("broken") && !end.said("over").code);
  return well && ends[1].said("refused").code === code ? code : "the game ended";
}

await write(CHEATS);
