// Recall by words: ranks a person's earlier messages with a character by what of a question is in them. Works on the numbers
// of words that search stores, so it holds no text and no stem. Pure.
import { fold } from '../../../platform/search-words.ts';
import type { DataKey } from '../../../platform/encryption.ts';
import { stemsIn } from '../search/search.rules.ts';

/** A message as the index of search has it; those of one chat follow each other in their order. */
export interface IndexedMessage {
  readonly session_id: string;
  readonly seq: number;
  readonly at: Date;
  /** The numbers of its different words, under the person's key. */
  readonly words: ArrayLike<number>;
}

/** Where an earlier message stands. */
export interface Hit {
  readonly session_id: string;
  readonly seq: number;
}

/** What is asked for: words as numbers, and the months and years that are named in it. */
export interface RecallQuery {
  readonly words: readonly number[];
  /** Those of the words that name a month or a year: what was said then need not have them. */
  readonly dates: readonly number[];
  /** From 0. */
  readonly months: readonly number[];
  readonly years: readonly number[];
}

/** Words of questions, which say nothing about what is meant, beyond those that no index has. */
const EMPTY = stemsIn(
  'about above after again ago all also always am any anything because before between dear did does doing done during each else ever every everything get give go going gone got hello hey hi how know let like may maybe mean might mine more most must need never now off ok okay one only other over please quite really remember remind said same say shall should some something still such talk talked tell thank thanks thing things think thought told try up very want way well went where while whom whose why yes yet yours',
);

/** Names of months in the languages of the page and of most people's talk, from 0. */
const MONTHS = new Map(
  ['en', 'de', 'es', 'fr', 'pt'].flatMap((language) =>
    Array.from({ length: 12 }, (_, month): [string, number] => [
      fold(
        new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }).format(
          Date.UTC(2026, month, 15),
        ),
      ),
      month,
    ]),
  ),
);
const YEAR = /\b(?:19|20)\d\d\b/g;

/** What a text asks for. */
export function readQuestion(text: string, key: DataKey): RecallQuery {
  const stems = [...stemsIn(text)].filter((stem) => !EMPTY.has(stem));
  const months = (fold(text).match(/\p{L}+/gu) ?? []).filter((word) => MONTHS.has(word));
  const years = text.match(YEAR) ?? [];
  return {
    words: key.numbersOf(stems.slice(0, MOST_SOUGHT)),
    dates: key.numbersOf([...stemsIn([...months, ...years].join(' '))]),
    months: months.flatMap((word) => MONTHS.get(word) ?? []),
    years: years.map(Number),
  };
}

/** What a word is worth in a message beside the one that has it: a question and its answer share few words. */
const BESIDE = 0.35;
/** How much the newest message outranks the oldest: what was said later holds. */
const NEWER = 0.3;
/** How much of what a question asks for, by the rarity of its words, a message and those beside it have to hold. */
const LEAST_SHARE = 0.34;
/** Weight of a word that was never said: it may only be another word for the same thing. */
const UNKNOWN = 0.5;
/** Of the length of a message, as in BM25. */
const LENGTH = 0.3;
/** A hit needs a word that at most so large a part of the messages has, or two words. */
const RARE = 1 / 4;
/** How much more a message of the month or year that is named is worth. */
const DATED = 1.5;
/** Of a packed message: its seq, its time in seconds, how many words it has. */
const PACKED = 3;
/** One bit for each word of a query. */
const MOST_SOUGHT = 31;
/** Most words are told apart by their last bits. */
const MASK = 1_023;

export type RecallIndex = ReturnType<typeof createRecallIndex>;

