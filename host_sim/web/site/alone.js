// One table at a time in all tabs of this site: two would overwrite each other's saves.

const ANSWER_MS = 1000; // of a tab whose table is just starting, too

/** Run `play`, which never settles, once no other tab does. name: of the site. wait(): called if
    another tab does. Rejects where the browser forbids to find out. */
export async function alone(name, play, wait) {
  if (!navigator.locks) return asked(name, play, wait);
  await navigator.locks.request(name, { ifAvailable: true }, (lock) => (lock ? play() : wait()));
  return navigator.locks.request(name, play);
}

// By plain http there are no locks: the tabs ask each other. Of two that ask, that which came first is the
// first.
async function asked(name, play, wait) {
  const tabs = new BroadcastChannel(name);
  const own = Date.now() + Math.random();
  let plays = false;
  let taken = true;
  tabs.onmessage = ({ data: { asks, answers } }) => {
    if (asks !== undefined && (plays || own < asks)) tabs.postMessage({ answers: asks });
    taken ||= answers === own;
  };
  for (let waits = false; taken; ) {
    taken = false;
    tabs.postMessage({ asks: own });
    await new Promise((go) => setTimeout(go, ANSWER_MS));
    if (taken && !waits) wait();
    waits ||= taken;
  }
  plays = true;
  return play();
}
