// A table as the site has it, under MicroPython for WebAssembly, and its person, who acts at random.
// A worker of Node: lines come in and go out as texts; an empty one has the
// person resign. Virtual time passes as fast as it can.

import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { parentPort, workerData } from "node:worker_threads";
import zlib from "node:zlib";

const { site, seed } = workerData;
const STEP_MS = 100;

const PERSON = `
from host_sim.web.worker import Worker
from app.pause import resign
from base import Rng

class Person:
    def __init__(self, seed):
        self.now = 0
        self.rng = Rng(seed)
        self.worker = Worker("/flash", seed, lambda: self.now, "/frame", "en")
        self.resigns = False  # as soon as the table lets them

    def advance(self, ms):
        self.now += ms
        self.worker.advance()
        self.act()
        return self.worker.texts()

    def act(self):
        desk = self.worker._live.desk
        app = desk.app
        if not app or app.shown != "match" or not app.at_rest or app.match.quiet or app.match.over:
            return
        if app.match.asks or self.resigns:
            if self.resigns:
                self.resigns = False
                resign(app.match, app.match.game.seats[0])
                app.lead_to("result")
                return
            game = app.match.game
            legal = bytearray(game.ACTIONS)
            action = legal[self.rng.below(game.legal(legal))]
            app.match_screen._work = app.match_screen._act(desk.now, action)
`;

const { interpreter } = await import(pathToFileURL(path.join(site, "js/interpreter.js")));
const python = await interpreter(zlib.gunzipSync(fs.readFileSync(path.join(site, "table.bin"))), "/table");
python.FS.mkdirTree("/flash");
python.runPython(PERSON);
const person = python.globals.get("Person")(seed);
parentPort.on("message", (line) => {
  if (line) person.worker.perform(JSON.stringify({ do: "link", line }));
  else person.resigns = true;
});
advance();

function advance() {
  const texts = person.advance(STEP_MS);
  for (const message of texts ? JSON.parse(texts) : []) {
    if (message.is === "link") parentPort.postMessage(message.line);
    if (message.is === "refused" || message.fault) throw new Error(JSON.stringify(message));
  }
  setImmediate(advance);
}
