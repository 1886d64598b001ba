// Random sequences of what people do with links: two hosts and two guests, a thief who reads all links and
// opens them in a page of its own, and a messenger who loses, repeats, cuts and mistakes links. Browsers
// refuse to keep what they should, and pages are loaded again. Then a messenger who makes no mistakes
// carries what the pages offer: each game must end, checked, at both ends.
//     PAGE=FOLDER node sequences.mjs FIRST COUNT
// Out as JSON: {failed: [{sequence, why, acts}], over, given back, ...}: how often each thing came.

globalThis.addEventListener = () => {};
globalThis.location = { href: "https://example.org/play/" };
globalThis.document = {
  title: "",
  activeElement: { blur() {} },
  getElementById: () => ({ querySelector: () => ({}) }),
};

const { anything, connect, load, random } = await import("./ends.mjs");
const { ToyTable } = await import("./toy_table.mjs");
const { Current } = await load("current.js");
const { InTurn } = await load("inturn.js");
const { Journal } = await load("journal.js");
const { linkOf } = await load("links.js");
const { Matches } = await load("matches.js");
const { RESIGN } = await load("messages.js");
const { Opening } = await load("opening.js");
const { Passing } = await load("passing.js");
const { Shown } = await load("shown.js");
const { Secrets } = await load("secrets.js");
const { toLetters } = await load("../base64.js");

const VERSION = "1.0";
const NAMES = { en: "Somebody" };
const GAMES = { toy: { title: NAMES, seats: [NAMES, NAMES], fewest: 2, hands: true, editions: { first: NAMES }, distant: true } };
const SILENT = new Proxy({}, { get: () => () => {} });
const ACTS = 80; // of a sequence
const ROUNDS = 400; // of the messenger at the end

// The halves of a seed are a thousand hashes: made once.
const { get: made } = Object.getOwnPropertyDescriptor(Secrets.prototype, "halves");
const halves = new Map();
Object.defineProperty(Secrets.prototype, "halves", {
  get() {
    const seed = toLetters(this.seed);
    if (!halves.has(seed)) halves.set(seed, made.call(this));
    return halves.get(seed);
  },
});

// A person's page, as distance.js puts it together, without anything that is drawn.
class Page {
  constructor(person) {
    this.person = person;
    this.drawn = null; // what the dialog shows
    this.complaints = [];
    this.dialog = {
      games: GAMES,
      version: VERSION,
      asks: false,
      open() {},
      close() {},
      nameOf: ({ id }) => id,
      otherOf: () => "Other",
      show: (drawn) => (this.drawn = drawn),
    };
    this.gone = false;
    this.matches = new Matches("matches", () => {});
    this.matches.database = this.database();
    for (const [id, match] of person.disk) this.matches.all.set(id, structuredClone(match));
    this.table = new ToyTable({ bot: (acts, table) => person.plays && person.bot(acts, table), turns: 1 });
    this.table.onLine = (line) => this.current.desk.onLine(line);
    this.current = new Current({
      link: { wish: (_, { line }) => this.table.send(line) },
      share: SILENT,
      matches: this.matches,
      on: {
        ...{ opened() {}, lost() {}, met() {}, gone() {} },
        changed: (match, before, detail) => this.changed(match, detail),
        refused: (detail) => this.shown.complainOf(detail),
        freed: () => (this.shown.passed = null),
      },
    });
    this.news = SILENT;
    this.shown = new Shown(this);
    const complain = this.shown.complain.bind(this.shown);
    this.shown.complain = (words) => {
      if (words) this.complaints.push(words);
      complain(words);
    };
    this.passing = new Passing(this);
    this.opening = new Opening(this);
    this.ends = new Map(); // by the id of a match: {result, record} when it is over and checked
    this.turn = new InTurn();
  }

