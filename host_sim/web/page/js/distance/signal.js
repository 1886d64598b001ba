// Tells a person who looks elsewhere that it is their turn: by the page's title, and by a sound.

const TONES = [659, 784]; // Hz
const TONE_S = 0.13;

export class Signal {
  constructor(sound) {
    this.sound = sound;
    this.title = document.title;
    this.words = "";
    this.told = false; // whether the sound of this turn came
  }

  /** Take over the page's title as it is without a signal. */
  name(title) {
    this.title = title;
    this.show();
  }

  /** Take in the state of the match on the table, "" without one. `words` stand before the title
      while it is this person's turn; the sound comes once a turn. */
  turn(state, words = "") {
    const mine = state === "yours";
    this.words = mine ? words : "";
    this.show();
    if (mine && !this.told && !document.hasFocus()) this.sound.chime(TONES, TONE_S);
    if (state !== "waiting") this.told = mine; // a die or a card of one's own turn is waited for
  }

  show() {
    document.title = this.words ? `${this.words} · ${this.title}` : this.title;
  }

}
