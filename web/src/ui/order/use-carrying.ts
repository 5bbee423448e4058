// Drag state of a reorderable list: an item is lifted, moved and dropped, by pointer or by keys.
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { placeOver, shiftOf, type Position } from './places.ts';

interface Carrying {
  readonly key: string;
  readonly from: number;
  readonly to: number;
  readonly positions: readonly Position[];
  /** How far the pointer has moved the item, in pixels; null if it is moved by keys. */
  readonly by: number | null;
}

interface Needs {
  keys: readonly string[];
  /** The items' elements, in order. */
  boxes: () => readonly HTMLElement[];
  onDrop: (moved: { key: string; from: number; to: number }) => void;
}

const EDGE = 72;
const STEP = 12;

const positionsOf = (boxes: readonly HTMLElement[]): Position[] =>
  boxes.map((box) => {
    const { top, bottom } = box.getBoundingClientRect();
    return { top: top + window.scrollY, bottom: bottom + window.scrollY };
  });

export function useCarrying({ keys, boxes, onDrop }: Needs) {
  const [carrying, setCarrying] = useState<Carrying | undefined>();
  const pointer = useRef({ start: 0, y: 0 });

  const lift = (key: string, y?: number) => {
    const from = keys.indexOf(key);
    if (from < 0) return;
    if (y !== undefined) pointer.current = { start: y + window.scrollY, y };
    const by = y === undefined ? null : 0;
    setCarrying({ key, from, to: from, positions: positionsOf(boxes()), by });
  };
  /** Moves the item to the pointer, in page coordinates, since the page may scroll in between. */
  const follow = () =>
    setCarrying((known) => {
      if (!known || known.by === null) return known;
      const by = pointer.current.y + window.scrollY - pointer.current.start;
      return { ...known, by, to: placeOver(known.positions, known.from, by) };
    });
  const carryTo = (y: number) => {
    pointer.current.y = y;
    follow();
  };
  const step = (to: number) =>
    setCarrying((known) => known && { ...known, to: Math.min(Math.max(0, to), keys.length - 1) });
  const drop = () => {
    setCarrying(undefined);
    if (carrying && carrying.to !== carrying.from) onDrop(carrying);
  };

  useEdgeScroll(carrying !== undefined && carrying.by !== null, pointer, follow);

  return {
    carried: carrying,
    lift,
    carryTo,
    step,
    drop,
    putBack: () => setCarrying(undefined),
    /** The offset in pixels of the item at this index. */
    shift: (at: number): number => {
      if (!carrying) return 0;
      const { from, by, positions } = carrying;
      return at === from && by !== null ? by : shiftOf(positions, carrying, at);
    },
  };
}

/** Scrolls the page while the pointer is near its upper or lower edge. */
function useEdgeScroll(
  isActive: boolean,
  pointer: { readonly current: { readonly y: number } },
  follow: () => void,
): void {
  const scroll = useEffectEvent(() => {
    const { y } = pointer.current;
    const by = y < EDGE ? -STEP : y > window.innerHeight - EDGE ? STEP : 0;
    if (by === 0) return;
    window.scrollBy(0, by);
    follow();
  });
  useEffect(() => {
    if (!isActive) return undefined;
    let frame = 0;
    const onFrame = () => {
      scroll();
      frame = requestAnimationFrame(onFrame);
    };
    frame = requestAnimationFrame(onFrame);
    return () => cancelAnimationFrame(frame);
  }, [isActive]);
}
