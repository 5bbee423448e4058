// Follows the window's scrolling and answers which rows of a tile grid are near enough to be drawn.
import { useLayoutEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import {
  heightOf,
  measureTiles,
  rowsNear,
  type RowRange,
  type TileMeasures,
} from './tile-measures.ts';

interface Near {
  measures: TileMeasures;
  rows: RowRange;
}

/** Undefined until the list has been measured, which is before anything is painted. */
export function useNearRows(list: RefObject<HTMLElement | null>, count: number): Near | undefined {
  const [near, setNear] = useState<Near>();
  useLayoutEffect(() => {
    const box = list.current;
    if (!box) return;
    let measures: TileMeasures;
    let rows: RowRange;
    const look = () => {
      const view = { above: -box.getBoundingClientRect().top, height: window.innerHeight };
      const next = rowsNear(measures, view, count);
      if (next.from === rows.from && next.to === rows.to) return;
      const isJump = next.from >= rows.to || next.to <= rows.from;
      rows = next;
      // After a jump nothing that is drawn would be in sight: then the rows come before the next picture.
      if (isJump) flushSync(() => setNear({ measures, rows: next }));
      else setNear({ measures, rows: next });
    };
    const measure = () => {
      const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
      const { top, width } = box.getBoundingClientRect();
      measures = measureTiles(width, rem);
      rows = rowsNear(measures, { above: -top, height: window.innerHeight }, count);
      // At once and not by the next rendering: whoever brings a scroll position back needs the height to be there.
      box.style.height = `${heightOf(measures, count)}px`;
      setNear((known) => (known && isSame(known, { measures, rows }) ? known : { measures, rows }));
    };
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(box);
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', measure);
    return () => {
      sizes.disconnect();
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', measure);
    };
  }, [list, count]);
  return near;
}

const isSame = (one: Near, other: Near): boolean =>
  one.rows.from === other.rows.from &&
  one.rows.to === other.rows.to &&
  one.measures.width === other.measures.width &&
  one.measures.columns === other.measures.columns &&
  one.measures.gap === other.measures.gap;
