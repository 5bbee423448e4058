// Search on the screen of chats: chats first, then messages with their words marked, and what is said where there are none.
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Chat, MessageHit } from '@velour/contract/chat.ts';
import { beforeEach, expect, test } from 'vitest';
import { fakeServer, refuse, type Answers } from '../../../lib/fake-server.ts';
import { renderScreen } from '../../../lib/screen-fixture.tsx';
import { ChatList } from './chat-list.tsx';

const session_id = '01900000-0000-7000-8000-000000000001';
const character = {
  id: session_id,
  name: 'Maren',
  slug: 'maren',
  gender: 'female' as const,
  age: 30,
  tagline: '',
  portrait_url: '',
  preview: '',
};
const time = '2026-01-01T00:00:00.000Z';

const chat: Chat = {
  session_id,
  character,
  title: null,
  is_pinned: false,
  is_archived: false,
  is_open: true,
  last_seq: 2,
  read_seq: 2,
  unread_count: 0,
  last_message: 'Hello',
  last_message_at: time,
  is_replying: false,
  revision: 1,
  created_at: time,
};

const hit = (seq: number): MessageHit => ({
  session_id,
  seq,
  author: seq % 2 === 0 ? 'character' : 'user',
  message_send_at: time,
  title: null,
  character,
  excerpt: [
    { text: 'The ', is_match: false },
    { text: 'harbour', is_match: true },
    { text: ' waits.', is_match: false },
  ],
});

const found: Answers['chat.search'] = ({ query }) =>
  query.cursor === undefined
    ? { chats: [chat], messages: [hit(9), hit(8)], next_cursor: 'more' }
    : { chats: [], messages: [hit(7)], next_cursor: null };

function open(search: Answers['chat.search']) {
  const server = fakeServer({
    'identity.createVisitor': { jwt: 'visitor-token' },
    'chat.list': { chats: [chat], next_cursor: null },
    'chat.search': search,
  });
  renderScreen(<ChatList level="h1" />, '/chats');
  return server;
}

const type = (text: string) =>
  userEvent.type(screen.getByRole('searchbox', { name: 'Search your chats' }), text);

beforeEach(() => localStorage.clear());

test('chats come first, then messages, each with a link to its place', async () => {
  open(found);
  await type('harbour');
  const chats = await screen.findByRole('region', { name: 'Chats' });
  expect(within(chats).getByRole('link').getAttribute('href')).toBe(`/chats/${session_id}`);
  const messages = screen.getByRole('region', { name: 'Messages' });
  const links = within(messages).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    `/chats/${session_id}#message-9`,
    `/chats/${session_id}#message-8`,
  ]);
  expect(links[0]?.textContent).toContain('You: The harbour waits.');
  expect(within(messages).getAllByText('harbour', { selector: 'mark' })).toHaveLength(2);
  expect(screen.getByRole('status').textContent).toBe('Found 1 chat and 2+ messages.');
  expect(screen.queryByRole('radiogroup')).toBeNull();
});

test('more messages follow on demand, and the list is back when the search is cleared', async () => {
  open(found);
  await type('harbour');
  await userEvent.click(await screen.findByRole('button', { name: 'Show more messages' }));
  await screen.findByText('Found 1 chat and 3 messages.');
  await userEvent.clear(screen.getByRole('searchbox'));
  await screen.findByRole('navigation', { name: 'Your chats' });
});

test('an empty result says how messages are searched', async () => {
  open({ chats: [], messages: [], next_cursor: null });
  await type('har');
  await screen.findByText('Search matches whole words in messages, in any form.');
  expect(screen.getByRole('status').textContent).toBe('No chats or messages match your search.');
});

test('a search that fails can be tried again', async () => {
  let isDown = true;
  open((input) =>
    isDown ? refuse('request.invalid') : typeof found === 'function' ? found(input) : found,
  );
  await type('harbour');
  const retry = await screen.findByRole('button', { name: 'Try again' });
  isDown = false;
  await userEvent.click(retry);
  await screen.findByRole('region', { name: 'Messages' });
});
