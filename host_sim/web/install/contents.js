// The files on a board, and its MicroPython, by means of tools/flashing/on_board.py.
// tools/flashing/contents.py does the same for dev.py.

const ALL_FILES_MS = 60_000; // to read all files or a folder; a Pico takes 1 s

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
    const [name, version, machine, mpy] = (await this.call("about", [])).split("\n");
    return { name, version: version.split(".").map(Number), machine, mpy: Number(mpy) };
  }

  /** Return the SHA-256 of code at the root, and of code and data in `folders`, by path. */
  async hashes(folders) {
    const lines = (await this.call("hashes", [folders], ALL_FILES_MS)).split("\n").filter(Boolean);
    return new Map(lines.map((line) => [line.slice(line.indexOf(" ") + 1), line.split(" ")[0]]));
  }

  /** Return the names in `folder`, sorted; none if it is missing. */
  async names(folder) {
    return (await this.call("names", [folder])).split("\n").filter(Boolean).sort();
  }

  /** Return the bytes of a file; none if it is missing. */
  async get(path) {
    const lines = (await this.call("get", [path])).split("\n").filter(Boolean);
    return Uint8Array.from(lines.map(atob).join(""), (letter) => letter.charCodeAt(0));
  }

  /** Write a file; return the SHA-256 of what the board then reads.

      What fits in a piece is written at once; after a power cut the file is old or new. */
  async put(path, bytes) {
    for (let start = 0; start < Math.max(bytes.length, 1); start += this.piece) {
      const text = btoa(String.fromCharCode(...bytes.subarray(start, start + this.piece)));
      await this.call("put", [path, text, start ? "ab" : "wb"]);
    }
    return (await this.call("check", [path])).split(" ")[0];
  }

  async remove(path) {
    await this.call("remove", [path]);
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
