// Reads the list of chats again when something happened in one of them, at most once a second.
import { useEffect } from 'react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { ServerEvent } from '@velour/contract/realtime.ts';
import { socket } from '../../../lib/socket.ts';
import { chatKeys } from '../queries.ts';

const PAUSE_MS = 1_000;
/** Single words of a reply are no news for a list. */
const news = new Set<ServerEvent['type']>([
  'ready',
  'message.accepted',
  'reply.done',
  'reply.stopped',
  'reply.failed',
  'reply.retracted',
  'chat.changed',
]);

/** The server can be reached again: what could not be read is read now. */
function retryFailed(client: QueryClient): void {
  void client.refetchQueries({
    queryKey: ['chats'],
    type: 'active',
    predicate: ({ state }) => state.status === 'error',
  });
}

export function useListNews(): void {
  const client = useQueryClient();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const leave = socket.listen({
      onEvent: ({ type }) => {
        if (type === 'ready') retryFailed(client);
        if (!news.has(type)) return;
        timer ??= setTimeout(() => {
          timer = undefined;
          void client.invalidateQueries({ queryKey: chatKeys.lists });
        }, PAUSE_MS);
      },
    });
    return () => {
      clearTimeout(timer);
      leave();
    };
  }, [client]);
}
