// The dialog *Play at a distance*: draws what `Shown` tells it, and calls back.

import { passOn } from "../clipboard.js";
import { byId, element } from "../dom.js";
import { remember, remembered } from "../remembered.js";
import { LANGUAGE, say, tag } from "../words.js";
import { drawCode } from "./code.js";
import { HELPER } from "./helper.js";

// Buttons that aren't always there.
const OFFERS = ["accept", "letter", "call", "answer", "computer", "watch", "dismiss", "table", "aside", "stop"];
const HERE = ""; // the value for a seat at this table
const DATE = new Intl.DateTimeFormat(tag(LANGUAGE), { dateStyle: "medium", timeStyle: "short" });

export class Dialog {
  /** `on` holds what to call: invite({game, edition, seats}), accept(), answer(), letter(), call(),
      computer(), to(end), watch(), dismiss(), table(), aside(), stop(), paste(text), open(id), remove(id), closed(). */
  constructor(on) {
    this.on = on;
    this.games = {};
    this.version = ""; // of the table
    this.proposed = ""; // the game
    this.link = ""; // the one that is drawn
    this.element = byId("at-a-distance");
    this.element.addEventListener("close", () => on.closed());
    for (const name of OFFERS) {
      byId(`distance-${name}`).addEventListener("click", () => on[name]());
    }
    byId("distance-invite").addEventListener("click", () => on.invite(this.chosen));
    passOn(...["send", "copy", "address", "copied"].map((name) => byId(`distance-${name}`)));
    byId("distance-game").addEventListener("change", () => this.fill());
    byId("distance-players").addEventListener("change", () => this.fillSeats());
    byId("distance-seats").addEventListener("change", () => this.checkSeats());
    byId("distance-to").addEventListener("change", ({ target }) => on.to(Number(target.value)));
    const pasted = byId("distance-pasted");
    byId("distance-open").addEventListener("click", () => this.paste());
    pasted.addEventListener("keydown", (event) => {
      if (event.key !== "Enter") return;
      event.preventDefault(); // else it would close the dialog
      this.paste();
    });
    byId("distance-helper").hidden = !HELPER;
    if (LANGUAGE !== "en") {
      byId("distance-how").href = `../firmware/docs/at-a-distance.${LANGUAGE}.html`;
    }
    byId("distance-asks").nextSibling.data += ` ${HELPER.replace(/^stuns?:/, "")}`;
    keepAnswer(byId("distance-asks"));
  }

  /** `games` and `version` are those of the welcome: for each {title, seats, editions},
      in each language, and whether it can be played at a distance, `distant`. */
  welcome(games, version) {
    this.games = games;
    this.version = version;
    const playable = Object.entries(games).filter(([, { distant }]) => distant);
    const titles = playable.map(([name, { title }]) => new Option(inOwn(title), name));
    byId("distance-game").replaceChildren(...titles);
    this.fill();
  }

  /** Choose a game until the person chooses one. */
  propose(game) {
    if (game === this.proposed || !this.games[game]?.distant) return;
    this.proposed = game;
    byId("distance-game").value = game;
    this.fill();
  }

  /** Whether the person wants the helper server to be asked. */
  get asks() {
    return byId("distance-asks").checked;
  }

  get chosen() {
    const value = (name) => byId(`distance-${name}`).value;
    const places = [...byId("distance-seats").querySelectorAll("select")].map((select) => select.value);
    const ends = [HERE, ...new Set(places.filter((place) => place !== HERE))];
    return { game: value("game"), edition: value("edition"), seats: places.map((place) => ends.indexOf(place)) };
  }

  get isOpen() {
    return this.element.open;
  }

  open() {
    if (!this.element.open) this.element.showModal();
  }

  close() {
    this.element.close();
  }

  /** The words for a match: its game and the seats at this end. */
  nameOf({ game, seats, end }) {
    if (!Object.hasOwn(this.games, game)) return say("This game can’t be read.");
    return `${inOwn(this.games[game].title)} · ${this.playersAt(end, { game, seats })}`;
  }

  /** The words for who sits at another end of a match: at this one, or all. */
  otherOf({ game, seats, end }, by) {
    const others = [...new Set(seats)].filter((one) => one !== end && [one, undefined].includes(by));
    return others.sort().map((one) => this.playersAt(one, { game, seats })).join(", ");
  }

  /** The words for who sits at an end. */
  playersAt(end, { game, seats }) {
    const names = this.games[game].seats.filter((_, player) => seats[player] === end);
    return names.map(inOwn).join(", ");
  }

