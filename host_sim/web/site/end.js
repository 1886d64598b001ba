// The other end of the link: a table in a Web Worker of this browser.

import { keepOffline } from "./offline.js";

/** Whether others can open the page's address. */
export const PUBLIC = true;

export class End {
  /** `hear(message)` is called for each message, `show(buffer)` for each frame. */
  constructor(hear, show) {
    this.worker = new Worker(new URL("worker.js", import.meta.url), { type: "module" });
    this.worker.onmessage = ({ data }) => {
      if (data instanceof ArrayBuffer) show(data);
      else data.forEach(hear);
    };
    this.worker.onerror = ({ message }) =>
      hear({ is: "lost", why: `The table has stopped: ${message}. Load the page again.` });
    addEventListener("load", () => keepOffline(hear), { once: true });
    if (document.readyState === "complete") keepOffline(hear);
  }

  /** Send a command, a text. */
  send(command) {
    this.worker.postMessage(command);
  }
}
