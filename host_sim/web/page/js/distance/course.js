// The course of a game at one end, once through: what its table waits for is answered with what the
// ends hand over. What the journal has already is told to the table quietly; then the game goes on.

import { partsOf, secretsOf } from "./agreement.js";
import { same } from "./bytes.js";
import { Coins, cast, drawn } from "./coins.js";
import { Hands } from "./hands.js";
import { ACT, HALF, KEYS, PASS, RESIGN, RETURN, SEED_OPENED, VOTE } from "./messages.js";
import { RESIGNED, Resignations } from "./resignations.js";
import { Secrets } from "./secrets.js";
import { Taken } from "./taken.js";
import { Trouble } from "./trouble.js";

const HELLO = "regalia 1";
export const RESTARTING = "refused restarting";
export const STOPPED = Symbol("the course was stopped");
export const AGAIN = Symbol("the course must be gone through again");

// What is reported while a message of another end is waited for, by its kind.
const WAITING = {
  [HALF]: ["waiting", { for: "half" }],
  [PASS]: ["waiting", { for: "shuffle" }],
  [KEYS]: ["waiting", { for: "key" }],
};
const BEFORE = ["waiting", {}]; // the game hasn't begun: the half is of no dice

export class Course {
  /** report(state, detail): as `say` of a conversation. added(): called when a message is to be sent.
      shown(): called when the table shows the match. seen(line): called with what a table where nobody
      plays is told of it. isHere(end): whether an end is connected. */
  constructor({ journal, table, report, added, shown, seen, isHere }) {
    this.journal = journal;
    this.table = table;
    this.report = report;
    this.added = added;
    this.shown = shown;
    this.seen = seen;
    this.isHere = isHere;
    const { end, seats, hands, given } = journal.record;
    this.end = end;
    this.others = [...given.keys()].filter((one) => one !== end);
    this.other = this.others.length === 1 ? this.others[0] : null; // of two
    this.seats = seats;
    this.secrets = secretsOf(journal.record);
    this.taken = new Taken(journal);
    this.mover = 0; // the end that brought about what is drawn next
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
    this.reported = null; // what was, last
    this.begun = false; // whether it has been somebody's turn
    this.resignations = new Resignations(this);
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
      another end, as a resignation here crossed messages of the other end, or an end is away. */
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
        // The person here acted at the same moment, which nobody was told.
        if (this.table.said.some((said) => said.startsWith("act "))) throw AGAIN;
      }
    }
  }

  async deal() {
    const { game, edition } = this.journal.record;
    // Of two, who answers has fixed its halves before it knows any: one half is enough, and a letter less.
    const seed = (await this.coin(this.other === null ? undefined : 1, BEFORE)).next();
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

  // Numbers that all draw together now, or so many of them; who brought it about opens its half first. If one goes
  // away all open others, as who knew these could have chosen.
  async coin(count, state) {
    for (;;) {
      const ends = this.taken.present.slice(0, count);
      const mover = this.taken.player(this.mover);
      const rest = ends.filter((end) => end !== mover);
      const own = (end) => end === this.end;
      const halves = [];
      for (const end of [mover, ...rest.filter(own), ...rest.filter((one) => !own(one))]) {
        const tell = () => this.tell(HALF, () => ({ half: this.secrets.half(this.taken.halves) }));
        const message = await (own(end) ? tell() : this.take(end, HALF, state));
        halves[end] = message && this.taken.half(end, message);
      }
      if (ends.every((end) => halves[end])) return drawn(this.journal.bond, halves.filter(Boolean));
    }
  }

  // The turn of a player at an end.
  async turn(end) {
    this.mover = end;
    const by = this.taken.player(end);
    if (by !== this.end) await this.theirs(by, end);
    else if (this.taken.goes(by)) await this.turn(end);
    else if (by !== end && this.isBack(end)) await this.comesBack(end, await this.tell(RETURN, () => ({ end })));
    else await this.own(end);
  }

  // The turn of a player here, or of one for whom the computer plays here. A message of another end has no
  // place in it.
  async own(end) {
    const past = await this.past(ACT);
    if (past) {
      this.cards.leave(past.shown);
      return this.order(`${this.verb(end)} ${past.word}`, "table");
    }
    this.state = [end === this.end ? "yours" : "theirs", {}];
    if (end !== this.end) {
      await this.go();
      await this.order("computer", "table");
    }
    const line = await this.wait(() => {
      const early = this.others.find((one) => this.taken.coming(one));
      if (early !== undefined) throw new Trouble("out of turn", "", early);
      return this.table.said[0]?.startsWith("act ") ? this.table.said.shift() : undefined;
    });
    const [, word, , shows] = line.split(" ");
    const shown = shows ? this.cards.show(shows.split(",")) : [];
    await this.tell(ACT, () => ({ word, shown }));
    this.seen(`act ${word}`);
  }

  async theirs(by, end) {
    const message = await this.next(by, ["theirs", { by }]);
    if (!message) return this.turn(end);
    const { kind, word, shown } = message;
    if (kind === RETURN) return this.comesBack(end, message, by);
    if (kind !== ACT) throw new Trouble("out of place", "", by);
    const words = await this.cards.reveal(shown, by);
    if (end === this.end && !this.quiet) throw AGAIN; // the table here waits for its person
    await this.order(`${this.verb(end)} ${word}${words.length ? ` shows ${words.join(",")}` : ""}`, "illegal", by);
  }

  // How the table is told what a player at an end did.
  verb(end) {
    return end === this.end ? "mine" : "act";
  }

  // Whether an end for which the computer plays here is back, when the game waits for it.
  isBack(end) {
    const next = this.taken.coming(this.end);
    return next ? next.kind === RETURN : this.isHere(end);
  }

  async comesBack(end, message, by) {
    if (message.end !== end || !this.taken.away.delete(end)) throw new Trouble("out of place", "", by);
    await this.turn(end);
  }

  // All open their seeds, and check everything.
  async finish(result) {
    this.isOver = true;
    // A resignation here that doesn't count.
    if (this.taken.coming(this.end)?.kind === RESIGN) this.taken.counts[this.end] += 1;
    const { away } = this.taken;
    if (!away.has(this.end)) await this.tell(SEED_OPENED, () => ({ seed: this.secrets.seed }));
    await this.go();
    const secrets = [];
    secrets[this.end] = this.secrets;
    for (const end of this.others.filter((one) => !away.has(one))) {
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
      const number = this.taken.counts[end];
      const { kind, seed } = (await this.next(end, null)) ?? {};
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

  // The message of this kind that another end has to say now; null if it goes away.
  async take(end, kind, state = WAITING[kind]) {
    const message = await this.next(end, [state[0], { ...state[1], by: end }]);
    if (message && message.kind !== kind) throw new Trouble("out of place", "", end);
    return message;
  }

  // The next message of another end; null if it goes away.
  async next(end, state) {
    this.state = state;
    const message = await this.wait(() => this.taken.coming(end) ?? (this.taken.goes(end) ? null : undefined));
    if (message) this.taken.counts[end] += 1;
    return message;
  }

  // Say a message: keep it, then let it be sent. What the journal has already isn't made again. Nothing is said, and
  // null returned, if this end goes away.
  async tell(kind, make) {
    if (this.taken.goes(this.end)) return null;
    const past = await this.past(kind);
    if (past) return past;
    const message = { kind, ...(await make()) };
    this.check();
    await this.taken.tell(message);
    this.added();
    return message;
  }

  // The next message of this end that the journal has, which is of this kind; null if there is none.
  async past(kind) {
    const message = this.taken.coming(this.end);
    if (!message) return null;
    await this.resignations.hearTheirs();
    if (message.kind === RESIGN) await this.resignations.again();
    if (message.kind !== kind) throw new Trouble("other rules");
    this.taken.counts[this.end] += 1;
    return message;
  }

  /** The person here wants the computer to play for an end, or all want it. */
  async vote(end) {
    await this.journal.add({ kind: VOTE, end }, this.taken.computers.sizes);
    this.added();
    this.wake();
  }

  // Votes are told; an absence may have begun before the state that the game has here.
  hearVotes() {
    const { computers } = this.taken;
    const known = computers.absences;
    if (!computers.scan()) return;
    if (computers.absences.length !== known.length || known.some((one, i) => one !== computers.absences[i])) throw AGAIN;
    this.state ??= this.reported;
  }

  // Let the computer play for an end if all others want it, and this one is to say so. Return whether it does.
  async decides() {
    const isDue = (end) => !this.isOver && !this.isHere(end) && this.taken.computers.isDue(end);
    const end = this.others.find(isDue);
    if (end !== undefined) await this.vote(end);
    return end !== undefined;
  }

  // Wait until `find` returns something. Meanwhile somebody may resign. soon: the table says it without
  // anybody's doing; else what the journal has is told, and all is shown from now on.
  async wait(find, soon = false) {
    for (;;) {
      this.check();
      await this.resignations.hear(soon);
      this.hearVotes(); // at once before `find`, which must know of all absences
      const found = find();
      if (found !== undefined) return found;
      if (this.quiet && !soon) {
        await this.go();
      } else if (!(await this.decides())) {
        if (this.state) this.report(...(this.reported = this.state));
        this.state = null;
        await new Promise((wake) => (this.wake = wake));
      }
    }
  }

  async go() {
    if (!this.quiet) return;
    this.quiet = false;
    await this.order("go", "table");
    this.isShown = true;
    this.shown();
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
      await this.resignations.hear(true);
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
