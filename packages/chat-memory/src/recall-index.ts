// Recall by words: ranks a user's earlier messages with a character by the words that they share with a question. Pure.
import { localTime } from '@velour/calendar/calendar.ts';
import { createMessageIndex, type Hit } from './message-index.ts';
import type { RecallQuery } from './recall-question.ts';

export interface ScoredHit extends Hit {
  readonly score: number;
  /** How much of the question the message matches, weighted by the rarity of the words, from 0 to 1. */
  readonly held: number;
  /** How much more the message before it matches. */
  readonly before: number;
  /** How much more the surrounding messages match. */
  readonly around: number;
  /** The rarity of the words that it contains itself: 1 for a word in a single message. */
  readonly rarity: number;
  /** How much of the question, except names, it and the surrounding messages match, from 0 to 1. */
  readonly rest: number;
  /** How much of the question's owned things they match, from 0 to 1. */
  readonly owned: number;
  /** By meaning: how many standard deviations it is nearer to the question than the average message. */
  readonly nearness?: number | undefined;
}

/** The value of a word in the message before: an answer repeats few words of its question. */
const BEFORE = 0.6;
/** The value of a word in the message after. */
const BEHIND = 0.35;
/** The value of a word in the second message before or after. */
const NEARBY = 0.15;
/** The value of a word in the seven surrounding messages, however often it occurs. */
const TOPIC = 0.3;
/** How many messages before and after count as surrounding. */
const REACH = 3;
/** The number of surrounding messages with a word at which it counts half. */
const HALF = 1.2;
/** How much the newest message outranks the oldest: later statements are more likely to be true. */
const NEWER = 0.1;
/**
 * How much of a question, weighted by the rarity of its words, a message and those around it must match for its text
 * to be read.
 */
const LEAST_SHARE = 0.15;
/** The value of a synonym. */
export const RELATED = 0.6;
/** A hit needs one word that at most this share of the messages contains, or two words. */
const RARE = 1 / 4;
/** The factor for a message of the month or year that the question names. */
const DATED = 1.5;
/** The matched words: in a message, the one before, the one after, and the ones next to these. */
interface Rings {
  readonly self: number;
  readonly before: number;
  readonly behind: number;
  readonly nearby: number;
}
interface Holding extends Rings {
  readonly all: number;
}

export type RecallIndex = ReturnType<typeof createRecallIndex>;

