// What the build of the site made for boards: the firmware for each architecture, and board.json.

import { entries, unzipped } from "../play/js/archive.js";
import { Trouble } from "./trouble.js";

/** Return board.json: the code that runs on a board, and what both ways of installing share. */
export async function parts() {
  return whole(await fetched("board.json"), (response) => response.json());
}

/** Return the firmware for an architecture: files and hashes by path, name, version, blocks. */
export async function firmware(architecture, { firmwareFile, manifest }) {
  const files = new Map(await archived(`firmware-${architecture}.bin`));
  const text = (path) => new TextDecoder().decode(files.get(path));
  const { version, blocks, files: listed } = JSON.parse(text(manifest));
  const hashes = new Map(Object.entries(listed).map(([path, { sha256 }]) => [path, sha256]));
  return { files, hashes, version, blocks, name: text(firmwareFile) };
}

/** Return the [path, bytes] of a gzipped archive of the site. */
export async function archived(name) {
  return whole(await fetched(name), async ({ body }) => [...entries(await unzipped(body))]);
}

async function fetched(name) {
  const response = await fetch(new URL(name, import.meta.url)).catch(() => null);
  if (!response?.ok) throw new Trouble("noNetwork");
  return response;
}

// What `read` makes of a response, which may end too soon, or be the page of a network that asks
// for a password first.
async function whole(response, read) {
  return read(response).catch(() => {
    throw new Trouble("noNetwork");
  });
}
