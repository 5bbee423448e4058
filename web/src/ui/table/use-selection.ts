// Row selection: single rows, ranges, or all rows of a page.
import { useState } from 'react';

export interface Selection {
  readonly chosen: readonly string[];
  readonly isSelected: (key: string) => boolean;
  /** With `stretch`, sets all rows from the last changed one to this one. */
  readonly toggle: (key: string, stretch?: boolean) => void;
  readonly toggleAll: () => void;
  readonly clear: () => void;
  readonly areAll: boolean;
}

const NONE: ReadonlySet<string> = new Set();

/** `keys` are the rows on this page, in order; a row that is not shown is not selected. */
export function useSelection(keys: readonly string[]): Selection {
  const [marked, setMarked] = useState(NONE);
  const [last, setLast] = useState('');
  const chosen = keys.filter((key) => marked.has(key));
  const areAll = keys.length > 0 && chosen.length === keys.length;

  const toggle = (key: string, stretch = false) => {
    const from = stretch ? keys.indexOf(last) : -1;
    const to = keys.indexOf(key);
    const touched = from < 0 ? [key] : keys.slice(Math.min(from, to), Math.max(from, to) + 1);
    const next = new Set(chosen);
    const adds = !marked.has(key);
    for (const one of touched) {
      if (adds) next.add(one);
      else next.delete(one);
    }
    setMarked(next);
    setLast(key);
  };

  return {
    chosen,
    areAll,
    isSelected: (key) => marked.has(key),
    toggle,
    toggleAll: () => setMarked(areAll ? NONE : new Set(keys)),
    clear: () => setMarked(NONE),
  };
}
