// Domes for admins: reordered by keys, deleted, edited, filled, and undone.
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { toasts } from '../../../../lib/toasts.ts';
import type { CuratedDome } from '@velour/contract/curation.ts';
import { errors } from '@velour/contract/errors.ts';
import { refuse, type Answers } from '../../../../lib/fake-server.ts';
import { curated, pressUndo } from '../../../shared/admin/fixtures.ts';
import { openScreen } from '../../../../lib/screen-fixture.tsx';
import { DomeEditor } from './dome-editor.tsx';
import { Domes } from './domes.tsx';

const dome = (id: string, more: Partial<CuratedDome> = {}): CuratedDome => ({
  id,
  title: `The ${id}`,
  slug: id,
  description: '',
  gender: null,
  count: 2,
  version: 4,
  ...more,
});
const allDomes = [dome('attic'), dome('balcony', { gender: 'male' }), dome('cellar')];
const places = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map((item) => within(item).getByRole('link').textContent);

const ATTIC = '/admin/domes?edit=attic';
const onDome = (...ids: string[]) => ({ version: 5, characters: ids.map((id) => curated(id)) });

/** The API with these domes, and undo. */
const all: Answers = {
  'curation.domes': { domes: allDomes },
  'curation.orderDomes': { domes: allDomes, undo_id: 'undo-order' },
  'curation.removeDome': { removed: true, undo_id: 'undo-removal' },
  'curation.editDome': { ...dome('attic'), undo_id: 'undo-edit' },
  'curation.domeCharacters': onDome('Ada', 'Bea'),
  'curation.setDomeCharacters': ({ body }) => ({ ...onDome(...body.ids), undo_id: 'undo-filling' }),
  'curation.characters': {
    characters: [curated('Ada'), curated('Cleo')],
    total_count: 2,
    is_more: false,
    limit: 8,
    offset: 0,
  },
  'curation.undo': { put_back: 1, left: 0 },
};

test('domes are put into another order by keys, and back', async () => {
  const user = userEvent.setup();
  const server = openScreen(<Domes />, '/admin/domes', all);
  const list = await screen.findByRole('list', { name: 'Domes, in display order' });
  within(list)
    .getAllByRole('button', { name: /The attic/ })[0]
    ?.focus();
  await user.keyboard(' {ArrowDown}{ArrowDown} ');
  await waitFor(() =>
    expect(server.bodiesOf('curation.orderDomes')).toEqual([
      { ids: ['balcony', 'cellar', 'attic'] },
    ]),
  );
  expect(screen.getByText('Dropped The attic at position 3 of 3.')).toBeTruthy();
  await pressUndo(server, 'undo-order');
});

test('a lifted dome is put back by Escape, and nothing is sent', async () => {
  const user = userEvent.setup();
  const server = openScreen(<Domes />, '/admin/domes', all);
  const list = await screen.findByRole('list', { name: 'Domes, in display order' });
  within(list)
    .getAllByRole('button', { name: /The attic/ })[0]
    ?.focus();
  await user.keyboard(' {ArrowDown}{Escape}');
  expect(places(list)).toEqual(['The attic', 'The balcony', 'The cellar']);
  expect(server.sentTo('curation.orderDomes')).toEqual([]);
});

test('an order based on an outdated one is refused, and the current one is shown', async () => {
  const user = userEvent.setup();
  const theirs = [...allDomes].reverse();
  const server = openScreen(<Domes />, '/admin/domes', {
    ...all,
    'curation.orderDomes': () => {
      server.answer({ 'curation.domes': { domes: theirs } });
      return refuse('dome.changed_elsewhere');
    },
  });
  const list = await screen.findByRole('list', { name: 'Domes, in display order' });
  await user.click(within(list).getByRole('button', { name: 'Move The attic down' }));
  await waitFor(() =>
    expect(toasts.read()[0]?.message).toBe(errors['dome.changed_elsewhere'].title),
  );
  await waitFor(() => expect(places(list)).toEqual(['The cellar', 'The balcony', 'The attic']));
});

test('a dome is deleted and restored; empty and failed lists are shown as such', async () => {
  const user = userEvent.setup();
  const server = openScreen(<Domes />, '/admin/domes', all);
  await user.click(await screen.findByRole('button', { name: 'Actions for The cellar' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await pressUndo(server, 'undo-removal');
  await waitFor(() => expect(toasts.read().at(-1)?.message).toBe('Undone.'));
  cleanup();
  openScreen(<Domes />, '/admin/domes', { 'curation.domes': { domes: [] } });
  expect(await screen.findByText('No domes yet')).toBeTruthy();
  cleanup();
  openScreen(<Domes />, '/admin/domes', { 'curation.domes': refuse('request.invalid') });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
});

test('a dome’s texts are validated before sending, and refusals of the server are shown in the form', async () => {
  const user = userEvent.setup();
  const server = openScreen(<DomeEditor id="attic" />, ATTIC, {
    ...all,
    'curation.editDome': refuse('dome.slug_taken'),
  });
  const slug = await screen.findByLabelText(/Address/);
  await user.clear(slug);
  await user.type(slug, 'The Attic');
  await user.tab();
  expect(await screen.findByText('Use lowercase letters, digits, and single hyphens')).toBeTruthy();
  await user.clear(slug);
  await user.type(slug, 'balcony');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Another dome already uses this address.')).toBeTruthy();
  expect(server.bodiesOf('curation.editDome')).toMatchObject([
    { version: 4, changes: { slug: 'balcony' } },
  ]);
  expect(toasts.read()).toEqual([]);
});

test('texts that are saved can be taken back', async () => {
  const user = userEvent.setup();
  const server = openScreen(<DomeEditor id="attic" />, ATTIC, all);
  await user.type(await screen.findByLabelText(/Title/), ' above');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await pressUndo(server, 'undo-edit');
});

test('the characters of a dome are reordered by keys, removed, and added once', async () => {
  const user = userEvent.setup();
  const server = openScreen(<DomeEditor id="attic" />, ATTIC, all);
  const list = await screen.findByRole('list', { name: 'Characters' });
  within(list).getAllByRole('button', { name: /Bea/ })[0]?.focus();
  await user.keyboard(' {ArrowUp} ');
  const filled = () => server.bodiesOf('curation.setDomeCharacters').at(-1);
  await waitFor(() => expect(filled()).toEqual({ version: 5, ids: ['Bea', 'Ada'] }));
  await pressUndo(server, 'undo-filling');
  await user.type(screen.getByRole('searchbox', { name: /name or tag/ }), 'c');
  const found = await screen.findByRole('list', { name: 'Results' });
  const button = (name: string) => within(found).getByRole<HTMLButtonElement>('button', { name });
  expect(button('Add Ada').disabled).toBe(true);
  await user.click(button('Add Cleo'));
  await waitFor(() => expect(toasts.read().at(-1)?.message).toBe('Added Cleo.'));
  expect(filled()).toMatchObject({ version: 5, ids: ['Ada', 'Bea', 'Cleo'] });
  await user.click(within(list).getByRole('button', { name: 'Remove Ada' }));
  await waitFor(() => expect(toasts.read().at(-1)?.message).toBe('Removed Ada.'));
  expect(filled()).not.toMatchObject({ ids: expect.arrayContaining(['Ada']) });
});
