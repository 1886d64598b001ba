// Tasks with a board: install, crash note, game records, self-test. Each ends with the game running.

import { Board } from "./board.js";
import { Contents } from "./contents.js";
import { firmware, parts } from "./firmware.js";
import { install } from "./install.js";
import { architectureOf, checkRoom } from "./suitable.js";
import { Failed, Trouble } from "./trouble.js";
import { LANGUAGE } from "./words.js";

/** Install the firmware and start it; return what changed, the firmware and the board.

    tell(step): called with "reading" and "starting"; watch(done, of): with files copied so far */
export function installed(port, tell, watch) {
  return withBoard(port, async (board, shared) => {
    tell("reading");
    const contents = await Contents.of(board, shared);
    const about = await contents.about();
    const build = await firmware(architectureOf(about, shared), shared);
    checkRoom(build.blocks, about.blocks, shared);
    const changed = await install(contents, build, shared, watch);
    tell("starting");
    await start(board);
    return { changed, build, about };
  });
}

/** Return the crash note, "" if there is none. */
export function crashNote(port) {
  return withGame(port, async (board, shared) => {
    const contents = await Contents.of(board, shared);
    return new TextDecoder().decode(await contents.get(shared.crashNote)).trim();
  });
}

/** Return [name, bytes] of each game record on the board. */
export function records(port) {
  return withGame(port, async (board, shared) => {
    const contents = await Contents.of(board, shared);
    const names = (await contents.names(shared.records)).filter((name) => name.endsWith(".txt"));
    const found = [];
    for (const name of names) found.push([name, await contents.get(`${shared.records}/${name}`)]);
    return found;
  });
}

/** Run the self-test of what is built; return what is shared about it, and the report.

    stageOf(shared): the number of the stage; hear(report): called with the report so far */
export function selfTest(port, stageOf, hear) {
  return withBoard(port, async (board, { selfTest: shared }) => {
    const { code, silentS } = shared;
    try {
      await board.run(code);
    } catch (error) {
      const missing = error instanceof Failed && error.traceback.includes("ImportError");
      throw missing ? new Trouble("noFirmware") : error;
    }
    const call = `run(${stageOf(shared)}, "${LANGUAGE}")`;
    const report = await board.run(call, 1000 * silentS, hear);
    await start(board);
    return { shared, report };
  });
}

async function withBoard(port, work) {
  const shared = await parts();
  const board = await Board.at(port);
  try {
    return await work(board, shared);
  } finally {
    await board.close();
  }
}

// The game starts again also after an error.
function withGame(port, work) {
  return withBoard(port, async (board, shared) => {
    try {
      return await work(board, shared);
    } finally {
      await start(board);
    }
  });
}

async function start(board) {
  const said = await board.start();
  if (said) throw new Trouble("doesNotStart", { said });
}
