// The stock MicroPython image that the user has downloaded, and the checks of it: the same as in
// tools/imaging/stock.py and tools/imaging/about.py, which name the formats.

import { Trouble } from "./trouble.js";
import { FLASH, FLASH_MOST, PAGE, read, view } from "./uf2.js";

const BLOCK = 4096; // bytes of a block of the file system
const ARCHITECTURES = { 0xe48bff56: "armv6m", 0xe48bff59: "armv7emsp", 0xe48bff5a: "rv32imc" };

const MARKERS = [0x7188ebf2, 0xe71aa390]; // around the addresses of the table
const HEADER_WITHIN = 4096; // bytes from the start of the flash
const [STRING, BLOCK_DEVICE] = [6, 7]; // types of an entry
const [RASPBERRY_PI, MICROPYTHON] = [0x5052, 0x504d]; // tags: "RP", "MP"
const [NAME, VERSION] = [0x02031c86, 0x11a9bc3a]; // ids of strings
const LONGEST = 100; // letters of a string
const PRINTABLE = /^( |[^\p{C}\p{Z}])*$/u;

/** Return the image in a .uf2 file: its contents, architecture, and the place of its file system.

    parts: board.json of the site. Throws Trouble. */
export function examined(data, { oldest, newest }) {
  const file = read(data);
  const architecture = ARCHITECTURES[file.family];
  if (!architecture) throw new Trouble("imageOfOtherChip");
  const { name, version, start, size } = about(file.pages);
  if (name !== "MicroPython") throw new Trouble("imageOfOther", { name });
  const release = /v(\d{1,4})\.(\d{1,4})/.exec(version)?.slice(1).map(Number);
  if (!release || isLess(release, oldest) || isLess(newest, release)) {
    const [from, to] = [oldest, newest].map((numbers) => numbers.join("."));
    throw new Trouble("otherRelease", { version, from, to });
  }
  if (!size || start < FLASH || start + size > FLASH + FLASH_MOST) throw new Trouble("placeOutside");
  const last = Math.max(...file.pages.keys());
  if (last >= start || start % BLOCK || size % BLOCK) throw new Trouble("placeInUse");
  return { file, architecture, start, blocks: size / BLOCK };
}

// What the image says about itself in its binary info.
function about(pages) {
  try {
    const flash = flashOf(pages);
    const numbers = view(flash);
    const word = (at) => numbers.getUint32(at, true);
    const texts = {};
    const places = [];
    for (const at of table(flash, word)) {
      const [kind, tag] = [numbers.getUint16(at, true), numbers.getUint16(at + 2, true)];
      if (kind === STRING && tag === RASPBERRY_PI) texts[word(at + 4)] = text(flash, word(at + 8));
      else if (kind === BLOCK_DEVICE && tag === MICROPYTHON) places.push([word(at + 8), word(at + 12)]);
    }
    const [start, size] = places[0];
    if (!(NAME in texts && VERSION in texts)) throw new RangeError("no name");
    return { name: texts[NAME], version: texts[VERSION], start, size };
  } catch {
    throw new Trouble("noMicroPython");
  }
}

function flashOf(pages) {
  const addresses = [...pages.keys()];
  const [first, last] = [Math.min(...addresses), Math.max(...addresses)];
  if (first < FLASH || last >= FLASH + FLASH_MOST) throw new RangeError("pages outside the flash");
  const flash = new Uint8Array(last + PAGE - FLASH).fill(0xff);
  for (const [address, page] of pages) flash.set(page, address - FLASH);
  return flash;
}

// The places of the table's entries.
function table(flash, word) {
  for (let at = 0; at < HEADER_WITHIN; at += 4) {
    if (word(at) !== MARKERS[0] || word(at + 16) !== MARKERS[1]) continue;
    const [start, end] = [word(at + 4) - FLASH, word(at + 8) - FLASH];
    return Array.from({ length: (end - start) / 4 }, (_, entry) => word(start + 4 * entry) - FLASH);
  }
  throw new RangeError("no table");
}

function text(flash, address) {
  const at = address - FLASH;
  const end = flash.indexOf(0, at);
  if (at < 0 || end < 0) throw new RangeError("no text");
  const said = new TextDecoder().decode(flash.subarray(at, end));
  if (said.length > LONGEST || !PRINTABLE.test(said)) throw new RangeError("not a line");
  return said;
}

function isLess([major, minor], [otherMajor, otherMinor]) {
  return major < otherMajor || (major === otherMajor && minor < otherMinor);
}
