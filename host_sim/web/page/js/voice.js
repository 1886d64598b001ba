// The browser's voice, for who has no screen reader: it says what one would say. The choice is kept.

import { remember, remembered } from "./remembered.js";
import { tag } from "./words.js";

const speech = window.speechSynthesis; // not everywhere

export class Voice {
  constructor(button) {
    this.language = "en"; // of the displays
    this.button = button;
    button.hidden = !speech;
    button.ariaPressed = String(remembered("voice") === "true");
    button.addEventListener("click", () => {
      button.ariaPressed = String(button.ariaPressed !== "true");
      remember("voice", button.ariaPressed);
    });
  }

  say(text) {
    if (!speech || this.button.ariaPressed !== "true") return;
    speech.speak(Object.assign(new SpeechSynthesisUtterance(text), { lang: tag(this.language) }));
  }

  /** Stop: somebody acts. */
  hush() {
    speech?.cancel();
  }
}
