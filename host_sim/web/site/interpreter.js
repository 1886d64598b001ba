// MicroPython with Python files in its file system. Runs in a browser and in Node.

import { loadMicroPython } from "../micropython/micropython.mjs";
import { entries } from "./archive.js";

const HEAP = 4 * 1024 * 1024; // bytes at first; it grows

/** Return MicroPython that imports what an unzipped archive has, from the folder `home`. */
export async function interpreter(archive, home) {
  const python = await loadMicroPython({ heapsize: HEAP, stdout: console.log, stderr: console.log });
  unpack(python, archive, home);
  python.runPython(`import sys\nsys.path[:] = ["${home}"]`);
  return python;
}

/** Put the files of an unzipped archive into a folder of MicroPython's file system. */
export function unpack({ FS }, archive, home) {
  for (const [path, bytes] of entries(archive)) {
    const file = `${home}/${path}`;
    FS.mkdirTree(file.slice(0, file.lastIndexOf("/")));
    FS.writeFile(file, bytes);
  }
}
