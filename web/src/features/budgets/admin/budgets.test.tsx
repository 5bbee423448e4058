// The budgets of paid providers: today, the month, and changes with a reason.
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PAID_PROVIDERS } from '@velour/contract/paid-providers.ts';
import { expect, test } from 'vitest';
import { toasts } from '../../../lib/toasts.ts';
import { openScreen } from '../../../lib/screen-fixture.tsx';
import { Budgets } from './budgets.tsx';

const budget = (engine: string, more: object = {}) => ({
  ...{ engine, state: 'ok', used: 20, used_cents: null, member_cap: 400, site_cap: 20_000 },
  ...{ extra: 0, price: null, near_at: null, reached_at: null, days: [], ...more },
});
const pictures = {
  ...{ used: 20_000, used_cents: 80_000, price: { cents: 4, per: 1 }, state: 'stopped' },
  reached_at: '2026-03-14T08:00:00.000Z',
  days: [
    { day: '2026-03-14', used: 20_000, cents: 80_000, was_reached: true },
    { day: '2026-03-13', used: 3, cents: 12, was_reached: false },
  ],
};
const list = {
  day: '2026-03-14',
  budgets: PAID_PROVIDERS.map((engine) => budget(engine, engine === 'image' ? pictures : {})),
};
const card = async (name: string) => within(await screen.findByRole('region', { name }));

test('a card says what is used, what it costs, and that it is stopped', async () => {
  openScreen(<Budgets />, '/admin/budgets', () => [200, list]);
  const images = await card('Pictures');
  images.getByText(/20,000 of 20,000 pictures · \$800\.00/);
  images.getByText('Stopped until midnight UTC');
  images.getByText(/^Limit reached at/);
  images.getByText('$0.04 each');
  await userEvent.click(images.getByText('Last 30 days'));
  expect(images.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'DayUsedCostLimit reached',
    '2026-03-1420,000$800.00Limit reached',
    '2026-03-133$0.12',
  ]);
  (await card('Clips')).getByText('Not set');
});

test('the busiest accounts load when opened, and link to the member', async () => {
  const id = '01900000-0000-7000-8000-0000000000aa';
  const people = [
    { person_id: id, kind: 'member', name: 'Robo', used: 390 },
    { person_id: id.replace('aa', 'bb'), kind: 'visitor', name: null, used: 2 },
  ];
  const sent = openScreen(<Budgets />, '/admin/budgets', ({ url }) =>
    url.pathname.endsWith('/busiest') ? [200, { people }] : [200, list],
  );
  const images = await card('Pictures');
  expect(sent).toHaveLength(1);
  await userEvent.click(images.getByText('Top users today'));
  const link = await images.findByRole('link', { name: 'Robo' });
  expect(link.getAttribute('href')).toBe(`/admin/members?search=${id}`);
  images.getByText('390 pictures');
  images.getByText('A visitor');
});

test('caps and price are changed with a reason, and not without', async () => {
  const user = userEvent.setup();
  const sent = openScreen(<Budgets />, '/admin/budgets', () => [200, list]);
  await user.click((await card('Replies')).getByRole('button', { name: 'Edit budget' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Budget for replies' }));
  const cap = dialog.getByLabelText(/^Daily limit for the site/);
  await user.clear(cap);
  await user.type(cap, 'lots');
  await user.click(dialog.getByRole('button', { name: 'Save changes' }));
  await dialog.findByText('Enter a whole number.');
  expect(sent.filter(({ method }) => method === 'PUT')).toEqual([]);
  await user.clear(cap);
  await user.type(cap, '1,000,000');
  await user.type(dialog.getByLabelText(/^Price in US dollars/), '0.60');
  await user.type(dialog.getByLabelText(/^Reason/), 'A new model.');
  await user.click(dialog.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(toasts.read()[0]?.message).toBe('Budget saved.'));
  const [put] = sent.filter(({ method }) => method === 'PUT');
  expect(put?.url.pathname).toMatch(/\/admin\/budgets\/llm$/);
  expect(put?.body).toEqual({
    ...{ site_cap: 1_000_000, member_cap: 400, price: { cents: 60, per: 1_000_000 } },
    reason: 'A new model.',
  });
});

test('what was stopped goes on for today with a reason, and what the server refuses is said', async () => {
  const user = userEvent.setup();
  let refuses = true;
  const sent = openScreen(<Budgets />, '/admin/budgets', ({ method }) => {
    if (method === 'GET') return [200, list];
    if (refuses) return [503, { code: 'internal', title: 'Not now.', status: 503 }];
    return [200, budget('image')];
  });
  await user.click((await card('Pictures')).getByRole('button', { name: 'Allow more today' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'More pictures today' }));
  await user.type(dialog.getByLabelText(/^Reason/), 'A busy evening.');
  await user.click(dialog.getByRole('button', { name: 'Allow more today' }));
  await dialog.findByText('Not now.');
  refuses = false;
  await user.click(dialog.getByRole('button', { name: 'Allow more today' }));
  await waitFor(() => expect(toasts.read()[0]?.message).toBe('Extra budget added for today.'));
  expect(sent.findLast(({ method }) => method === 'POST')?.body).toEqual({
    ...{ extra: 4_000, reason: 'A busy evening.' },
  });
});
