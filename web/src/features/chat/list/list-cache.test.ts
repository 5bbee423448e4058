// Live events of a chat change its line in the cached lists and bring it to the top.
import { QueryClient } from '@tanstack/react-query';
import type { Chat } from '@velour/contract/chat.ts';
import { describe, expect, test } from 'vitest';
import { q } from '../../../lib/queries.ts';
import { chatList } from '../queries.ts';
import { changeChat, knownChat, changeBy } from './list-cache.ts';

const chat = (session_id: string, last_message_at: string): Chat => ({
  session_id,
  character: {
    id: 'c',
    name: 'Mara',
    slug: 'mara',
    gender: 'female',
    age: 27,
    tagline: '',
    portrait_url: '',
    preview: '',
  },
  title: null,
  is_pinned: false,
  is_archived: false,
  is_open: true,
  last_seq: 4,
  read_seq: 4,
  unread_count: 0,
  last_message: 'before',
  last_message_at,
  is_replying: false,
  revision: 7,
  created_at: last_message_at,
});

function setUp() {
  const client = new QueryClient();
  const key = chatList('female').queryKey;
  client.setQueryData(key, {
    pages: [
      { chats: [chat('one', '2026-11-21T10:00:00.000Z')], next_cursor: 'more' },
      { chats: [chat('two', '2026-11-20T10:00:00.000Z')], next_cursor: null },
    ],
    pageParams: ['', 'more'],
  });
  const order = () =>
    client
      .getQueryData<{ pages: { chats: Chat[] }[] }>(key)
      ?.pages.map((page) => page.chats.map(({ session_id }) => session_id));
  return { client, order };
}

const now = '2026-11-21T12:00:00.000Z';
const reply = { session_id: 'two', seq: 6, variant: 0 };
const accepted = changeBy(
  {
    type: 'message.accepted',
    session_id: 'two',
    client_message_id: 'x',
    seq: 5,
    message_send_at: '2026-11-21T11:00:00.000Z',
    verdict: 'allowed',
    reason: null,
    reply,
    notices: [],
    text: '*waves* hello',
  },
  true,
  now,
);

describe('a chat in the lists', () => {
  test('moves to the top with its newest text and is marked as being answered', () => {
    const { client, order } = setUp();
    if (accepted) changeChat(client, 'two', accepted);
    expect(order()).toEqual([['two', 'one'], []]);
    expect(knownChat(client, 'two')).toMatchObject({
      last_message: 'hello',
      is_replying: true,
      last_seq: 6,
    });
  });

  test('is changed in the newest chats of all tabs, too, which are one page', () => {
    const { client } = setUp();
    const key = q.chat.list({ query: { limit: '100' } }).queryKey;
    const chats = [
      chat('one', '2026-11-21T10:00:00.000Z'),
      chat('two', '2026-11-20T10:00:00.000Z'),
    ];
    client.setQueryData(key, { chats, next_cursor: null });
    if (accepted) changeChat(client, 'two', accepted);
    expect(client.getQueryData(key)?.chats.map((one) => one.last_message)).toEqual([
      'hello',
      'before',
    ]);
  });

  test('a reply that was not seen is unread, one that is on screen is not', () => {
    const done = { type: 'reply.done', ...reply, text: 'there' } as const;
    const { client } = setUp();
    const unseen = changeBy(done, false, now);
    if (unseen) changeChat(client, 'two', unseen);
    expect(knownChat(client, 'two')).toMatchObject({ unread_count: 1, last_message: 'there' });
    const seen = changeBy(done, true, now);
    if (seen) changeChat(client, 'one', seen);
    expect(knownChat(client, 'one')?.unread_count).toBe(0);
  });

  test('moves to the top when its reply ends, as on the server', () => {
    const { client, order } = setUp();
    const news = changeBy({ type: 'reply.done', ...reply, text: 'there' }, false, now);
    if (news) changeChat(client, 'two', news);
    expect(order()).toEqual([['two', 'one'], []]);
    expect(knownChat(client, 'two')?.last_message_at).toBe(now);
  });

  test('single words of a reply are no news', () => {
    expect(changeBy({ type: 'reply.chunk', ...reply, n: 1, text: 'a' }, true, now)).toBeNull();
  });
});
