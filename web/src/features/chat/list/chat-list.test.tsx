// The tabs of Chats: the one of the latest chat where none was chosen, and the way to chats under another tab.
import { useQuery } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Chat } from '@velour/contract/chat.ts';
import type { Gender } from '@velour/contract/scalars.ts';
import type { ServerEvent } from '@velour/contract/realtime.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeServer, refuse } from '../../../lib/fake-server.ts';
import { renderScreen } from '../../../lib/screen-fixture.tsx';
import { socket } from '../../../lib/socket.ts';
import { memory } from '../../../lib/storage.ts';
import { oneChat } from '../queries.ts';
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

test('a chat whose last reply failed before its first word shows that it has no reply', async () => {
  const failed = { ...chat(1, 'male', 'Edmund'), last_message: '' };
  fakeServer({
    'identity.createVisitor': { jwt: 'visitor-token' },
    'chat.list': { chats: [failed], next_cursor: null },
  });
  renderScreen(<ChatList level="h1" />, '/chats');
  expect((await screen.findByRole('link', { name: /Edmund/ })).textContent).toContain(
    'No reply yet',
  );
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

test('changes of a chat in another window are shown in an open one, including a restoration', async () => {
  let emit: (event: ServerEvent) => void = () => undefined;
  vi.spyOn(socket, 'listen').mockImplementation(({ onEvent }) => {
    emit = onEvent;
    return () => undefined;
  });
  const edmund = chat(1, 'male', 'Edmund');
  const server = fakeServer({
    'identity.createVisitor': { jwt: 'visitor-token' },
    'chat.list': { chats: [edmund], next_cursor: null },
    'chat.read': edmund,
  });
  const Opened = () => {
    const { data, error } = useQuery(oneChat(id(1)));
    return <p>{error ? 'Deleted' : `Called ${data?.title ?? 'nothing'}`}</p>;
  };
  const screenful = (
    <>
      <ChatList level="h1" />
      <Opened />
    </>
  );
  renderScreen(screenful, '/chats');
  await screen.findByText('Edmund');
  await screen.findByText('Called nothing');
  const change = (revision: number) =>
    act(() => emit({ type: 'chat.changed', session_id: id(1), revision }));
  server.answer({ 'chat.read': { ...edmund, title: 'Evenings', revision: 2 } });
  change(2);
  await screen.findByText('Called Evenings', undefined, { timeout: 5_000 });
  server.answer({ 'chat.read': refuse('chat.not_found') });
  change(3);
  await screen.findByText('Deleted', undefined, { timeout: 5_000 });
  server.answer({ 'chat.read': { ...edmund, title: 'Back', revision: 4 } });
  change(4);
  await screen.findByText('Called Back', undefined, { timeout: 5_000 });
});
