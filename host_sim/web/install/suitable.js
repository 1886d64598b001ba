// Check that the firmware runs on a board: the same as in tools/flashing/suitable.py.

import { Trouble } from "./trouble.js";

/** Return the architecture of the firmware for a board. Throws Trouble if there is none.

    about: what the board says; parts: board.json of the site */
export function architectureOf(about, parts) {
  const { name, machine } = about;
  const version = about.version.join(".");
  if (name !== "micropython") throw new Trouble("otherFirmware", { name, machine });
  const architecture = parts.architectures[(about.mpy >> 10) & 0xf];
  if (!architecture || !parts.chips.some((chip) => machine.includes(chip))) {
    throw new Trouble("otherChip", { machine });
  }
  if (isOlder(about.version, parts.oldest)) {
    throw new Trouble("tooOld", { version, oldest: parts.oldest.join(".") });
  }
  const reads = `${about.mpy & 0xff}.${(about.mpy >> 8) & 3}`;
  if (reads !== parts.mpy) throw new Trouble("otherMpy", { version, release: parts.newest.join(".") });
  return architecture;
}

/** Throw Trouble if a firmware of `needed` blocks leaves too few of a file system. */
export function checkRoom(needed, blocks, { room }) {
  if (blocks - needed < room) throw new Trouble("noRoom", { needed, blocks, free: blocks - needed, room });
}

function isOlder([major, minor], [oldestMajor, oldestMinor]) {
  return major < oldestMajor || (major === oldestMajor && minor < oldestMinor);
}
