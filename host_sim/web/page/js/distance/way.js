// A way between two pages: a data channel of WebRTC. Each page gives the other a description of
// itself, which people pass on; then the pages send texts to each other, encrypted, with nobody
// between them.

import { packed, unpacked } from "./description.js";
import { HELPER } from "./helper.js";
import { Trouble } from "./trouble.js";

const CHANNEL = "regalia";
const PIECE = 16_384; // characters of a message; all browsers carry that many
const MOST = 1 << 20; // characters of a text in pieces

export class Way {
  /** `on` holds what to call: opened(), closed() once when it will not open or work any more, and
      heard(text). `asks` tells whether the helper server may be asked for the own address. */
  constructor(on, asks = false) {
    this.on = on;
    this.channel = null;
    // Whether both pages have both descriptions. Before, a page that tries in vain goes on waiting:
    // people take minutes to pass on an answer.
    this.complete = false;
    this.ended = false;
    this.parts = "";
    const iceServers = asks && HELPER ? [{ urls: HELPER }] : [];
    this.connection = new RTCPeerConnection({ iceServers });
    this.connection.onconnectionstatechange = () => {
      if (this.complete && this.connection.connectionState === "failed") this.end();
    };
    this.connection.ondatachannel = ({ channel }) => this.take(channel);
  }

  /** The bytes of an offer, with all addresses of this page. */
  async offer() {
    this.take(this.connection.createDataChannel(CHANNEL));
    return this.describe(await this.connection.createOffer());
  }

  /** The bytes of an answer to an offer. Throws Trouble if there is none in these bytes. */
  async answer(offer) {
    await this.hear(offer, "offer");
    return this.describe(await this.connection.createAnswer());
  }

  /** Take in the answer to the own offer. Throws Trouble if there is none in these bytes. */
  async finish(answer) {
    await this.hear(answer, "answer");
    this.complete = true;
  }

  /** Send a text. It is lost if the way isn't open. */
  send(text) {
    if (this.channel?.readyState !== "open") return;
    for (let at = 0; at < text.length || !at; at += PIECE) {
      const last = at + PIECE >= text.length;
      this.channel.send((last ? "." : "+") + text.slice(at, at + PIECE));
    }
  }

  /** Close the way; the other end hears it. */
  close() {
    this.ended = true;
    this.connection.close();
  }

  async hear(bytes, type) {
    const description = unpacked(bytes, type);
    try {
      await this.connection.setRemoteDescription(description);
    } catch (error) {
      throw new Trouble("damaged", error.message);
    }
  }

  async describe(description) {
    const gathered = new Promise((resolve) => {
      this.connection.onicecandidate = ({ candidate }) => candidate ?? resolve();
    });
    await this.connection.setLocalDescription(description);
    await gathered;
    return packed(this.connection.localDescription);
  }

  take(channel) {
    this.channel = channel;
    channel.onopen = () => this.open();
    channel.onclose = () => this.end();
    channel.onmessage = ({ data }) => this.join(data);
    if (channel.readyState === "open") this.open();
  }

  open() {
    this.channel.onopen = null; // some browsers hand over an open channel and then say that it opens
    this.complete = true;
    this.on.opened();
  }

  // Long texts come in pieces; the last one is marked.
  join(piece) {
    if (typeof piece !== "string" || this.parts.length + piece.length > MOST) return this.fail();
    this.parts += piece.slice(1);
    if (piece[0] === "+") return;
    const text = this.parts;
    this.parts = "";
    this.on.heard(text);
  }

  fail() {
    this.connection.close();
    this.end();
  }

  end() {
    if (this.ended) return;
    this.ended = true;
    this.connection.close();
    this.on.closed();
  }
}
