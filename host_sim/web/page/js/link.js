// The connection to the table: wishes out, frames and messages in. It comes back by itself.

const RETRY_MS = 1000;

export class Link {
  /** `on` holds what to call: frame(buffer), welcome(message), status(…), refused(…), lost(). */
  constructor(on) {
    this.on = on;
    this.open();
  }

  open() {
    this.socket = new WebSocket(`ws://${location.host}/table`);
    this.socket.binaryType = "arraybuffer";
    this.socket.onmessage = ({ data }) => {
      if (typeof data !== "string") return this.on.frame(data);
      const message = JSON.parse(data);
      this.on[message.is](message);
    };
    this.socket.onclose = () => {
      this.on.lost();
      setTimeout(() => this.open(), RETRY_MS);
    };
  }

  /** Ask for something; what the table can do is in host_sim/web/commands.py. */
  wish(name, more = {}) {
    if (this.socket.readyState === WebSocket.OPEN) {
      this.socket.send(JSON.stringify({ do: name, ...more }));
    }
  }
}
