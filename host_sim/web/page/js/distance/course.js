// The course of a game at one end, once through: what its table waits for is answered with what both
// ends hand over. What the journal has already is told to the table quietly; then the game goes on.
//
// A resignation may cross messages of the other end. It counts where these leave the game open: each end
// plays first what the other did before it took the resignation. Of two that cross, that of the one who
// invited counts. So both ends come to the same end, whatever came first, and on each load.

import { toBytes } from "../base64.js";
import { same } from "./bytes.js";
import { Cards, checkPass } from "./cards.js";
import { cast, publicSeed } from "./dice.js";
import { contentOf, seenBy } from "./journal.js";
import { cards, firstPass, secondPass, thirdPass } from "./locks.js";
import { ACT, HALF, KEYS, PASS, RESIGN, SEED_OPENED } from "./messages.js";
import { decksOf, prove } from "./proof.js";
import { Secrets, before } from "./secrets.js";
import { Trouble } from "./trouble.js";

const HELLO = "regalia 1";
const RESTARTING = "refused restarting";
const RESIGNED = Symbol("somebody resigned");
export const STOPPED = Symbol("the course was stopped");
export const AGAIN = Symbol("the course must be gone through again");

// What is reported while a message of the other end is waited for, by its kind.
const WAITING = {
  [HALF]: ["waiting", { for: "half" }],
  [PASS]: ["waiting", { for: "shuffle" }],
  [KEYS]: ["waiting", { for: "key" }],
  [ACT]: ["theirs", {}],
  [SEED_OPENED]: null, // the game is over
};
const BEFORE = ["waiting", {}]; // the game hasn't begun: the half is of no dice

export class Course {
  /** report(state, detail): as `say` of a conversation. added(): called when a message is to be sent.
      shown(): called when the table shows the match. */
  constructor({ journal, table, report, added, shown }) {
    this.journal = journal;
    this.table = table;
    this.report = report;
    this.added = added;
    this.shown = shown;
    const { seed, end, seat, theirs } = journal.record;
    this.inviter = end === 0;
    this.seat = seat;
    this.secrets = new Secrets(toBytes(seed));
    this.cards = new Cards(journal.bond, this.secrets);
    this.last = toBytes(theirs); // the half of the other end before the next one
    this.halves = [0, 0]; // how many were used, here and there
    this.told = 0; // how many messages of the journal were told, and taken
    this.taken = 0;
    this.known = journal.theirs.size; // messages of the other end that were here from the start
    this.quiet = false; // whether the table was dealt to and hasn't been told to go on
    this.isShown = false;
    this.state = null; // what is reported as soon as the course has to wait
    this.begun = false; // whether it has been somebody's turn
    this.resigned = false;
    this.missed = false; // whether the table took less than was taken, as its person resigned meanwhile
    this.isOver = false; // also by a resignation
    this.stopped = false;
    this.wake = () => {};
  }

  /** End the course: nothing more is asked, said or kept. */
  stop() {
    this.stopped = true;
    this.wake();
  }

  /** Look again: the table said something, or a message came. */
  news() {
    this.wake();
  }

  /** Go through the game to its end. Throws Trouble, STOPPED, or AGAIN: a new course would come to
      another end, as a resignation here crossed messages of the other end. */
  async run() {
    await this.deal();
    for (;;) {
      try {
        const [word, ...rest] = await this.statement();
        if (word === "over") return await this.end(rest.join(" "));
        this.begun ||= word === "turn";
        if (word === "turn") await (rest[0] === "here" ? this.own() : this.other());
        else await this.due(...rest);
      } catch (reason) {
        if (reason !== RESIGNED) throw reason;
      }
    }
  }

  // Who invited opens a half. Nobody knew it and the anchor of the other end at the same time before.
  async deal() {
    const { game, edition, seat } = this.journal.record;
    const half = this.inviter ? await this.tellHalf() : await this.takeHalf(BEFORE);
    const seed = publicSeed(this.journal.bond, half);
    const [greeting] = await this.ask(HELLO); // regalia 1 VERSION GAME...
    if (!greeting.split(" ").slice(3).includes(game)) throw new Trouble("no such game");
    const [answer] = await this.ask(`deal ${game} ${edition} ${seat} ${seed}`);
    if (answer === RESTARTING) await this.wait(() => undefined); // it greets, and a new course begins
    if (answer !== "ok") throw new Trouble("table", why(answer));
    this.quiet = true;
  }

  async due(verb, ...words) {
    const count = Number(words.at(verb === "cast" ? 0 : -1));
    let answer;
    if (verb === "shuffle") answer = await this.shuffle(words[0], words[1].split(","));
    else if (verb === "draw") answer = await this.draw(Number(words[0]), words[1], count);
    else if (verb === "open") answer = await this.open(words[0], count);
    else answer = await this.cast(count, Number(words[1]));
    await this.order(`event ${verb} ${answer}`, "table");
  }

