// The other end of the link: a table in a Web Worker of this browser.

import * as flash from "./flash.js";
import { keepOffline } from "./offline.js";
import { LANGUAGE } from "./words.js";

/** Whether others can open the page's address. */
export const PUBLIC = true;

// It starts while the rest of the page is still being loaded and painted. A worker from a blob has the
// page's Content-Security-Policy; one from an address has that of its response, and static hosts
// send none.
const program = new URL("worker.js", import.meta.url);
const starting = new Blob([`import ${JSON.stringify(program)};`], { type: "text/javascript" });
const worker = new Worker(URL.createObjectURL(starting), { type: "module", name: LANGUAGE });
const early = []; // what it said before there was an End
worker.onmessage = ({ data }) => early.push(data);

/** The names of the packs of others, which this browser keeps, once one of them is taken off, if any is
    named: then the page loads anew. */
export async function packs(without) {
  if (without) worker.terminate(); // it would keep the files as it has them
  const names = await flash.packs(flash.NAME, without);
  if (without) location.reload();
  return names;
}

export class End {
  /** `hear(message)` is called for each message, `show(buffer)` for each frame. */
  constructor(hear, show) {
    const take = (data) => {
      if (data instanceof ArrayBuffer) show(data);
      else data.forEach(hear);
    };
    // The caller is not ready to hear anything before it has its End.
    queueMicrotask(() => {
      early.forEach(take);
      worker.onmessage = ({ data }) => take(data);
    });
    worker.onerror = ({ message }) =>
      hear({ is: "lost", why: `The table has stopped: ${message}. Load the page again.` });
    if (document.readyState === "complete") keepOffline(hear);
    else addEventListener("load", () => keepOffline(hear), { once: true });
  }

  /** Send a command, a text. */
  send(command) {
    // A browser may ask the person, who has done something now.
    if (!this.asked) navigator.storage?.persist?.().catch(() => {});
    this.asked = true; // to keep the saves also when its storage gets full
    worker.postMessage(command);
  }
}
