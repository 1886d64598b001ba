// A stand-in for a conversation: the ends take turns, each turn is a word that `talk.act` is told.
// `window.talk` is the latest one.

export class Conversation {
  constructor({ record, keep, say }) {
    Object.assign(this, { record, keep, say });
    this.send = null;
    this.known = record.log.length; // to the other
    this.heard = 0;
    this.starts = 0;
    window.talk = this;
  }

  async start() {
    this.starts += 1;
    this.tell();
  }

  get mine() {
    return this.record.log.length % 2 === this.record.seat;
  }

  tell() {
    this.say(this.mine ? "yours" : "theirs", {});
  }

  async act(word) {
    this.record.log.push(word);
    await this.keep(this.record);
    this.send?.(JSON.stringify(this.record.log));
    if (this.send) this.known = this.record.log.length;
    this.tell();
  }

  attach(send) {
    this.send = send;
    send(JSON.stringify(this.record.log));
  }

  detach() {
    this.send = null;
  }

  close() {
    this.say = () => {};
  }

  async receive(text) {
    const log = JSON.parse(text);
    if (log.length <= this.record.log.length) return;
    this.record.log = log;
    this.heard += 1;
    this.known = log.length;
    await this.keep(this.record);
    this.tell();
  }

  letter() {
    if (this.record.log.length === this.known) return new Uint8Array();
    return new TextEncoder().encode(JSON.stringify([this.record.id, this.record.log]));
  }

  async open(bytes) {
    const [, log] = JSON.parse(new TextDecoder().decode(bytes));
    await this.receive(JSON.stringify(log));
  }
}
