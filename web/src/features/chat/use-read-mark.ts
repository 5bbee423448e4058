// Remembers how far a chat was read, while the page is looked at.
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Chat } from '@velour/contract/chat.ts';
import type { Conversation } from './conversation/conversation.ts';
import { isRunning } from './conversation/events.ts';
import type { ChatActions } from './actions.ts';

const PAUSE_MS = 700;

export function useReadMark(chat: Chat, conversation: Conversation, actions: ChatActions): void {
  const visible = useSyncExternalStore(onVisibility, isVisible);
  const [marked, setMarked] = useState(0);
  const last = conversation.messages.at(-1);
  // A reply counts as read when it has ended; until then there is nothing to remember.
  const seq = last && !isRunning(last) && !conversation.has_after ? last.seq : 0;
  const due = visible && seq > Math.max(chat.read_seq, marked);
  useEffect(() => {
    if (!due) return;
    const timer = setTimeout(() => {
      setMarked(seq);
      void actions.markRead(seq);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [due, seq, actions]);
}

const isVisible = () => document.visibilityState === 'visible';
const onVisibility = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
};
