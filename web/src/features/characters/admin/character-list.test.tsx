// The admin's list of characters: narrowed by the address, acted on with a reason, and taken back.
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { toasts } from '../../../lib/toasts.ts';
import { openScreen, type Sent } from '../../../lib/screen-fixture.tsx';
import { Characters } from './character-list.tsx';

const row = (id: string, more: object = {}) => ({
  id,
  name: id,
  gender: 'female',
  tagline: 'Repairs radios.',
  tags: [],
  visibility: 'public',
  is_official: true,
  is_exclusive: false,
  is_deleted: false,
  is_open: true,
  rating: 'safe',
  portrait_url: '/silhouette.svg',
  preview: '',
  creator: null,
  stats: { chats: 0, messages: 12, likes: 0 },
  version: 3,
  created_at: '2026-11-20T10:00:00.000Z',
  ...more,
});
const rows = [
  row('Ada'),
  row('Bea', { is_official: false, visibility: 'private', is_open: false, tagline: null }),
];

const open = (path: string, answer: Parameters<typeof openScreen>[2]) =>
  openScreen(<Characters />, path, answer);

const page = { characters: rows, total_count: 2, is_more: false, limit: 50, offset: 0 };
const acts = (sent: readonly Sent[]) => sent.filter(({ method }) => method === 'POST');

test('the address filters the list, and invalid values are ignored', async () => {
  const sent = open('/admin/characters?visibility=public&rating=rude&sort=-messages&at=50', () => [
    200,
    page,
  ]);
  await screen.findByRole('link', { name: 'Ada' });
  expect(Object.fromEntries(sent[0]?.url.searchParams ?? [])).toMatchObject({
    visibility: 'public',
    sort: '-messages',
    offset: '50',
  });
  expect(sent[0]?.url.searchParams.has('rating')).toBe(false);
  expect(screen.getByText(/only its creator can read its texts/)).toBeTruthy();
});

test('many are taken off with a reason, what was refused is said, and the rest can be taken back', async () => {
  const user = userEvent.setup();
  const sent = open('/admin/characters', ({ method }) => [
    200,
    method === 'GET'
      ? page
      : {
          done: [row('Ada', { visibility: 'private' })],
          refused: [{ id: 'Bea', why: 'not_reviewed' }],
          undo_id: 'way-back',
          ...{ put_back: 1, left: 0 },
        },
  ]);
  await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  const bar = screen.getByRole('region', { name: 'Actions for selected rows' });
  await user.click(within(bar).getByRole('button', { name: 'Unpublish' }));
  const dialog = await screen.findByRole('dialog');
  const confirm = within(dialog).getByRole<HTMLButtonElement>('button', {
    name: 'Unpublish',
  });
  expect(confirm.disabled).toBe(true);
  await user.type(within(dialog).getByRole('textbox'), 'A real person.');
  await user.click(confirm);
  await waitFor(() => expect(toasts.read()).toHaveLength(2));
  expect(acts(sent)[0]?.body).toEqual({
    act: 'hide',
    characters: [
      { id: 'Ada', version: 3 },
      { id: 'Bea', version: 3 },
    ],
    reason: 'A real person.',
  });
  const [warning, done] = toasts.read();
  expect(warning?.message).toContain('Bea');
  done?.offer?.onPress();
  await waitFor(() => expect(acts(sent)[1]?.url.pathname).toMatch(/\/admin\/undo\/way-back$/));
  await waitFor(() => expect(toasts.read().at(-1)?.message).toBe('Undone.'));
});

test('an old sign-in needs the password again, and an empty list says so', async () => {
  const needed = { code: 'identity.password_needed', title: 'Please enter it.', status: 403 };
  open('/admin/characters', () => [403, needed]);
  expect(await screen.findByLabelText(/password/i, { selector: 'input' })).toBeTruthy();
  cleanup();
  vi.restoreAllMocks();
  open('/admin/characters', () => [200, { ...page, characters: [], total_count: 0 }]);
  expect(await screen.findByText('No characters')).toBeTruthy();
});