export function createRecallIndex() {
  const messages = createMessageIndex();
  return {
    ...messages,

    /**
     * The most relevant messages, best first; empty if too little of the question matches. Those of
     * `below.session_id` from `below.seq` on are left out, since they are in the prompt. Then come those of `also`,
     * which were found in another way.
     */
    find(query: RecallQuery, most: number, below?: Hit, also: readonly Hit[] = []): ScoredHit[] {
      const count = messages.count();
      const own = messages.scan(query.words);
      const related = query.related.some((its) => its.length > 0)
        ? messages.scan(query.words.map((its, at) => [...its, ...(query.related[at] ?? [])]))
        : own;
      const isDate = query.words.map((its) => its.some((word) => query.dates.includes(word)));
      const ownWorth = own.spread.map((of) => rarityOf(of, count));
      const relatedWorth = related.spread.map((of) => RELATED * rarityOf(of, count));
      const wanted = own.spread.reduce((sum, of, at) => {
        if (of > 0) return sum + (ownWorth[at] ?? 0);
        if ((related.spread[at] ?? 0) > 0) return sum + (relatedWorth[at] ?? 0);
        // Neither the words nor their synonyms occur.
        return sum + (isDate[at] ? 0 : (ownWorth[at] ?? 0));
      }, 0);
      if (count === 0 || (wanted === 0 && also.length === 0)) return [];
      const [sumOwn, sumRelated] = [createSum(ownWorth), createSum(relatedWorth)];
      const worthOf = (bits: number, also: number): number =>
        sumOwn(bits) + sumRelated(also & ~bits);
      const isDated = dated(query);
      const ringsOf = (doc: number, found: Uint32Array): Rings => {
        const self = found[doc] ?? 0;
        const before = messages.foundAt(doc, found, -1) & ~self;
        const behind = messages.foundAt(doc, found, 1) & ~self & ~before;
        const far = messages.foundAt(doc, found, -2) | messages.foundAt(doc, found, 2);
        return { self, before, behind, nearby: far & ~self & ~before & ~behind };
      };
      const [oldest, newest] = [messages.timeOf(0), messages.timeOf(count - 1)];
      const ageOf = (doc: number): number =>
        newest > oldest ? (messages.timeOf(doc) - oldest) / (newest - oldest) : 1;
      const factorOf = (doc: number): number =>
        (1 + NEWER * ageOf(doc)) * (isDated(messages.timeOf(doc)) ? DATED : 1);
      /** In a message, in those next to it, and in those next to these: each word counts where its value is highest. */
      const holdingOf = (doc: number): Holding => {
        const its = ringsOf(doc, own.found);
        const alike = related === own ? its : ringsOf(doc, related.found);
        return {
          all: allOf(its) | allOf(alike),
          self: worthOf(its.self, alike.self),
          before: worthOf(its.before, alike.before),
          behind: worthOf(its.behind, alike.behind),
          nearby: worthOf(its.nearby, alike.nearby),
        };
      };
      const scoreOf = (doc: number, factor: number): number => {
        const { all, self, before, behind, nearby } = holdingOf(doc);
        const held = self + before + behind + nearby;
        if (held < LEAST_SHARE * wanted || messages.isLeftOut(doc, below)) return 0;
        if (!isSpecificOf(all)) return 0;
        return (self + BEFORE * before + BEHIND * behind + NEARBY * nearby) * factor;
      };
      /** How much the surrounding messages are about the question. */
      const topicOf = (doc: number): number => {
        const often = ownWorth.map(() => 0);
        for (let far = -REACH; far <= REACH; far += 1)
          for (let left = messages.foundAt(doc, own.found, far); left !== 0; left &= left - 1) {
            const word = 31 - Math.clz32(left & -left);
            often[word] = (often[word] ?? 0) + 1;
          }
        return often.reduce((sum, of, at) => sum + ((ownWorth[at] ?? 0) * of) / (of + HALF), 0);
      };
      const bestWorth = ownWorth.map((one, at) => Math.max(one, relatedWorth[at] ?? 0));
      const sumBest = createSum(bestWorth);
      const isSpecificOf = createMemo((bits) =>
        isSpecific(bits, { spread: related.spread, count }),
      );
      const needed = neededOf(bestWorth, LEAST_SHARE * wanted);
      // A word and its synonym may be in different messages.
      const mostBeside = related === own ? BEFORE : BEFORE + BEHIND;
      const hits = createBest();
      let next = 0;
      for (let at = 0; at < count; at += 1) {
        if (((related.found[at] ?? 0) & needed) === 0) continue;
        // A message with such a word, and the two before and after it.
        const end = Math.min(count, at + 3);
        for (next = Math.max(next, at - 2); next < end; next += 1) {
          const around = foundAround(related.found, next);
          if (sumBest(around) < LEAST_SHARE * wanted || !isSpecificOf(around)) continue;
          const beside = around & ~(own.found[next] ?? 0);
          const most = sumBest(related.found[next] ?? 0) + mostBeside * sumBest(beside);
          const factor = factorOf(next);
          if (most * factor > hits.least()) hits.add(next, scoreOf(next, factor));
        }
      }
      const best = hits
        .all()
        .map(({ doc, score }) => ({ doc, score: score + TOPIC * topicOf(doc) * factorOf(doc) }))
        .sort((a, b) => b.score - a.score || b.doc - a.doc)
        .slice(0, most);
      const known = new Set(best.map(({ doc }) => doc));
      const others = also.flatMap((hit) => {
        const doc = messages.numberOf(hit);
        return doc === undefined || known.has(doc) ? [] : [{ doc, score: 0 }];
      });
      const found = { own: own.found, related: related.found };
      const rest = ownWorth.map((worth, at) => (query.isName[at] === true ? 0 : worth));
      const restOf = shareAround(messages, { ...found, worth: rest });
      const owned = query.isOwned.map((is) => (is ? 1 : 0));
      const ownedOf = shareAround(messages, { ...found, worth: owned });
      return [...best, ...others].map(({ doc, score }) => {
        const { self, before, behind, nearby } = holdingOf(doc);
        return {
          ...messages.placeOf(doc),
          score,
          held: shareIn(self, wanted),
          before: shareIn(before, wanted),
          around: shareIn(before + behind + nearby / 2, wanted),
          rarity: self / rarityOf(1, count),
          rest: restOf(doc) ?? 1,
          owned: ownedOf(doc) ?? NOTHING_OWNED,
        };
      });
    },
  };
}

const allOf = ({ self, before, behind, nearby }: Rings): number => self | before | behind | nearby;

const shareIn = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);

/** The value of a word in a message itself, one message away, and two messages away. */
const FAR = [1, 0.8, 0.5];

/** A neutral value, for questions without owned things. */
const NOTHING_OWNED = 0.7;

/** The share of a query's value that a message and those around it have; undefined if the query has none. */
function shareAround(
  { foundAt }: Pick<ReturnType<typeof createMessageIndex>, 'foundAt'>,
  { own, related, worth }: { own: Uint32Array; related: Uint32Array; worth: readonly number[] },
) {
  const all = worth.reduce((sum, one) => sum + one, 0);
  const isAt = (found: Uint32Array, place: { doc: number; far: number; word: number }): boolean =>
    ((foundAt(place.doc, found, place.far) | foundAt(place.doc, found, -place.far)) &
      (1 << place.word)) !==
    0;
  return (doc: number): number | undefined => {
    if (all === 0) return undefined;
    const part = worth.reduce((sum, its, word) => {
      const most = FAR.map((counts, far) => {
        const place = { doc, far, word };
        return counts * (isAt(own, place) ? 1 : isAt(related, place) ? RELATED : 0);
      });
      return sum + its * Math.max(...most);
    }, 0);
    return part / all;
  };
}

