// Reads the archive of firmware and simulator: tar (the ustar format of POSIX), gzipped.

const BLOCK = 512; // bytes
const NAME = [0, 100]; // start and length of a field in the head of an entry
const SIZE = [124, 12];
const PREFIX = [345, 155];

/** The bytes of a gzipped stream. */
export async function unzipped(stream) {
  const plain = stream.pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(plain).arrayBuffer());
}

/** Yield [path, bytes] of each file in an archive. */
export function* entries(archive) {
  const decoder = new TextDecoder();
  for (let at = 0; archive[at]; ) {
    const field = ([start, length]) =>
      decoder.decode(archive.subarray(at + start, at + start + length)).split("\0")[0];
    const folder = field(PREFIX);
    const size = parseInt(field(SIZE), 8);
    const start = at + BLOCK;
    yield [folder ? `${folder}/${field(NAME)}` : field(NAME), archive.subarray(start, start + size)];
    at = start + BLOCK * Math.ceil(size / BLOCK);
  }
}
