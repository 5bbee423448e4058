// The draft of a chat: saved while it is typed, restored after a reload or another chat.
import { useCallback, useEffect, useRef, useState } from 'react';
import { savedMessages } from '../runtime.ts';

const PAUSE_MS = 250;

/**
 * The component is keyed by its chat, so that the draft of one chat never shows in another. `original` is the field's
 * initial text, which is not saved.
 */
export function useDraft(key: string, original = ''): [string, (text: string) => void] {
  const [text, setText] = useState(() => savedMessages.draft(key) || original);
  const unsaved = useRef<string>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const save = useCallback(() => {
    clearTimeout(timer.current);
    if (unsaved.current === undefined) return;
    savedMessages.saveDraft(key, unsaved.current, Date.now());
    unsaved.current = undefined;
  }, [key]);

  useEffect(() => {
    window.addEventListener('pagehide', save);
    document.addEventListener('visibilitychange', save);
    return () => {
      save();
      window.removeEventListener('pagehide', save);
      document.removeEventListener('visibilitychange', save);
    };
  }, [save]);

  const change = useCallback(
    (next: string) => {
      setText(next);
      unsaved.current = next === original ? '' : next;
      clearTimeout(timer.current);
      if (unsaved.current === '') save();
      else timer.current = setTimeout(save, PAUSE_MS);
    },
    [save, original],
  );
  return [text, change];
}
