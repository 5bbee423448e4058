// The marks of a text by kind, without those inside harmless phrases, with fast distance queries.
import type { Mark } from './patterns.ts';

export interface Marks {
  of(tag: string): readonly Mark[];
  has(tag: string): boolean;
  /** True if a mark of this kind is within this many words. */
  near(tag: string, mark: Mark, words: number): boolean;
  /** True if a mark of this kind is at most this many words before it. */
  after(tag: string, mark: Mark, words: number): boolean;
  /** The sentence that contains the mark. */
  sentenceOf(mark: Mark): Mark;
}

/** Marks to evaluate. */
export interface Scene {
  readonly marks: Marks;
  /** The first new word; earlier ones were evaluated before. */
  readonly fresh: number;
  /** True for the parts of one text, so that no part counts as an earlier message. */
  readonly joined?: boolean;
}

const NONE: readonly Mark[] = [];

/**
 * Groups marks by tag. A mark `age.soft` is dropped if a `void.age` or `void.age.soft` covers its last word: "she is
 * 14" in "she is 14 minutes late". In the same way, `void.void` drops a void.
 */
export function sortMarks(found: readonly Mark[]): Marks {
  const byTag = new Map<string, Mark[]>();
  for (const mark of found) {
    const list = byTag.get(mark.tag);
    if (list) list.push(mark);
    else byTag.set(mark.tag, [mark]);
  }
  const covers = new Map<string, (mark: Mark) => boolean>();
  for (const [tag, list] of byTag) {
    if (!tag.startsWith('void.')) continue;
    const isVoid = createCover(byTag.get(`void.${tag}`) ?? NONE);
    covers.set(tag.slice(5), createCover(list.filter((mark) => !isVoid(mark))));
  }
  const uncovered = (tag: string, list: readonly Mark[]): readonly Mark[] => {
    const voids = [covers.get(tag.split('.')[0] ?? ''), covers.get(tag)];
    return list.filter((mark) => !voids.some((covered) => covered?.(mark)));
  };
  return createMarks(byTag, uncovered);
}

/** Lists and distances are computed lazily, once each. */
function createMarks(
  found: ReadonlyMap<string, readonly Mark[]>,
  uncovered: (tag: string, list: readonly Mark[]) => readonly Mark[],
): Marks {
  const known = new Map<string, readonly Mark[]>();
  const distances = new Map<string, Distance>();
  const of = (tag: string) => {
    const cached = known.get(tag);
    if (cached) return cached;
    const list = found.get(tag);
    if (!list) return NONE;
    const valid = uncovered(tag, list);
    known.set(tag, valid);
    return valid;
  };
  const leads = new Map<string, Distance>();
  const measured = (all: Map<string, Distance>, tag: string, create: typeof createDistance) => {
    const distance = all.get(tag) ?? create(of(tag));
    all.set(tag, distance);
    return distance;
  };
  return {
    of,
    has: (tag) => of(tag).length > 0,
    near: (tag, mark, words) =>
      found.has(tag) && measured(distances, tag, createDistance)(mark) <= words,
    after: (tag, mark, words) => found.has(tag) && measured(leads, tag, createLead)(mark) <= words,
    sentenceOf: (mark) => {
      const ends = of('sentence.end');
      const before = ends[firstReaching(ends, mark.first) - 1];
      const after = ends[firstReaching(ends, mark.last)];
      return { ...mark, first: (before?.last ?? -1) + 1, last: after?.last ?? Infinity };
    },
  };
}

/** The number of words between a mark and the nearest of a list; 0 if they overlap. */
export type Distance = (mark: Mark) => number;

/** Uses binary search, because a hostile text contains thousands of marks of each kind. */
export function createDistance(list: readonly Mark[]): Distance {
  const byLast = list.toSorted((one, other) => one.last - other.last);
  /** For each mark, the earliest start among it and all marks that end after it. */
  const earliest: number[] = [];
  for (let at = byLast.length - 1; at >= 0; at -= 1) {
    earliest[at] = Math.min(byLast[at]?.first ?? Infinity, earliest[at + 1] ?? Infinity);
  }
  return ({ first, last }) => {
    const at = firstReaching(byLast, first);
    const before = first - (byLast[at - 1]?.last ?? -Infinity);
    const after = Math.max(0, (earliest[at] ?? Infinity) - last);
    return Math.min(before, after);
  };
}

/** The number of words from the nearest of some marks that end before a mark. */
export function createLead(list: readonly Mark[]): Distance {
  const byLast = list.toSorted((one, other) => one.last - other.last);
  return ({ first }) => first - (byLast[firstReaching(byLast, first) - 1]?.last ?? -Infinity);
}

/** The first mark, by its last word, that ends at this word or later. */
function firstReaching(list: readonly Mark[], word: number): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((list[middle]?.last ?? 0) < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** True if a harmless phrase contains the end of the mark. */
function createCover(list: readonly Mark[]): (mark: Mark) => boolean {
  const distance = createDistance(list);
  return (mark) => distance({ ...mark, first: mark.last }) === 0;
}
