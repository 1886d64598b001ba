// MicroPython with the firmware and the simulator in its file system. Runs in a browser and in Node.

import { loadMicroPython } from "../micropython/micropython.mjs";
import { entries } from "./archive.js";

const HEAP = 4 * 1024 * 1024; // bytes at first; it grows

/** Return MicroPython with the files of an unzipped archive in the folder `home`. */
export async function interpreter(archive, home) {
  const python = await loadMicroPython({ heapsize: HEAP, stdout: console.log, stderr: console.log });
  for (const [path, bytes] of entries(archive)) {
    const file = `${home}/${path}`;
    python.FS.mkdirTree(file.slice(0, file.lastIndexOf("/")));
    python.FS.writeFile(file, bytes);
  }
  python.runPython(`import sys\nsys.path[:] = ["${home}"]`);
  return python;
}
