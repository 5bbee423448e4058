// An in-memory index of the words of a user's messages with a character: the numbers that search stores, no text and
// no stems. Pure.
import { eachOf, invert, join, type Postings } from './postings.ts';
import { packWords, unpackWords } from './snapshot.ts';

/** An indexed message; those of one chat are in order. */
export interface IndexedMessage {
  readonly session_id: string;
  readonly seq: number;
  readonly at: Date;
  /** The numbers of its distinct words, under the user's key. */
  readonly words: ArrayLike<number>;
}

/** The place of an earlier message. */
export interface Hit {
  readonly session_id: string;
  readonly seq: number;
}

/** The messages of one chat, numbered from `base`. */
interface Block {
  readonly session: number;
  readonly base: number;
  readonly count: number;
  readonly postings: Postings;
}

/** How many of the newest messages are scanned one by one until they get posting lists. */
const MAX_NEWEST = 200;

export function createMessageIndex() {
  const sessions: string[] = [];
  const blocks: Block[] = [];
  /** The words of the messages after the last block. */
  let newest: ArrayLike<number>[] = [];
  let session = new Uint32Array(64);
  let seqs = new Uint32Array(64);
  /** In seconds. */
  let times = new Float64Array(64);
  let count = 0;
  let bytes = 0;

  const roomFor = (more: number): void => {
    if (count + more <= seqs.length) return;
    const length = Math.max(count + more, seqs.length * 2);
    session = grown(session, new Uint32Array(length));
    seqs = grown(seqs, new Uint32Array(length));
    times = grown(times, new Float64Array(length));
  };

  const addBlock = (postings: Postings, of: number): void => {
    blocks.push({ session: sessions.length - 1, base: count - of, count: of, postings });
    bytes += postings.words.byteLength + postings.ends.byteLength + postings.bytes.byteLength;
  };

  const settle = (): void => {
    if (newest.length > 0) addBlock(invert(newest), newest.length);
    newest = [];
  };

  const begin = (session_id: string): void => {
    if (sessions.at(-1) === session_id) return;
    settle();
    sessions.push(session_id);
  };

  return {
    /** Adds messages of one chat in order, later than its known ones. */
    add(messages: readonly IndexedMessage[]): void {
      roomFor(messages.length);
      for (const { session_id, seq, at, words: its } of messages) {
        begin(session_id);
        session[count] = sessions.length - 1;
        seqs[count] = seq;
        times[count] = Math.floor(at.getTime() / 1_000);
        count += 1;
        newest.push(its);
      }
      if (newest.length >= MAX_NEWEST) settle();
    },

    /** One chat, in the format that `addPacked` reads. */
    pack(session_id: string): Uint8Array {
      settle();
      const own = blocks.filter((block) => sessions[block.session] === session_id);
      let [joined, known] = [invert([]), 0];
      for (const { postings, count: its } of own) {
        joined = join(joined, postings, known);
        known += its;
      }
      const taken = {
        seqs: new Uint32Array(known),
        times: new Float64Array(known),
      };
      let to = 0;
      for (const { base, count: its } of own) {
        taken.seqs.set(seqs.subarray(base, base + its), to);
        taken.times.set(times.subarray(base, base + its), to);
        to += its;
      }
      return packWords({ ...taken, postings: joined });
    },

    /** Adds all messages of a chat of which none is known; false if the bytes have another format. */
    addPacked(session_id: string, packed: Uint8Array): boolean {
      const unpacked = unpackWords(packed);
      if (!unpacked) return false;
      begin(session_id);
      const more = unpacked.seqs.length;
      roomFor(more);
      session.fill(sessions.length - 1, count, count + more);
      seqs.set(unpacked.seqs, count);
      times.set(unpacked.times, count);
      count += more;
      addBlock(unpacked.postings, more);
      return true;
    },

    /** The size in memory, in bytes. */
    size: (): number =>
      4_096 + bytes + seqs.length * 16 + newest.reduce((sum, its) => sum + its.length * 4 + 100, 0),
    count: (): number => count,

    /**
     * For each message the words it contains, as bits, and how many messages contain each. A word may have several
     * forms.
     */
    scan(sought: readonly (readonly number[])[]): { found: Uint32Array; spread: number[] } {
      const found = new Uint32Array(count);
      const spread = sought.map(() => 0);
      const mark = (number: number, bit: number): void => {
        if (((found[number] ?? 0) & (1 << bit)) !== 0) return;
        found[number] = (found[number] ?? 0) | (1 << bit);
        spread[bit] = (spread[bit] ?? 0) + 1;
      };
      for (const { base, postings } of blocks)
        for (const [bit, forms] of sought.entries())
          for (const word of forms) eachOf(postings, word, (number) => mark(base + number, bit));
      const bits = new Map<number, number>();
      for (const [bit, forms] of sought.entries())
        for (const word of forms) bits.set(word, (bits.get(word) ?? 0) | (1 << bit));
      let number = count - newest.length;
      for (const its of newest) {
        for (let place = 0; place < its.length; place += 1)
          for (let left = bits.get(its[place] ?? 0) ?? 0; left !== 0; left &= left - 1)
            mark(number, 31 - Math.clz32(left & -left));
        number += 1;
      }
      return { found, spread };
    },

    /** In seconds. */
    timeOf: (number: number): number => times[number] ?? 0,
    placeOf: (number: number): Hit => ({
      session_id: sessions[session[number] ?? 0] ?? '',
      seq: seqs[number] ?? 0,
    }),
    numberOf({ session_id, seq }: Hit): number | undefined {
      for (let at = seqs.indexOf(seq); at >= 0 && at < count; at = seqs.indexOf(seq, at + 1))
        if (sessions[session[at] ?? 0] === session_id) return at;
      return undefined;
    },
    /** What was found in the message `far` places after it in its chat, or before it if that is negative. */
    foundAt(number: number, found: Uint32Array, far: number): number {
      const at = number + far;
      return at >= 0 && at < count && session[at] === session[number] ? (found[at] ?? 0) : 0;
    },
    isLeftOut: (number: number, below: Hit | undefined): boolean =>
      below !== undefined &&
      (seqs[number] ?? 0) >= below.seq &&
      sessions[session[number] ?? 0] === below.session_id,
  };
}

type Numbers = Uint32Array<ArrayBuffer> | Float64Array<ArrayBuffer>;

function grown<T extends Numbers>(old: T, next: T): T {
  next.set(old);
  return next;
}
