// The draft of one chat: saved while typing, restored after a reload or another chat.
import { useCallback, useEffect, useRef, useState } from 'react';
import { savedMessages } from '../runtime.ts';

const PAUSE_MS = 250;

/** The component is keyed by its chat, so that one chat's words never turn up in another. */
export function useDraft(session_id: string): [string, (text: string) => void] {
  const [text, setText] = useState(() => savedMessages.draft(session_id));
  const unsaved = useRef<string>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const save = useCallback(() => {
    clearTimeout(timer.current);
    if (unsaved.current === undefined) return;
    savedMessages.saveDraft(session_id, unsaved.current, Date.now());
    unsaved.current = undefined;
  }, [session_id]);

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
      unsaved.current = next;
      clearTimeout(timer.current);
      if (next === '') save();
      else timer.current = setTimeout(save, PAUSE_MS);
    },
    [save],
  );
  return [text, change];
}
