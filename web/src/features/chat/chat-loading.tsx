// Announces once that a chat is loading, however many views follow each other until its messages are there.
import { useLayoutEffect } from 'react';
import { createStore, useStore } from '../../lib/store.ts';
import { texts } from './texts.ts';

/** How many views on the screen wait for a chat. One takes over from another in the same pass. */
const waiting = createStore(0);

export function useChatLoading(): void {
  useLayoutEffect(() => {
    waiting.change((count) => count + 1);
    return () => waiting.change((count) => count - 1);
  }, []);
}

export function ChatLoading() {
  const isLoading = useStore(waiting) > 0;
  return (
    <p role="status" className="sr-only">
      {isLoading && texts.stream.loading}
    </p>
  );
}
