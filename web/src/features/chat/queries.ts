// The chat's reads; each screen shows its own failure, with a way to try again.
import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Chat } from '@velour/contract/chat.ts';
import type { Gender } from '@velour/contract/scalars.ts';
import { api } from '../../lib/api.ts';
import { q } from '../../lib/queries.ts';
import type { Page, Span } from './conversation/pages.ts';
import { siteConfig } from '../../lib/site-config.ts';
import { groupOf } from '../../lib/experiment-group.ts';

const MAX_SOURCE = 2_000;

export const chatList = (gender: Gender, search: string, isArchived = false) =>
  infiniteQueryOptions({
    ...q.chat.list.pages(
      {
        query: {
          gender,
          ...(search ? { search } : {}),
          ...(isArchived ? { archived: 'yes' as const } : {}),
        },
      },
      'cursor',
    ),
    // While typing, the last reply stays; another tab starts from a skeleton.
    placeholderData: (previous, before) =>
      genderIn(before?.queryKey[2]) === gender ? previous : undefined,
  });

const genderIn = (input: unknown): unknown =>
  // The input of the call above.
  (input as { query?: { gender?: Gender } } | undefined)?.query?.gender;

/** What the character of a chat remembers. */
export const memoryOf = (session_id: string) => q.memory.read({ params: { id: session_id } });

/** How the replies of a chat are written, and who its person is. */
export const settingsOf = (session_id: string) =>
  q.chat_settings.read({ params: { id: session_id } });

/** What a reply was written from. */
export const receiptOf = ({ session_id, seq }: { session_id: string; seq: number }) => ({
  ...q.chat.receipt({ params: { id: session_id, seq: String(seq) } }),
  // Another variant of the message has another one.
  gcTime: 0,
  retry: false,
});

export const personas = () => q.personas.list();

export const oneChat = (session_id: string) => q.chat.read({ params: { id: session_id } });

/** The latest session with a character; fetched once per visit of its address. */
export const latestSession = (client: QueryClient, character_id: string) =>
  queryOptions({
    queryKey: q.chat.open({ body: { character_id } }).queryKey,
    queryFn: () => openSession(client, character_id, false),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });

/** The end of the chat that was opened last, for the first page of its reader. */
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

/** Pages are not cached here: the conversation itself holds what was read. */
export const historyPage = async (
  client: QueryClient,
  session_id: string,
  span: Span,
  limit: number,
): Promise<Page> => {
  const isEnd = span.before === undefined && span.after === undefined;
  const known = isEnd ? takeOpened(session_id) : undefined;
  if (known) return known;
  const query = { ...textOf(span), limit: String(limit) };
  const page = q.chat.history({ params: { id: session_id }, query });
  return client.fetchQuery({ ...page, staleTime: 0, gcTime: 0 });
};

const textOf = ({ before, after }: Span) => ({
  ...(before === undefined ? {} : { before: String(before) }),
  ...(after === undefined ? {} : { after: String(after) }),
});
