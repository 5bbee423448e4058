// Extracts the JPEG frames of a motion JPEG video in an AVI file.

const LIST = 12;
const HEAD = 8;

/** Throws if there are none, or more than `most`. Chunks that extend beyond the end of the file are ignored. */
export function jpegsIn(file: Uint8Array, most: number): Uint8Array[] {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const frames: Uint8Array[] = [];
  const walk = (start: number, end: number): void => {
    let at = start;
    while (at + HEAD <= end) {
      const type = bytes.toString('latin1', at, at + 4);
      const size = bytes.readUInt32LE(at + 4);
      const next = at + HEAD + size + (size % 2);
      if (at + HEAD + size > end) return;
      // The list with the content, and groups within it.
      if (type === 'LIST') {
        const name = bytes.toString('latin1', at + HEAD, at + LIST);
        if (name === 'movi' || name === 'rec ') walk(at + LIST, at + HEAD + size);
      } else if (/^\d\dd[bc]$/.test(type) && size > 0) {
        frames.push(bytes.subarray(at + HEAD, at + HEAD + size));
        if (frames.length > most) throw new Error('It has too many frames.');
      }
      at = next;
    }
  };
  walk(LIST, bytes.length);
  if (frames.length === 0) throw new Error('It has no frames.');
  return frames;
}