  // Keeps what the person's disk takes; each thing takes its time, and nothing once the page is gone.
  database() {
    const { disk } = this.person;
    return {
      transaction: () => {
        const acts = [];
        const transaction = {
          objectStore: () => ({
            transaction,
            put: (match) => acts.push(((kept) => () => disk.set(kept.id, kept))(structuredClone(match))),
            delete: (id) => acts.push(() => disk.delete(id)),
          }),
        };
        setImmediate(() => {
          if (this.gone) return;
          if (this.person.full) return transaction.onabort();
          for (const act of acts) act();
          transaction.oncomplete();
        });
        return transaction;
      },
    };
  }

  changed(match, detail) {
    if (match.state === "broken") this.broken = `${detail.code} in ${match.id}`;
    if (detail.checked) this.ends.set(match.id, `${detail.result}\n${detail.record}`);
    this.shown.show();
  }

  /** Do what the person asks for; resolves when all rests. */
  async act(act) {
    await this.turn.do(act);
    await this.rest();
  }

  /** Wait until the page does nothing by itself any more. */
  async rest() {
    let before = "";
    for (let same = 0; same < 6; ) {
      await new Promise((go) => setImmediate(go));
      const now = `${this.table.lines.length} ${this.current.talk?.journal.kept} ${this.current.match?.state}`;
      const deals = this.current.match?.state === "shuffling" || this.current.talk?.table.asked.length;
      same = now === before && !deals ? same + 1 : 0;
      before = now;
    }
  }

  async start() {
    const last = this.matches.list().find(({ onTable }) => onTable);
    if (last) await this.current.put(last);
    this.shown.show();
    await this.rest();
  }
}

class Person {
  constructor(name, seed) {
    this.name = name;
    this.bot = anything(seed);
    this.disk = new Map();
    this.full = false; // whether the disk refuses
    this.plays = true;
    this.page = null;
  }

  async load() {
    if (this.page) this.page.gone = this.page.table.off = true;
    this.page?.current.talk?.close();
    this.page = new Page(this);
    await this.page.start();
  }

  match(id) {
    return this.page.matches.all.get(id);
  }

  /** Open a text in which there is a link. */
  open(text) {
    return this.page.act(() => this.page.opening.open(text));
  }

  /** Press a button of the dialog if it is there; returns the link that is shown then. */
  async press(name) {
    const { page } = this;
    page.shown.show();
    if (!page.drawn.offers.includes(name)) return "";
    page.shown.passed = null;
    const acts = {
      accept: () => page.passing.accept(page.shown.guest),
      letter: () => page.passing.letter(),
      answer: () => page.passing.answer(),
      call: () => page.passing.call(),
      aside: () => page.current.leave(),
    };
    await page.act(acts[name]);
    return page.shown.passed?.link ?? "";
  }

  /** Take a match from the list to the table; returns the link that is shown then, if there is one. */
  async resume(id) {
    await this.page.act(() => this.page.passing.resume(id));
    return this.page.shown.passed?.link ?? "";
  }
}

class Sequence {
  constructor(number) {
    this.below = random(7919 * (number + 1));
    this.people = ["host", "other host", "guest", "other guest", "thief"].map(
      (name, i) => new Person(name, number * 5 + i + 1),
    );
    [this.thief] = this.people.slice(-1);
    this.links = []; // {link, from, forged} that were passed on
    this.pairs = new Map(); // by the id of a game, the model: its host and who answered first
    this.log = [];
    this.counts = {};
  }

  one(all) {
    return all[this.below(all.length)];
  }

  count(what) {
    this.counts[what] = (this.counts[what] ?? 0) + 1;
  }

  pass(link, from) {
    const match = from.page.current.match;
    if (link) this.links.push({ link, from, id: match.id, end: match.record.end });
  }

  // To whom a link should go.
  to({ id, from, end }) {
    const fits = (one) => one !== from && (!end ? !one.match(id) || one.match(id).record.end : one.match(id)?.record.end === 0);
    return this.one(this.people.filter(fits));
  }

  async run() {
    for (const person of this.people) await person.load();
    for (let i = 0; i < ACTS; i++) await this.step();
    for (const person of this.people) {
      person.full = false;
      await person.load();
    }
    for (const [id, pair] of this.pairs) await this.finish(id, pair);
  }

