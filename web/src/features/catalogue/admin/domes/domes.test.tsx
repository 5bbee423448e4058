// Domes on the page: dragged by keys, deleted, edited, filled, and all of that taken back.
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { toasts } from '../../../../lib/toasts.ts';
import { openScreen, type Sent } from '../../../../lib/screen-fixture.tsx';
import { DomeEditor } from './dome-editor.tsx';
import { Domes } from './domes.tsx';

const dome = (id: string, more: object = {}) => ({
  ...{ id, title: `The ${id}`, slug: id, description: '', gender: null, count: 2, version: 4 },
  ...more,
});
const allDomes = [dome('attic'), dome('balcony', { gender: 'male' }), dome('cellar')];
const person = (id: string) => ({
  ...{ id, name: id, gender: 'female', tagline: `${id} waves.`, tags: [], visibility: 'public' },
  ...{ is_official: true, is_exclusive: false, is_deleted: false, is_open: true, rating: 'safe' },
  ...{ portrait_url: '/silhouette.svg', preview: '', creator: null, version: 1 },
  ...{ stats: { chats: 0, messages: 0, likes: 0 }, created_at: '2026-11-20T10:00:00.000Z' },
});
const problem = (status: number, code: string, title: string): [number, object] => [
  status,
  { code, title, status },
];
const written = (sent: readonly Sent[]) => sent.filter(({ method }) => method !== 'GET');
const places = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map((item) => within(item).getByRole('link').textContent);

/** A fake server with these domes, which supports undo. */
function serve({ method, url, body }: Sent): [number, object] {
  const undo = { undo_id: `undo-${method}` };
  if (url.pathname.includes('/admin/undo/')) return [200, { put_back: 1, left: 0 }];
  if (url.pathname.endsWith('/characters') && url.pathname.includes('/domes/')) {
    const { ids } = (body ?? { ids: ['Ada', 'Bea'] }) as { ids: string[] };
    return [200, { version: 5, characters: ids.map(person), ...undo }];
  }
  if (url.pathname.endsWith('/admin/characters')) {
    const page = { total_count: 2, is_more: false, limit: 8, offset: 0 };
    return [200, { characters: [person('Ada'), person('Cleo')], ...page }];
  }
  if (method === 'DELETE') return [200, { removed: true, ...undo }];
  if (method === 'PATCH') return [200, { ...dome('attic'), ...undo }];
  return [200, { domes: allDomes, ...undo }];
}

const takeBack = async (sent: readonly Sent[], id: string): Promise<void> => {
  await waitFor(() => expect(toasts.read()[0]?.offer?.label).toBe('Undo'));
  toasts.read()[0]?.offer?.onPress();
  await waitFor(() => expect(written(sent).at(-1)?.url.pathname).toMatch(`/admin/undo/${id}`));
};

test('domes are put into another order by keys, and back', async () => {
  const user = userEvent.setup();
  const sent = openScreen(<Domes />, '/admin/domes', serve);
  const list = await screen.findByRole('list', { name: 'Domes in order' });
  within(list)
    .getAllByRole('button', { name: /The attic/ })[0]
    ?.focus();
  await user.keyboard(' {ArrowDown}{ArrowDown} ');
  await waitFor(() => expect(written(sent)).toHaveLength(1));
  expect(written(sent)[0]?.body).toEqual({ ids: ['balcony', 'cellar', 'attic'] });
  expect(screen.getByText('Dropped The attic at position 3 of 3.')).toBeTruthy();
  await takeBack(sent, 'undo-PUT');
});

test('a lifted shelf is put back by Escape, and nothing is sent', async () => {
  const user = userEvent.setup();
  const sent = openScreen(<Domes />, '/admin/domes', serve);
  const list = await screen.findByRole('list', { name: 'Domes in order' });
  within(list)
    .getAllByRole('button', { name: /The attic/ })[0]
    ?.focus();
  await user.keyboard(' {ArrowDown}{Escape}');
  expect(places(list)).toEqual(['The attic', 'The balcony', 'The cellar']);
  expect(written(sent)).toEqual([]);
});

