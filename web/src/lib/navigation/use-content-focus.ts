// Moves the focus to the page's content if the focused control was removed from the page.
import { useEffect, useRef } from 'react';

/**
 * `view` identifies the shown content. When it changes and the focus was lost with the previous view, the content is
 * focused, so that screen readers continue there. A view that focuses something itself has done so before, as its effects
 * run first: each focus lays the page out.
 */
export function useContentFocus(view: string): void {
  const previous = useRef(view);
  useEffect(() => {
    if (previous.current === view) return;
    previous.current = view;
    if (document.activeElement === document.body)
      document.querySelector('main')?.focus({ preventScroll: true });
  }, [view]);
}
