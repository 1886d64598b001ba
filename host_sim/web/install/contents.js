// The files on a board, and its MicroPython, by means of tools/flashing/on_board.py.
// tools/flashing/contents.py does the same for dev.py.

import { Odd } from "./trouble.js";

const ALL_FILES_MS = 60_000; // to read all files or a folder; a Pico takes 1 s

// Answers of on_board.py.
const ABOUT = /^(.{1,99})\n(\d{1,9}(?:\.\d{1,9}){1,3})\n(.{0,99})\n(\d{1,9})\n(\d{1,9})\n*$/;
const HASH = /^([0-9a-f]{64}) ([^\n]+)\n*$/;
const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

export class Contents {
  /** The file system of a board. `parts` is board.json of the site, with the code for the board. */
  static async of(board, parts) {
    await board.run(parts.onBoard);
    return new Contents(board, parts.piece);
  }

  constructor(board, piece) {
    this.board = board;
    this.piece = piece; // bytes sent at a time
  }

  async about() {
    const said = await this.call("about", []);
    const [, name, version, machine, mpy, blocks] = read(ABOUT, said);
    const numbers = version.split(".").map(Number);
    return { name, version: numbers, machine, mpy: Number(mpy), blocks: Number(blocks) };
  }

  /** Return the SHA-256 of code at the root, and of code and data in `folders`, by path. */
  async hashes(folders) {
    const lines = (await this.call("hashes", [folders], ALL_FILES_MS)).split("\n").filter(Boolean);
    return new Map(lines.map((line) => read(HASH, line)).map(([, hash, path]) => [path, hash]));
  }

  /** Return the names in `folder`, sorted; none if it is missing. */
  async names(folder) {
    return (await this.call("names", [folder])).split("\n").filter(Boolean).sort();
  }

  /** Return the bytes of a file; none if it is missing. */
  async get(path) {
    const lines = (await this.call("get", [path])).split("\n").filter(Boolean);
    const text = lines.map((line) => atob(read(BASE64, line)[0])).join("");
    return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  }

  /** Write a file; return the SHA-256 of what the board then reads.

      What fits in a piece is written at once; after a power cut the file is old or new. */
  async put(path, bytes) {
    for (let start = 0; start < Math.max(bytes.length, 1); start += this.piece) {
      const text = btoa(String.fromCharCode(...bytes.subarray(start, start + this.piece)));
      await this.call("put", [path, text, start ? "ab" : "wb"]);
    }
    return read(HASH, await this.call("check", [path]))[1];
  }

  async remove(path) {
    await this.call("remove", [path]);
  }

  /** Make those of `folders` that are missing. */
  async make(folders) {
    await this.call("make", [folders]);
  }

  /** Remove the empty ones of `folders` at the root and of the folders below them. */
  async tidy(folders) {
    await this.call("tidy", [folders], ALL_FILES_MS);
  }

  /** Have littlefs compact the directory of a folder, "" for the root. */
  async compact(folder) {
    await this.call("compact", [folder], ALL_FILES_MS);
  }

  // Texts, numbers and lists are the same in JSON and in Python.
  call(name, values, silentMs = undefined) {
    return this.board.run(`${name}(${values.map((value) => JSON.stringify(value)).join(", ")})`, silentMs);
  }
}

// Return what the groups of a pattern find in what the board said. Throws Odd.
function read(pattern, said) {
  const found = pattern.exec(said);
  if (!found) throw new Odd(said);
  return found;
}
