// What the page has to say, in words, above the table.

import { element } from "./dom.js";
import { say } from "./words.js";

export class Notices {
  constructor(parent) {
    this.parent = parent;
    this.shown = new Map(); // topic -> element
  }

  /** Show a notice on a topic, in place of the topic's last one. `more` may hold `details` (a long
      text to fold out), `buttons` (a list of [label, act]), `closes` (whether one more puts it away),
      `alarm`, `forMs` and `lang`. */
  show(topic, text, { details, buttons = [], closes = false, alarm = false, forMs, lang } = {}) {
    this.clear(topic);
    const notice = element("div", { className: alarm ? "notice alarm" : "notice" });
    if (lang) notice.lang = lang;
    notice.append(element("p", { textContent: text }));
    if (details) {
      const summary = element("summary", { textContent: say("Details") });
      notice.append(element("details", {}, summary, element("pre", { textContent: details })));
    }
    if (closes) buttons = [...buttons, [say("Close"), () => notice.remove(), ""]];
    for (const [textContent, onclick, className = "main"] of buttons) {
      notice.append(element("button", { textContent, onclick, className }));
    }
    notice.dataset.topic = topic;
    this.parent.append(notice);
    this.shown.set(topic, notice);
    if (forMs) setTimeout(() => notice.remove(), forMs);
  }

  clear(topic) {
    this.shown.get(topic)?.remove();
    this.shown.delete(topic);
  }
}
