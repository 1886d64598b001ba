// UF2 files: the same as in tools/imaging/uf2.py, which says why sectors are written whole.

import { Trouble } from "./trouble.js";

export const PAGE = 256; // bytes
export const FLASH = 0x10000000; // address of the flash's first byte
export const FLASH_MOST = 16 << 20; // bytes of the largest flash
const SECTOR = 4096;
const BLOCK = 512;
export const MOST = (FLASH_MOST / PAGE) * BLOCK + BLOCK; // bytes of a file: all flash, a block before
const HEADER = 32;
const STARTS = [0x0a324655, 0x9e5d5157];
const END = 0x0ab16f30;
const WITH_FAMILY = 0x2000; // flag of a block for flash with a family, and nothing else
const ABSOLUTE = 0xe48bff57;
const ERASED = new Uint8Array(PAGE).fill(0xff);

/** Return the family, the pages by address, and the block before them, in bytes, if any.

    Throws Trouble unless the file is whole and in order. */
export function read(data) {
  if (data.length > MOST) throw new Trouble("notUf2");
  const blocks = [];
  for (let at = 0; at < data.length; at += BLOCK) blocks.push(data.subarray(at, at + BLOCK));
  if (!blocks.length || !blocks.every(isBlock)) throw new Trouble("notUf2");
  const hasBefore = blocks.length > 1 && header(blocks[0])[7] === ABSOLUTE;
  const before = hasBefore ? blocks.shift() : new Uint8Array();
  const family = header(blocks[0])[7];
  const pages = new Map();
  blocks.forEach((block, number) => {
    const [, , flags, address, size, ownNumber, count, ownFamily] = header(block);
    if (flags !== WITH_FAMILY || ownFamily !== family || size !== PAGE || address % PAGE) {
      throw new Trouble("notOneChip", { number });
    }
    if (ownNumber !== number || count !== blocks.length || pages.has(address)) {
      throw new Trouble("outOfOrder", { number });
    }
    pages.set(address, block.subarray(HEADER, HEADER + PAGE));
  });
  return { family, pages, before };
}

/** Return the bytes of the file, in the order of addresses; the rest of each sector is erased. */
export function write({ family, pages, before }) {
  const sectors = new Set([...pages.keys()].map((address) => address - (address % SECTOR)));
  const addresses = [...sectors]
    .sort((one, other) => one - other)
    .flatMap((sector) => Array.from({ length: SECTOR / PAGE }, (_, page) => sector + page * PAGE));
  const made = new Uint8Array(before.length + BLOCK * addresses.length);
  made.set(before);
  addresses.forEach((address, number) => {
    const block = made.subarray(before.length + BLOCK * number).subarray(0, BLOCK);
    const head = [...STARTS, WITH_FAMILY, address, PAGE, number, addresses.length, family];
    head.forEach((value, place) => view(block).setUint32(4 * place, value, true));
    block.set(pages.get(address) ?? ERASED, HEADER);
    view(block).setUint32(BLOCK - 4, END, true);
  });
  return made;
}

/** Return a view of the numbers in bytes. */
export function view(bytes) {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function isBlock(block) {
  if (block.length !== BLOCK) return false;
  const [first, second] = header(block);
  return first === STARTS[0] && second === STARTS[1] && view(block).getUint32(BLOCK - 4, true) === END;
}

function header(block) {
  return Array.from({ length: HEADER / 4 }, (_, place) => view(block).getUint32(4 * place, true));
}
