// The page: puts the parts together. State comes through the link and flows one way, through the
// scene onto the canvas; presses and wishes go the other way, through the link.

import { Aside } from "./aside.js";
import { Awake } from "./awake.js";
import { Controls } from "./controls.js";
import { Displays } from "./displays.js";
import { byId } from "./dom.js";
import { Ear } from "./ear.js";
import { PUBLIC } from "./end.js";
import { Hands } from "./hands.js";
import { Input } from "./input.js";
import { Inside } from "./inside.js";
import { Keeping } from "./keeping.js";
import { printedLabels } from "./keys.js";
import { BUTTONS, ENDS } from "./layout.js";
import { Legend } from "./legend.js";
import { Link } from "./link.js";
import { lookOf } from "./looks.js";
import { NewTable } from "./newtable.js";
import { Naming } from "./naming.js";
import { Notices } from "./notices.js";
import { Open } from "./open.js";
import { People } from "./people.js";
import { Pointing } from "./pointing.js";
import { Replay } from "./replay.js";
import { Rules } from "./rules.js";
import { save } from "./save.js";
import { Scene } from "./scene.js";
import { Share } from "./share.js";
import { Sound } from "./sound.js";
import { State } from "./state.js";
import { Turn } from "./turn.js";
import { Voice } from "./voice.js";
import { say, translate } from "./words.js";
import { Writing } from "./writing.js";

translate();
// Only the site has these.
for (const id of ["start", "install", "licences"]) byId(id).hidden = !PUBLIC;

const stage = byId("stage");
const canvas = byId("table");
const overlay = byId("hands");
const keys = await printedLabels();

const sound = new Sound();
const notices = new Notices(byId("notices"));
const scene = new Scene(canvas, {
  keys,
  pressed: (end, button) => input.isDown(end, button),
  drawn: () => displays.update(),
  arranged: (plan) => {
    for (const part of [input, hands, turn, controls, legend, displays, people, ear]) part.place(plan, devicePixelRatio);
  },
});
const hands = new Hands(overlay, scene.curtains);
const inside = new Inside();
const voice = new Voice(byId("voice"));
const displays = new Displays(stage, (end) => scene.shows(end), (text) => voice.say(text));
const REFUSED = {
  link: say("This link or file can’t be opened."),
  saves: say("Saves and settings can’t be changed: the storage may be full."),
  command: say("That isn’t possible now."),
  pack: say("This file isn’t the pack of a game, or the table has that game already."),
  version: say("This pack is for another version of Regalia, or for a board: ask for one for this page."),
};
let state = null;
let figures = {}; // icons by game
let dressed = false; // whether the look of a game is known
const told = { fault: undefined, pages: 1, game: "" }; // what was last made from the status

const link = new Link({
  welcome(message) {
    notices.clear("link");
    document.title = `Regalia ${message.version}`;
    state = new State(message);
    figures = message.figures;
    for (const part of [controls, aside, inside]) part.welcome(message);
    lay();
    share.open();
    distance.then((one) => one?.welcome(message));
  },
  status(message) {
    for (const part of [controls, newTable, aside, writing, share, keeping, awake, replay, rules]) part.status(message);
    dress(message.game, message.icons);
    scene.populate(figures[message.game] ?? [], message.tints);
    people.status(message);
    pointing.status(message);
    ear.status(message);
    displays.status(message);
    tellFault(message.fault);
    tellPages(message.pages);
    distance.then((one) => one?.status(message));
  },
  displays: (message) => displays.tell(message),
  frame(buffer) {
    const changes = state.accept(buffer);
    scene.accept(state, changes);
    awake.displays(ENDS.some((_, end) => state.panel(end).on));
    inside.accept(state);
    sound.play(state.tone);
    controls.figures(state);
  },
  refused({ code, why }) {
    console.info(why);
    notices.show("refused", REFUSED[code], { forMs: 5000 });
  },
  file({ name, text }) {
    save(new Blob([text], { type: "text/plain" }), name);
  },
  named: (message) => naming.named(message),
  answered: (message) => ear.answered(message),
  shared: (message) => share.shared(message),
  lost({ why, take }) {
    sound.play(0);
    const elsewhere = say("This table is open in another tab or window.");
    const buttons = take ? [[say("Play here"), () => link.wish("take")]] : [];
    notices.show("link", why ?? elsewhere, { alarm: true, buttons });
    distance.then((one) => one?.elsewhere());
  },
  taken() {
    location.reload(); // nothing of this page may go on, such as a match at a distance
  },
  link: (message) => distance.then((one) => one?.heard(message)),
  kept: (message) => keeping.kept(message),
  update: (message) => keeping.update(message),
});
const controls = new Controls({ link, canvas, scene, hands, sound, cycle });
const newTable = new NewTable({ link, notices });
const aside = new Aside({ link, notices });
const share = new Share({ link, notices, possible: PUBLIC });
// The table doesn't wait for what only two people at a distance need, and does without it where the
// server is gone before it has come.
const distance = import("./distance/distance.js").then(
  ({ Distance }) => new Distance({ link, notices, share, sound, possible: PUBLIC }),
  () => null,
);
const keeping = new Keeping({ link, notices, share });
const awake = new Awake();
const writing = new Writing(link);
const replay = new Replay(link);
const rules = new Rules();
const legend = new Legend(stage);
new Open({ link, notices });

