// The other end of the link: a server, over a WebSocket. It connects again by itself. The static
// site has another file in the place of this one: host_sim/web/site/end.js.

import { say } from "./words.js";

const RETRY_MS = 1000;

/** Whether others can open the page's address. */
export const PUBLIC = false;

/** The names of the packs of others: only the site's table takes them. */
export async function packs() {
  return [];
}

export class End {
  /** `hear(message)` is called for each message, `show(buffer)` for each frame. */
  constructor(hear, show) {
    this.hear = hear;
    this.show = show;
    this.open();
  }

  open() {
    this.socket = new WebSocket(`ws://${location.host}/table`);
    this.socket.binaryType = "arraybuffer";
    this.socket.onmessage = ({ data }) => {
      if (typeof data === "string") this.hear(JSON.parse(data));
      else this.show(data);
    };
    this.socket.onclose = () => {
      this.hear({
        is: "lost",
        why: say("The table can’t be reached. It was put away, or is on its way back."),
      });
      setTimeout(() => this.open(), RETRY_MS);
    };
  }

  /** Send a command, a text. */
  send(command) {
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(command);
  }
}
