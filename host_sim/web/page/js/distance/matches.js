// The matches at a distance, kept by the browser in IndexedDB: several may be going on.

import { changed, done, opened, storeIn } from "../database.js";

const STORE = "matches";
const TEXTS = ["id", "game", "edition", "seed"]; // of a record
const LISTS = ["seats", "given", "chains", "states", "has"];

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
      this.database = await opened(this.name, STORE, { keyPath: "id" });
      const kept = await done(storeIn(this.database, STORE).getAll());
      for (const match of kept) this.all.set(match.id, isMatch(match) ? match : unreadable(match.id));
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
      await changed(this.database, STORE, (store) => waiting.forEach((one) => store.put(one)));
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
    await changed(this.database, STORE, (store) => store.delete(id)).catch(() => this.note("full"));
  }

  note(trouble) {
    if (trouble === this.trouble) return;
    this.trouble = trouble;
    this.tell(trouble);
  }
}

// Whether what was kept is a match; else it was changed by something else than this page.
function isMatch({ id, record, changed }) {
  return (
    TEXTS.every((name) => typeof record?.[name] === "string") &&
    LISTS.every((name) => Array.isArray(record[name])) &&
    record.id === id &&
    Number.isFinite(changed)
  );
}

// In place of one that can't be read: it is listed, and can be removed.
function unreadable(id) {
  return { id, game: "", seats: [], end: 0, record: null, state: "broken", changed: 0, onTable: false };
}

/** A new match with this record, which is the conversation's. */
export function matchOf(record, state) {
  const { id, game, edition, seats, end } = record;
  return { id, game, edition, seats, end, record, state, changed: Date.now(), onTable: false };
}
