// The course of a game at one end, once through: what its table waits for is answered with what the
// ends hand over. What the journal has already is told to the table quietly; then the game goes on.
//
// Of two ends, a resignation may cross messages of the other end. It counts where these leave the game
// open: each end plays first what the other did before it took the resignation. Of two that cross, that of
// the one who invited counts. So both come to the same end, whatever came first, and on each load.

import { partsOf, secretsOf } from "./agreement.js";
import { same } from "./bytes.js";
import { Coins, cast, drawn } from "./coins.js";
import { Hands } from "./hands.js";
import { ACT, HALF, KEYS, PASS, RESIGN, SEED_OPENED } from "./messages.js";
import { Secrets, before } from "./secrets.js";
import { Trouble } from "./trouble.js";

const HELLO = "regalia 1";
export const RESTARTING = "refused restarting";
const RESIGNED = Symbol("somebody resigned");
export const STOPPED = Symbol("the course was stopped");
export const AGAIN = Symbol("the course must be gone through again");

// What is reported while a message of another end is waited for, by its kind.
const WAITING = {
  [HALF]: ["waiting", { for: "half" }],
  [PASS]: ["waiting", { for: "shuffle" }],
  [KEYS]: ["waiting", { for: "key" }],
  [ACT]: ["theirs", {}],
};
const BEFORE = ["waiting", {}]; // the game hasn't begun: the half is of no dice

