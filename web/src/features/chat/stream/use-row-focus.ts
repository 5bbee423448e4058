// Keyboard navigation between rows: one row is in the tab order, arrows move to its neighbors, rendered or not.
import { useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import type { VirtualizerHandle } from 'virtua';
import type { Row } from './rows.ts';

interface Needs {
  listRef: RefObject<VirtualizerHandle | null>;
  rows: readonly Row[];
}

export function useRowFocus({ listRef, rows }: Needs) {
  const [chosen, setChosen] = useState<string | null>(null);
  const known = rows.findIndex(({ key }) => key === chosen);
  const at = known >= 0 ? known : rows.findLastIndex(({ kind }) => kind === 'message');
  const key = rows[at]?.key ?? null;

  const go = (to: number, feed: HTMLElement, align: 'nearest' | 'center' = 'nearest') => {
    const target = rows[to];
    if (!target || target.kind === 'end') return;
    setChosen(target.key);
    listRef.current?.scrollToIndex(to, { align });
    // The row may have to be rendered first.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => rowOf(feed, target.key)?.focus({ preventScroll: true })),
    );
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { target, currentTarget: feed } = event;
    if (!(target instanceof HTMLElement) || target.dataset['row'] === undefined) return;
    const to = destination(event.key, at, rows.length);
    if (to === null) return;
    event.preventDefault();
    go(to, feed);
  };
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    const row = target.closest<HTMLElement>('[data-row]')?.dataset['row'];
    if (row !== undefined) setChosen(row);
  };
  return { go, key, kept: known >= 0 ? [known] : none, onKeyDown, onFocus };
}

const none: readonly number[] = [];

function destination(key: string, at: number, count: number): number | null {
  if (key === 'ArrowUp') return Math.max(0, at - 1);
  if (key === 'ArrowDown') return at + 1;
  if (key === 'Home') return 0;
  // The last row is the space below the messages.
  if (key === 'End') return count - 2;
  return null;
}

export const rowOf = (feed: HTMLElement, key: string): HTMLElement | null =>
  feed.querySelector<HTMLElement>(`[data-row="${CSS.escape(key)}"]`);
