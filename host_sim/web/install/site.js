// Files of the site, made when it was built.

import { unzipped } from "../play/js/archive.js";
import { Trouble } from "./trouble.js";

/** Return board.json: what tools/installing needs to know, and the stages of the self-test. */
export async function facts() {
  return loaded(async () => (await fetched("board.json")).json());
}

/** Return a gzipped archive of the site, unzipped. */
export async function archived(name) {
  return loaded(async () => unzipped((await fetched(name)).body));
}

/** Return what `load` gives. It throws Trouble for anything that goes wrong: a response may be
    missing, end too soon, or be the page of a network that asks for a password first. */
export async function loaded(load) {
  try {
    return await load();
  } catch {
    throw new Trouble("noNetwork");
  }
}

async function fetched(name) {
  const response = await fetch(new URL(name, import.meta.url));
  if (!response.ok) throw new Error(response.status);
  return response;
}
