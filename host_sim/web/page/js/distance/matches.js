// The matches at a distance, kept by the browser in IndexedDB: several may be going on.

const STORE = "matches";

export class Matches {
  /** `name` is that of the database. `tell(trouble)` is called when it begins and ends that matches
      aren't kept: "forbidden", "full", or "" once they are kept again. */
  constructor(name, tell) {
    this.name = name;
    this.tell = tell;
    this.trouble = "";
    this.database = null; // none where the browser forbids it
    this.all = new Map(); // by id: what is kept, and what should be
    this.unkept = new Set(); // ids that the browser refused
  }

  /** Read the kept matches. */
  async load() {
    try {
      this.database = await opened(this.name);
      for (const match of await done(this.store("readonly").getAll())) this.all.set(match.id, match);
    } catch {
      this.database = null;
      this.note("forbidden");
    }
  }

  /** The matches, the one changed last first. */
  list() {
    return [...this.all.values()].sort((a, b) => b.changed - a.changed);
  }

  /** Keep a match {id, ...}, plain data; resolves once the browser has it, or has refused it. */
  async keep(match) {
    match.changed = Date.now();
    this.all.set(match.id, match);
    this.unkept.add(match.id);
    if (!this.database) return;
    try {
      // Those that were refused before are tried again.
      const waiting = [...this.unkept].map((id) => this.all.get(id));
      await this.change((store) => waiting.forEach((one) => store.put(one)));
      for (const { id } of waiting) this.unkept.delete(id);
      this.note("");
    } catch {
      this.note("full");
    }
  }

  /** Remove a match for good. */
  async remove(id) {
    this.all.delete(id);
    this.unkept.delete(id);
    if (!this.database) return;
    await this.change((store) => store.delete(id)).catch(() => this.note("full"));
  }

  note(trouble) {
    if (trouble === this.trouble) return;
    this.trouble = trouble;
    this.tell(trouble);
  }

  change(act) {
    const store = this.store("readwrite");
    const { transaction } = store;
    const kept = new Promise((resolve, reject) => {
      transaction.oncomplete = resolve;
      transaction.onabort = () => reject(transaction.error);
    });
    act(store);
    return kept;
  }

  store(mode) {
    return this.database.transaction(STORE, mode, { durability: "strict" }).objectStore(STORE);
  }
}

/** A new match with this record, which is the conversation's. */
export function matchOf(record, state) {
  const { id, game, edition, seat } = record;
  return { id, game, edition, seat, record, state, changed: Date.now(), onTable: false };
}

async function opened(name) {
  const request = indexedDB.open(name);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: "id" });
  return done(request);
}

function done(request) {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
