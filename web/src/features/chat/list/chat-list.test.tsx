// The tabs of Chats: the one of the latest chat where none was chosen, and the way to chats under another tab.
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Chat } from '@velour/contract/chat.ts';
import type { Gender } from '@velour/contract/scalars.ts';
import { beforeEach, expect, test } from 'vitest';
import { fakeServer } from '../../../lib/fake-server.ts';
import { renderScreen } from '../../../lib/screen-fixture.tsx';
import { memory } from '../../../lib/storage.ts';
import { ChatList } from './chat-list.tsx';

const id = (nth: number): string => `01900000-0000-7000-8000-00000000000${nth}`;

const chat = (nth: number, gender: Gender, name: string): Chat => ({
  session_id: id(nth),
  character: {
    id: id(nth),
    name,
    slug: name.toLowerCase(),
    gender,
    age: 30,
    tagline: '',
    portrait_url: '',
    preview: '',
  },
  title: null,
  is_pinned: false,
  is_archived: false,
  is_open: true,
  last_seq: 2,
  read_seq: 2,
  unread_count: 0,
  last_message: 'Hello',
  last_message_at: '2026-01-01T00:00:00.000Z',
  is_replying: false,
  revision: 1,
  created_at: '2026-01-01T00:00:00.000Z',
});

const all = [
  chat(1, 'male', 'Edmund'),
  chat(2, 'anime', 'Kaede'),
  chat(3, 'male', 'Jiho'),
  { ...chat(4, 'female', 'Maren'), is_archived: true },
];

beforeEach(() => {
  localStorage.clear();
  fakeServer({
    'identity.createVisitor': { jwt: 'visitor-token' },
    'chat.list': ({ query }) => ({
      chats: all.filter(
        ({ character, is_archived }) =>
          (!query.gender || character.gender === query.gender) &&
          is_archived === (query.archived === 'yes'),
      ),
      next_cursor: null,
    }),
  });
});

test('opens on the tab of the latest chat', async () => {
  renderScreen(<ChatList level="h1" />, '/chats');
  expect(await screen.findAllByRole('link')).toHaveLength(2);
  screen.getByText('Edmund');
  expect(memory.read('gender'), 'what nobody chose is not remembered').toBeNull();
});

test('opens on the chosen tab, and leads from an empty one to the others', async () => {
  memory.write('gender', 'female');
  renderScreen(<ChatList level="h1" />, '/chats');
  await screen.findByText('No chats in Girls yet.');
  screen.getByRole('button', { name: 'See your chat in Anime' });
  await userEvent.click(screen.getByRole('button', { name: 'See your 2 chats in Boys' }));
  await screen.findByText('Jiho');
});

test('archived chats are offered where there are any, also when no other is left', async () => {
  memory.write('gender', 'male');
  renderScreen(<ChatList level="h1" />, '/chats');
  await screen.findByText('Edmund');
  await userEvent.click(screen.getByText('Girls'));
  await screen.findByText('No chats in Girls yet.');
  await userEvent.click(await screen.findByRole('button', { name: 'Archived chats' }));
  await screen.findByText('Maren');
  await userEvent.click(screen.getByRole('button', { name: 'Back to your chats' }));
  await userEvent.click(screen.getByText('Boys'));
  await screen.findByText('Edmund');
  expect(screen.queryByRole('button', { name: 'Archived chats' })).toBeNull();
});
