// The service worker, which keeps the page for visits without a network, and new versions of it.

const PROGRAM = new URL("../service-worker.js", import.meta.url);

/** Keep the page offline. A new version is told to `hear` as a message "update"; its `use()` loads
    the page in that version, and nothing else does while this page is open. */
export async function keepOffline(hear) {
  const workers = navigator.serviceWorker;
  if (!workers) return; // there is none where the page doesn't come by HTTPS
  const registration = await workers.register(PROGRAM).catch(() => null);
  if (!registration) return;
  const offer = (worker) => {
    if (worker.state !== "installed" || !workers.controller) return;
    hear({
      is: "update",
      use() {
        workers.addEventListener("controllerchange", () => location.reload(), { once: true });
        worker.postMessage("use");
      },
    });
  };
  if (registration.waiting) offer(registration.waiting);
  registration.addEventListener("updatefound", () => {
    const worker = registration.installing;
    worker.addEventListener("statechange", () => offer(worker));
  });
}
