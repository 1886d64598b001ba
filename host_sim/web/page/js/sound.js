// The buzzer: a square wave, as a piezo between two pins of a Pico gives it.

const LOUDNESS = 0.04;
const FADE_S = 0.002; // against clicks

export class Sound {
  constructor() {
    this.on = true;
    this.tone = 0;
    this.audio = null;
  }

  /** Browsers allow sound only after somebody pressed something. */
  wake() {
    if (!this.on || this.audio) return;
    this.audio = new AudioContext();
    this.wave = new OscillatorNode(this.audio, { type: "square" });
    this.volume = new GainNode(this.audio, { gain: 0 });
    this.wave.connect(this.volume).connect(this.audio.destination);
    this.wave.start();
    this.apply();
  }

  /** Sound at `hertz`; 0 is silence. */
  play(hertz) {
    if (hertz === this.tone) return;
    this.tone = hertz;
    this.apply();
  }

  /** Sound these tones (Hz) one after the other, each for so many seconds, beside the buzzer's. */
  chime(tones, lengthS) {
    if (!this.on || !this.audio) return;
    const wave = new OscillatorNode(this.audio, { type: "square" });
    wave.connect(new GainNode(this.audio, { gain: LOUDNESS })).connect(this.audio.destination);
    const start = this.audio.currentTime;
    tones.forEach((hertz, i) => wave.frequency.setValueAtTime(hertz, start + i * lengthS));
    wave.start(start);
    wave.stop(start + tones.length * lengthS);
  }

  turn(on) {
    this.on = on;
    this.wake();
    this.apply();
  }

  apply() {
    if (!this.audio) return;
    const now = this.audio.currentTime;
    const heard = this.on && this.tone > 0;
    if (heard) this.wave.frequency.setValueAtTime(this.tone, now);
    this.volume.gain.setTargetAtTime(heard ? LOUDNESS : 0, now, FADE_S);
  }
}
