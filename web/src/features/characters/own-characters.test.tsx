// A member's own characters: pictures link to the chat, editing is in the menu, and cards without an age are listed.
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CharacterDraft, OwnListed } from '@velour/contract/own-characters.ts';
import { expect, test } from 'vitest';
import { refuse, type Answers } from '../../lib/fake-server.ts';
import { openScreen } from '../../lib/screen-fixture.tsx';
import { toasts } from '../../lib/toasts.ts';
import { OwnCharacters } from './own-characters.tsx';

const idOf = (n: number): string => `01900000-0000-7000-8000-00000000000${n}`;

const mirja: OwnListed = {
  id: idOf(1),
  name: 'Mirja',
  slug: 'mirja',
  gender: 'female',
  age: 29,
  tagline: 'Repairs radios.',
  visibility: 'private',
  review_reason: null,
  appeal: null,
  held: null,
  portrait_url: '/silhouette.svg',
  preview: '',
  version: 1,
  stats: { chats: 0, messages: 0, likes: 0 },
  created_at: '2026-05-01T19:00:00Z',
  updated_at: '2026-05-01T19:00:00Z',
};

const draft = (n: number, name: string): CharacterDraft => ({
  id: idOf(n),
  name,
  gender: 'female',
  portrait_url: '/silhouette.svg',
  preview: '',
  created_at: '2026-05-01T19:00:00Z',
});

const open = (drafts: CharacterDraft[], more: Answers = {}, one = mirja) =>
  openScreen(<OwnCharacters creations={[]} creationTiles={null} />, '/my-character', {
    'own_characters.removed': { characters: [] },
    'own_characters.list': { characters: [one], drafts, total_count: 1, limit: 60, offset: 0 },
    ...more,
  });

test('the picture links to the chat, and the menu to the editor', async () => {
  open([]);
  const picture = await screen.findByRole('link', { name: 'Chat with Mirja' });
  expect(picture.getAttribute('href')).toBe(`/mirja/${idOf(1)}/chat`);
  await userEvent.click(screen.getByRole('button', { name: 'Actions for Mirja' }));
  const edit = await screen.findByRole('menuitem', { name: 'Edit' });
  expect(edit.getAttribute('href')).toContain(idOf(1));
  const make = screen.getByRole('menuitem', { name: 'Make a picture' });
  expect(make.getAttribute('href')).toBe(`/generate-image/${idOf(1)}`);
});

test('many characters can be searched, few are in sight anyway', async () => {
  open([]);
  await screen.findByRole('link', { name: 'Chat with Mirja' });
  expect(screen.queryByRole('searchbox')).toBeNull();
  cleanup();
  const page = { drafts: [], total_count: 13, limit: 60, offset: 0 };
  const server = open([], {
    'own_characters.list': ({ query }) => ({
      ...page,
      characters: query['search'] === 'zoe' ? [] : [mirja],
    }),
  });
  const field = await screen.findByRole('searchbox', { name: 'Search your characters' });
  await userEvent.type(field, 'mir{Enter}');
  await waitFor(() =>
    expect(server.sentTo('own_characters.list').at(-1)?.query['search']).toBe('mir'),
  );
  await screen.findByRole('link', { name: 'Chat with Mirja' });
  await userEvent.clear(field);
  await userEvent.type(field, 'zoe{Enter}');
  await screen.findByText('No characters match “zoe”.');
  expect(screen.queryByText('No characters yet')).toBeNull();
});

