// Requests for a second admin on the dashboard: approved or declined by another admin, withdrawn by their own.
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Approval } from '@velour/contract/approvals.ts';
import { expect, test } from 'vitest';
import { openScreen } from '../../../lib/screen-fixture.tsx';
import { session } from '../../../lib/session.ts';
import { signedIn } from '../../../lib/session-fixture.ts';
import { toasts } from '../../../lib/toasts.ts';
import { Approvals } from './approvals.tsx';

const me = signedIn({ is_admin: true });
const approval = (requested_by: string): Approval => ({
  id: '01900000-0000-7000-8000-0000000000a1',
  act: 'member.ban',
  subject_id: '01900000-0000-7000-8000-0000000000b1',
  subject_name: 'Ben',
  reason: 'Sells pictures.',
  requested_by,
  requested_by_name: 'Eve',
  created_at: '2026-11-21T10:00:00.000Z',
  expires_at: '2026-11-22T10:00:00.000Z',
});

function open(requested_by: string) {
  session.enter(me);
  let approvals = [approval(requested_by)];
  const page = (
    <main tabIndex={-1}>
      <Approvals />
    </main>
  );
  return openScreen(page, '/admin/dashboard', {
    'approvals.list': () => ({ approvals }),
    'approvals.decide': () => {
      approvals = [];
      return { state: 'approved' };
    },
  });
}

test('another admin’s request is approved', async () => {
  const server = open('01900000-0000-7000-8000-0000000000e1');
  expect(await screen.findByText('Close Ben’s account')).toBeTruthy();
  expect(screen.getByText(/Requested by Eve · until Nov 22, 2026/)).toBeTruthy();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(toasts.read()[0]?.message).toBe('Approved.'));
  expect(server.sentTo('approvals.decide')).toMatchObject([{ body: { agrees: true } }]);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
});

test('one’s own request can only be withdrawn', async () => {
  const server = open(me.user.id);
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Withdraw' }));
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
  expect(server.sentTo('approvals.decide')).toMatchObject([{ body: { agrees: false } }]);
});