export function createRecallIndex() {
  const sessions: string[] = [];
  let session = new Uint32Array(64);
  let seqs = new Uint32Array(64);
  let times = new Float64Array(64);
  /** Where the words of each message end. */
  let ends = new Uint32Array(64);
  let words = new Int32Array(1_024);
  let count = 0;

  const start = (doc: number): number => (doc === 0 ? 0 : (ends[doc - 1] ?? 0));
  const lengthOf = (doc: number): number => (ends[doc] ?? 0) - start(doc);
  const beside = (doc: number, other: number, found: Uint32Array): number =>
    other >= 0 && session[other] === session[doc] ? (found[other] ?? 0) : 0;

  const roomFor = (more: number, docs = 1): void => {
    if (count + docs > seqs.length) {
      const length = Math.max(count + docs, seqs.length * 2);
      session = grown(session, new Uint32Array(length));
      seqs = grown(seqs, new Uint32Array(length));
      times = grown(times, new Float64Array(length));
      ends = grown(ends, new Uint32Array(length));
    }
    const needed = start(count) + more;
    if (needed > words.length)
      words = grown(words, new Int32Array(Math.max(needed, words.length * 2)));
  };

  /** For each message which words of the query it has, as bits. */
  const scan = (sought: readonly number[]): { found: Uint32Array; spread: number[] } => {
    const found = new Uint32Array(count);
    const spread = sought.map(() => 0);
    const isPossible = new Uint8Array(MASK + 1);
    const bits = new Map<number, number>();
    for (const [at, word] of sought.entries()) {
      isPossible[word & MASK] = 1;
      bits.set(word, at);
    }
    for (let doc = 0, at = 0; doc < count; doc += 1)
      for (const end = ends[doc] ?? 0; at < end; at += 1) {
        const word = words[at] ?? 0;
        if (isPossible[word & MASK] === 0) continue;
        const bit = bits.get(word);
        if (bit === undefined) continue;
        found[doc] = (found[doc] ?? 0) | (1 << bit);
        spread[bit] = (spread[bit] ?? 0) + 1;
      }
    return { found, spread };
  };

  return {
    /** Messages of one chat in their order, later than those of it that are known. */
    add(messages: readonly IndexedMessage[]): void {
      for (const { session_id, seq, at, words: its } of messages) {
        roomFor(its.length);
        if (sessions.at(-1) !== session_id) sessions.push(session_id);
        session[count] = sessions.length - 1;
        seqs[count] = seq;
        times[count] = at.getTime();
        words.set(its, start(count));
        ends[count] = start(count) + its.length;
        count += 1;
      }
    },
    /** Of one chat in the form that `addPacked` takes. */
    pack(session_id: string): Uint8Array {
      const docs: number[] = [];
      for (let doc = 0; doc < count; doc += 1)
        if (sessions[session[doc] ?? 0] === session_id) docs.push(doc);
      const total = docs.reduce((sum, doc) => sum + lengthOf(doc), 0);
      const packed = new Int32Array(1 + docs.length * PACKED + total);
      packed[0] = docs.length;
      let end = 1 + docs.length * PACKED;
      for (const [at, doc] of docs.entries()) {
        packed.set([seqs[doc] ?? 0, (times[doc] ?? 0) / 1_000, lengthOf(doc)], 1 + at * PACKED);
        packed.set(words.subarray(start(doc), ends[doc]), end);
        end += lengthOf(doc);
      }
      return new Uint8Array(packed.buffer);
    },
    /** The messages of one chat, later than those of it that are known. */
    addPacked(session_id: string, bytes: Uint8Array): void {
      const packed = new Int32Array(bytes.slice().buffer);
      const docs = packed[0] ?? 0;
      let end = 1 + docs * PACKED;
      roomFor(packed.length - end, docs);
      sessions.push(session_id);
      for (let at = 1; at < 1 + docs * PACKED; at += PACKED) {
        const length = packed[at + 2] ?? 0;
        session[count] = sessions.length - 1;
        seqs[count] = packed[at] ?? 0;
        times[count] = (packed[at + 1] ?? 0) * 1_000;
        words.set(packed.subarray(end, end + length), start(count));
        ends[count] = start(count) + length;
        end += length;
        count += 1;
      }
    },
    /** In memory, in bytes. */
    size: (): number => 4_096 + words.byteLength + seqs.length * 20,
    count: (): number => count,

    /**
     * The messages that matter most, the best first; none where too little of the question is in them. Those of
     * `below.session_id` from `below.seq` on are left out, since they are in the prompt.
     */
    find(query: RecallQuery, most: number, below?: Hit): Hit[] {
      const sought = [...new Set(query.words)].slice(0, MOST_SOUGHT);
      const { found, spread } = scan(sought);
      const rarity = spread.map((of) => Math.log(1 + (count - of + 0.5) / (of + 0.5)));
      const unknown = sought.map((word) => (query.dates.includes(word) ? 0 : UNKNOWN));
      const wanted = rarity.reduce(
        (sum, one, at) => sum + one * (spread[at] ? 1 : (unknown[at] ?? 0)),
        0,
      );
      if (wanted === 0 || count === 0) return [];
      const worth = cachedByBits((bits) =>
        rarity.reduce((sum, one, at) => (bits & (1 << at) ? sum + one : sum), 0),
      );
      const isEnough = cachedByBits(
        (bits) => worth(bits) / wanted >= LEAST_SHARE && isSpecific(bits, { spread, count }),
      );
      const isDated = dated(query);
      const meanLength = start(count) / count;
      const newest = times[count - 1] ?? 0;
      const oldest = times[0] ?? 0;
      const ageOf = (doc: number): number =>
        newest > oldest ? ((times[doc] ?? 0) - oldest) / (newest - oldest) : 1;
      const isLeftOut = (doc: number): boolean =>
        (seqs[doc] ?? 0) >= (below?.seq ?? Infinity) &&
        sessions[session[doc] ?? 0] === below?.session_id;
      const scoreOf = (doc: number): number => {
        const own = found[doc] ?? 0;
        const around = (beside(doc, doc - 1, found) | beside(doc, doc + 1, found)) & ~own;
        const held = own | around;
        if (held === 0 || !isEnough(held) || isLeftOut(doc)) return 0;
        const length = 1 - LENGTH + LENGTH * (lengthOf(doc) / meanLength);
        const base = worth(own) / length + BESIDE * worth(around);
        return base * (1 + NEWER * ageOf(doc)) * (isDated(times[doc] ?? 0) ? DATED : 1);
      };
      const hits: Scored[] = [];
      for (let doc = 0; doc < count; doc += 1) {
        const score = scoreOf(doc);
        const group = (found[doc] ?? 0) * 2 + (isDated(times[doc] ?? 0) ? 1 : 0);
        if (score > 0) hits.push({ doc, score, group });
      }
      return newestFirst(hits)
        .sort((a, b) => b.score - a.score || b.doc - a.doc)
        .slice(0, most)
        .map(({ doc }) => ({
          session_id: sessions[session[doc] ?? 0] ?? '',
          seq: seqs[doc] ?? 0,
        }));
    },
  };
}

