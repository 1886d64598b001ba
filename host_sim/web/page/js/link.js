// The connection to the table: wishes out, frames and messages in. What carries them is in end.js.

import { End } from "./end.js";

export class Link {
  /** `on` holds what to call: frame(buffer), and for each message a function of its name:
      welcome(message), status(…), displays(…), refused(…), named(…), file(…), lost(…), taken(…), kept(…),
      link(…), update(…). */
  constructor(on) {
    this.end = new End((message) => on[message.is](message), on.frame);
  }

  /** Ask for something; what the table can do is in host_sim/web/commands.py. */
  wish(name, more = {}) {
    this.end.send(JSON.stringify({ do: name, ...more }));
  }
}
