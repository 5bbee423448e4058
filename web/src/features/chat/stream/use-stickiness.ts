// Keeps the scroll position: at the end if the user is there, otherwise in place.
import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { VirtualizerHandle } from 'virtua';

/** This close to the end counts as the end. */
const NEAR_PX = 56;

interface Needs {
  listRef: RefObject<VirtualizerHandle | null>;
  /** How many rows there are. */
  count: number;
  /** Changes when the user sends something: then the list scrolls to the end. */
  ownMessages: number;
  /** While the list scrolls to a message, nothing scrolls it to the end. */
  isElsewhere: boolean;
}

export function useStickiness({ listRef, count, ownMessages, isElsewhere }: Needs) {
  const [atEnd, setAtEnd] = useState(!isElsewhere);
  const sticks = useRef(!isElsewhere);
  const isHeld = useRef(isElsewhere);
  useLayoutEffect(() => {
    isHeld.current = isElsewhere;
    if (isElsewhere) sticks.current = false;
  }, [isElsewhere]);
  const lastOffset = useRef(0);

  const last = useRef(count - 1);
  useLayoutEffect(() => {
    last.current = count - 1;
  }, [count]);

  const toEnd = useCallback(() => {
    sticks.current = true;
    listRef.current?.scrollToIndex(last.current, { align: 'end' });
  }, [listRef]);

  const onScroll = useCallback(
    (offset: number) => {
      const view = listRef.current;
      if (!view) return;
      const near = offset + view.viewportSize >= view.scrollSize - NEAR_PX;
      // Growing rows move the end without the user scrolling: only scrolling up releases it.
      if (near && !isHeld.current) sticks.current = true;
      else if (offset < lastOffset.current - 1) sticks.current = false;
      lastOffset.current = offset;
      setAtEnd(near);
    },
    [listRef],
  );

  const follow = useCallback(() => {
    if (sticks.current) toEnd();
  }, [toEnd]);

  useLayoutEffect(follow, [follow, count]);
  useLayoutEffect(() => {
    if (ownMessages > 0) toEnd();
  }, [ownMessages, toEnd]);

  // The list reports new sizes before they are rendered; until then the position does not exist.
  const watchHeight = useCallback(
    (stream: HTMLElement | null) => {
      if (!stream) return;
      const observer = new ResizeObserver(follow);
      observer.observe(stream);
      return () => observer.disconnect();
    },
    [follow],
  );

  return { atEnd, toEnd, onScroll, onResize: follow, watchHeight };
}