  async step() {
    const person = this.one(this.people);
    const { page } = person;
    page.shown.show();
    const { guest } = page.shown;
    const next = guest ? "accept" : page.drawn.offers.includes("letter") ? "letter" : "";
    const likely = next && this.below(2) ? STEPS.find(([name]) => name === `presses ${next}`) : null;
    const [name, act] = likely ?? this.one(STEPS);
    this.log.push(`${person.name} ${name}`);
    await act(this, person);
    this.check();
  }

  // What holds at each moment.
  check() {
    for (const { name, page } of this.people) {
      if (page.broken) throw new Error(`${name}: ${page.broken}`);
      const bad = page.complaints.find((words) => !words || /undefined|[{}]/.test(words));
      if (bad !== undefined) throw new Error(`${name} is told: ${bad}`);
      for (const words of page.complaints) this.count(words.slice(0, 40));
      page.complaints = [];
    }
    for (const [id, { host, guest }] of this.pairs) {
      const [one, other] = [host, guest].map((end) => end?.match(id)?.record);
      if (![one, other].every((record) => record?.given.every(Boolean)) || this.lost) continue;
      for (const [end, sent] of [one.chains[0], other.chains[1]].entries()) {
        const got = [other, one][end].chains[end];
        if (got.some((message, i) => message !== sent[i])) throw new Error(`${id}: another message came`);
      }
    }
  }

  /** A person opens a text; the model is told if an answer was the first. */
  async open(person, link, text) {
    const before = new Map([...person.page.matches.all].map(([id, match]) => [id, match.state]));
    const kept = link.forged && JSON.stringify([...person.page.matches.all.values()].map(({ record }) => record.chains));
    await person.open(text);
    if (link.forged) {
      const now = JSON.stringify([...person.page.matches.all.values()].map(({ record }) => record.chains));
      if (now !== kept && person.name !== "thief") throw new Error(`${person.name} took what the thief forged`);
    }
    for (const match of person.page.matches.all.values()) {
      if (before.get(match.id) !== "proposed" || match.state === "proposed") continue;
      const guest = this.people.find((one) => one !== person && one.match(match.id) && isOther(one.match(match.id), match));
      this.pairs.set(match.id, { host: person, guest });
      this.count("answered");
    }
  }

  // A messenger without mistakes carries what the pages of both ends offer, until the game is over there.
  async finish(id, { host, guest }) {
    const ends = [host, guest];
    if (ends.some((end) => !end?.match(id))) return this.count("never kept");
    let idle = 0;
    const over = () => ends.every((end) => end.page.ends.has(id));
    for (let round = 0; !over(); round++) {
      if (round === ROUNDS) throw new Error(`${id}: no way on; ${ends.map((end) => this.seen(end, id)).join("; ")}`);
      const [from, to] = round % 2 ? [guest, host] : [host, guest];
      await from.page.rest();
      if (from.page.current.match?.id !== id) await from.resume(id);
      const asked = to.match(id).state === "proposed"; // the page says so when it gets a letter
      const { owes } = from.page.current.talk ?? {};
      idle = owes || asked ? 0 : idle + 1; // both wait: one of them shows the last link again
      const link = (asked || owes || idle > 6) && (await from.press(asked ? "answer" : "letter"));
      if (link) await this.open(to, {}, link);
      this.check();
    }
    const [one, other] = ends.map((end) => end.page.ends.get(id));
    if (one !== other) throw new Error(`${id}: two ends: ${one} / ${other}`);
    this.count("over");
  }

  seen(end, id) {
    const { state, record } = end.match(id);
    const { chains, has } = record;
    return `${end.name} ${state} ${chains.map(({ length }) => length)} has ${has[1 - record.end]} offers ${end.page.drawn.offers}`;
  }
}

// Whether a match is the other end of one whose answer is here.
function isOther({ record }, match) {
  return record.end === 1 && record.given[1] === match.record.given[1];
}


