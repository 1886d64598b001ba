// What can go wrong with a board.

const SHOWN = 200; // characters of what a board said

/** A task can't go on. `key` names the text for people in words.js, `values` are put into it. */
export class Trouble extends Error {
  constructor(key, values = {}) {
    super(key);
    this.values = values;
  }
}

/** The connection broke or the board did not answer; its code may have run in part. */
export class Lost extends Trouble {
  constructor() {
    super("lost");
  }
}

/** The board sent something else than MicroPython does. */
export class Odd extends Trouble {
  constructor(said) {
    const text = said.replace(/[^\x20-\x7e]+/g, " ").trim();
    super(text ? "odd" : "empty", { said: cut(text) });
  }
}

/** The code that the board ran raised an exception. */
export class Failed extends Trouble {
  constructor(traceback) {
    const last = traceback.trim().split("\n").at(-1).trim();
    super(/28|ENOSPC/.test(last) ? "full" : "refused", { error: cut(last) });
    this.traceback = traceback;
  }
}

function cut(text) {
  return text.length > SHOWN ? text.slice(0, SHOWN) + "…" : text;
}
