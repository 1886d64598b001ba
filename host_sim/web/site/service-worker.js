// Keeps all files of one version of the site. The build puts VERSION and FILES before this text.

const HOME = new URL("./", self.location).href;
const OURS = `regalia ${HOME} `; // other sites may lie on the same host
const CACHE = OURS + VERSION;

self.addEventListener("install", (event) => {
  // Checked with the host: a browser's own copy of a file may be of another version.
  const requests = FILES.map((file) => new Request(new URL(file, HOME), { cache: "no-cache" }));
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(requests)));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(removeOld().then(reloadPages));
});

self.addEventListener("message", ({ data }) => {
  if (data === "use") self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
  if (event.request.method === "GET") event.respondWith(answer(event.request));
});

async function answer(request) {
  const cache = await caches.open(CACHE);
  return (await cache.match(request, { ignoreSearch: true })) ?? fetch(request);
}

// A page of the old version would get files of this one. Its answer comes after the activation, so
// nothing waits for it here. The page that was used last comes first, and so has the table.
async function reloadPages() {
  const pages = await self.clients.matchAll({ type: "window" });
  for (const page of pages) page.navigate(page.url).catch(() => {}); // one may be closed meanwhile
}

async function removeOld() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(OURS) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
}
