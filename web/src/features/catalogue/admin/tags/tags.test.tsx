// Tags for admins: hidden, renamed, merged, deleted and pinned, and undone.
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { toasts } from '../../../../lib/toasts.ts';
import type { CuratedTag } from '@velour/contract/curation.ts';
import { errors } from '@velour/contract/errors.ts';
import { refuse, type Answers } from '../../../../lib/fake-server.ts';
import { pressUndo } from '../../../shared/admin/fixtures.ts';
import { openScreen } from '../../../../lib/screen-fixture.tsx';
import { Tags } from './tags.tsx';

const tag = (name: string, more: Partial<CuratedTag> = {}): CuratedTag => ({
  name,
  count: 12,
  is_hidden: false,
  is_first: false,
  ...more,
});
const page = {
  tags: [tag('sea'), tag('ocean'), tag('rain', { is_hidden: true }), tag('night')],
  total_count: 120,
  first: ['night', 'dusk'],
  limit: 50,
  offset: 0,
};
function open(path = '/admin/tags', answers: Answers = {}) {
  const server = openScreen(<Tags />, path, {
    'curation.tags': page,
    'curation.changeTags': { changed: 12, undo_id: 'undo-1' },
    'curation.orderTags': { first: page.first, undo_id: 'undo-1' },
    'curation.undo': { put_back: 3, left: 1 },
    ...answers,
  });
  return { user: userEvent.setup(), server };
}
const menu = async (user: ReturnType<typeof userEvent.setup>, name: string, item: string) => {
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
};

test('a tag is renamed to a valid name, and back; characters changed since are reported', async () => {
  const { user, server } = open();
  await menu(user, 'sea', 'Rename');
  const dialog = await screen.findByRole('dialog', { name: 'Rename tag' });
  const name = within(dialog).getByLabelText(/New name/);
  const rename = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Rename' });
  expect(rename.disabled).toBe(true);
  await user.type(name, ', deep');
  expect(await within(dialog).findByText('Use 30 characters or fewer and no comma')).toBeTruthy();
  expect(rename.disabled).toBe(true);
  await user.clear(name);
  await user.type(name, ' Water ');
  await user.click(rename);
  await waitFor(() =>
    expect(server.bodiesOf('curation.changeTags')).toEqual([
      { act: 'merge', names: ['sea'], into: 'water' },
    ]),
  );
  await pressUndo(server, 'undo-1');
  await waitFor(() =>
    expect(toasts.read().at(-1)?.message).toBe(
      'Undid 3 changes. 1 item was edited since then and stays as it is.',
    ),
  );
});

test('many are merged or deleted at once, deleted only with a reason', async () => {
  const { user, server } = open();
  for (const name of ['sea', 'ocean']) {
    await user.click(await screen.findByRole('checkbox', { name: `Select ${name}` }));
  }
  const bar = screen.getByRole('region', { name: 'Actions for selected rows' });
  await user.click(within(bar).getByRole('button', { name: 'Merge' }));
  const merging = await screen.findByRole('dialog', { name: 'Merge 2 tags' });
  await user.click(within(merging).getByRole('button', { name: 'Cancel' }));
  await user.click(within(bar).getByRole('button', { name: 'Delete' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete 2 tags?' });
  const confirm = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Delete' });
  expect(confirm.disabled).toBe(true);
  await user.type(within(dialog).getByRole('textbox'), 'Nobody looks for them.');
  await user.click(confirm);
  await waitFor(() =>
    expect(server.bodiesOf('curation.changeTags')).toEqual([
      { act: 'delete', names: ['sea', 'ocean'], reason: 'Nobody looks for them.' },
    ]),
  );
  await pressUndo(server, 'undo-1');
  expect(screen.queryByRole('region', { name: 'Actions for selected rows' })).toBeNull();
});

test('all tags that match are hidden by their filter once their number is confirmed', async () => {
  const { user, server } = open('/admin/tags?search=a', {
    'curation.changeMatchingTags': { changed: 0, undo_id: 'undo-1' },
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  const bar = screen.getByRole('region', { name: 'Actions for selected rows' });
  await user.click(within(bar).getByRole('button', { name: 'Select all 120 that match' }));
  expect(within(bar).queryByRole('button', { name: 'Merge' })).toBeNull();
  await user.click(within(bar).getByRole('button', { name: 'Hide' }));
  const dialog = await screen.findByRole('dialog', { name: 'Hide 120 tags?' });
  await user.click(within(dialog).getByRole('button', { name: 'Hide' }));
  await waitFor(() =>
    expect(server.bodiesOf('curation.changeMatchingTags')).toEqual([
      { act: 'hide', filter: { search: 'a' }, count: 120, reason: '' },
    ]),
  );
  await pressUndo(server, 'undo-1');
});

test('pinned tags are reordered by keys, added and removed, with the previous order sent', async () => {
  const { user, server } = open();
  const first = await screen.findByRole('list', { name: 'Pinned tags' });
  within(first).getAllByRole('button', { name: /dusk/ })[0]?.focus();
  await user.keyboard(' {ArrowUp} ');
  const orders = () => server.bodiesOf('curation.orderTags');
  const order = (at: number) => waitFor(() => expect(orders()).toHaveLength(at));
  await order(1);
  await user.click(screen.getByRole('button', { name: 'Unpin night' }));
  await order(2);
  await menu(user, 'sea', 'Pin to top');
  await order(3);
  const before = ['night', 'dusk'];
  expect(orders()).toEqual([
    { before, names: ['dusk', 'night'] },
    { before, names: ['dusk'] },
    { before, names: ['night', 'dusk', 'sea'] },
  ]);
  await pressUndo(server, 'undo-1');
});

test('hidden tags can be shown again, and a refusal shows its reason', async () => {
  const { user, server } = open('/admin/tags', {
    'curation.changeTags': refuse('tag.changed_elsewhere'),
  });
  const { title } = errors['tag.changed_elsewhere'];
  await menu(user, 'rain', 'Show');
  await waitFor(() => expect(toasts.read()[0]?.message).toBe(title));
  expect(server.bodiesOf('curation.changeTags')).toMatchObject([{ act: 'show', names: ['rain'] }]);
});

test('the address filters and paginates the list; empty and failed lists are shown as such', async () => {
  const { user, server } = open('/admin/tags?is_hidden=yes&sort=name&search=ra&at=50&sort=rude');
  await screen.findByRole('link', { name: 'sea' });
  expect(server.sent[0]?.query).toMatchObject({
    is_hidden: 'yes',
    sort: 'name',
    search: 'ra',
    offset: '50',
  });
  await user.click(screen.getByRole('button', { name: 'Previous page' }));
  await waitFor(() => expect(server.sent.at(-1)?.query.offset).toBe('0'));
  cleanup();
  open('/admin/tags', { 'curation.tags': { ...page, tags: [], total_count: 0, first: [] } });
  expect(await screen.findByText('To add a tag, use it on a character.')).toBeTruthy();
  expect(screen.getByText(/No pinned tags/)).toBeTruthy();
  cleanup();
  open('/admin/tags', { 'curation.tags': refuse('request.invalid') });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
});
