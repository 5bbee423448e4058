// The queries of chats; each screen shows its own error state with a retry.
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  type QueryClient,
} from '@tanstack/react-query';
import type { Chat } from '@velour/contract/chat.ts';
import type { Gender } from '@velour/contract/scalars.ts';
import { api } from '../../lib/api.ts';
import { alwaysFresh, q } from '../../lib/queries.ts';
import type { Page, Span } from './conversation/pages.ts';
import { siteConfig } from '../../lib/site-config.ts';
import { groupOf } from '../../lib/experiment-group.ts';

const MAX_SOURCE = 2_000;

export const chatList = (gender: Gender, isArchived = false) =>
  infiniteQueryOptions(
    q.chat.list.pages(
      { query: { gender, ...(isArchived ? { archived: 'yes' as const } : {}) } },
      'cursor',
    ),
  );

/** Search: chats by their names, and messages by their words. */
export const chatSearch = (text: string) =>
  infiniteQueryOptions({
    ...alwaysFresh(q.chat.search.pages({ query: {}, body: { text } }, 'cursor')),
    // While typing, the previous results stay.
    placeholderData: keepPreviousData,
  });

/** The memory of a chat's character. */
export const memoryOf = (session_id: string) => q.memory.read({ params: { id: session_id } });

/** The settings of a chat: how its replies are written, and the user's persona. */
export const settingsOf = (session_id: string) =>
  q.chat_settings.read({ params: { id: session_id } });

/** The receipt of a reply. */
export const receiptOf = ({ session_id, seq }: { session_id: string; seq: number }) => ({
  ...q.chat.receipt({ params: { id: session_id, seq: String(seq) } }),
  // Another variant of the message has another receipt.
  gcTime: 0,
  retry: false,
});

/** The lorebook of a chat, and what the last reply used of it. */
export const loreOf = (session_id: string) => q.chat.lore({ params: { id: session_id } });

export const personas = () => q.personas.list();

export const oneChat = (session_id: string) => q.chat.read({ params: { id: session_id } });

/** The latest session with a character; fetched once per visit. */
export const latestSession = (client: QueryClient, character_id: string) =>
  queryOptions({
    queryKey: q.chat.open({ body: { character_id } }).queryKey,
    queryFn: () => openSession(client, character_id, false),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });

/** The end of the chat that was opened last, as the first page of its reader. */
let opened: { session_id: string; history: Page } | undefined;

function takeOpened(session_id: string): Page | undefined {
  if (opened?.session_id !== session_id) return undefined;
  const { history } = opened;
  opened = undefined;
  return history;
}

export async function openSession(
  client: QueryClient,
  character_id: string,
  fresh: boolean,
): Promise<Chat> {
  const body = {
    character_id,
    fresh,
    ab_group: groupOf(
      document.documentElement.dataset['experiments'] ?? '',
      siteConfig.experiments,
    ),
    source_url: window.location.href.slice(0, MAX_SOURCE),
  };
  const { history, ...chat } = await api.chat.open({ body });
  opened = { session_id: chat.session_id, history };
  client.setQueryData(oneChat(chat.session_id).queryKey, chat);
  void client.invalidateQueries(q.chat.list.all);
  return chat;
}

export const characterOf = (char_id: string) => ({
  ...q.characters.read({ params: { char_id } }),
  staleTime: 5 * 60_000,
});

/** Pages are not cached here: the conversation keeps them. */
export const historyPage = async (
  client: QueryClient,
  session_id: string,
  span: Span,
  limit: number,
): Promise<Page> => {
  const isEnd = Object.values(span).every((seq) => seq === undefined);
  const known = isEnd ? takeOpened(session_id) : undefined;
  if (known) return known;
  const query = { ...textOf(span, limit), limit: String(limit) };
  const page = q.chat.history({ params: { id: session_id }, query });
  return client.fetchQuery({ ...page, staleTime: 0, gcTime: 0 });
};

/** As many messages before it as from it on. */
const textOf = ({ before, after, around }: Span, limit: number) => ({
  ...(before === undefined ? {} : { before: String(before) }),
  ...(after === undefined ? {} : { after: String(after) }),
  ...(around === undefined ? {} : { before: String(around + Math.ceil(limit / 2)) }),
});
