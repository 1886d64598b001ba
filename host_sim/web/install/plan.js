// The changes that bring a build onto a board: the same as in tools/flashing/plan.py.
// Paths are ASCII, so their order is the same as well.

/** Return the paths to remove, then to put there: files for the notice first, main.py last.

    wanted, found: SHA-256 by path; parts: board.json of the site */
export function plan(wanted, found, { driver, start }) {
  const remove = [...found.keys()].filter((path) => !wanted.has(path) && inTheWay(path, wanted));
  const changed = [...wanted.keys()].filter(
    (path) => path !== start && found.get(path) !== wanted.get(path),
  );
  changed.sort();
  const first = (path) => driver.includes(path);
  const put = [...changed.filter(first), ...changed.filter((path) => !first(path))];
  if (remove.length || put.length || found.get(start) !== wanted.get(start)) put.push(start);
  return { remove: remove.sort(), put };
}

/** Return the folders of a build at the root, sorted; they have only the firmware's files. */
export function folders(paths) {
  const below = paths.filter((path) => path.includes("/"));
  return [...new Set(below.map((path) => path.slice(0, path.indexOf("/"))))].sort();
}

/** Return the folders that have files, sorted, "" for the root. */
export function parents(paths) {
  return [...new Set(paths.map((path) => path.slice(0, Math.max(path.lastIndexOf("/"), 0))))].sort();
}

// Other code and data in the firmware's folders, other .mpy files at the root, and a .py there that
// MicroPython would load instead of the .mpy beside it.
function inTheWay(path, wanted) {
  if (path.includes("/") || path.endsWith(".mpy")) return true;
  return wanted.has(path.replace(/\.\w+$/, ".mpy"));
}
