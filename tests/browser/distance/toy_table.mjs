// A table that plays small games at a distance, as firmware/docs/link.md says, with a bot as its person.
// They have all that games have: draws, open cards, dice, shuffles, cards shown by an act.
//
// In a turn of "toy" a player lays a card, casts two dice and draws; when the pile is empty, all that was laid
// is shuffled anew. "open-toy" has no hands, and two piles: a player takes the open card or a number of others,
// and rolls.

const CARDS = "A,A,A,B,B,B,C,C,C,D,D,D".split(",");
const GOALS = "X,X,Y,Z".split(",");
const HAND = 3;

/** bot(acts): chooses one of the acts of its person, or "resign". */
export class ToyTable {
  constructor({ bot, turns, games = ["toy", "open-toy"] }) {
    this.bot = bot;
    this.turns = turns;
    this.games = games;
    this.onLine = () => {};
    this.lines = []; // all that came and went
    this.off = false;
    this.begin();
  }

  begin() {
    this.game = null;
    this.due = null; // what is waited for: {text, event, player, over}
    this.going = false;
    this.log = [];
    this.decks = [];
    this.opened = [];
    this.hand = [];
  }

  send(line) {
    queueMicrotask(() => this.hear(line));
  }

  say(line) {
    if (this.off) return;
    this.lines.push(`< ${line}`);
    setImmediate(() => this.off || this.onLine(line)); // a line each time, as from a cable
  }

  hear(line) {
    if (this.off) return;
    this.lines.push(`> ${line}`);
    const [verb, ...words] = line.split(" ");
    try {
      this[`take_${verb}`](...words);
    } catch (error) {
      if (!error.refused) throw error;
      this.say(`refused ${error.message}`);
    }
  }

  take_regalia() {
    this.say(`regalia 1 1.0 ${this.games.join(" ")}`);
  }

  take_deal(game, edition, players, seats, seed) {
    this.begin();
    const here = seats.split(",").map(Number);
    Object.assign(this, { here, seat: here[0], seed: Number(seed) });
    this.game = game === "open-toy" ? this.playOpen(Number(players)) : this.play();
    this.step(undefined, "ok");
  }

  take_stop() {
    this.begin();
    this.say("ok");
  }

  take_go() {
    if (this.going) refuse("the match is shown already");
    this.going = true;
    this.say("ok");
    this.act();
  }

  take_other() {
    this.say("ok");
  }

  take_event(verb, words) {
    const due = this.due.event;
    if (due?.verb !== verb) refuse(`due is '${this.due.text}'`);
    const open = verb === "cast" || verb === "open" || (verb === "draw" && due.player === this.seat);
    if (open !== !words.startsWith("?")) refuse("known or unknown");
    const values = open ? words.split(",") : Array(Number(words.slice(1))).fill("?");
    if (values.length !== due.count) refuse(`${due.count} due, not ${values.length}`);
    this.step(values, "ok", verb === "draw" ? `draw ${values.length}` : `${verb} ${words}`);
  }

  take_act(word, shows, words) {
    this.check(false);
    if (this.here.includes(this.due.player)) refuse("it is not their turn");
    this.allow(word, this.open || this.counts[1 - this.seat] > 0, words);
    this.step(word, "ok", `act ${word}`);
  }

  take_computer() {
    this.check(false);
    if (!this.going || !this.due.all || this.here.includes(this.due.player)) refuse("no player elsewhere is to act");
    this.say("ok");
    this.step(this.due.all[0], `act ${this.due.all[0]}`, `act ${this.due.all[0]}`);
  }

  take_mine(word) {
    this.check(false);
    if (this.going) refuse("the player acts here from now on");
    if (word === "resign") return this.end(`${1 - this.seat} resigned`, "ok");
    if (!this.here.includes(this.due.player)) refuse("it is not their turn");
    this.allow(word, !shown(word) || this.hand.includes(shown(word)), shown(word));
    this.step(word, "ok", `act ${word}`);
  }

  take_resign() {
    this.check(false);
    this.end(`${this.seat} resigned`, "ok");
  }

  take_deck(words) {
    this.check(true);
    this.opened.push(words);
    this.say("ok");
  }

  // What both ends must agree on, and the check of draws against the opened decks.
  take_record() {
    this.check(true);
    if (!this.decks.length) refuse("the game ended before its cards were shuffled");
    if (this.opened.length !== this.decks.length) refuse("decks are missing");
    for (const [i, { asked, drawn }] of this.decks.entries()) {
      const words = this.opened[i].split(",");
      if (String([...words].sort()) !== String([...asked].sort())) refuse(`deck ${i} has other cards`);
      for (const [place, word] of drawn.entries()) {
        if (word !== "?" && word !== words[place]) refuse(`deck ${i} has ${words[place]}, not ${word}`);
      }
    }
    for (const text of [...this.log, ...this.opened]) this.say(`record ${text}`);
    this.say("end");
  }

