// The audit log: entries, pages, and the verification of the chain.
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { toasts } from '../../../lib/toasts.ts';
import type { AuditEntry } from '@velour/contract/audit.ts';
import { openScreen } from '../../../lib/screen-fixture.tsx';
import { Audit } from './audit.tsx';

const entry = (seq: number, more: Partial<AuditEntry> = {}): AuditEntry => ({
  id: `01900000-0000-7000-8000-0000000000${10 + seq}`,
  seq,
  actor_kind: 'admin',
  actor_id: '01900000-0000-7000-8000-0000000000aa',
  actor_name: null,
  act: 'character.hidden',
  subject_type: 'character',
  subject_id: '01900000-0000-7000-8000-0000000000cc',
  subject_name: null,
  reason: '<b>A real person</b>',
  before: { visibility: 'public', name: 'Ada' },
  after: { visibility: 'private', name: 'Ada' },
  created_at: '2026-11-20T10:00:00.000Z',
  ...more,
});
const operator = entry(1, {
  actor_kind: 'operator',
  actor_id: null,
  act: 'admin.granted',
  subject_type: 'member',
  reason: '',
  before: null,
  after: null,
});

test('an entry shows action, actor, reason and changes; older entries are below', async () => {
  const path = '/admin/audit?subject_type=character&search=abc';
  const { sent } = openScreen(<Audit />, path, {
    'audit.list': ({ query }) =>
      query.cursor === undefined
        ? { entries: [entry(2)], next_cursor: '2' }
        : { entries: [operator], next_cursor: null },
  });
  expect(await screen.findByText(/Character hidden/)).toBeTruthy();
  expect(screen.getByText('“<b>A real person</b>”')).toBeTruthy();
  expect(screen.getByText('Admin 000000aa')).toBeTruthy();
  expect(screen.getByText('Visibility').nextSibling?.textContent).toBe('before public now private');
  expect(screen.queryByText('Name')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Show older' }));
  expect(await screen.findByText('Operator')).toBeTruthy();
  const [first, second] = sent.map(({ query }) => query);
  expect(first).toMatchObject({ subject_type: 'character', search: 'abc' });
  expect(second).toMatchObject({ search: 'abc', cursor: '2' });
});

test('a name links to the subject, and a deleted subject is shown by its id', async () => {
  const named = entry(2, { subject_name: 'Mirja', actor_name: 'Nightferry' });
  openScreen(<Audit />, '/admin/audit', {
    'audit.list': { entries: [named, entry(1)], next_cursor: null },
  });
  const link = await screen.findByRole('link', { name: 'Mirja' });
  expect(link.getAttribute('href')).toContain('/admin/characters?edit=');
  // An admin's name links to their actions.
  const admin = screen.getByRole('link', { name: 'Nightferry' });
  expect(admin.getAttribute('href')).toBe(`/admin/audit?search=${named.actor_id}`);
  expect(screen.getByRole('link', { name: '000000cc' })).toBeTruthy();
});

test('an action can be undone until an entry records its undo', async () => {
  const undo_id = '01900000-0000-7000-8000-0000000000ee';
  const action = entry(2, { after: { visibility: 'private', undo_id } });
  let entries = [action, entry(1)];
  const server = openScreen(<Audit />, '/admin/audit', {
    'audit.list': () => ({ entries, next_cursor: null }),
    'curation.undo': () => {
      entries = [entry(3, { before: null, after: { undoes: undo_id } }), ...entries];
      return { put_back: 1, left: 2 };
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Undo of entry 2' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo of entry 2' })).toBeNull());
  expect(server.sentTo('curation.undo')).toMatchObject([{ params: { undo_id } }]);
  expect(toasts.read()[0]?.message).toBe(
    'Undid 1 change. 2 items were edited since then and stay as they are.',
  );
  expect(screen.queryByText(undo_id)).toBeNull();
});

test.each([
  ['/admin/audit', 'What admins change appears here.'],
  ['/admin/audit?subject_type=plan', 'No entries match these filters.'],
])('an empty list says why it is empty: %s', async (address, sentence) => {
  openScreen(<Audit />, address, { 'audit.list': { entries: [], next_cursor: null } });
  expect(await screen.findByText(sentence)).toBeTruthy();
});

test('all pages of the list are exported, as CSV or JSON', async () => {
  const made: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    made.push(file as Blob);
    return 'blob:made';
  });
  const granted = { ...operator, reason: '=1+1', after: { role: 'owner, safety' } };
  const { sent } = openScreen(<Audit />, '/admin/audit?subject_type=member', {
    'audit.list': ({ query }) =>
      query.limit !== '1000' || query.cursor === undefined
        ? { entries: [entry(2, { actor_name: 'Nightferry' })], next_cursor: '2' }
        : { entries: [granted], next_cursor: null },
  });
  const press = async (item: string, toast: string) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Export' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: item }));
    await waitFor(() => expect(toasts.read().at(-1)?.message).toBe(toast));
  };
  await press('CSV, for spreadsheets', 'Exported 2 entries.');
  const [head, newest, oldest, ...rest] = ((await made[0]?.text()) ?? '').split('\r\n');
  expect(head).toBe(
    'entry,time,by,admin id,action,subject,subject id,subject name,reason,before,after',
  );
  expect(newest).toContain('2,2026-11-20T10:00:00.000Z,Nightferry,');
  expect(oldest).toMatch(
    /^1,.*,operator,,admin\.granted,member,.*,'=1\+1,,"\{""role"":""owner, safety""\}"$/,
  );
  expect(rest).toEqual(['']);
  await press('JSON, for programs', 'Exported 2 entries.');
  expect(JSON.parse((await made[1]?.text()) ?? '')).toEqual([
    entry(2, { actor_name: 'Nightferry' }),
    granted,
  ]);
  expect(sent.filter(({ query }) => query.limit === '1000')).toHaveLength(4);
  expect(sent.every(({ query }) => query.subject_type === 'member')).toBe(true);
});

test.each([
  [{ entries: 12, broken_at: null }, /intact: 12 entries verified/],
  [{ entries: 12, broken_at: 4 }, /altered at entry 4 of 12/],
])('the chain is verified on request: %j', async (verdict, words) => {
  const server = openScreen(<Audit />, '/admin/audit', {
    'audit.list': { entries: [], next_cursor: null },
    'audit.check': verdict,
  });
  expect(await screen.findByText('No entries')).toBeTruthy();
  expect(server.sentTo('audit.check')).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Verify log' }));
  expect(await screen.findByText(words)).toBeTruthy();
});