export const rarityOf = (spread: number, count: number): number =>
  Math.log(1 + (count - spread + 0.5) / (spread + 0.5));

/** The words of which a message and those around it need at least one: all others together are worth too little. */
function neededOf(worth: readonly number[], least: number): number {
  let needed = 2 ** worth.length - 1;
  for (const at of [...worth.keys()].sort((a, b) => (worth[a] ?? 0) - (worth[b] ?? 0))) {
    const fewer = needed & ~(1 << at);
    if (sumOf(worth, 2 ** worth.length - 1 - fewer) >= least) break;
    needed = fewer;
  }
  return needed;
}

/** In five consecutive messages. */
function foundAround(found: Uint32Array, doc: number): number {
  let bits = 0;
  const end = Math.min(found.length, doc + 3);
  for (let at = Math.max(0, doc - 2); at < end; at += 1) bits |= found[at] ?? 0;
  return bits;
}

function sumOf(worth: readonly number[], bits: number): number {
  let sum = 0;
  for (let left = bits; left !== 0; left &= left - 1)
    sum += worth[31 - Math.clz32(left & -left)] ?? 0;
  return sum;
}

/** Few words have few combinations, and of many words' combinations few occur. */
function createMemo<T>(of: (bits: number) => T): (bits: number) => T {
  const known: T[] = [];
  const others = new Map<number, T>();
  return (bits) => {
    const its = bits >= 0 && bits < MAX_COMBINATIONS ? known[bits] : others.get(bits);
    if (its !== undefined) return its;
    const found = of(bits);
    if (bits >= 0 && bits < MAX_COMBINATIONS) known[bits] = found;
    else others.set(bits, found);
    return found;
  };
}

const MAX_COMBINATIONS = 1_024;

const createSum = (worth: readonly number[]): ((bits: number) => number) =>
  createMemo((bits) => sumOf(worth, bits));

/** A single word that occurs in many messages matches too much. */
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
}

/** How many hits are compared with each other, out of possibly most of the messages. */
const MAX_COMPARED = 500;

/**
 * The hits with the best scores, added in the order of their messages; sorting all of them would take longer than
 * finding them.
 */
function createBest() {
  const docs = new Uint32Array(MAX_COMPARED * 4);
  const scores = new Float64Array(MAX_COMPARED * 4);
  let [length, least] = [0, 0];
  const cut = (): void => {
    if (length <= MAX_COMPARED) return;
    const sorted = scores.slice(0, length).sort();
    least = sorted[length - MAX_COMPARED] ?? 0;
    // Of equal ones, the newest.
    let equal = MAX_COMPARED - (length - 1 - sorted.lastIndexOf(least));
    let to = length;
    for (let at = length - 1; at >= 0; at -= 1) {
      const score = scores[at] ?? 0;
      if (score < least || (score === least && (equal -= 1) < 0)) continue;
      to -= 1;
      docs[to] = docs[at] ?? 0;
      scores[to] = score;
    }
    docs.copyWithin(0, to, length);
    scores.copyWithin(0, to, length);
    length -= to;
  };
  return {
    least: (): number => least,
    add(doc: number, score: number): void {
      if (score <= least) return;
      docs[length] = doc;
      scores[length] = score;
      length += 1;
      if (length === docs.length) cut();
    },
    all(): readonly Scored[] {
      cut();
      return Array.from(docs.subarray(0, length), (doc, at) => ({ doc, score: scores[at] ?? 0 }));
    },
  };
}

const dated = ({ months, years, day, time_zone }: RecallQuery) => {
  if (months.length === 0 && years.length === 0 && day === undefined) return () => false;
  const isNamed = createMemo((date) => {
    const at = new Date(date * DAY_SECONDS * 1_000);
    return (
      at.toISOString().startsWith(day ?? '') &&
      (months.length === 0 || months.includes(at.getUTCMonth())) &&
      (years.length === 0 || years.includes(at.getUTCFullYear()))
    );
  });
  // The time zone's offset is that of the start of the UTC day for the whole day, as computing it takes a while:
  // wrong for one hour a year, where clocks are set back at midnight.
  const offsetOn = createMemo((date) => {
    const start = new Date(date * DAY_SECONDS * 1_000);
    return (localTime(start, time_zone).getTime() - start.getTime()) / 1_000;
  });
  return (time: number): boolean =>
    isNamed(Math.floor((time + offsetOn(Math.floor(time / DAY_SECONDS))) / DAY_SECONDS));
};

const DAY_SECONDS = 86_400;
