// Tags on the page: hidden, renamed, merged, deleted and put first, and all of that taken back.
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { toasts } from '../../../../lib/toasts.ts';
import { openScreen, type Sent } from '../../../../lib/screen-fixture.tsx';
import { Tags } from './tags.tsx';

const tag = (name: string, more: object = {}) => ({
  ...{ name, count: 12, is_hidden: false, is_first: false },
  ...more,
});
const page = {
  tags: [tag('sea'), tag('ocean'), tag('rain', { is_hidden: true }), tag('night')],
  ...{ total_count: 120, first: ['night', 'dusk'], limit: 50, offset: 0 },
};
const written = (sent: readonly Sent[]) => sent.filter(({ method }) => method !== 'GET');

function open(path = '/admin/tags', refuse?: [number, object]) {
  const user = userEvent.setup();
  const sent = openScreen(<Tags />, path, ({ method, url }) => {
    if (method === 'GET') return [200, page];
    if (url.pathname.includes('/admin/undo/')) return [200, { put_back: 3, left: 1 }];
    return refuse ?? [200, { changed: 12, first: page.first, undo_id: 'way-back' }];
  });
  return { user, sent };
}
const menu = async (user: ReturnType<typeof userEvent.setup>, name: string, item: string) => {
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  await user.click(screen.getByRole('menuitem', { name: item }));
};
const takeBack = async (sent: readonly Sent[]): Promise<void> => {
  await waitFor(() => expect(toasts.read()[0]?.offer?.label).toBe('Undo'));
  toasts.read()[0]?.offer?.onPress();
  await waitFor(() => expect(written(sent).at(-1)?.url.pathname).toMatch('/admin/undo/way-back'));
};

test('a tag is renamed to a valid name, and back; characters changed since are reported', async () => {
  const { user, sent } = open();
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
    expect(written(sent)[0]?.body).toEqual({ act: 'merge', names: ['sea'], into: 'water' }),
  );
  await takeBack(sent);
  await waitFor(() =>
    expect(toasts.read().at(-1)?.message).toBe(
      'Undid 3 changes. 1 item was edited since then and stays as it is.',
    ),
  );
});

test('many are merged or deleted at once, deleted only with a reason', async () => {
  const { user, sent } = open();
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
    expect(written(sent)[0]?.body).toEqual({
      ...{ act: 'delete', names: ['sea', 'ocean'], reason: 'Nobody looks for them.' },
    }),
  );
  await takeBack(sent);
  expect(screen.queryByRole('region', { name: 'Actions for selected rows' })).toBeNull();
});

test('what comes first is dragged by keys, added and taken off, against what was seen', async () => {
  const { user, sent } = open();
  const first = await screen.findByRole('list', { name: 'Pinned tags' });
  within(first).getAllByRole('button', { name: /dusk/ })[0]?.focus();
  await user.keyboard(' {ArrowUp} ');
  const order = (at: number) => waitFor(() => expect(written(sent)).toHaveLength(at));
  await order(1);
  await user.click(screen.getByRole('button', { name: 'Unpin night' }));
  await order(2);
  await menu(user, 'sea', 'Pin to top');
  await order(3);
  const before = ['night', 'dusk'];
  expect(written(sent).map(({ body }) => body)).toEqual([
    { before, names: ['dusk', 'night'] },
    { before, names: ['dusk'] },
    { before, names: ['night', 'dusk', 'sea'] },
  ]);
  await takeBack(sent);
});

test('what is hidden is offered again, and what the server refuses is said', async () => {
  const title = 'The order was changed in another window.';
  const { user, sent } = open('/admin/tags', [
    409,
    { code: 'tag.changed_elsewhere', title, status: 409 },
  ]);
  await menu(user, 'rain', 'Show');
  await waitFor(() => expect(toasts.read()[0]?.message).toBe(title));
  expect(written(sent)[0]?.body).toMatchObject({ act: 'show', names: ['rain'] });
});

test('the address narrows and pages the list; an empty one and no answer are said', async () => {
  const { user, sent } = open('/admin/tags?is_hidden=yes&sort=name&search=ra&at=50&sort=rude');
  await screen.findByRole('link', { name: 'sea' });
  expect(Object.fromEntries(sent[0]?.url.searchParams ?? [])).toMatchObject({
    ...{ is_hidden: 'yes', sort: 'name', search: 'ra', offset: '50' },
  });
  await user.click(screen.getByRole('button', { name: 'Previous page' }));
  await waitFor(() => expect(sent.at(-1)?.url.searchParams.get('offset')).toBe('0'));
  cleanup();
  openScreen(<Tags />, '/admin/tags', () => [
    200,
    { ...page, tags: [], total_count: 0, first: [] },
  ]);
  expect(await screen.findByText('No matching tags')).toBeTruthy();
  expect(screen.getByText(/No pinned tags/)).toBeTruthy();
  cleanup();
  const wrong = { code: 'request.invalid', title: 'Wrong.', status: 400 };
  openScreen(<Tags />, '/admin/tags', () => [400, wrong]);
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
});
