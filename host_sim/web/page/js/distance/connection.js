// The connection to another page: one way at a time, which comes and goes.

import { Way } from "./way.js";

// Some browsers have none, such as those with Debian's WebKit: links alone are passed on there.
const POSSIBLE = "RTCPeerConnection" in globalThis;
export const NONE = new Uint8Array(0); // the bytes of no way

export class Connection {
  /** `on` holds what to call: opened(again), lost(was) where `was` tells whether it had been open, and
      heard(text). */
  constructor(on) {
    this.on = on;
    this.way = null;
    this.state = ""; // "", "offered", "connecting", "connected", "lost" or "unreached"
    this.again = false; // whether these two were connected before
  }

  get possible() {
    return POSSIBLE;
  }

  /** The bytes of an offer, none where there can be no connection. asks: whether the helper server may
      be asked. */
  offer(asks) {
    return POSSIBLE ? this.begin(asks).offer() : NONE;
  }

  /** The bytes of the answer to an offer, none where there can be no connection. Throws Trouble
      if there is no offer in these bytes. */
  answer(offer, asks) {
    return POSSIBLE ? this.begin(asks).answer(offer) : NONE;
  }

  /** Take in the answer to the offer. Throws Trouble if there is none in these bytes. */
  async finish(answer) {
    this.state = "connecting";
    await this.way.finish(answer);
  }

  send(text) {
    this.way?.send(text);
  }

  begin(asks) {
    this.close();
    const mine = (act) => (...values) => {
      if (this.way === way) act(...values); // else it was given up
    };
    const way = new Way(
      {
        opened: mine(() => this.opened()),
        closed: mine(() => this.lost()),
        heard: mine((text) => this.on.heard(text)),
      },
      asks,
    );
    this.way = way;
    this.state = "offered";
    return way;
  }

  /** Give the connection up. */
  close() {
    const { way } = this;
    this.way = null;
    this.state = "";
    way?.close();
  }

  opened() {
    this.state = "connected";
    this.on.opened(this.again);
    this.again = true;
  }

  lost() {
    const was = this.state === "connected";
    this.way = null;
    this.state = was ? "lost" : "unreached";
    this.on.lost(was);
  }
}
