// Where a pressed control is gone with what was on the screen, the focus goes to the page's content.
import { useLayoutEffect, useRef } from 'react';

/**
 * `view` names what is shown. When it changes, and the focus was lost with the last view, a screen
 * reader goes on at the content. What a view focuses by itself comes later.
 */
export function useContentFocus(view: string): void {
  const previous = useRef(view);
  useLayoutEffect(() => {
    if (previous.current === view) return;
    previous.current = view;
    if (document.activeElement === document.body)
      document.querySelector('main')?.focus({ preventScroll: true });
  }, [view]);
}
