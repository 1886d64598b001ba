// Passing on the text of a field, a link: by the device's share sheet, or by copying.

import { say } from "./words.js";

/** Let one button share the link in a field, where the browser can, and another one copy it; an
    element says whether that was done. */
export function passOn(send, copies, field, said) {
  send.hidden = !navigator.share;
  send.addEventListener("click", () => {
    navigator.share({ url: field.value }).catch(() => {}); // a person may think better of it
  });
  copies.addEventListener("click", () => copy(field, said));
}

// Select and copy. By plain http a page has no clipboard; then a person can copy what is selected.
async function copy(field, said) {
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
    said.textContent = say("Copied.");
  } catch {
    said.textContent = say("Press Ctrl+C to copy.");
  }
}
