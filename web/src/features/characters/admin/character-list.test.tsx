// The admins' list of characters: filtered by the address, changed with a reason, and undone.
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { toasts } from '../../../lib/toasts.ts';
import { refuse, type Answers } from '../../../lib/fake-server.ts';
import { curated, pressUndo } from '../../shared/admin/fixtures.ts';
import { openScreen } from '../../../lib/screen-fixture.tsx';
import { CharacterList } from './character-list.tsx';

const rows = [
  curated('Ada'),
  curated('Bea', { is_official: false, visibility: 'private', is_open: false, tagline: null }),
];
const page = { characters: rows, total_count: 2, is_more: false, limit: 50, offset: 0 };
const open = (path: string, answers: Answers) => openScreen(<CharacterList />, path, answers);

test('the address filters the list, and invalid values are ignored', async () => {
  const { sent } = open('/admin/characters?visibility=public&rating=rude&sort=-messages&at=50', {
    'curation.characters': page,
  });
  await screen.findByRole('link', { name: 'Ada' });
  expect(sent[0]?.query).toMatchObject({
    visibility: 'public',
    sort: '-messages',
    offset: '50',
  });
  expect(sent[0]?.query).not.toHaveProperty('rating');
  expect(screen.getByText(/only its creator can read its texts/)).toBeTruthy();
});

test('a site without characters does not blame filters', async () => {
  const nothing = { ...page, characters: [], total_count: 0 };
  open('/admin/characters', { 'curation.characters': nothing });
  await screen.findByText(/^Create the first one/);
  cleanup();
  open('/admin/characters?visibility=public', { 'curation.characters': nothing });
  await screen.findByText('No characters match your filters.');
});

test('several characters are withdrawn with a reason, refusals are shown, and the rest can be undone', async () => {
  const user = userEvent.setup();
  const server = open('/admin/characters', {
    'curation.characters': page,
    'curation.changeCharacters': {
      done: [curated('Ada', { visibility: 'private' })],
      refused: [{ id: 'Bea', why: 'not_reviewed' }],
      undo_id: 'undo-1',
    },
    'curation.undo': { put_back: 1, left: 0 },
  });
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
  expect(server.bodiesOf('curation.changeCharacters')[0]).toEqual({
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
  await waitFor(() =>
    expect(server.sentTo('curation.undo')).toMatchObject([{ params: { undo_id: 'undo-1' } }]),
  );
  await waitFor(() => expect(toasts.read().at(-1)?.message).toBe('Undone.'));
});

test('an old sign-in needs the password again, and an empty list says so', async () => {
  open('/admin/characters', { 'curation.characters': refuse('identity.password_needed') });
  expect(await screen.findByLabelText(/password/i, { selector: 'input' })).toBeTruthy();
  cleanup();
  open('/admin/characters', {
    'curation.characters': { ...page, characters: [], total_count: 0 },
  });
  expect(await screen.findByText('No characters')).toBeTruthy();
});

test('all that match are confirmed with their number, changed by the filter and taken back', async () => {
  const user = userEvent.setup();
  const server = open('/admin/characters?gender=female&search=ab', {
    'curation.characters': { ...page, total_count: 130 },
    'curation.changeMatching': {
      done: 127,
      refused: [
        { why: 'not_official', count: 2 },
        { why: 'held', count: 1 },
      ],
      undo_id: 'undo-1',
    },
    'curation.undo': { put_back: 127, left: 0 },
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  const bar = screen.getByRole('region', { name: 'Actions for selected rows' });
  await user.click(within(bar).getByRole('button', { name: 'Select all 130 that match' }));
  expect(within(bar).getByText('All 130 that match selected')).toBeTruthy();
  await user.click(within(bar).getByRole('button', { name: 'Make premium only' }));
  const dialog = await screen.findByRole('dialog', { name: 'Make 130 characters premium only?' });
  await user.click(within(dialog).getByRole('button', { name: 'Make premium only' }));
  await waitFor(() =>
    expect(server.bodiesOf('curation.changeMatching')).toEqual([
      {
        act: 'make_exclusive',
        filter: { gender: 'female', search: 'ab' },
        count: 130,
        reason: '',
      },
    ]),
  );
  await waitFor(() =>
    expect(toasts.read().map(({ message }) => message)).toEqual(
      expect.arrayContaining([
        '2 characters skipped: they’re private.',
        'One character is hidden because of a report.',
      ]),
    ),
  );
  await pressUndo(server, 'undo-1');
});

test('one row less is this page only, and too many have to be narrowed down', async () => {
  const user = userEvent.setup();
  open('/admin/characters', { 'curation.characters': { ...page, total_count: 130 } });
  await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  await user.click(screen.getByRole('button', { name: 'Select all 130 that match' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select Bea' }));
  expect(screen.getAllByText('1 selected').length).toBeGreaterThan(0);
  cleanup();
  open('/admin/characters', { 'curation.characters': { ...page, total_count: 5_000 } });
  await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  expect(screen.getByText('Narrow the filters to select up to 1,000 at once.')).toBeTruthy();
});
