// Index snapshots: the words of a chat's messages as bytes, as they are stored. Pure.
import { createByteReader, createByteWriter, type Postings } from './postings.ts';

/** The messages of one chat, in order. */
export interface ChatWords {
  readonly seqs: Uint32Array;
  /** In seconds. */
  readonly times: Float64Array;
  readonly postings: Postings;
}

/** The version of the format. Negative, because the first format started with a number of messages. */
const FORM = -3;
/** The version, the number of messages, the number of words, and the size of each message's entry. */
const HEAD = 4;

export function packWords({ seqs, times, postings }: ChatWords): Uint8Array {
  const { words, ends, bytes } = postings;
  const writer = createByteWriter(seqs.length * 4);
  let [seq, time] = [0, 0];
  for (const [at, its] of seqs.entries()) {
    const now = times[at] ?? 0;
    writer.add(its - seq);
    writer.add(now < time ? (time - now) * 2 - 1 : (now - time) * 2);
    [seq, time] = [its, now];
  }
  const each = writer.bytes();
  const numbers = new Int32Array(HEAD + words.length * 2);
  numbers.set([FORM, seqs.length, words.length, each.length]);
  numbers.set(words, HEAD);
  numbers.set(ends, HEAD + words.length);
  const packed = new Uint8Array(numbers.byteLength + each.length + bytes.length);
  packed.set(new Uint8Array(numbers.buffer));
  packed.set(each, numbers.byteLength);
  packed.set(bytes, numbers.byteLength + each.length);
  return packed;
}

/** Undefined for bytes of another format. */
export function unpackWords(stored: Uint8Array): ChatWords | undefined {
  // Numbers of four bytes must start at a multiple of four.
  const packed = stored.byteOffset % 4 === 0 ? stored : new Uint8Array(stored);
  const { buffer, byteOffset: first } = packed;
  const [form, messages = 0, count = 0, each = 0] = new Int32Array(buffer, first, HEAD);
  if (form !== FORM) return undefined;
  const start = (HEAD + count * 2) * 4;
  const words = new Int32Array(buffer, first + HEAD * 4, count);
  const ends = new Uint32Array(buffer, first + (HEAD + count) * 4, count);
  const read = createByteReader(packed.subarray(start, start + each));
  const seqs = new Uint32Array(messages);
  const times = new Float64Array(messages);
  let [seq, time] = [0, 0];
  for (let at = 0; at < messages; at += 1) {
    seq += read();
    const difference = read();
    time += difference % 2 === 1 ? -(difference + 1) / 2 : difference / 2;
    seqs[at] = seq;
    times[at] = time;
  }
  return { seqs, times, postings: { words, ends, bytes: packed.subarray(start + each) } };
}
