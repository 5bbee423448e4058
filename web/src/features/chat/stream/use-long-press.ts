// A long press by touch, which opens on a phone what hovering shows with a mouse.
import { useRef, type PointerEvent } from 'react';

const HOLD_MS = 450;
const SLOP_PX = 10;

export function useLongPress(onLongPress: () => void) {
  const press = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number }>(undefined);
  const end = () => {
    clearTimeout(press.current?.timer);
    press.current = undefined;
  };
  return {
    onPointerDown: ({ pointerType, clientX: x, clientY: y }: PointerEvent) => {
      end();
      if (pointerType !== 'touch') return;
      const timer = setTimeout(() => {
        end();
        swallowRelease();
        onLongPress();
      }, HOLD_MS);
      press.current = { timer, x, y };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const start = press.current;
      if (start && Math.hypot(clientX - start.x, clientY - start.y) > SLOP_PX) end();
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}

/** Lifting the finger must not press what has opened below it. */
function swallowRelease(): void {
  const over = new AbortController();
  const options = { capture: true, passive: false, signal: over.signal } as const;
  window.addEventListener(
    'touchend',
    (event) => {
      event.preventDefault();
      over.abort();
    },
    options,
  );
  window.addEventListener('touchcancel', () => over.abort(), options);
}