  check(over) {
    if (Boolean(this.due.over) !== over) refuse(over ? "the game goes on" : "the game is over");
  }

  /** The person resigns, if the game is shown and goes on. */
  resign() {
    if (this.going && !this.due.over) this.end(`${1 - this.seat} resigned`, "resign");
  }

  allow(word, able, shows) {
    if (this.due.event || this.due.over) refuse(`due is '${this.due.text}'`);
    if (!this.due.acts.test(word) || !able) refuse(`${word} is illegal`);
    if ((shows ?? "") !== shown(word)) refuse(`${word} does not show ${shows}`);
  }

  // Go on with an answer to what was due.
  step(answer, said, logged) {
    if (logged) this.log.push(logged);
    const { value } = this.game.next(answer);
    this.due = value;
    this.say(said);
    this.say(value.text);
    this.act();
  }

  end(result, said) {
    this.due = { text: `over ${result}`, over: true };
    this.log.push(this.due.text);
    this.say(said);
    this.say(this.due.text);
  }

  // The person acts, or resigns while somebody else is to act.
  act() {
    if (!this.going || this.due.over) return;
    const mine = this.here.includes(this.due.player) && !this.due.event;
    const acts = !mine ? [] : this.due.all ?? (this.due.acts.test("roll") ? ["roll"] : this.hand.map((card) => `lay:${card}`));
    const word = this.bot(acts, this);
    if (word === "resign") this.resign();
    else if (word) this.step(word, shown(word) ? `act ${word} shows ${shown(word)}` : `act ${word}`, `act ${word}`);
  }

  *play() {
    let player = this.seed % 2;
    this.counts = [0, 0];
    const laid = [];
    yield* this.shuffle("deck", CARDS);
    for (const who of [0, 1]) yield* this.draw(who, HAND);
    for (let turn = 0; turn < this.turns; turn++) {
      const text = `turn ${player}`;
      const word = yield { text, player, acts: /^lay:[A-D]$/ };
      const card = word.slice(-1);
      laid.push(card);
      this.counts[player] -= 1;
      if (player === this.seat) this.hand.splice(this.hand.indexOf(card), 1);
      yield { text, player, acts: /^roll$/ };
      yield event("cast 2 6", "cast", 2);
      const { asked, drawn } = this.decks.at(-1);
      if (drawn.length === asked.length) yield* this.shuffle("deck", laid.splice(0));
      yield* this.draw(player, 1);
      player = 1 - player;
    }
    this.log.push("over");
    return { text: "over 0 by turns", over: true };
  }

  *shuffle(pile, cards) {
    yield event(`shuffle ${pile} ${cards}`, "shuffle", cards.length);
    this.decks.push({ asked: cards, drawn: [] });
  }

  *draw(who, count) {
    const words = yield event(`draw ${who} deck ${count}`, "draw", count, who);
    this.decks.at(-1).drawn.push(...words);
    this.counts[who] += count;
    if (who === this.seat) this.hand.push(...words);
  }

  *playOpen(players) {
    let player = this.seed % players;
    this.open = true;
    yield* this.shuffle("deck", CARDS);
    yield* this.shuffle("goals", GOALS);
    const [deck, goals] = this.decks;
    deck.drawn.push(...(yield event("open deck 3", "open", 3)));
    for (let turn = 0; turn < this.turns; turn++) {
      const all = ["take:A", "take:B", "roll:1", "roll:2"];
      const word = yield { text: `turn ${player}`, player, all, acts: /^(take:[AB]|roll:[12])$/ };
      if (word.startsWith("roll")) {
        const count = Number(word.slice(-1));
        const dice = yield event(`cast ${count} 6`, "cast", count);
        if (dice.includes("6") && goals.drawn.length < GOALS.length) {
          goals.drawn.push(...(yield event("open goals 1", "open", 1)));
        }
      } else if (deck.drawn.length < CARDS.length) {
        deck.drawn.push(...(yield event("open deck 1", "open", 1)));
      }
      player = (player + 1) % players;
    }
    this.log.push("over");
    return { text: "over 0 by turns", over: true };
  }
}

function event(text, verb, count, player) {
  return { text: `due ${text}`, event: { verb, count, player } };
}

function shown(word) {
  return word.startsWith("lay:") ? word.slice(-1) : "";
}

function refuse(why) {
  throw Object.assign(new Error(why), { refused: true });
}
