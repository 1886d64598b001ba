// One table at a time in all tabs of this site: two would overwrite each other's saves.

import { done } from "./database.js";

const SOON_MS = 1000; // a free database is given much sooner

/** Run `play`, which never settles, once no other tab does. name: of the site. wait(): called if
    another tab does. Rejects where the browser forbids to find out. */
export async function alone(name, play, wait) {
  if (!navigator.locks) return owning(`${name} lock`, play, wait);
  await navigator.locks.request(name, { ifAvailable: true }, (lock) => (lock ? play() : wait()));
  return navigator.locks.request(name, play);
}

// By plain http there are no locks. A database does as well: its version can be raised only while no other
// tab has it open, and the tab that raised it keeps it open.
async function owning(name, play, wait) {
  const waiting = setTimeout(wait, SOON_MS);
  for (let raised = false; !raised; ) {
    const seen = await done(indexedDB.open(name));
    seen.close();
    const raising = indexedDB.open(name, seen.version + 1);
    raising.onupgradeneeded = () => { raised = true; };
    self.owned = await done(raising).catch(again);
    if (!raised) self.owned?.close(); // another tab raised it in the same moment
  }
  clearTimeout(waiting);
  return play();
}

// Another tab raised the version further.
function again(error) {
  if (error.name !== "VersionError") throw error;
}
