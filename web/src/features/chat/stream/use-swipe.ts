// Swiping between versions of a reply; ignores swipes that were meant for something else.
import { useRef, useState, type PointerEvent } from 'react';

const ENOUGH_PX = 64;
/** From this distance it is certainly a horizontal swipe and not scrolling. */
const DECIDED_PX = 12;
const STEEP = 2;
/** The screen's edge belongs to the phone's back gesture. */
const EDGE_PX = 28;
const SLOW_MS = 900;
const RESISTANCE = 0.5;

interface Start {
  readonly x: number;
  readonly y: number;
  readonly at: number;
  decided: boolean;
}

export function useSwipe(
  enabled: boolean,
  onSwipe: (direction: 'previous' | 'next') => void,
): { offset: number; handlers: object } {
  const [offset, setOffset] = useState(0);
  const start = useRef<Start>(undefined);
  const end = () => {
    start.current = undefined;
    setOffset(0);
  };
  if (!enabled) return { offset: 0, handlers: {} };
  const handlers = {
    onPointerDown: ({ pointerType, clientX: x, clientY: y, timeStamp: at }: PointerEvent) => {
      const atEdge = x < EDGE_PX || x > window.innerWidth - EDGE_PX;
      if (pointerType === 'touch' && !atEdge) start.current = { x, y, at, decided: false };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const from = start.current;
      if (!from) return;
      const across = clientX - from.x;
      const down = Math.abs(clientY - from.y);
      if (!from.decided && down > DECIDED_PX && down * STEEP > Math.abs(across)) return end();
      from.decided ||= Math.abs(across) > DECIDED_PX && Math.abs(across) > down * STEEP;
      if (from.decided) setOffset(across * RESISTANCE);
    },
    onPointerUp: ({ clientX, timeStamp }: PointerEvent) => {
      const from = start.current;
      const across = from ? clientX - from.x : 0;
      const counts = from?.decided && Math.abs(across) > ENOUGH_PX && timeStamp - from.at < SLOW_MS;
      end();
      if (counts) onSwipe(across < 0 ? 'next' : 'previous');
    },
    onPointerCancel: end,
  };
  return { offset, handlers };
}