/** Messages have few different sets of a question's words. */
function cachedByBits<T>(compute: (bits: number) => T): (bits: number) => T {
  const known = new Map<number, T>();
  return (bits) => {
    const old = known.get(bits);
    if (old !== undefined) return old;
    const value = compute(bits);
    known.set(bits, value);
    return value;
  };
}

/** A single word that stands in many messages finds too much. */
function isSpecific(
  bits: number,
  { spread, count }: { spread: readonly number[]; count: number },
): boolean {
  const held = spread.filter((_, at) => bits & (1 << at));
  return held.length > 1 || held.some((of) => of <= Math.max(1, count * RARE));
}

interface Scored {
  readonly doc: number;
  readonly score: number;
  /** The same for what has the same words of the question, and is of the time that is named or is not. */
  readonly group: number;
}

/** Of messages with the same words of the question the newer ones get the better scores: they may correct the others. */
function newestFirst(hits: readonly Scored[]): Scored[] {
  return [...Map.groupBy(hits, ({ group }) => group).values()].flatMap((group) => {
    const scores = group.map(({ score }) => score).sort((a, b) => a - b);
    // Hits come in the order of their messages.
    return group.map((hit, at) => ({ ...hit, score: scores[at] ?? 0 }));
  });
}

const dated = ({ months, years }: RecallQuery) => {
  if (months.length === 0 && years.length === 0) return () => false;
  return (time: number): boolean => {
    const at = new Date(time);
    return (
      (months.length === 0 || months.includes(at.getUTCMonth())) &&
      (years.length === 0 || years.includes(at.getUTCFullYear()))
    );
  };
};

type Numbers = Uint32Array<ArrayBuffer> | Int32Array<ArrayBuffer> | Float64Array<ArrayBuffer>;

function grown<T extends Numbers>(old: T, next: T): T {
  next.set(old);
  return next;
}
