// Adjustments that wait for a second admin: with member and proposer; proposers can only withdraw their own.
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { ProposedAdjustment } from '@velour/contract/wallet.ts';
import { openScreen } from '../../../lib/screen-fixture.tsx';
import { session } from '../../../lib/session.ts';
import { signedIn } from '../../../lib/session-fixture.ts';
import { Books } from './books.tsx';

const me = signedIn({ is_admin: true });
const id = (nth: number): string => `01900000-0000-7000-8000-00000000000${nth}`;

const adjustment: ProposedAdjustment = {
  id: id(1),
  member_id: id(2),
  member_name: 'Clara',
  unit: 'token',
  amount: 2_500,
  note: 'Lost with a broken picture',
  proposed_by: id(3),
  proposed_by_name: 'Nightferry',
  created_at: '2026-05-01T19:00:00Z',
};
const books = { last_run: null, findings: [], sums: [], frozen: 0 };

const open = (proposed_by: string) => {
  session.enter(me);
  let adjustments = [{ ...adjustment, proposed_by }];
  const screenOf = (
    <main tabIndex={-1}>
      <Books />
    </main>
  );
  return openScreen(screenOf, '/admin/books', {
    'ledger.read': books,
    'wallet.adjustments': () => ({ adjustments }),
    'wallet.decideAdjustment': () => {
      adjustments = [];
      return { id: adjustment.id, state: 'done' };
    },
  });
};

test('an adjustment names whose balance changes and who proposed it, and leaves the focus to the content', async () => {
  const server = open(id(3));
  const row = within((await screen.findByText(/2,500 tokens/)).closest('li') ?? document.body);
  const member = row.getByRole('link', { name: 'Clara' });
  expect(member.getAttribute('href')).toBe(`/admin/members/${id(2)}/ledger`);
  row.getByText(/Proposed by Nightferry/);
  await userEvent.click(row.getByRole('button', { name: 'Approve' }));
  await expect.poll(() => server.bodiesOf('wallet.decideAdjustment')).toEqual([{ agrees: true }]);
  await screen.findByText('None');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
});

test('one’s own adjustment can only be withdrawn', async () => {
  const server = open(me.user.id);
  await screen.findByText(/Proposed by you/);
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
  await expect.poll(() => server.bodiesOf('wallet.decideAdjustment')).toEqual([{ agrees: false }]);
});
