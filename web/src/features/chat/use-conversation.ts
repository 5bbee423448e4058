// One conversation for a component: followed while it is on screen, together with unsent messages.
import { useEffect, useMemo, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useStore } from '../../lib/store.ts';
import { runningReply, type Entry } from './conversation/conversation.ts';
import type { Reader, ReaderState } from './conversation/reader.ts';
import { outbox, readerOf, touchReader } from './runtime.ts';
import type { Outgoing } from './outbox/outgoing.ts';

export interface ConversationView extends ReaderState {
  reader: Reader;
  /** Messages that the server has not acknowledged yet, in order. */
  outgoing: readonly Outgoing[];
  running: Entry | null;
}

/** Starts at the end of the chat, or around a message, which may change while the chat is open. */
export function useConversation(session_id: string, seq: number | undefined): ConversationView {
  const client = useQueryClient();
  const reader = useMemo(() => readerOf(client, session_id), [client, session_id]);
  const [first] = useState(seq);
  useEffect(() => {
    touchReader(session_id, reader);
    const leave = reader.follow(first);
    return () => {
      leave();
      // The end of this reply is no longer observed: the server decides when the next message may be sent.
      outbox.hold(session_id, false);
    };
  }, [reader, session_id, first]);
  useEffect(() => {
    if (seq !== undefined) reader.loadAround(seq);
  }, [reader, seq]);
  const state = useStore(reader);
  const all = useStore(outbox);
  const { messages } = state.conversation;
  const outgoing = useMemo(() => {
    const here = all.filter((message) => message.session_id === session_id);
    if (here.length === 0) return here;
    const arrived = new Set(messages.slice(-100).map((message) => message.client_message_id));
    return here.filter((message) => !arrived.has(message.client_message_id));
  }, [all, messages, session_id]);
  return { ...state, reader, outgoing, running: runningReply(state.conversation) };
}
