// Keeps all files of one version of the site. The build puts VERSION and FILES before this text, the
// paths of all files with their hashes.

const HOME = new URL("./", self.location).href;
const OURS = `regalia ${HOME} `; // other sites may lie on the same host
const CACHE = OURS + VERSION;

self.addEventListener("install", (event) => {
  // A browser's own copy of a file may be of another version, and so may the host's while a version
  // is published: then nothing is installed, and the browser tries again at the next visit.
  const requests = Object.entries(FILES).map(
    ([file, integrity]) => new Request(new URL(file, HOME), { cache: "no-cache", integrity }),
  );
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(requests)));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(replaceOld());
});

self.addEventListener("message", ({ data }) => {
  if (data === "use") self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
  if (event.request.method === "GET") event.respondWith(answer(event.request));
});

async function answer(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request, { ignoreSearch: true });
  // Hosts with clean addresses lead from index.html to its folder. Browsers open no page by an answer
  // that is marked as led elsewhere.
  if (kept?.redirected) return new Response(kept.body, kept);
  return kept ?? fetch(request);
}

// Answer the pages of the first visit too, which came by the network: what they load later is of
// this version. Remove the old version, and load its pages anew: their scripts would get files of
// this one.
async function replaceOld() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(OURS) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
  if (!old.length) return;
  const pages = await self.clients.matchAll({ type: "window" });
  // The page that was used last comes first, and gets the table. Pages are loaded after the
  // activation, so nothing waits for them here; one may be closed meanwhile.
  for (const page of pages) page.navigate(page.url).catch(() => {});
}
