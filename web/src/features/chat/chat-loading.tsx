// Announces once that a chat is loading, across all views that are shown until its messages are loaded.
import { useEffect } from 'react';
import { createStore, useStore } from '../../lib/store.ts';
import { texts } from './texts.ts';

/** How many views on the screen are waiting for a chat. One replaces another in the same render. */
const waiting = createStore(0);

export function useChatLoading(): void {
  useEffect(() => {
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
