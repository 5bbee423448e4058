// A number that counts up or down to its new value within a second; at once with reduced motion.
import { useEffect, useRef, useState } from 'react';
import { formatNumber } from '../../lib/formats.ts';
import { ANIMATION_MS, numberAt } from './number-animation.ts';

export function AnimatedNumber({ of: to }: { of: number }) {
  const [shown, setShown] = useState(to);
  const last = useRef(to);
  useEffect(() => {
    const from = last.current;
    if (from === to) return;
    const startedAt = performance.now();
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const go = (now: number) => {
      last.current = numberAt(from, to, isStill ? ANIMATION_MS : now - startedAt);
      setShown(last.current);
      if (last.current !== to) frame = requestAnimationFrame(go);
    };
    let frame = requestAnimationFrame(go);
    return () => cancelAnimationFrame(frame);
  }, [to]);
  return formatNumber(shown);
}
