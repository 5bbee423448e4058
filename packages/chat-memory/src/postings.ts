// Posting lists: for each word the messages that contain it, as differences in a variable number of bytes. Pure.

export interface Postings {
  /** In ascending order. */
  readonly words: Int32Array;
  /** The end of each word's list in `bytes`. */
  readonly ends: Uint32Array;
  readonly bytes: Uint8Array;
}

/** From messages numbered from 0, each with its distinct words. */
export function invert(messages: readonly ArrayLike<number>[]): Postings {
  const counts = new Map<number, number>();
  let total = 0;
  for (const its of messages) {
    total += its.length;
    for (let at = 0; at < its.length; at += 1) {
      const word = its[at] ?? 0;
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  const words = Int32Array.from(counts.keys()).sort();
  const next = new Map<number, number>();
  let start = 0;
  for (const word of words) {
    next.set(word, start);
    start += counts.get(word) ?? 0;
  }
  const lists = new Uint32Array(total);
  for (const [number, its] of messages.entries())
    for (let at = 0; at < its.length; at += 1) {
      const word = its[at] ?? 0;
      const place = next.get(word) ?? 0;
      lists[place] = number;
      next.set(word, place + 1);
    }
  const writer = createByteWriter(total * 2);
  const ends = new Uint32Array(words.length);
  let from = 0;
  for (const [at, word] of words.entries()) {
    const end = next.get(word) ?? 0;
    let last = 0;
    for (; from < end; from += 1) {
      const number = lists[from] ?? 0;
      writer.add(number - last);
      last = number;
    }
    ends[at] = writer.length();
  }
  return { words, ends, bytes: writer.bytes() };
}

/** Calls `visit` with each message that contains the word, in order. */
export function eachOf(postings: Postings, word: number, visit: (message: number) => void): void {
  const at = placeOf(postings.words, word);
  if (at >= 0) eachAt(postings, at, visit);
}

/** The same as `invert` of both lists of messages, one after the other; `count` is the length of the first. */
export function join(one: Postings, other: Postings, count: number): Postings {
  const writer = createByteWriter(one.bytes.length + other.bytes.length);
  const words: number[] = [];
  const ends: number[] = [];
  for (let a = 0, b = 0; a < one.words.length || b < other.words.length;) {
    const word = Math.min(one.words[a] ?? Infinity, other.words[b] ?? Infinity);
    let last = 0;
    if (one.words[a] === word) {
      eachAt(one, a, (message) => (last = message));
      writer.addBytes(listAt(one, a));
      a += 1;
    }
    if (other.words[b] === word) {
      eachAt(other, b, (message) => {
        writer.add(count + message - last);
        last = count + message;
      });
      b += 1;
    }
    words.push(word);
    ends.push(writer.length());
  }
  return {
    words: Int32Array.from(words),
    ends: Uint32Array.from(ends),
    bytes: writer.bytes(),
  };
}

const listAt = ({ ends, bytes }: Postings, at: number): Uint8Array =>
  bytes.subarray(at === 0 ? 0 : ends[at - 1], ends[at]);

function eachAt(postings: Postings, at: number, visit: (message: number) => void): void {
  const { ends, bytes } = postings;
  const end = ends[at] ?? 0;
  let message = 0;
  for (let place = at === 0 ? 0 : (ends[at - 1] ?? 0); place < end;) {
    let byte = bytes[place] ?? 0;
    let gap = byte & 127;
    place += 1;
    for (let shift = 7; byte > 127; shift += 7) {
      byte = bytes[place] ?? 0;
      gap |= (byte & 127) << shift;
      place += 1;
    }
    message += gap;
    visit(message);
  }
}

/** -1 if it is not there. */
function placeOf(words: Int32Array, word: number): number {
  let [low, high] = [0, words.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = words[middle] ?? 0;
    if (found === word) return middle;
    if (found < word) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

/** Numbers from 0 in groups of seven bits, lowest first; the eighth bit says that more follow (LEB128). */
export function createByteWriter(room: number) {
  let bytes = new Uint8Array(Math.max(16, room));
  let length = 0;
  const roomFor = (more: number): void => {
    if (length + more <= bytes.length) return;
    const larger = new Uint8Array(Math.max(length + more, bytes.length * 2));
    larger.set(bytes);
    bytes = larger;
  };
  return {
    add(number: number): void {
      roomFor(8);
      let left = number;
      while (left > 127) {
        bytes[length] = (left % 128) + 128;
        length += 1;
        left = Math.floor(left / 128);
      }
      bytes[length] = left;
      length += 1;
    },
    addBytes(more: Uint8Array): void {
      roomFor(more.length);
      bytes.set(more, length);
      length += more.length;
    },
    length: (): number => length,
    bytes: (): Uint8Array => bytes.slice(0, length),
  };
}

export function createByteReader(bytes: Uint8Array) {
  let place = 0;
  return (): number => {
    let number = 0;
    for (let factor = 1; ; factor *= 128) {
      const byte = bytes[place] ?? 0;
      place += 1;
      number += (byte & 127) * factor;
      if (byte < 128) return number;
    }
  };
}
