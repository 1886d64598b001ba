// Does things one after the other.

export class InTurn {
  constructor() {
    this.last = Promise.resolve();
  }

  /** Do this when all before it is done, or has failed; resolves, or rejects, as it does. */
  do(act) {
    const done = this.last.then(act);
    this.last = done.catch(() => {});
    return done;
  }
}
