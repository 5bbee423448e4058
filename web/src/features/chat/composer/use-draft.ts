// The draft of one chat: saved while typing, restored after a reload or another chat.
import { useCallback, useEffect, useRef, useState } from 'react';
import { savedMessages } from '../runtime.ts';

const PAUSE_MS = 250;

/** The component is keyed by its chat, so that one chat's words never turn up in another. */
export function useDraft(session_id: string): [string, (text: string) => void] {
  const [text, setText] = useState(() => savedMessages.draft(session_id));
  const unkept = useRef<string>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const keep = useCallback(() => {
    clearTimeout(timer.current);
    if (unkept.current === undefined) return;
    savedMessages.saveDraft(session_id, unkept.current, Date.now());
    unkept.current = undefined;
  }, [session_id]);

  useEffect(() => {
    window.addEventListener('pagehide', keep);
    document.addEventListener('visibilitychange', keep);
    return () => {
      keep();
      window.removeEventListener('pagehide', keep);
      document.removeEventListener('visibilitychange', keep);
    };
  }, [keep]);

  const change = useCallback(
    (next: string) => {
      setText(next);
      unkept.current = next;
      clearTimeout(timer.current);
      if (next === '') keep();
      else timer.current = setTimeout(keep, PAUSE_MS);
    },
    [keep],
  );
  return [text, change];
}