// What a text looks like when it arrives.
function mangled(link, below) {
  const code = link.indexOf("=") + 1;
  const ways = [
    () => link,
    () => link,
    () => `Look: <${link}>.`,
    () => link.match(/.{1,76}/g).map((line) => `> ${line}`).join("\r\n"),
    () => link.slice(0, code + below(link.length - code)),
    () => link.slice(0, -1) + (link.endsWith("A") ? "B" : "A"),
  ];
  return ways[below(ways.length)]();
}

const carry = async (run, person) => {
  if (!run.links.length) return;
  const { below, links } = run;
  const link = links[Math.max(0, links.length - 1 - below(below(4) ? 3 : links.length))];
  const to = (below(4) && run.to(link)) || person;
  const text = below(3) ? link.link : mangled(link.link, below);
  run.log.push(`  ${to.name}: ${link.forged ? "forged " : ""}${/#(\w+)/.exec(text)?.[1]} of ${link.id} from ${link.from.name}`);
  await run.open(to, link, text);
};

const STEPS = [
  ...Array(14).fill(["opens a link", carry]),
  [
    "invites",
    async (run, person) => {
      if (person === run.thief || run.links.filter(({ link }) => link.includes("#invitation=")).length > 3) return;
      await person.page.act(() => person.page.passing.invite({ game: "toy", edition: "first", seats: run.below(2) ? [1, 0] : [0, 1] }));
      run.pass(person.page.shown.passed?.link, person);
    },
  ],
  ...["accept", "accept", "letter", "letter", "letter", "answer", "call", "aside"].map((name) => [
    `presses ${name}`,
    async (run, person) => run.pass(await person.press(name), person),
  ]),
  [
    "goes on with a game",
    async (run, person) => {
      const matches = person.page.matches.list();
      if (matches.length) run.pass(await person.resume(run.one(matches).id), person);
    },
  ],
  ["resigns", async (run, person) => run.below(3) || (person.page.table.resign(), await person.page.rest())],
  ["loads the page again", (run, person) => person.load()],
  [
    "has a full disk, or none",
    async (run, person) => {
      person.full = run.below(2) === 0;
      run.lost ||= person.full;
    },
  ],
  [
    "is connected for a while",
    async (run, person) => {
      const { match, talk } = person.page.current;
      const pair = match && run.pairs.get(match.id);
      const other = pair && [pair.host, pair.guest].find((end) => end && end !== person);
      if (!other || ![pair.host, pair.guest].includes(person) || other.page.current.match?.id !== match.id) return;
      if (!talk || !other.page.current.talk) return;
      let texts = 1 + run.below(12);
      const ends = [person, other].map(({ page }) => ({ talk: page.current.talk }));
      let cut = () => {};
      cut = connect(ends.sort((a, b) => a.talk.journal.end - b.talk.journal.end), () => --texts || cut());
      for (let i = 0; i < 3; i++) for (const { page } of [person, other]) await page.rest();
      cut();
      run.count("connected");
    },
  ],
  [
    "forges a resignation",
    async (run) => {
      const id = run.one([...run.pairs.keys(), ""]);
      if (!id) return;
      const { host, guest } = run.pairs.get(id);
      const victim = run.one([host, guest]);
      const record = victim?.match(id)?.record;
      if (!record?.given.every(Boolean)) return;
      const seed = toLetters(Uint8Array.from({ length: 32 }, () => run.below(256)));
      const journal = new Journal({ ...record, seed }, async () => {});
      await journal.add({ kind: RESIGN }, journal.passable);
      const link = linkOf("letter", journal.letter(1 - record.end));
      run.links.push({ link, from: run.thief, id, end: record.end, forged: true });
    },
  ],
];

const [first, count] = process.argv.slice(2).map(Number);
const failed = [];
const counts = {};
for (let number = first; number < first + count; number++) {
  const sequence = new Sequence(number);
  try {
    await sequence.run();
  } catch (error) {
    failed.push({ sequence: number, why: String(error.stack), acts: sequence.log });
  }
  for (const [what, times] of Object.entries(sequence.counts)) counts[what] = (counts[what] ?? 0) + times;
}
console.log(JSON.stringify({ failed, counts }, null, 1));
process.exit();
