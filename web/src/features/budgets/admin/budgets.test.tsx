// The budgets of paid providers: today, the month, and changes with a reason.
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PAID_PROVIDERS } from '@velour/contract/paid-providers.ts';
import { expect, test } from 'vitest';
import { toasts } from '../../../lib/toasts.ts';
import type { Budget } from '@velour/contract/budgets.ts';
import { errors } from '@velour/contract/errors.ts';
import { refuse } from '../../../lib/fake-server.ts';
import { openScreen } from '../../../lib/screen-fixture.tsx';
import { Budgets } from './budgets.tsx';

const budget = (engine: Budget['engine'], more: Partial<Budget> = {}): Budget => ({
  engine,
  state: 'ok',
  used: 20,
  used_cents: null,
  member_cap: 400,
  site_cap: 20_000,
  extra: 0,
  price: null,
  near_at: null,
  reached_at: null,
  days: [],
  ...more,
});
const pictures: Partial<Budget> = {
  used: 20_000,
  used_cents: 80_000,
  price: { cents: 4, per: 1 },
  state: 'stopped',
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

test('a card shows the usage, its cost, and that the budget is used up', async () => {
  openScreen(<Budgets />, '/admin/budgets', { 'budgets.list': list });
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
  (await card('Clips')).getByText('Free, or not entered yet');
});

test('the busiest accounts load when opened, and link to the member', async () => {
  const id = '01900000-0000-7000-8000-0000000000aa';
  const { sent } = openScreen(<Budgets />, '/admin/budgets', {
    'budgets.list': list,
    'budgets.busiest': {
      people: [
        { person_id: id, kind: 'member', name: 'Robo', used: 390 },
        { person_id: id.replace('aa', 'bb'), kind: 'visitor', name: null, used: 2 },
      ],
    },
  });
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
  const server = openScreen(<Budgets />, '/admin/budgets', {
    'budgets.list': list,
    'budgets.change': budget('llm'),
  });
  await user.click((await card('Replies')).getByRole('button', { name: 'Edit budget' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Budget for replies' }));
  const cap = dialog.getByLabelText(/^Daily limit for the site/);
  await user.clear(cap);
  await user.type(cap, 'lots');
  await user.click(dialog.getByRole('button', { name: 'Save changes' }));
  await dialog.findByText('Enter a whole number');
  expect(server.sentTo('budgets.change')).toEqual([]);
  await user.clear(cap);
  await user.type(cap, '1,000,000');
  await user.type(dialog.getByLabelText(/^Price in US dollars/), '0.60');
  await user.type(dialog.getByLabelText(/^Reason/), 'A new model.');
  await user.click(dialog.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(toasts.read()[0]?.message).toBe('Budget saved.'));
  const [put] = server.sentTo('budgets.change');
  expect(put?.params).toEqual({ engine: 'llm' });
  expect(put?.body).toEqual({
    site_cap: 1_000_000,
    member_cap: 400,
    price: { cents: 60, per: 1_000_000 },
    reason: 'A new model.',
  });
});

test('a used-up budget is extended for today with a reason, and a refusal is shown', async () => {
  const user = userEvent.setup();
  const server = openScreen(<Budgets />, '/admin/budgets', {
    'budgets.list': list,
    'budgets.reopen': refuse('request.invalid'),
  });
  await user.click((await card('Pictures')).getByRole('button', { name: 'Allow more today' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'More pictures today' }));
  await user.type(dialog.getByLabelText(/^Reason/), 'A busy evening.');
  await user.click(dialog.getByRole('button', { name: 'Allow more today' }));
  await dialog.findByText(errors['request.invalid'].title);
  server.answer({ 'budgets.reopen': budget('image') });
  await user.click(dialog.getByRole('button', { name: 'Allow more today' }));
  await waitFor(() => expect(toasts.read()[0]?.message).toBe('Added extra budget for today.'));
  expect(server.bodiesOf('budgets.reopen').at(-1)).toEqual({
    extra: 4_000,
    reason: 'A busy evening.',
  });
});