  async shuffle(pile, words) {
    const deck = this.cards.begin(words);
    const { bond } = this.journal;
    const tell = (done) => this.report("shuffling", { done: done / deck.size });
    const { secrets } = this;
    const [a, b, c] = [
      async () => firstPass(await cards(bond, deck.number, deck.size), secrets, deck.number, tell),
      () => secondPass(deck.passes[0], secrets, deck.number, deck.first, tell),
      () => thirdPass(deck.passes[1], secrets, deck.number, deck.first, tell),
    ];
    for (const [number, make] of [a, b, c].entries()) {
      const ours = this.inviter === (number !== 1);
      const { points } = ours
        ? await this.tell(PASS, async () => ({ points: await make() }))
        : await this.take(PASS);
      if (!ours) checkPass(points, deck);
      deck.passes.push(points);
    }
    this.cards.lay(pile, deck);
    return `?${deck.size}`;
  }

  async draw(player, pile, count) {
    const slots = this.cards.take(pile, count);
    if (player === this.seat) {
      return (await this.cards.draw(slots, (await this.take(KEYS)).secrets)).join(",");
    }
    await this.tell(KEYS, () => ({ secrets: this.cards.keys(slots) }));
    this.cards.give(slots);
    return `?${count}`;
  }

  async open(pile, count) {
    const slots = this.cards.take(pile, count);
    await this.tell(KEYS, () => ({ secrets: this.cards.keys(slots) }));
    return (await this.cards.open(slots, (await this.take(KEYS)).secrets)).join(",");
  }

  async cast(count, sides) {
    const halves = [await this.tellHalf(), await this.takeHalf()];
    if (!this.inviter) halves.reverse();
    return cast(this.journal.bond, halves, count, sides).join(",");
  }

  async tellHalf() {
    const number = this.halves[0]++;
    return (await this.tell(HALF, () => ({ half: this.secrets.half(number) }))).half;
  }

  async takeHalf(state) {
    const { half } = await this.take(HALF, state);
    if (!same(before(half), this.last)) throw new Trouble("other half");
    this.last = half;
    return half;
  }

  // The turn of the player here. A message of the other end has no place in it.
  async own() {
    const past = await this.past(ACT);
    if (past) {
      this.cards.leave(past.shown);
      return this.order(`mine ${past.word}`, "table");
    }
    this.state = ["yours", {}];
    const line = await this.wait(() => {
      if (this.taken < this.journal.theirs.size) throw new Trouble("out of turn");
      return this.table.said[0]?.startsWith("act ") ? this.table.said.shift() : undefined;
    });
    const [, word, , shows] = line.split(" ");
    const shown = shows ? this.cards.show(shows.split(",")) : [];
    await this.tell(ACT, () => ({ word, shown }));
  }

  async other() {
    const { word, shown } = await this.take(ACT);
    const words = await this.cards.reveal(shown);
    await this.order(`act ${word}${words.length ? ` shows ${words.join(",")}` : ""}`, "illegal");
  }

  // Both open their seeds, and check everything.
  async end(result) {
    this.isOver = true;
    // A resignation here that doesn't count.
    if (this.coming(this.journal.ours, this.told)?.kind === RESIGN) this.told += 1;
    await this.tell(SEED_OPENED, () => ({ seed: this.secrets.seed }));
    if (this.quiet) await this.go();
    this.report("over", { result, for: "seed" });
    const theirs = new Secrets(await this.takeSeed());
    const { cards, inviter, secrets } = this;
    await prove(cards, theirs, { inviter: !inviter, anchor: toBytes(this.journal.record.theirs) });
    const ends = inviter ? [secrets, theirs] : [theirs, secrets];
    for (const words of decksOf(cards, ends)) await this.order(`deck ${words.join(",")}`, "unlike");
    const lines = await this.ask("record");
    const last = lines.pop();
    // A game that ended while it was dealt has no record.
    if (last !== "end" && this.begun) throw new Trouble("unlike", why(last));
    const record = lines.map((line) => `${line}\n`).join("");
    this.report("over", { result, record, checked: true });
  }

  // Before it there may be what crossed a resignation: one of the other end that doesn't count, or what
  // it did before it took the one of this end. What came only now may lead to another end.
  async takeSeed() {
    let late = this.missed;
    for (;;) {
      const number = this.taken;
      const { kind, seed } = await this.next(SEED_OPENED);
      if (kind !== SEED_OPENED && kind !== RESIGN && !this.resigned) throw new Trouble("out of place");
      if (kind === SEED_OPENED && late) throw AGAIN;
      if (kind === SEED_OPENED) return seed;
      late ||= this.resigned && number >= this.known;
    }
  }

