// Moves the focus to the page's content if the focused control was removed from the page.
import { useLayoutEffect, useRef } from 'react';

/**
 * `view` identifies the shown content. When it changes and the focus was lost with the previous view, the content is
 * focused, so that screen readers continue there. Focusing by the view itself happens later and takes precedence.
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
