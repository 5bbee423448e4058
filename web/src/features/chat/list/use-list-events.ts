// Keeps the list of chats up to date with live events; refetches it only for changes that the events do not contain.
import { useEffect } from 'react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { q } from '../../../lib/queries.ts';
import { socket } from '../../../lib/socket.ts';
import type { Chat } from '@velour/contract/chat.ts';
import { oneChat } from '../queries.ts';
import { changeChat, knownChat, changeBy } from './list-cache.ts';

const PAUSE_MS = 1_000;

/** `current` is the open chat, where a reply is read as it arrives. */
export function useListEvents(current: string | undefined): void {
  const client = useQueryClient();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    /** Chats with unknown changes, by the revision that would contain them. */
    const unknown = new Map<string, number>();
    const refetch = () => {
      timer = undefined;
      // The response to a call of our own may have brought them already.
      const isOlder = (chat: Chat | undefined, revision: number) =>
        (chat?.revision ?? -1) < revision;
      const changes = [...unknown];
      unknown.clear();
      if (changes.some(([id, revision]) => isOlder(knownChat(client, id), revision)))
        void client.invalidateQueries(q.chat.list.all);
      for (const [id, revision] of changes) {
        const { queryKey } = oneChat(id);
        const state = client.getQueryState(queryKey);
        // It may have been restored, too.
        if (state && (state.status === 'error' || isOlder(state.data, revision)))
          void client.invalidateQueries({ queryKey });
      }
    };
    const refetchSoon = (session_id: string, revision: number) => {
      unknown.set(session_id, revision);
      timer ??= setTimeout(refetch, PAUSE_MS);
    };
    const leave = socket.listen({
      onEvent: (event) => {
        if (event.type === 'ready') return refresh(client);
        if (!('session_id' in event)) return;
        const { session_id } = event;
        if (event.type === 'chat.changed') {
          // A message may have been deleted or edited.
          void client.invalidateQueries(q.chat.search.all);
          // Or its settings, or the character's memory of the user.
          void client.invalidateQueries(q.chat_settings.read.all);
          void client.invalidateQueries(q.memory.read.all);
          return refetchSoon(session_id, event.revision);
        }
        const change = changeBy(event, session_id === current, new Date().toISOString());
        if (!change) return;
        if (knownChat(client, session_id)) changeChat(client, session_id, change);
        else if (event.type === 'message.accepted') refetchSoon(session_id, Infinity);
      },
    });
    return () => {
      clearTimeout(timer);
      leave();
    };
  }, [client, current]);
}

/** The connection is back: refetches what was missed or failed. */
function refresh(client: QueryClient): void {
  void client.invalidateQueries(q.chat.list.all);
  void client.refetchQueries({
    ...q.chat.all,
    type: 'active',
    predicate: ({ state }) => state.status === 'error',
  });
}
