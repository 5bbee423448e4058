// The marks of a text by kind, without those inside a harmless phrase, with quick answers about nearness.
import type { Mark } from '../rules.ts';

export interface Marks {
  of(tag: string): readonly Mark[];
  has(tag: string): boolean;
  /** Whether a mark of this kind stands within so many words. */
  near(tag: string, mark: Mark, words: number): boolean;
}

/** Marks to be judged. */
export interface Scene {
  readonly marks: Marks;
  /** The first word that is new; what lies before was judged in its own time. */
  readonly fresh: number;
}

const NONE: readonly Mark[] = [];

/** A mark `age.soft` is dropped when a `void.age` or `void.age.soft` covers its last word: "she is 14" in "she is 14 minutes late". */
export function sortMarks(found: readonly Mark[]): Marks {
  const byTag = new Map<string, Mark[]>();
  for (const mark of found) {
    const list = byTag.get(mark.tag);
    if (list) list.push(mark);
    else byTag.set(mark.tag, [mark]);
  }
  const covers = new Map<string, (mark: Mark) => boolean>();
  for (const [tag, list] of byTag) {
    if (tag.startsWith('void.')) covers.set(tag.slice(5), createCover(list));
  }
  const kept = (tag: string): readonly Mark[] => {
    const list = byTag.get(tag);
    if (!list) return NONE;
    const voids = [covers.get(tag.split('.')[0] ?? ''), covers.get(tag)];
    return list.filter((mark) => !voids.some((covered) => covered?.(mark)));
  };
  return remember(kept);
}

function remember(kept: (tag: string) => readonly Mark[]): Marks {
  const known = new Map<string, readonly Mark[]>();
  const positions = new Map<string, readonly Mark[]>();
  const of = (tag: string) => {
    const list = known.get(tag) ?? kept(tag);
    known.set(tag, list);
    return list;
  };
  const byLast = (tag: string) => {
    const list = positions.get(tag) ?? of(tag).toSorted((one, other) => one.last - other.last);
    positions.set(tag, list);
    return list;
  };
  return {
    of,
    has: (tag) => of(tag).length > 0,
    near(tag, mark, words) {
      const list = byLast(tag);
      for (let at = firstReaching(list, mark.first - words); at < list.length; at += 1) {
        const other = list[at];
        if (!other || other.last - LONGEST_MARK > mark.last + words) return false;
        if (other.first <= mark.last + words) return true;
      }
      return false;
    },
  };
}

/** No pattern reaches over more words than this. */
const LONGEST_MARK = 40;

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

/** Whether a harmless phrase has the end of the mark in it, found without looking at each of them. */
function createCover(list: readonly Mark[]): (mark: Mark) => boolean {
  const sorted = list.toSorted((one, other) => one.first - other.first);
  const furthest: number[] = [];
  for (const { last } of sorted) furthest.push(Math.max(last, furthest.at(-1) ?? -1));
  return (mark) => {
    let low = 0;
    let high = sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sorted[middle]?.first ?? 0) <= mark.last) low = middle + 1;
      else high = middle;
    }
    return low > 0 && (furthest[low - 1] ?? -1) >= mark.last;
  };
}
