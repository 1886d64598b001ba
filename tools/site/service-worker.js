// Keeps the start pages that were visited for visits without a network; with one, nothing is old. The
// page to play keeps itself.

const CACHE = `start ${self.registration.scope}`;

// A start page names itself and what it has loaded.
self.addEventListener("message", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(event.data)));
});

self.addEventListener("fetch", (event) => {
  if (event.request.method === "GET") event.respondWith(answer(event.request));
});

async function answer(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const cache = await caches.open(CACHE);
    const kept = await cache.match(request, { ignoreSearch: true });
    if (!kept) throw error;
    return kept.redirected ? new Response(kept.body, kept) : kept; // see the worker of the page to play
  }
}