test('an order based on an outdated one is refused, and the current one is shown', async () => {
  const user = userEvent.setup();
  const theirs = [...allDomes].reverse();
  let isChanged = false;
  openScreen(<Domes />, '/admin/domes', ({ method }) => {
    if (method === 'GET') return [200, { domes: isChanged ? theirs : allDomes }];
    isChanged = true;
    return problem(409, 'dome.changed_elsewhere', 'Changed in another window.');
  });
  const list = await screen.findByRole('list', { name: 'Domes in order' });
  await user.click(within(list).getByRole('button', { name: 'Move The attic down' }));
  await waitFor(() => expect(toasts.read()[0]?.message).toBe('Changed in another window.'));
  await waitFor(() => expect(places(list)).toEqual(['The cellar', 'The balcony', 'The attic']));
});

test('a shelf is deleted and comes back; none and no answer are said', async () => {
  const user = userEvent.setup();
  const sent = openScreen(<Domes />, '/admin/domes', serve);
  await user.click(await screen.findByRole('button', { name: 'Actions for The cellar' }));
  await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
  await takeBack(sent, 'undo-DELETE');
  await waitFor(() => expect(toasts.read().at(-1)?.message).toBe('Undone.'));
  cleanup();
  openScreen(<Domes />, '/admin/domes', () => [200, { domes: [] }]);
  expect(await screen.findByText('No domes yet')).toBeTruthy();
  cleanup();
  openScreen(<Domes />, '/admin/domes', () => problem(400, 'request.invalid', 'Wrong.'));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
});

test('what a shelf says is checked before it is sent, and what the server refuses stands in the form', async () => {
  const user = userEvent.setup();
  const sent = openScreen(<DomeEditor id="attic" />, '/admin/domes?edit=attic', (one) =>
    one.method === 'PATCH'
      ? problem(409, 'dome.slug_taken', 'Another dome already uses this address.')
      : serve(one),
  );
  const slug = await screen.findByLabelText(/Address/);
  await user.clear(slug);
  await user.type(slug, 'The Attic');
  await user.tab();
  expect(await screen.findByText('Use lowercase letters, digits, and single hyphens')).toBeTruthy();
  await user.clear(slug);
  await user.type(slug, 'balcony');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Another dome already uses this address.')).toBeTruthy();
  expect(written(sent)[0]?.body).toMatchObject({ version: 4, changes: { slug: 'balcony' } });
  expect(toasts.read()).toEqual([]);
});

test('texts that are saved can be taken back', async () => {
  const user = userEvent.setup();
  const sent = openScreen(<DomeEditor id="attic" />, '/admin/domes?edit=attic', serve);
  await user.type(await screen.findByLabelText(/Title/), ' above');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await takeBack(sent, 'undo-PATCH');
});

test('who stands on it is dragged by keys, taken off, and added once', async () => {
  const user = userEvent.setup();
  const sent = openScreen(<DomeEditor id="attic" />, '/admin/domes?edit=attic', serve);
  const list = await screen.findByRole('list', { name: 'Characters' });
  within(list).getAllByRole('button', { name: /Bea/ })[0]?.focus();
  await user.keyboard(' {ArrowUp} ');
  await waitFor(() => expect(written(sent)[0]?.body).toEqual({ version: 5, ids: ['Bea', 'Ada'] }));
  await takeBack(sent, 'undo-PUT');
  await user.type(screen.getByRole('searchbox', { name: /name or tag/ }), 'c');
  const found = await screen.findByRole('list', { name: 'Results' });
  const button = (name: string) => within(found).getByRole<HTMLButtonElement>('button', { name });
  expect(button('Add Ada').disabled).toBe(true);
  await user.click(button('Add Cleo'));
  await waitFor(() => expect(toasts.read().at(-1)?.message).toBe('Added Cleo.'));
  expect(written(sent).at(-1)?.body).toMatchObject({ version: 5, ids: ['Ada', 'Bea', 'Cleo'] });
  await user.click(within(list).getByRole('button', { name: 'Remove Ada' }));
  await waitFor(() => expect(toasts.read().at(-1)?.message).toBe('Removed Ada.'));
  expect(written(sent).at(-1)?.body).not.toMatchObject({ ids: expect.arrayContaining(['Ada']) });
});
