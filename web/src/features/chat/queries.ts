// The chat's calls and their cache keys.
import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Chat } from '@velour/contract/chat.ts';
import type { Gender } from '@velour/contract/scalars.ts';
import { api } from '../../lib/api.ts';
import { siteConfig } from '../../lib/site-config.ts';
import { memory } from '../../lib/storage.ts';
import type { Page, Span } from './conversation/pages.ts';
import { groupOf } from './experiment-group.ts';

/** Every one of these screens shows its own failure, with a way to try again. */
const meta = { shown_in_place: true };
const MAX_SOURCE = 2_000;

export const chatKeys = {
  lists: ['chats', 'list'],
  one: (session_id: string) => ['chats', 'one', session_id],
} as const;

export const chatList = (gender: Gender, search: string) =>
  infiniteQueryOptions({
    queryKey: [...chatKeys.lists, gender, search],
    queryFn: ({ pageParam, signal }) =>
      api.chat.list(
        {
          query: {
            gender,
            ...(search ? { search } : {}),
            ...(pageParam ? { cursor: pageParam } : {}),
          },
        },
        signal,
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.next_cursor,
    // While somebody types, the last answer stays; another tab starts from a skeleton.
    placeholderData: (previous, before) => (before?.queryKey[2] === gender ? previous : undefined),
    meta,
  });

export const oneChat = (session_id: string) =>
  queryOptions({
    queryKey: chatKeys.one(session_id),
    queryFn: ({ signal }) => api.chat.read({ params: { id: session_id } }, signal),
    meta,
  });

/** The latest session with a character; asked once per visit of its address. */
export const latestSession = (client: QueryClient, character_id: string) =>
  queryOptions({
    queryKey: ['chats', 'open', character_id],
    queryFn: () => openSession(client, character_id, false),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    meta,
  });

export async function openSession(
  client: QueryClient,
  character_id: string,
  fresh: boolean,
): Promise<Chat> {
  const body = {
    character_id,
    fresh,
    ab_group: groupOf(siteConfig.experiments, memory),
    source_url: window.location.href.slice(0, MAX_SOURCE),
  };
  const chat = await api.chat.open({ body });
  client.setQueryData(chatKeys.one(chat.session_id), chat);
  void client.invalidateQueries({ queryKey: chatKeys.lists });
  return chat;
}

export const characterOf = (char_id: string) =>
  queryOptions({
    queryKey: ['characters', 'one', char_id],
    queryFn: ({ signal }) => api.characters.read({ params: { char_id } }, signal),
    staleTime: 5 * 60_000,
    meta,
  });

/** Pages are not cached here: the conversation itself holds what was read. */
export const historyPage = (
  client: QueryClient,
  session_id: string,
  span: Span,
  limit: number,
): Promise<Page> =>
  client.fetchQuery({
    queryKey: ['chats', 'history', session_id, span, limit],
    queryFn: ({ signal }) =>
      api.chat.history(
        { params: { id: session_id }, query: { ...textOf(span), limit: String(limit) } },
        signal,
      ),
    staleTime: 0,
    gcTime: 0,
    meta,
  });

const textOf = ({ before, after }: Span) => ({
  ...(before === undefined ? {} : { before: String(before) }),
  ...(after === undefined ? {} : { after: String(after) }),
});
