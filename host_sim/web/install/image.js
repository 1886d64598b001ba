// One .uf2 file of a stock MicroPython image and the firmware, as `dev.py image` makes it. The file
// system was made with the site; only the number of its blocks depends on the stock image.

import { archived, parts } from "./firmware.js";
import { examined } from "./stock.js";
import { checkRoom } from "./suitable.js";
import { PAGE, view, write } from "./uf2.js";

const BLOCK = 4096; // bytes of a block of the file system

/** Return the joined file, `name` and `bytes`, for the stock image of that name. Throws Trouble. */
export async function joined(stockName, data) {
  const shared = await parts();
  const stock = examined(data, shared);
  const files = new Map(await archived(`image-${stock.architecture}.bin`));
  const { version, count, check } = JSON.parse(new TextDecoder().decode(files.get("places.json")));
  const system = files.get("blocks.bin").slice();
  checkRoom(system.length / BLOCK - shared.writtenBlocks, stock.blocks, shared);
  view(system).setUint32(count, stock.blocks, true);
  view(system).setUint32(check, ~crc32(system.subarray(0, check)), true);
  const pages = new Map(stock.file.pages);
  for (let at = 0; at < system.length; at += PAGE) {
    pages.set(stock.start + at, system.subarray(at, at + PAGE));
  }
  return { name: `regalia-${version}-${stockName}`, bytes: write({ ...stock.file, pages }) };
}

// CRC-32 with the polynomial of zlib.
function crc32(bytes) {
  let remainder = ~0;
  for (const byte of bytes) {
    remainder ^= byte;
    for (let bit = 0; bit < 8; bit++) {
      remainder = (remainder >>> 1) ^ (remainder & 1 ? 0xedb88320 : 0);
    }
  }
  return ~remainder;
}
