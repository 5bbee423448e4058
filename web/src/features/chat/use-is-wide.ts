// Whether an element has at least this width, so that parts for wide ones are neither loaded nor rendered in narrow ones.
import { useLayoutEffect, useState, type RefObject } from 'react';

export function useIsWide(box: RefObject<HTMLElement | null>, fromPx: number): boolean {
  const [isWide, setWide] = useState(false);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    // In a narrow window nothing is wide, and measuring would lay out the page once more.
    const viewport = window.matchMedia(`(width >= ${fromPx}px)`);
    const measure = () => setWide(viewport.matches && element.clientWidth >= fromPx);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box, fromPx]);
  return isWide;
}
