// Movement on the page, for those who want little of it.

const QUERY = matchMedia("(prefers-reduced-motion: reduce)");

/** How long a movement of `ms` milliseconds takes: no time for those who want none. */
export function moving(ms) {
  return QUERY.matches ? 0 : ms;
}
