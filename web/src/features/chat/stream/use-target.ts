// Scrolls to the message at which the chat was opened, once that message is loaded.
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { Conversation } from '../conversation/conversation.ts';
import type { Row } from './rows.ts';
import { nextFrame } from '../next-frame.ts';
import { rowOf } from './use-row-focus.ts';

/** Choosing the same message again counts as another visit. */
export interface Target {
  readonly seq: number;
  readonly visit: string;
}

/** The part of an address that names a message of its chat. */
export const messageHash = (seq: number): string => `#message-${seq}`;

export function targetIn({ hash, key }: { hash: string; key: string }): Target | undefined {
  const [, seq] = /^#message-(\d{1,9})$/.exec(hash) ?? [];
  return seq === undefined ? undefined : { seq: Number(seq), visit: key };
}

interface Needs {
  target: Target | undefined;
  conversation: Pick<Conversation, 'messages' | 'has_before' | 'has_after'>;
  rows: readonly Row[];
  scroller: RefObject<HTMLElement | null>;
  go: (to: number, feed: HTMLElement, align: 'center') => void;
  /** Removes the message from the address. */
  onLeave: () => void;
}

/**
 * Returns the key of the highlighted row, and whether the list is still scrolling there: until then no further pages
 * may be loaded, whose rows would move the message away.
 */
export function useTarget({ target, conversation, rows, scroller, go, onLeave }: Needs) {
  const visited = useRef<string | null>(null);
  const [arrived, setArrived] = useState<string | null>(null);
  const visit = target?.visit;
  const at = target && isLoaded(conversation, target.seq) ? placeOf(rows, target.seq) : -1;
  useLayoutEffect(() => {
    if (visited.current === (visit ?? null)) return;
    if (visit === undefined) {
      visited.current = null;
      onLeave();
      return;
    }
    const feed = scroller.current;
    if (at < 0 || !feed) return;
    visited.current = visit;
    const key = rows[at]?.key ?? '';
    const scroll = () => go(at, feed, 'center');
    scroll();
    approach({ feed, key, scroll }, () => {
      setArrived(visit);
      rowOf(feed, key)?.focus({ preventScroll: true });
    });
  });
  return { marked: rows[at]?.key, isOnItsWay: visit !== undefined && arrived !== visit };
}

interface Approach {
  readonly feed: HTMLElement;
  readonly key: string;
  readonly scroll: () => void;
}

const STILL_FRAMES = 3;
const MAX_FRAMES = 90;

/** Scrolls until the row stays in the middle: heights of rows are estimates until they are rendered. */
function approach({ feed, key, scroll }: Approach, onArrived: () => void): void {
  let still = 0;
  const look = (frame: number): void => {
    still = isInMiddle(feed, rowOf(feed, key)) ? still + 1 : 0;
    if (still === STILL_FRAMES || frame === MAX_FRAMES) {
      onArrived();
      return;
    }
    if (still === 0) scroll();
    nextFrame(() => look(frame + 1));
  };
  nextFrame(() => look(1));
}

const TOLERANCE_PX = 24;

function isInMiddle(feed: HTMLElement, row: HTMLElement | null): boolean {
  // A row that is hidden while it is measured cannot be focused.
  if (!row || getComputedStyle(row).visibility === 'hidden') return false;
  const [seen, place] = [feed.getBoundingClientRect(), row.getBoundingClientRect()];
  const away = (place.top + place.bottom - seen.top - seen.bottom) / 2;
  if (Math.abs(away) < TOLERANCE_PX) return true;
  // The first and last rows cannot get to the middle.
  const left = feed.scrollHeight - feed.clientHeight - feed.scrollTop;
  return (away < 0 && feed.scrollTop <= 1) || (away > 0 && left <= 1 && place.top < seen.bottom);
}

function isLoaded({ messages, has_before, has_after }: Needs['conversation'], seq: number) {
  const [first, last] = [messages[0]?.seq ?? Infinity, messages.at(-1)?.seq ?? 0];
  return (first <= seq || !has_before) && (last >= seq || !has_after);
}

/** The message's row; if it was deleted, the next one or the last one. */
function placeOf(rows: readonly Row[], seq: number): number {
  const at = rows.findIndex((row) => row.kind === 'message' && row.message.seq >= seq);
  return at < 0 ? rows.findLastIndex(({ kind }) => kind === 'message') : at;
}
