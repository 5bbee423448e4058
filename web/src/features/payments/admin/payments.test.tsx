// The admins' list of payments: settled ones, marking several at once, and undoing it.
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { PaidPurchase } from '@velour/contract/ledger.ts';
import { openScreen } from '../../../lib/screen-fixture.tsx';
import { toasts } from '../../../lib/toasts.ts';
import { Payments } from './payments.tsx';

const paid: PaidPurchase = {
  id: '01900000-0000-7000-8000-000000000001',
  kind: 'package',
  member_id: null,
  member_name: null,
  provider: 'sandbox',
  provider_id: null,
  plan_name: null,
  amount_cents: 999,
  paid_cents: 999,
  refunded_cents: 0,
  is_disputed: false,
  currency: 'usd',
  state: 'credited',
  finding: null,
  unit: 'token',
  units: 100,
  reversed: 0,
  payments: 1,
  settled: 0,
  settled_at: null,
  created_at: '2026-05-01T19:00:00Z',
};
const plan: PaidPurchase = {
  ...paid,
  id: '01900000-0000-7000-8000-000000000002',
  kind: 'plan',
  plan_name: 'Monthly',
  paid_cents: 2_997,
  state: 'active',
  payments: 3,
  settled: 2,
  settled_at: '2026-05-02T19:00:00Z',
};
const unpaid: PaidPurchase = {
  ...paid,
  id: '01900000-0000-7000-8000-000000000003',
  state: 'open',
  paid_cents: 0,
  payments: 0,
};

test('paid payments that are not settled can be marked, and the mark can be undone', async () => {
  const user = userEvent.setup();
  const server = openScreen(<Payments />, '/admin/payments', {
    'ledger.purchases': { purchases: [paid, plan, unpaid], next_cursor: null },
    'ledger.settle': { changed: [paid.id, plan.id] },
  });
  await screen.findByText('2 of 3 settled');
  const [, first, second, third] = screen.getAllByRole('row');
  if (!first || !second || !third) return expect.fail('Three payments are listed.');
  within(first).getByText('Not settled');
  within(first).getByText('100');
  // Nothing was credited for this payment.
  expect(within(third).queryByText('100')).toBeNull();
  for (const row of [first, second, third]) await user.click(within(row).getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Mark as settled' }));
  await expect
    .poll(() => server.bodiesOf('ledger.settle'))
    .toEqual([{ ids: [paid.id, plan.id], is_settled: true }]);
  await expect.poll(() => toasts.read().at(-1)?.message).toBe('Marked 2 payments as settled.');
  expect(screen.queryByRole('button', { name: 'Mark as settled' })).toBeNull();
  toasts.read().at(-1)?.offer?.onPress();
  await expect
    .poll(() => server.bodiesOf('ledger.settle').at(-1))
    .toEqual({ ids: [paid.id, plan.id], is_settled: false });
});

test('all that match are marked after a question with their number, and taken back at once', async () => {
  const user = userEvent.setup();
  const settled_at = '2026-05-03T19:00:00.000Z';
  const server = openScreen(<Payments />, '/admin/payments?only=unsettled', {
    'ledger.purchases': { purchases: [paid, plan], next_cursor: 'more' },
    'ledger.countPurchases': { total: 1_234, unsettled: 1_234 },
    'ledger.settleMatching': { changed: 1_234, settled_at },
    'ledger.undoSettling': { changed: 1_234 },
  });
  await screen.findByText('2 of 3 settled');
  await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  await user.click(await screen.findByRole('button', { name: 'Select all 1,234 that match' }));
  await user.click(screen.getByRole('button', { name: 'Mark as settled' }));
  const dialog = await screen.findByRole('dialog', { name: 'Mark 1,234 payments as settled?' });
  expect(server.bodiesOf('ledger.settleMatching')).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Mark as settled' }));
  await expect
    .poll(() => server.bodiesOf('ledger.settleMatching'))
    .toEqual([{ filter: { only: 'unsettled' }, count: 1_234 }]);
  await expect.poll(() => toasts.read().at(-1)?.message).toBe('Marked 1,234 payments as settled.');
  expect(screen.queryByRole('dialog')).toBeNull();
  toasts.read().at(-1)?.offer?.onPress();
  await expect.poll(() => server.bodiesOf('ledger.undoSettling')).toEqual([{ settled_at }]);
  expect(server.bodiesOf('ledger.settle')).toEqual([]);
});

test('a plan shows its name and the sum of its bills, and a payment its refunds', async () => {
  const rows = [
    plan,
    { ...paid, refunded_cents: 300 },
    { ...paid, id: unpaid.id, refunded_cents: 999, is_disputed: true },
  ];
  openScreen(<Payments />, '/admin/payments', {
    'ledger.purchases': { purchases: rows, next_cursor: null },
  });
  await screen.findByText('Monthly plan');
  const [, first, part, all] = screen.getAllByRole('row');
  if (!first || !part || !all) return expect.fail('Three payments are listed.');
  within(first).getByText('Monthly plan');
  within(first).getByText('$29.97');
  within(first).getByText('in 3 payments');
  within(part).getByText('$3.00 refunded');
  expect(within(part).queryByText('Disputed')).toBeNull();
  within(all).getByText('Refunded');
  within(all).getByText('Disputed');
});

test('an unknown payment ID says so', async () => {
  const server = openScreen(<Payments />, '/admin/payments?only=paid&search=pi_1', {
    'ledger.purchases': { purchases: [], next_cursor: null },
  });
  await screen.findByText(/^No payment, plan, or member with payments has this ID/);
  expect(server.sentTo('ledger.purchases').at(-1)?.query).toMatchObject({
    only: 'paid',
    search: 'pi_1',
  });
});

test('a filter without payments says why it is empty', async () => {
  openScreen(<Payments />, '/admin/payments?only=unsettled', {
    'ledger.purchases': { purchases: [], next_cursor: null },
  });
  await screen.findByText('Everything paid is settled.');
});
