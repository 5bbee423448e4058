// Follows scrolling and returns the tiles to render: visible ones at once, nearby ones a few per frame.
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import {
  growTowards,
  heightOf,
  measureTiles,
  tilesWithin,
  type TileMeasures,
  type TileRange,
} from './tile-measures.ts';

interface Near {
  measures: TileMeasures;
  tiles: TileRange;
}

/**
 * Nearby tiles to add at either end per frame; even the fastest scrolling by touch needs only about
 * one.
 */
const IN_A_FRAME = 2;
const NEAR_WINDOWS = 1;
const nothing: TileRange = { from: 0, to: 0 };

/** Undefined until the list has been measured, which happens before the first paint. */
export function useNearTiles(
  listRef: RefObject<HTMLElement | null>,
  count: number,
): Near | undefined {
  const [near, setNear] = useState<Near>();
  const shown = useRef<Near>(undefined);
  useLayoutEffect(() => {
    const box = listRef.current;
    if (!box) return;
    let growing = 0;
    const show = (next: Near, isUrgent: boolean) => {
      const known = shown.current;
      if (known && isSame(known, next)) return;
      shown.current = next;
      if (isUrgent) flushSync(() => setNear(next));
      else setNear(next);
    };
    const update = (by: number, { measures, tiles }: Near) => {
      const view = { above: -box.getBoundingClientRect().top, height: window.innerHeight };
      const inSight = tilesWithin(measures, view, { windows: 0, count });
      const wanted = tilesWithin(measures, view, { windows: NEAR_WINDOWS, count });
      const next = growTowards(wanted, { drawn: tiles, inSight, by });
      // Missing visible tiles are rendered before the next paint, others when there is time.
      const isBare = inSight.from < tiles.from || inSight.to > tiles.to;
      if (!isSameRange(next, wanted) && growing === 0) growing = requestAnimationFrame(grow);
      return { next: { measures, tiles: next }, isBare };
    };
    const grow = () => {
      growing = 0;
      if (!shown.current) return;
      show(update(IN_A_FRAME, shown.current).next, false);
    };
    const follow = () => {
      if (!shown.current) return;
      const { next, isBare } = update(0, shown.current);
      show(next, isBare);
    };
    const measure = () => {
      const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
      const measures = measureTiles(box.getBoundingClientRect().width, rem);
      // Synchronously: restoring a scroll position needs the height at once.
      box.style.height = `${heightOf(measures, count)}px`;
      show(update(0, { measures, tiles: shown.current?.tiles ?? nothing }).next, false);
    };
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(box);
    window.addEventListener('scroll', follow, { passive: true });
    window.addEventListener('resize', measure);
    return () => {
      cancelAnimationFrame(growing);
      sizes.disconnect();
      window.removeEventListener('scroll', follow);
      window.removeEventListener('resize', measure);
    };
  }, [listRef, count]);
  return near;
}

const isSameRange = (one: TileRange, other: TileRange): boolean =>
  one.from === other.from && one.to === other.to;

const isSame = (one: Near, other: Near): boolean =>
  isSameRange(one.tiles, other.tiles) &&
  one.measures.width === other.measures.width &&
  one.measures.columns === other.measures.columns &&
  one.measures.gap === other.measures.gap;
