// Marks how far a chat was read, while the page is visible.
import { useEffect, useSyncExternalStore } from 'react';
import type { Chat } from '@velour/contract/chat.ts';
import type { Conversation } from './conversation/conversation.ts';
import { isRunning } from './conversation/events.ts';
import type { ChatActions } from './actions.ts';

export function useReadMark(chat: Chat, conversation: Conversation, actions: ChatActions): void {
  const visible = useSyncExternalStore(onVisibility, isVisible);
  const last = conversation.messages.at(-1);
  // A reply counts as read when it has ended.
  const seq = last && !isRunning(last) && !conversation.has_after ? last.seq : 0;
  const due = visible && seq > chat.read_seq;
  useEffect(() => {
    // At once, since the next click may lead to another chat.
    if (due) void actions.markRead(seq);
  }, [due, seq, actions]);
}

const isVisible = () => document.visibilityState === 'visible';
const onVisibility = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
};
