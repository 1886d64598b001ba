// The keys that press the buttons, named by their place on the keyboard, whatever is printed there.

export const KEYS = [
  ["KeyA", "KeyD", "KeyW", "KeyS", "KeyE"],
  ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Enter"],
];

const NAMES = { ArrowLeft: "←", ArrowRight: "→", ArrowUp: "↑", ArrowDown: "↓", Enter: "⏎" };

/** The labels of all keys as on a US keyboard. */
export function labels() {
  return KEYS.map((codes) => codes.map((code) => NAMES[code] ?? code.slice(3)));
}

/** The labels as printed on this keyboard, where the browser tells; e.g. Q for KeyA in France. None
    on a device that is touched. */
export async function printedLabels() {
  if (matchMedia("(pointer: coarse)").matches) return KEYS.map((codes) => codes.map(() => ""));
  const printed = await navigator.keyboard?.getLayoutMap?.();
  if (!printed) return labels();
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
