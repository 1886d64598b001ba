// The flash of the table: a folder of MicroPython's file system, kept by the browser in IndexedDB.

const STORE = "flash";
const KEY = "files";

export class Flash {
  /** `files` is MicroPython's file system, `folder` the flash in it, `name` that of the database. */
  constructor(files, folder, name) {
    this.files = files;
    this.folder = folder;
    this.name = name;
    this.seen = "";
  }

  /** Put the kept files into the folder. */
  async load() {
    this.files.mkdirTree(this.folder);
    this.database = await opened(this.name);
    const kept = await done(this.store("readonly").get(KEY));
    for (const [path, bytes] of kept ?? []) {
      const file = `${this.folder}/${path}`;
      this.files.mkdirTree(file.slice(0, file.lastIndexOf("/")));
      this.files.writeFile(file, bytes);
    }
    this.seen = this.state();
  }

  /** Keep the files as they are now if one has changed. All are written at once: after a crash of
      the browser there are the old ones or the new ones. */
  save() {
    const state = this.state();
    if (state === this.seen) return;
    this.seen = state;
    const contents = this.paths().map((path) => [path, this.files.readFile(`${this.folder}/${path}`)]);
    this.store("readwrite").put(contents, KEY);
  }

  store(mode) {
    return this.database.transaction(STORE, mode, { durability: "strict" }).objectStore(STORE);
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

function opened(name) {
  const request = indexedDB.open(name);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return done(request);
}

function done(request) {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
