// Reports to the affiliate network: states, and retrying one or all.
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Conversion } from '@velour/contract/affiliates.ts';
import { openScreen } from '../../../lib/screen-fixture.tsx';
import { Affiliates } from './affiliates.tsx';

const sent: Conversion = {
  id: '01900000-0000-7000-8000-000000000001',
  kind: 'package',
  member_id: null,
  member_name: null,
  amount_cents: 999,
  currency: 'usd',
  live: true,
  state: 'told',
  dropped_because: null,
  attempts: 1,
  tried_at: '2026-05-01T19:00:00Z',
  failure: null,
  parameters: { click_id: 'x-9' },
  created_at: '2026-05-01T19:00:00Z',
  expires_at: '2026-05-04T19:00:00Z',
};
const failing: Conversion = {
  ...sent,
  id: '01900000-0000-7000-8000-000000000002',
  kind: 'plan',
  amount_cents: 1_299,
  state: 'waiting',
  attempts: 7,
  failure: 'The affiliate network answered 500.',
};
const refunded: Conversion = {
  ...sent,
  id: '01900000-0000-7000-8000-000000000003',
  amount_cents: 2_999,
  state: 'dropped',
  dropped_because: 'returned',
};
const list = {
  report_host: 'network.example',
  parameter_names: ['click_id'],
  has_failed: true,
  conversions: [sent, failing, refunded],
  next_cursor: null,
};

test('each report shows its state and reason; failed ones are retried, one or all', async () => {
  const user = userEvent.setup();
  const server = openScreen(<Affiliates />, '/admin/affiliates', {
    'affiliates.list': list,
    'affiliates.retry': { retried: 1 },
  });
  await screen.findByText(
    /Reports go to network\.example\. We keep these parameters of an affiliate’s link: click_id\. A report includes the buyer’s email, or its SHA-256 hash if they declined marketing emails\./,
  );
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows).toHaveLength(3);
  const [first, second, third] = rows.map((row) => within(row));
  first?.getByText('From the link: click_id=x-9');
  first?.getByText(/^Attempted May 1/);
  second?.getByText('The affiliate network answered 500.');
  second?.getByText(/^7 attempts, last May 1/);
  third?.getByText('The payment was refunded.');
  expect(screen.getAllByRole('button', { name: /^Retry now/ })).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Retry now: Plan $12.99' }));
  await user.click(screen.getByRole('button', { name: 'Retry all that failed' }));
  await expect
    .poll(() => server.bodiesOf('affiliates.retry'))
    .toEqual([{ conversion_id: failing.id }, {}]);
});

test('without a failed report there is nothing to retry', async () => {
  openScreen(<Affiliates />, '/admin/affiliates', {
    'affiliates.list': { ...list, has_failed: false, conversions: [sent] },
  });
  await screen.findByText('From the link: click_id=x-9');
  const all = screen.getByRole<HTMLButtonElement>('button', { name: 'Retry all that failed' });
  expect(all.disabled).toBe(true);
});

test('a site that reports nowhere says so', async () => {
  openScreen(<Affiliates />, '/admin/affiliates', {
    'affiliates.list': { ...list, report_host: null, conversions: [] },
  });
  await screen.findByText(/We don’t report purchases anywhere/);
  await screen.findByText('No reports');
  screen.getByText('Each purchase that we report shows up here.');
});
