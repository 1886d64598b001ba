// Installation of a build on a board: the steps of tools/flashing/install.py, in the same order, so
// that it can be interrupted anywhere.

import { folders, parents, plan } from "./plan.js";
import { Lost, Trouble } from "./trouble.js";

/** Copy a build to the board; return what changed.

    firmware   `files` and their `hashes` by path, and its `name`
    parts      board.json of the site
    watch      called with the number of copied files, and of all

    Throws Trouble. */
export async function install(contents, firmware, parts, watch = () => {}) {
  const paths = [...firmware.hashes.keys()];
  let done = 0;
  try {
    const todo = plan(firmware.hashes, await contents.hashes(folders(paths)), parts);
    if (todo.put.length) {
      const encoder = new TextEncoder();
      await contents.put(parts.start, encoder.encode(parts.notice));
      await contents.put(parts.firmwareFile, encoder.encode(firmware.name));
      for (const path of todo.remove) await contents.remove(path);
      await contents.tidy(folders(paths));
      await contents.make(parts.written);
    }
    for (const path of todo.put) {
      if ((await contents.put(path, firmware.files.get(path))) !== firmware.hashes.get(path)) {
        throw new Trouble("notKept", { path });
      }
      watch(++done, todo.put.length);
    }
    for (const folder of todo.put.length ? parents(paths) : []) await contents.compact(folder);
    return todo;
  } catch (error) {
    throw error instanceof Lost ? new Trouble("interrupted", { files: done }) : error;
  }
}
