// The flash of the table: a folder of MicroPython's file system, kept by the browser in IndexedDB.

import { changed, done, opened, storeIn } from "./database.js";

const SITE = new URL("../", import.meta.url).pathname; // other sites may lie on the same host
export const NAME = `regalia ${SITE}`; // of the database of this site's table
const STORE = "flash";
const KEY = "files";
const AGAIN_MS = 2000; // after the browser refused to keep the files
export const PACKS = "packs/"; // the folder with the packs of others, see host_sim/web/packs.py
const MOST = 64 * 1024 * 1024; // bytes of all files; a flash has 2 MB

export class Flash {
  /** `files` is MicroPython's file system, `folder` the flash in it, `name` that of the database.
      `tell(trouble)` is called when it begins and ends that the files aren't kept: "forbidden",
      "full", "damaged" (what was kept is no table's, and is put aside), or "" once they are kept. */
  constructor(files, folder, name, tell) {
    this.files = files;
    this.folder = folder;
    this.name = name;
    this.tell = tell;
    this.database = null; // none where the browser forbids it
    this.seen = ""; // the state that is kept
    this.writing = false;
    this.refusedAt = -Infinity;
    this.refused = false;
  }

  /** Put the kept files into the folder. */
  async load() {
    this.files.mkdirTree(this.folder);
    try {
      this.database = await opened(this.name, STORE);
      const kept = await done(storeIn(this.database, STORE).get(KEY));
      if (kept !== undefined) await this.take(kept);
    } catch {
      this.database = null;
      this.tell("forbidden");
    }
    this.seen = this.state();
  }

  /** Keep the files as they are now if one has changed. All are written at once: after a crash of
      the browser there are the old ones or the new ones. */
  async save() {
    if (!this.database || this.writing || performance.now() - this.refusedAt < AGAIN_MS) return;
    const state = this.state();
    if (state === this.seen) return;
    this.writing = true;
    try {
      await changed(this.database, STORE, (store) => store.put(this.contents(), KEY));
      this.seen = state;
      if (this.refused) this.tell("");
      this.refused = false;
    } catch {
      this.refusedAt = performance.now();
      if (!this.refused) this.tell("full");
      this.refused = true;
      // The browser may have closed the database, as when a person deletes what a site keeps.
      this.database.close();
      this.database = await opened(this.name, STORE).catch(() => this.database);
    }
    this.writing = false;
  }

  /** Keep the files as they are now; return whether they are kept. */
  async keep() {
    while (this.writing) await new Promise((go) => setTimeout(go, 10));
    await this.save();
    return Boolean(this.database) && this.seen === this.state();
  }

  /** Keep the files once more, and never again. */
  async close() {
    await this.keep();
    this.database = null;
  }

  // Write the kept files. A value that this page never kept is put aside in the database.
  async take(kept) {
    if (isTable(kept)) {
      for (const [path, bytes] of kept) {
        const file = `${this.folder}/${path}`;
        this.files.mkdirTree(file.slice(0, file.lastIndexOf("/")));
        this.files.writeFile(file, bytes);
      }
    } else {
      await changed(this.database, STORE, (store) => {
        store.put(kept, `damaged ${new Date().toISOString()}`);
        store.delete(KEY);
      });
      this.tell("damaged");
    }
  }

  contents() {
    return this.paths().map((path) => [path, this.files.readFile(`${this.folder}/${path}`)]);
  }

  // Which files there are, and when each was written.
  state() {
    return this.paths()
      .map((path) => {
        const { size, mtime } = this.files.stat(`${this.folder}/${path}`);
        return `${path} ${size} ${mtime.getTime()}`;
      })
      .join("\n");
  }

  paths(folder = "") {
    return this.files.readdir(`${this.folder}/${folder}`).flatMap((name) => {
      if (name === "." || name === "..") return [];
      const path = folder + name;
      const { mode } = this.files.stat(`${this.folder}/${path}`);
      return this.files.isDir(mode) ? this.paths(`${path}/`) : [path];
    });
  }
}

/** The names of the packs of others that the database of that name keeps, once the one called
    `without`, if any, is removed. No table may run then. */
export async function packs(name, without) {
  const database = await opened(name, STORE);
  const store = storeIn(database, STORE, "readwrite");
  const kept = await done(store.get(KEY));
  const left = isTable(kept) ? kept.filter(([path]) => path !== PACKS + without) : [];
  if (without) await done(store.put(left, KEY));
  database.close();
  return left.flatMap(([path]) => (path.startsWith(PACKS) ? [path.slice(PACKS.length)] : []));
}

// Whether a value is a list of [path, bytes] that a folder can hold.
function isTable(kept) {
  if (!Array.isArray(kept)) return false;
  const folders = new Set();
  const paths = new Set();
  let size = 0;
  for (const entry of kept) {
    if (!Array.isArray(entry)) return false;
    const [path, bytes] = entry;
    if (typeof path !== "string" || !(bytes instanceof Uint8Array)) return false;
    const names = path.split("/");
    if (names.some((name) => ["", ".", ".."].includes(name) || name.includes("\0"))) return false;
    for (let i = 1; i < names.length; i++) folders.add(names.slice(0, i).join("/"));
    paths.add(path);
    size += bytes.length;
  }
  return size <= MOST && paths.size === kept.length && [...paths].every((path) => !folders.has(path));
}
