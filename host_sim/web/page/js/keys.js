// The keys that press the buttons, named by their place on the keyboard, whatever is printed there.

export const KEYS = [
  ["KeyA", "KeyD", "KeyW", "KeyS", "KeyE"],
  ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Enter"],
];

const NAMES = { ArrowLeft: "←", ArrowRight: "→", ArrowUp: "↑", ArrowDown: "↓", Enter: "⏎" };
// Firefox and Safari don't tell what is printed: there the language says who has AZERTY.
const AZERTY = new Map([["KeyA", "q"], ["KeyW", "z"]]);
const HAS_AZERTY = /^(fr|fr-FR|fr-BE|nl-BE)$/.test(navigator.language);

/** The labels of all keys as printed on this keyboard; e.g. Q for KeyA in France. None on a device that
    is touched. */
export async function printedLabels() {
  if (matchMedia("(pointer: coarse)").matches) return KEYS.map((codes) => codes.map(() => ""));
  const told = await navigator.keyboard?.getLayoutMap?.().catch(() => null); // a frame may not ask
  const printed = told ?? (HAS_AZERTY ? AZERTY : new Map());
  return KEYS.map((codes) =>
    codes.map((code) => NAMES[code] ?? (printed.get(code) ?? code.slice(3)).toUpperCase()));
}

/** [end, button] of a key code, or undefined. */
export function buttonOf(code) {
  for (let end = 0; end < KEYS.length; end++) {
    const button = KEYS[end].indexOf(code);
    if (button >= 0) return [end, button];
  }
  return undefined;
}