  // What the table waits for now, as words.
  async statement() {
    for (;;) {
      const words = (await this.wait(() => this.table.said.shift(), true)).split(" ");
      if (words[0] === "over") return words;
      if (!this.resigned && (words[0] === "due" || words[0] === "turn")) return words;
    }
  }

  // The message of this kind that the other end has to say now.
  async take(kind, state) {
    const message = await this.next(kind, state);
    if (message.kind !== kind) throw new Trouble("out of place");
    return message;
  }

  async next(kind, state = WAITING[kind]) {
    this.state = state;
    const message = await this.wait(() => this.journal.theirs.messages[this.taken]);
    this.taken += 1;
    return contentOf(message);
  }

  // Say a message: keep it, then let it be sent. What the journal has already isn't made again.
  async tell(kind, make) {
    const past = await this.past(kind);
    if (past) return past;
    const message = { kind, ...(await make()) };
    this.check();
    this.told += 1;
    await this.journal.add(message, this.taken);
    this.added();
    return message;
  }

  // The next message of this end that the journal has, which is of this kind; null if there is none.
  async past(kind) {
    const message = this.coming(this.journal.ours, this.told);
    if (!message) return null;
    await this.hearTheirs();
    if (message.kind === RESIGN) await this.resignAgain();
    if (message.kind !== kind) throw new Trouble("other rules");
    this.told += 1;
    return message;
  }

  coming(chain, number) {
    return number < chain.size ? contentOf(chain.messages[number]) : null;
  }

  // Wait until `find` returns something. Meanwhile somebody may resign. soon: the table says it without
  // anybody's doing; else what the journal has is told, and all is shown from now on.
  async wait(find, soon = false) {
    for (;;) {
      this.check();
      await this.hearResignation(soon);
      const found = find();
      if (found !== undefined) return found;
      if (this.quiet && !soon) {
        await this.go();
      } else {
        if (this.state) this.report(...this.state);
        this.state = null;
        await new Promise((wake) => (this.wake = wake));
      }
    }
  }

  async go() {
    this.quiet = false;
    await this.order("go", "table");
    this.isShown = true;
    this.shown();
  }

  // soon: as of `wait`. Then the table's word comes first: the game may be over.
  async hearResignation(soon) {
    if (this.isOver) return;
    if (this.table.said[0] === "resign") {
      this.table.said.shift();
      await this.tell(RESIGN, () => ({}));
      await this.resign(null);
    }
    if (soon) return;
    await this.hearTheirs();
    const { ours, theirs } = this.journal;
    if (this.coming(ours, this.told)?.kind !== RESIGN) return;
    const next = this.coming(theirs, this.taken);
    const open = next && next.kind !== RESIGN && next.kind !== SEED_OPENED;
    if (!open || seenBy(theirs.messages[this.taken]) > this.told) await this.resignAgain();
  }

  // The other end's resignation, if it is next and nothing is left that was told before it was taken.
  async hearTheirs() {
    const { ours, theirs } = this.journal;
    if (this.isOver || this.coming(theirs, this.taken)?.kind !== RESIGN) return;
    if (this.told < ours.size && seenBy(ours.messages[this.told]) <= this.taken) return;
    this.taken += 1;
    await this.resign("resign");
  }

  // The person here resigned in the past, which counts unless one who invited did so, too.
  async resignAgain() {
    const { messages } = this.journal.theirs;
    const crosses = (message, i) =>
      i >= this.taken && contentOf(message).kind === RESIGN && seenBy(message) <= this.told;
    const other = this.inviter ? -1 : messages.findIndex(crosses);
    if (other < 0) this.told += 1;
    else this.taken = other + 1;
    await this.resign(other < 0 ? "mine resign" : "resign");
  }

  // Tell the table, unless it told, and leave what was going on.
  async resign(line) {
    this.resigned = this.isOver = true;
    if (line) await this.order(line, "table");
    // The person here acted at the same moment, which nobody was told.
    if (this.table.said.some((said) => said.startsWith("act "))) throw AGAIN;
    throw RESIGNED;
  }

  async ask(line) {
    const answer = await this.table.ask(line);
    this.check();
    return answer;
  }

  // Send the table what it has to take; throw Trouble of this code if it refuses. It does if its
  // person has resigned meanwhile.
  async order(line, code) {
    const answer = (await this.ask(line)).at(-1);
    if (answer === "ok") return;
    if (this.table.said.includes("resign")) {
      this.missed = true;
      while (this.table.said[0] !== "resign") this.table.said.shift();
      await this.hearResignation(true);
    }
    throw new Trouble(code, why(answer));
  }

  check() {
    if (this.stopped) throw STOPPED;
  }
}

// The reason in an answer "refused …".
function why(answer) {
  return answer.replace(/^refused */, "");
}
