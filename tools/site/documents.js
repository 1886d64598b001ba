// The language of a start page: that of the browser, until somebody chooses another one. The page to
// play takes over what was chosen.

const KEY = "language";
const others = [...document.querySelectorAll(".languages a")];

if (others.length) {
  const here = document.querySelector(".md-content [lang]").lang;
  const wanted = [kept() ?? [], navigator.languages].flat();
  const there = new Map(others.map((link) => [link.lang, link]));
  const first = wanted
    .flatMap((language) => [language, language.split("-")[0]])
    .find((language) => language === here || there.has(language));
  if (there.has(first)) location.replace(there.get(first).href);
  for (const link of others) link.addEventListener("click", () => keep(link.lang));
  addEventListener("load", keepOffline);
}

// There is no service worker by plain http, or where storage is forbidden.
async function keepOffline() {
  const { serviceWorker } = navigator;
  if (!(await serviceWorker?.register("service-worker.js").catch(() => null))) return;
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
  const { active } = await serviceWorker.ready;
  active.postMessage(["./", location.pathname, ...new Set(loaded)]);
}

function kept() {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null; // storage is forbidden
  }
}

function keep(language) {
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // Then the browser's language comes again.
  }
}

// What the theme leaves out of the keyboard's reach, or without a name. It adds some of it later.
function mend() {
  const { placeholder } = document.querySelector("[data-md-component=search-query]") ?? {};
  document.querySelector("[data-md-component=search]")?.setAttribute("aria-label", placeholder);
  for (const wide of document.querySelectorAll(".md-typeset pre > code, .md-typeset__scrollwrap")) {
    wide.tabIndex = 0;
  }
  for (const empty of document.querySelectorAll(".md-typeset th:empty")) {
    empty.replaceWith(document.createElement("td"));
  }
  for (const tools of document.querySelectorAll(".md-code__nav")) tools.setAttribute("role", "none");
}
mend();
new MutationObserver(mend).observe(document.body, { childList: true, subtree: true });
