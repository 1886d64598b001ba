// The service worker, which keeps the page for visits without a network, and new versions of it.

const PROGRAM = new URL("../service-worker.js", import.meta.url);

/** Keep the page offline. A new version is told to `hear` as a message "update"; its `use()` loads
    all pages of the site in that version, and nothing else does while one is open. */
export async function keepOffline(hear) {
  const registration = await registered();
  if (!registration) return;
  const offer = (worker) => {
    const first = !registration.active; // nothing is older than it
    const use = () => worker.postMessage("use");
    if (worker.state === "installed" && !first) hear({ is: "update", use });
  };
  const watch = (worker) => {
    offer(worker);
    worker.addEventListener("statechange", () => offer(worker));
  };
  // One that was found before this page listened is installing or waiting already.
  if (registration.waiting) watch(registration.waiting);
  if (registration.installing) watch(registration.installing);
  registration.addEventListener("updatefound", () => watch(registration.installing));
  // A browser looks for a new version by itself only when the old one has been idle for a while.
  if (registration.active) registration.update().catch(() => {}); // it fails without a network
}

// There is none where the page doesn't come by HTTPS, or where storage is forbidden.
async function registered() {
  try {
    return await navigator.serviceWorker.register(PROGRAM);
  } catch {
    return null;
  }
}
