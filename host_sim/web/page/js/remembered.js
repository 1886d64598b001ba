// Small choices that the browser keeps for the next visit, also for the site's other pages.

/** What is kept under a key; null for nothing, and where storage is forbidden. */
export function remembered(key) {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keep a text under a key, unless storage is forbidden or full. */
export function remember(key, text) {
  try {
    localStorage.setItem(key, text);
  } catch {
    // It is asked again at the next visit.
  }
}
