// Copying the text of a field.

import { say } from "./words.js";

/** Select the text of a field and copy it, and say in an element whether that was done. By plain http
    a page has no clipboard; then a person can copy what is selected. */
export async function copy(field, said) {
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
    said.textContent = say("Copied.");
  } catch {
    said.textContent = say("Press Ctrl+C to copy.");
  }
}
