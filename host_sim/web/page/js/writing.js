// The set-up asks for a name: it is typed here.

import { byId } from "./dom.js";

export class Writing {
  constructor(link) {
    this.before = null; // the name as the table had it last, null while it asks for none
    this.dialog = byId("ask-name");
    this.input = byId("own-name");
    this.dialog.addEventListener("close", () => {
      link.wish("write", { text: this.dialog.returnValue ? this.input.value : this.before ?? "" });
    });
  }

  status({ written }) {
    if (written !== null && this.before === null) {
      this.input.value = written;
      this.dialog.returnValue = "";
      this.dialog.showModal();
      this.input.select();
    }
    this.before = written;
    if (written === null) this.dialog.close();
  }
}
