// Query options follow the contract; keys consist of noun, call and input.
import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query';
import type { ListedMember } from '@velour/contract/members.ts';
import { expect, test } from 'vitest';
import { fakeServer } from './fake-server.ts';
import { q } from './queries.ts';

const member = (id: string): ListedMember => ({
  id,
  name: null,
  email: null,
  is_admin: false,
  admin_roles: [],
  banned_at: null,
  deletion_at: null,
  created_at: '2026-05-01T19:00:00Z',
  seen_at: '2026-05-01T19:00:00Z',
});

test('a query is sent once and cached under noun, call and input', async () => {
  const reply = {
    ...member('7'),
    age_checked_until: null,
    active_plan: null,
    plan_name: null,
    plan_end_date: null,
    subscriber_tokens: 1,
    one_time_tokens: 2,
  };
  const server = fakeServer({ 'members.read': reply });
  const client = new QueryClient();
  const read = q.members.read({ params: { member_id: '7' } });
  expect(await client.fetchQuery(read)).toEqual(reply);
  expect(server.sentTo('members.read')).toMatchObject([{ params: { member_id: '7' } }]);
  expect(read.queryKey).toEqual(['members', 'read', { params: { member_id: '7' } }]);
});

test('a shorter key matches all replies of a noun or of a call', async () => {
  fakeServer({ 'members.list': { members: [], next_cursor: null } });
  const client = new QueryClient();
  await client.fetchQuery(q.members.list({ query: {} }));
  const isStale = () => client.getQueryState(q.members.list({ query: {} }).queryKey)?.isInvalidated;
  await client.invalidateQueries(q.members.read.all);
  expect(isStale()).toBe(false);
  await client.invalidateQueries(q.members.list.all);
  expect(isStale()).toBe(true);
  client.setQueryData(q.members.list({ query: {} }).queryKey, { members: [], next_cursor: null });
  await client.invalidateQueries(q.members.all);
  expect(isStale()).toBe(true);
});

test('pages follow the cursor and keep the filters', async () => {
  const server = fakeServer({
    'members.list': ({ query }) =>
      query.cursor === 'b'
        ? { members: [member('2')], next_cursor: null }
        : { members: [member('1')], next_cursor: 'b' },
  });
  const pages = q.members.list.pages({ query: { state: 'banned' } }, 'cursor');
  const list = new InfiniteQueryObserver(new QueryClient(), pages);
  await list.refetch();
  await list.fetchNextPage();
  const { data, hasNextPage } = list.getCurrentResult();
  expect(data?.pages.flatMap(({ members }) => members.map(({ id }) => id))).toEqual(['1', '2']);
  expect(hasNextPage).toBe(false);
  expect(server.sentTo('members.list').map(({ query }) => query)).toEqual([
    { state: 'banned' },
    { state: 'banned', cursor: 'b' },
  ]);
});

test('pages without a cursor use offsets, and end with the last one', async () => {
  const page = (offset: number) => ({
    characters: [],
    drafts: [],
    offset,
    limit: 60,
    total_count: 61,
  });
  const server = fakeServer({
    'own_characters.list': ({ query }) => page(Number(query.offset ?? 0)),
  });
  const pages = q.own_characters.list.pages({ query: { limit: '60' } }, 'offset');
  const list = new InfiniteQueryObserver(new QueryClient(), pages);
  await list.refetch();
  await list.fetchNextPage();
  expect(server.sent.map(({ query }) => query['offset'])).toEqual([undefined, '60']);
  expect(list.getCurrentResult().hasNextPage).toBe(false);
});