  /** Draw. `told` is a line of words; `link` what is passed on, `why` what to do with it; `offers`
      the names of the buttons that are there; `letter` what that button says; `invites` whether a
      game can be chosen; `matches` a list of matches with words for their state, `told`; `houses`
      the other ends to which a link can go, if they are several, {end, name, disabled}, of which one is
      `facing`. */
  show({ told, letter, link = "", why = "", offers = [], invites = false, matches = [], houses = [], facing }) {
    byId("distance-told").textContent = told;
    for (const name of OFFERS) {
      byId(`distance-${name}`).hidden = !offers.includes(name);
    }
    byId("distance-letter").textContent = letter;
    byId("distance-new").hidden = !invites;
    const connects = invites || offers.includes("accept") || offers.includes("call");
    byId("distance-helper").hidden = !HELPER || !connects;
    byId("distance-why").textContent = why;
    byId("distance-passed").hidden = !link;
    byId("distance-to").parentElement.hidden = !houses.length;
    const optionOf = ({ end, name, disabled }) => Object.assign(new Option(name, end, false, end === facing), { disabled });
    byId("distance-to").replaceChildren(...houses.map(optionOf));
    if (link !== this.link) this.draw(link);
    const listed = byId("distance-matches");
    listed.hidden = !matches.length;
    listed.querySelector("ul").replaceChildren(...matches.map((match) => this.line(match)));
  }

  async draw(link) {
    this.link = link;
    byId("distance-address").value = link;
    byId("distance-copied").textContent = "";
    const code = byId("distance-code");
    const fits = link && (await drawCode(code, link));
    if (link !== this.link) return;
    code.hidden = !fits;
    if (link) this.element.querySelector("#distance-passed .main:not([hidden])").focus();
  }

  // The editions and seats of the game that is chosen.
  fill() {
    const { editions, fewest, seats } = this.games[byId("distance-game").value];
    const options = Object.entries(editions).map(([value, name]) => new Option(inOwn(name), value));
    byId("distance-edition").replaceChildren(...options);
    byId("distance-edition").parentElement.hidden = options.length < 2;
    const numbers = seats.map((_, seat) => seat + 1).filter((number) => number >= fewest);
    byId("distance-players").replaceChildren(...numbers.map((number) => new Option(number)));
    byId("distance-players").parentElement.hidden = numbers.length < 2;
    this.fillSeats();
  }

  // The seats of so many players: for each, at which table it is.
  fillSeats() {
    const { seats } = this.games[byId("distance-game").value];
    const used = seats.slice(0, Number(byId("distance-players").value));
    const tables = used.map((_, i) => (i ? say("Table {number}").replace("{number}", i + 1) : HERE));
    const lines = used.map((name, seat) => {
      const select = element("select", {});
      select.append(...tables.map((table, i) => new Option(i ? table : say("Here"), table, false, i === seat)));
      const line = element("label", { textContent: `${inOwn(name)} ` });
      line.append(select);
      return line;
    });
    byId("distance-seats").replaceChildren(...lines);
    this.checkSeats();
  }

  // Somebody has to sit here, and somebody elsewhere; with secret hands each player alone.
  checkSeats() {
    const { game, seats } = this.chosen;
    const ends = new Set(seats).size;
    byId("distance-invite").disabled = !seats.includes(0) || ends < (this.games[game].hands ? seats.length : 2);
  }

  paste() {
    const field = byId("distance-pasted");
    this.on.paste(field.value);
    field.value = "";
  }

  line(match) {
    const { id, told, changed, record } = match;
    const what = element("span", {});
    what.append(
      element("strong", { textContent: this.nameOf(match) }),
      element("span", { textContent: told }),
      element("time", { textContent: changed ? DATE.format(changed) : "" }),
    );
    const open = element("button", { type: "button", textContent: say("Go on") });
    open.addEventListener("click", () => this.on.open(id));
    open.hidden = !record;
    const remove = element("button", { type: "button", textContent: say("Remove") });
    remove.addEventListener("click", () => {
      if (remove.dataset.asked) return this.on.remove(id);
      remove.dataset.asked = "yes";
      remove.textContent = say("Remove for good?");
    });
    const line = element("li", {});
    line.dataset.match = id;
    line.append(what, open, remove);
    return line;
  }
}

// Keep whether a box is ticked for the next visit: who answers a call is asked nothing before.
function keepAnswer(box) {
  box.checked = remembered(box.id) === "yes";
  box.addEventListener("change", () => remember(box.id, box.checked ? "yes" : "no"));
}

function inOwn(names) {
  return names[LANGUAGE] ?? names.en;
}
