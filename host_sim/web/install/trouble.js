// What can go wrong with a board.

/** A task can't go on. `message` is the key of the text for people, `values` are put into it. */
export class Trouble extends Error {
  constructor(key, values = {}) {
    super(key);
    this.values = values;
  }
}

/** The board is "lost", "odd", or its code has "failed"; `said` is what it said, if anything.
    tools/installing/trouble.py decides what people are told. */
export class Broken extends Error {
  constructor(how, ...said) {
    super(how);
    this.said = said;
  }
}
