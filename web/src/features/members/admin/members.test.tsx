// The admins' list of members: searched, opened, banned and restored with a reason.
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { toasts } from '../../../lib/toasts.ts';
import type { ListedMember } from '@velour/contract/members.ts';
import { refuse } from '../../../lib/fake-server.ts';
import { openScreen } from '../../../lib/screen-fixture.tsx';
import { signedIn } from '../../../lib/session-fixture.ts';
import { Members } from './members.tsx';

const member = (name: string, more: Partial<ListedMember> = {}): ListedMember => ({
  id: `01900000-0000-7000-8000-0000000000${name.charCodeAt(0).toString(16)}`,
  name,
  email: `${name.toLowerCase()}@example.com`,
  is_admin: false,
  admin_roles: [],
  banned_at: null,
  deletion_at: null,
  created_at: '2026-11-20T10:00:00.000Z',
  seen_at: '2026-11-21T10:00:00.000Z',
  ...more,
});
const ann = member('Ann');
const bob = member('Bob', { banned_at: '2026-11-21T10:00:00.000Z' });
const page = { members: [ann, bob], next_cursor: null };
const menu = (name: string) => screen.findByRole('button', { name: `Actions for ${name}` });

test('the address filters the list, and invalid values are ignored', async () => {
  const path = '/admin/members?search=%20ann%20&state=banned&plan=gold';
  const { sent } = openScreen(<Members />, path, { 'members.list': page });
  expect(await screen.findByText('ann@example.com')).toBeTruthy();
  expect(screen.getByText(/Closed since Nov 21, 2026/)).toBeTruthy();
  expect(sent[0]?.query).toMatchObject({ search: 'ann', state: 'banned' });
  expect(sent[0]?.query).not.toHaveProperty('plan');
});

test('an account is closed with a reason, and one that is closed can only be opened', async () => {
  const user = userEvent.setup();
  const server = openScreen(<Members />, '/admin/members', {
    'members.list': page,
    'members.ban': { state: 'waiting', member: ann },
  });
  await user.click(await menu('Bob'));
  expect(screen.queryByRole('menuitem', { name: 'Close account' })).toBeNull();
  await screen.findByRole('menuitem', { name: 'Reopen account' });
  await user.keyboard('{Escape}');
  await user.click(await menu('Ann'));
  await user.click(await screen.findByRole('menuitem', { name: 'Close account' }));
  const dialog = await screen.findByRole('dialog', { name: 'Close Ann’s account?' });
  const confirm = within(dialog).getByRole<HTMLButtonElement>('button', {
    name: 'Close account',
  });
  expect(confirm.disabled).toBe(true);
  await user.type(within(dialog).getByRole('textbox'), 'Sells pictures.');
  await user.click(confirm);
  await waitFor(() =>
    expect(toasts.read()[0]?.message).toBe('Another admin has to approve closing Ann’s account.'),
  );
  expect(server.sentTo('members.ban')).toMatchObject([
    { params: { member_id: ann.id }, body: { reason: 'Sells pictures.' } },
  ]);
});

test('plan and tokens load on request', async () => {
  const user = userEvent.setup();
  openScreen(<Members />, '/admin/members', {
    'members.list': page,
    'members.read': {
      ...ann,
      age_checked_until: null,
      active_plan: '01900000-0000-7000-8000-0000000000b1',
      plan_name: 'Gold',
      plan_end_date: '2026-12-31T12:00:00.000Z',
      subscriber_tokens: 1200,
      one_time_tokens: 5,
    },
  });
  await user.click(await menu('Ann'));
  await user.click(await screen.findByRole('menuitem', { name: 'Plan and tokens' }));
  const dialog = await screen.findByRole('dialog', { name: 'Ann' });
  expect(await within(dialog).findByText('Gold, paid until Dec 31, 2026')).toBeTruthy();
  expect(within(dialog).getByText('1,200')).toBeTruthy();
});

test('an empty list says so, and an old sign-in needs the password again', async () => {
  openScreen(<Members />, '/admin/members', { 'members.list': { members: [], next_cursor: null } });
  expect(await screen.findByText('No members')).toBeTruthy();
  cleanup();
  openScreen(<Members />, '/admin/members', { 'members.list': refuse('identity.password_needed') });
  expect(await screen.findByLabelText(/password/i, { selector: 'input' })).toBeTruthy();
});

test('an owner gives roles, with a reason; other admins are not offered it', async () => {
  const user = userEvent.setup();
  const owner = signedIn({ is_admin: true, admin_roles: ['owner'] });
  const server = openScreen(<Members />, '/admin/members', {
    'members.list': page,
    'account.user': owner.user,
    'members.setRoles': { ...ann, is_admin: true, admin_roles: ['safety'] },
  });
  await user.click(await menu('Ann'));
  await user.click(await screen.findByRole('menuitem', { name: 'Admin rights' }));
  const dialog = await screen.findByRole('dialog', { name: 'Admin rights of Ann' });
  await user.click(within(dialog).getByRole('checkbox', { name: 'Admin' }));
  await user.click(within(dialog).getByRole('checkbox', { name: 'Safety' }));
  await user.type(within(dialog).getByRole('textbox'), 'New on the team.');
  await user.click(within(dialog).getByRole('button', { name: 'Save rights' }));
  await waitFor(() => expect(server.sentTo('members.setRoles')).toHaveLength(1));
  expect(server.sentTo('members.setRoles')).toMatchObject([
    { body: { is_admin: true, roles: ['safety'], reason: 'New on the team.' } },
  ]);
  await waitFor(() => expect(toasts.read()[0]?.message).toBe('Saved the admin rights of Ann.'));
  cleanup();
  openScreen(<Members />, '/admin/members', {
    'members.list': page,
    'account.user': { ...owner.user, admin_roles: [] },
  });
  await user.click(await menu('Ann'));
  expect(screen.queryByRole('menuitem', { name: 'Admin rights' })).toBeNull();
});