const input = new Input(overlay, keys, (end, button, down) => {
  link.wish(down ? "down" : "up", { end: ENDS[end], button: BUTTONS[button] });
  scene.touch({ buttons: true });
  if (!down) return;
  people.played();
  hands.pressed(end);
  sound.wake();
});

const turn = new Turn(overlay, (end) => {
  input.releaseAll();
  scene.turn(end, scene.both, scene.single);
  hands.turned();
});

const pointing = new Pointing(canvas, {
  scene,
  wish: (name, more) => {
    link.wish(name, more);
    people.played();
    sound.wake();
  },
});

const ear = new Ear(overlay, { pointing, voice, notices, wish: (name, more) => link.wish(name, more) });

const naming = new Naming(canvas, stage, { scene, wish: (name, more) => link.wish(name, more) });

const people = new People(stage, {
  seated({ end, alone, holder, task, single, free }) {
    input.alone = alone;
    hands.hold(holder);
    turn.allow(free);
    if (end !== null && end !== scene.front) input.releaseAll();
    scene.turn(end ?? scene.front, task, single);
  },
  open(end) {
    for (const name of ["down", "up"]) link.wish(name, { end: ENDS[end], button: "ok" });
  },
});

// Dress the table for the game that is on it; one that is switched off stays as it is. The first
// picture waits for it.
async function dress(game, icons) {
  if (game) {
    told.game = game;
    const look = await lookOf(game);
    if (game !== told.game) return; // another one came meanwhile
    put(look, icons);
  }
  if (dressed) return;
  dressed = true;
  lay();
}

function put(look, icons) {
  scene.dress(look, icons);
  legend.dress(look);
  for (const part of [input, hands, displays, inside, turn]) part.name(look.ends);
}

function tellFault(fault) {
  if (fault?.details === told.fault) return;
  told.fault = fault?.details;
  if (!fault) return notices.clear("fault");
  notices.show("fault", `${say("The firmware stopped:")} ${fault.summary}`, {
    details: fault.details,
    buttons: [[say("Power cycle"), cycle]],
    alarm: true,
  });
}

// Switch the table off and on; a match at a distance comes back to it.
function cycle() {
  link.wish("power");
  distance.then((one) => one?.restarted());
}

function tellPages(pages) {
  if (pages === told.pages) return;
  told.pages = pages;
  if (pages < 2) return notices.clear("pages");
  notices.show("pages", `${pages} ${say("pages are open on this table; each of them can press.")}`, {
    forMs: 6000,
  });
}

// The canvas has exactly as many pixels as the screen gives it, also where a CSS pixel is not a
// whole number of them.
let size = { width: 0, height: 0 };

function lay() {
  if (!state || !dressed || !size.width) return;
  byId("loading").hidden = true;
  scene.resize(size.width, size.height, devicePixelRatio, state.rows);
}

const observer = new ResizeObserver(([entry]) => {
  const width = Math.round(entry.contentRect.width * devicePixelRatio);
  const height = Math.round(entry.contentRect.height * devicePixelRatio);
  const exact = entry.devicePixelContentBoxSize?.[0];
  // A browser that plays another device gives CSS pixels instead.
  const usable = exact && Math.abs(exact.inlineSize - width) <= 1;
  size = usable ? { width: exact.inlineSize, height: exact.blockSize } : { width, height };
  lay();
});
try {
  observer.observe(stage, { box: "device-pixel-content-box" });
} catch {
  observer.observe(stage);
}

// For tests.
window.regalia = {
  frames: () => scene.frames,
  plan: () => scene.plan,
  state: () => state,
};