test('a character deleted earlier is brought back from its list', async () => {
  const { id, name, age, portrait_url, preview } = mirja;
  const dates = { deleted_at: '2026-05-01T19:00:00Z', restorable_until: '2026-05-31T19:00:00Z' };
  const server = open([], {
    'own_characters.removed': {
      characters: [{ id, name, age, portrait_url, preview, ...dates }],
    },
    'own_characters.undoRemove': mirja,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Show 1 character' }));
  expect(screen.getByText('Erased on May 31')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Restore Mirja' }));
  await waitFor(() =>
    expect(server.sentTo('own_characters.undoRemove')[0]?.params).toEqual({ char_id: id }),
  );
  expect(toasts.read().at(-1)?.message).toBe('Restored Mirja.');
});

test('a character that was taken down says so, why, and how to contest it; it can’t be published', async () => {
  const held = { reason: 'It shows a real person.', report: 'VR-ABCD-EFGH' };
  open([], {}, { ...mirja, held });
  await screen.findByText('Taken down');
  const picture = screen.getByRole('link', { name: 'Edit Mirja' });
  expect(picture.getAttribute('href')).toContain(idOf(1));
  screen.getByText(/We took this character down after a report/);
  screen.getByText(/It shows a real person\./);
  const again = screen.getByRole('link', { name: 'Ask us to look again' });
  expect(again.getAttribute('href')).toBe('/feedback?report=VR-ABCD-EFGH');
  await userEvent.click(screen.getByRole('button', { name: 'Actions for Mirja' }));
  await screen.findByRole('menuitem', { name: 'Edit' });
  for (const name of ['Make public', 'Chat', 'Make a picture'])
    expect(screen.queryByRole('menuitem', { name })).toBeNull();
});

test('until the decision, a reported character is hidden, and there is nothing to contest', async () => {
  const held = { reason: 'It’s hidden until we’ve reviewed it.', report: null };
  open([], {}, { ...mirja, visibility: 'rejected', held });
  await screen.findByText('Hidden');
  screen.getByText(/until we’ve reviewed it/);
  expect(screen.queryByRole('link', { name: 'Ask us to look again' })).toBeNull();
});

test('a rejection is appealed with a text, and one that was appealed is not', async () => {
  const rejected: OwnListed = {
    ...mirja,
    visibility: 'rejected',
    review_reason: 'Looks like a celebrity.',
    appeal: 'possible',
  };
  const server = open([], { 'own_characters.appeal': mirja }, rejected);
  await userEvent.click(await screen.findByRole('button', { name: 'Appeal this decision' }));
  const dialog = await screen.findByRole('dialog', { name: 'Appeal the decision about Mirja' });
  const send = within(dialog).getByRole('button', { name: 'Send appeal' });
  expect(send).toHaveProperty('disabled', true);
  await userEvent.type(within(dialog).getByRole('textbox'), 'She is a painter.');
  await userEvent.click(send);
  await waitFor(() =>
    expect(server.bodiesOf('own_characters.appeal')).toEqual([
      { version: 1, text: 'She is a painter.' },
    ]),
  );
  cleanup();
  open([], {}, { ...rejected, appeal: 'decided' });
  await screen.findByText(/our decision on this version stands/);
  expect(screen.queryByRole('button', { name: 'Appeal this decision' })).toBeNull();
});

const type = async (name: string, age: string) =>
  userEvent.type(await screen.findByLabelText(`Age of ${name}`), age);

test('several cards without an age are answered in one list and added together', async () => {
  const server = open([draft(2, 'Orla'), draft(3, 'Tove'), draft(4, 'Ines')], {
    'own_characters.finishDraft': mirja,
  });
  await screen.findByRole('heading', { name: 'How old are these 3?' });
  expect(screen.getByRole('button', { name: 'Add character' })).toHaveProperty('disabled', true);
  await type('Orla', '34');
  await type('Ines', '41');
  await userEvent.selectOptions(screen.getByLabelText('Category of Ines'), 'anime');
  await userEvent.click(screen.getByRole('button', { name: 'Add 2 characters' }));
  await waitFor(() =>
    expect(server.bodiesOf('own_characters.finishDraft')).toEqual([
      { age: 34, gender: 'female' },
      { age: 41, gender: 'anime' },
    ]),
  );
});

test('a minor’s age is never sent, and a refusal of the server is shown at its card', async () => {
  const detail = 'minor_sexual';
  const server = open([draft(2, 'Orla'), draft(3, 'Tove')], {
    'own_characters.finishDraft': refuse('safety.blocked', { detail }),
  });
  await type('Orla', '17');
  await type('Tove', '30');
  await userEvent.click(screen.getByRole('button', { name: 'Add 2 characters' }));
  const lineOf = (name: string) =>
    within(screen.getByRole('heading', { name }).closest('li') ?? document.body);
  await waitFor(() => expect(lineOf('Tove').getByRole('alert').textContent).not.toBe(''));
  expect(lineOf('Orla').getByRole('alert').textContent).toContain('18 or older');
  expect(server.bodiesOf('own_characters.finishDraft')).toEqual([{ age: 30, gender: 'female' }]);
});
