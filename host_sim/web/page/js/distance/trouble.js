// What can be wrong with the other end, a letter or a table: a code, for which sentences.js has words.

export class Trouble extends Error {
  /** `why`: what the table said about it, for the console. by: the number of the end that it is of. */
  constructor(code, why = "", by = undefined) {
    super(why ? `${code}: ${why}` : code);
    this.code = code;
    this.by = by;
  }
}
