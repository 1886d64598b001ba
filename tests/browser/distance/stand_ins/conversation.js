// A stand-in for a conversation: the ends take turns, each turn is a word that `talk.act` is told. All
// turns are in `record.log`, and as JSON in what is sent. `window.talk` is the latest one.

import { letter, opened } from "./letters.js";
import { SIGNATURE } from "./signature.js";

export class Conversation {
  constructor({ record, keep, say }) {
    Object.assign(this, { record: { log: [], ...record }, keep, say });
    this.send = null;
    this.known = this.record.log.length; // to the other
    this.heard = this.known;
    this.starts = 0;
    window.talk = this;
  }

  async start() {
    this.starts += 1;
    this.tell();
  }

  get mine() {
    return this.record.log.length % 2 === this.record.seats.indexOf(this.record.end);
  }

  get computers() {
    return { present: () => this.record.seats, voters: () => [], mayVote: () => false };
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

  meet() {}

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
    const { id, end, log } = this.record;
    const messages = [new TextEncoder().encode(JSON.stringify(log))];
    return letter({ id, parts: [{ end, counts: [0, 0], messages, signature: new Uint8Array(SIGNATURE) }] });
  }

  async open(bytes) {
    await this.receive(new TextDecoder().decode(opened(bytes, 2).parts[0].messages[0]));
  }
}