export class Course {
  /** report(state, detail): as `say` of a conversation. added(): called when a message is to be sent.
      shown(): called when the table shows the match. seen(line): called with what a table where nobody
      plays is told of it. */
  constructor({ journal, table, report, added, shown, seen }) {
    this.journal = journal;
    this.table = table;
    this.report = report;
    this.added = added;
    this.shown = shown;
    this.seen = seen;
    const { end, seats, hands, given } = journal.record;
    this.end = end;
    this.ends = [...given.keys()];
    this.others = this.ends.filter((one) => one !== end);
    this.other = this.others.length === 1 ? this.others[0] : null; // of two
    this.seats = seats;
    this.secrets = secretsOf(journal.record);
    this.last = given.map((one) => partsOf(one).anchor); // each end's half before its next one
    this.halves = 0; // how many were used here
    this.mover = 0; // the end that brought about what is drawn next
    this.told = 0; // how many messages of this end were told, and how many of each other taken
    this.taken = given.map(() => 0);
    this.known = journal.chains.map(({ size }) => size); // how many were here from the start
    this.cards = new (hands ? Hands : Coins)({
      ...{ bond: journal.bond, secrets: this.secrets, inviter: !end, report },
      holds: (player) => seats[player] === end,
      tell: (kind, make) => this.tell(kind, make),
      take: (kind) => this.take(this.other, kind),
      coin: () => this.coin(),
    });
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
        if (word === "over") return await this.finish(rest.join(" "));
        this.begun ||= word === "turn";
        if (word === "turn") await this.turn(this.seats[rest[0]]);
        else await this.due(...rest);
      } catch (reason) {
        if (reason !== RESIGNED) throw reason;
      }
    }
  }

  async deal() {
    const { bond, record: { game, edition } } = this.journal;
    // Of two, who answers has fixed its halves before it knows any: one half is enough, and a letter less.
    const seed = drawn(bond, await this.opened(this.other === null ? this.ends : [0], BEFORE)).next();
    const [greeting] = await this.ask(HELLO); // regalia 1 VERSION GAME...
    if (!greeting.split(" ").slice(3).includes(game)) throw new Trouble("no such game");
    const here = [...this.seats.keys()].filter((player) => this.seats[player] === this.end);
    const [answer] = await this.ask(`deal ${game} ${edition} ${this.seats.length} ${here} ${seed}`);
    if (answer === RESTARTING) await this.wait(() => undefined); // it greets, and a new course begins
    if (answer !== "ok") throw new Trouble("table", why(answer));
    this.seen(`deal ${game} ${edition} ${this.seats.length} - ${seed}`);
    this.quiet = true;
  }

  async due(verb, ...words) {
    const count = Number(words.at(verb === "cast" ? 0 : -1));
    let answer;
    if (verb === "shuffle") answer = await this.cards.shuffle(...words);
    else if (verb === "draw") answer = await this.cards.draw(Number(words[0]), words[1], count);
    else if (verb === "open") answer = await this.cards.open(words[0], count);
    else answer = cast(await this.coin(), count, Number(words[1]));
    await this.order(`event ${verb} ${answer}`, "table");
  }

  // Numbers that all draw together now.
  async coin() {
    return drawn(this.journal.bond, await this.opened(this.ends));
  }

  // The halves of these ends: first that of the one who brought it about.
  async opened(ends, state) {
    const halves = [];
    const rest = ends.filter((end) => end !== this.mover);
    const own = (end) => end === this.end;
    for (const end of [this.mover, ...rest.filter(own), ...rest.filter((one) => !own(one))]) {
      halves[end] = await (own(end) ? this.tellHalf() : this.takeHalf(end, state));
    }
    return halves;
  }

  async tellHalf() {
    const number = this.halves++;
    return (await this.tell(HALF, () => ({ half: this.secrets.half(number) }))).half;
  }

  async takeHalf(end, state) {
    const { half } = await this.take(end, HALF, state);
    if (!same(before(half), this.last[end])) throw new Trouble("other half", "", end);
    this.last[end] = half;
    return half;
  }

  // The turn of a player at an end.
  async turn(end) {
    this.mover = end;
    await (end === this.end ? this.own() : this.theirs(end));
  }

  // The turn of a player here. A message of another end has no place in it.
  async own() {
    const past = await this.past(ACT);
    if (past) {
      this.cards.leave(past.shown);
      return this.order(`mine ${past.word}`, "table");
    }
    this.state = ["yours", {}];
    const line = await this.wait(() => {
      const early = this.others.find((end) => this.taken[end] < this.journal.chains[end].size);
      if (early !== undefined) throw new Trouble("out of turn", "", early);
      return this.table.said[0]?.startsWith("act ") ? this.table.said.shift() : undefined;
    });
    const [, word, , shows] = line.split(" ");
    const shown = shows ? this.cards.show(shows.split(",")) : [];
    await this.tell(ACT, () => ({ word, shown }));
    this.seen(`act ${word}`);
  }

  async theirs(end) {
    const { word, shown } = await this.take(end, ACT);
    const words = await this.cards.reveal(shown, end);
    await this.order(`act ${word}${words.length ? ` shows ${words.join(",")}` : ""}`, "illegal", end);
  }

  // All open their seeds, and check everything.
  async finish(result) {
    this.isOver = true;
    // A resignation here that doesn't count.
    if (this.coming(this.end, this.told)?.kind === RESIGN) this.told += 1;
    await this.tell(SEED_OPENED, () => ({ seed: this.secrets.seed }));
    if (this.quiet) await this.go();
    const secrets = [];
    secrets[this.end] = this.secrets;
    for (const end of this.others) {
      this.report("over", { result, for: "seed", by: end });
      secrets[end] = new Secrets(await this.takeSeed(end));
      const { anchor } = partsOf(this.journal.record.given[end]);
      if (!same(secrets[end].anchor, anchor)) throw new Trouble("other seed", "", end);
      await this.cards.prove(secrets[end]);
    }
    for (const words of this.cards.opened(secrets)) await this.order(`deck ${words.join(",")}`, "unlike");
    const lines = await this.ask("record");
    const last = lines.pop();
    // A game that ended while it was dealt has no record.
    if (last !== "end" && this.begun) throw new Trouble("unlike", why(last));
    const record = lines.map((line) => `${line}\n`).join("");
    this.report("over", { result, record, checked: true });
  }

  // Before it there may be what crossed a resignation: one of the other end that doesn't count, or what
  // it did before it took the one of this end. What came only now may lead to another end.
  async takeSeed(end) {
    let late = this.missed;
    for (;;) {
      const number = this.taken[end];
      const { kind, seed } = await this.next(end, null);
      if (kind !== SEED_OPENED && kind !== RESIGN && !this.resigned) throw new Trouble("out of place", "", end);
      if (kind === SEED_OPENED && late) throw AGAIN;
      if (kind === SEED_OPENED) return seed;
      late ||= this.resigned && number >= this.known[end];
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

  // The message of this kind that another end has to say now.
  async take(end, kind, state = WAITING[kind]) {
    const message = await this.next(end, [state[0], { ...state[1], by: end }]);
    if (message.kind !== kind) throw new Trouble("out of place", "", end);
    return message;
  }

  async next(end, state) {
    this.state = state;
    const message = await this.wait(() => this.coming(end, this.taken[end]) ?? undefined);
    this.taken[end] += 1;
    return message;
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
    const message = this.coming(this.end, this.told);
    if (!message) return null;
    await this.hearTheirs();
    if (message.kind === RESIGN) await this.resignAgain();
    if (message.kind !== kind) throw new Trouble("other rules");
    this.told += 1;
    return message;
  }

  // A message of an end, or null.
  coming(end, number) {
    const chain = this.journal.chains[end];
    return number < chain.size ? chain.content(number) : null;
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
    if (this.coming(this.end, this.told)?.kind !== RESIGN) return;
    const next = this.coming(this.other, this.taken[this.other]);
    const open = next && next.kind !== RESIGN && next.kind !== SEED_OPENED;
    if (!open || this.follows(this.other, this.taken[this.other]) > this.told) await this.resignAgain();
  }

  // How many messages of the one of two ends a message of the other end follows.
  follows(end, number) {
    return this.journal.chains[end].seenBy(number)[1 - end];
  }

  // The other end's resignation, if it is next and nothing is left that was told before it was taken.
  async hearTheirs() {
    const { other, told } = this;
    if (other === null || this.isOver || this.coming(other, this.taken[other])?.kind !== RESIGN) return;
    if (told < this.journal.ours.size && this.follows(this.end, told) <= this.taken[other]) return;
    this.taken[other] += 1;
    await this.resign("resign");
  }

  // The person here resigned in the past, which counts unless one who invited did so, too.
  async resignAgain() {
    const { other, taken, told } = this;
    const crosses = (message, i) =>
      i >= taken[other] && this.coming(other, i).kind === RESIGN && this.follows(other, i) <= told;
    const at = this.end ? this.journal.chains[other].messages.findIndex(crosses) : -1;
    if (at < 0) this.told += 1;
    else taken[other] = at + 1;
    await this.resign(at < 0 ? "mine resign" : "resign");
  }

  // Tell the table, unless it told, and leave what was going on.
  async resign(line) {
    this.resigned = this.isOver = true;
    if (line) await this.order(line, "table");
    this.seen(`resign ${this.seats.indexOf(line === "resign" ? this.other : this.end)}`);
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
  async order(line, code, by = undefined) {
    const answer = (await this.ask(line)).at(-1);
    if (answer === "ok") return this.seen(line.replace(/^mine (?!resign)/, "act "));
    if (this.table.said.includes("resign")) {
      this.missed = true;
      while (this.table.said[0] !== "resign") this.table.said.shift();
      await this.hearResignation(true);
    }
    throw new Trouble(code, why(answer), by);
  }

  check() {
    if (this.stopped) throw STOPPED;
  }
}

// The reason in an answer "refused …".
function why(answer) {
  return answer.replace(/^refused */, "");
}
