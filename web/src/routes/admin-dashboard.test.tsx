// The dashboard: pending work, stats with their change, accessible charts, and missing data.
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { METRICS } from '@velour/contract/metrics.ts';
import { PAID_PROVIDERS } from '@velour/contract/paid-providers.ts';
import { expect, test } from 'vitest';
import type { Budget } from '@velour/contract/budgets.ts';
import type { Backlog, Metric, Stats } from '@velour/contract/stats.ts';
import type { MetricName } from '@velour/contract/metrics.ts';
import { refuse, type Answers } from '../lib/fake-server.ts';
import { openScreen } from '../lib/screen-fixture.tsx';
import { AdminNav } from '../features/site/admin/admin-nav.tsx';
import { Component as Dashboard } from './admin-dashboard.tsx';

const days = Array.from({ length: 14 }, (_, at) => `2026-03-${String(at + 1).padStart(2, '0')}`);
const nothing = { amounts: days.map(() => 0), now: 0, before: 0 };
const rising = { amounts: days.map((_, at) => at), now: 70, before: 21 };

const none = Object.fromEntries(METRICS.map((name) => [name, nothing]));
const stats = (more: Partial<Record<MetricName, Metric>> = {}): Stats => ({
  days,
  counted_at: '2026-03-14T08:00:00.000Z',
  // Every metric has an entry.
  figures: { ...(none as Stats['figures']), ...more },
});
const calm: Backlog = {
  reports: { open: 0, overdue: 0, first_due_at: null },
  reviews: { open: 0, oldest_at: null },
  pictures: { open: 0, oldest_at: null },
  payments: 0,
  disputes: { disputed: 0, settled: 0, is_high: false },
  adjustments: 0,
  approvals: 0,
  jobs: { queued: 0, oldest_at: null },
  emails: { delayed: 0, oldest_at: null },
  books: { findings: 0, looked_at: '2026-03-14T04:07:00.000Z' },
};
const budgets = PAID_PROVIDERS.map((engine): Budget => ({
  engine,
  state: 'ok',
  used: 25,
  used_cents: 4,
  member_cap: 10,
  site_cap: 100,
  extra: 0,
  price: { cents: 16, per: 100 },
  near_at: null,
  reached_at: null,
  days: [],
}));

const open = (answers: Answers = {}, path = '/', shown = <Dashboard />) =>
  openScreen(shown, path, {
    'stats.read': stats(),
    'stats.backlog': calm,
    'stats.suspicions': { judge: null, counts: [] },
    'budgets.list': { day: '2026-03-14', budgets },
    ...answers,
  });
const card = (name: string) => screen.findByRole('region', { name });

test('failing stats keep the backlog and the approvals', async () => {
  open({ 'stats.read': refuse('server.failed') });
  await screen.findByText('We couldn’t load this');
  await screen.findByRole('heading', { name: 'Needs your attention' });
});

test('each metric shows its previous value, and links to its screen', async () => {
  const shown = stats({
    sign_ups: rising,
    jobs_done: rising,
    jobs_failed: { ...rising, now: 7, before: 7 },
    income_cents: { ...rising, now: 99_900, before: 199_800 },
  });
  open({ 'stats.read': shown });
  const signUps = within(await card('Sign-ups'));
  signUps.getByText('70');
  signUps.getByText('233% more than the previous 7 days (21)');
  expect(signUps.getByRole('link', { name: 'Sign-ups' }).getAttribute('href')).toBe(
    '/admin/members',
  );
  const income = within(await card('Revenue'));
  income.getByText('$999.00');
  income.getByText('50% less than the previous 7 days ($1,998.00)');
  within(await card('Paid jobs')).getByText('Same as the previous 7 days (7)');
  within(await card('Messages and replies')).getByText('No data for this period.');
  const back = within(await card('Refunds and disputes')).getByRole('link');
  expect(back.getAttribute('href')).toBe('/admin/payments?only=returned');
});

test('a chart is navigated by arrow keys, and its numbers are in a table', async () => {
  const user = userEvent.setup();
  open({ 'stats.read': stats({ sign_ups: rising }) });
  const region = within(await card('Sign-ups'));
  const chart = region.getByRole('slider', { name: 'Sign-ups by day' });
  const valueText = () => chart.getAttribute('aria-valuetext');
  expect(valueText()).toBe('Sat, Mar 14: 13');
  chart.focus();
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(valueText()).toBe('Thu, Mar 12: 11');
  await user.keyboard('{Home}{ArrowLeft}');
  expect(valueText()).toBe('Sun, Mar 8: 7');
  await user.keyboard('{End}{ArrowRight}');
  expect(valueText()).toBe('Sat, Mar 14: 13');
  await user.click(region.getByText('View as table'));
  const rows = region.getAllByRole('row').map((row) => row.textContent);
  expect(rows.slice(0, 3)).toEqual(['DaySign-ups', 'Sat, Mar 1413', 'Fri, Mar 1312']);
  expect(rows).toHaveLength(8);
});

test('the range is in the address; today is not compared with a full day', async () => {
  const user = userEvent.setup();
  const week = { ...stats({ messages: rising }), days: days.slice(-7) };
  const { sent } = open({}, '/admin/dashboard?days=30');
  await card('Messages and replies');
  expect(sent.some(({ query }) => query.days === '30')).toBe(true);
  cleanup();
  const again = open({ 'stats.read': week }, '/?days=nonsense');
  await user.click(await screen.findByRole('radio', { name: 'Today' }));
  within(await card('Messages and replies')).getByText('So far today; 21 all day yesterday');
  expect(again.sentTo('stats.read').map(({ query }) => query.days)).toEqual(['7', '1']);
});

test('test money is labeled, and shown only if there is no real money', async () => {
  const test_income_cents = { ...rising, now: 500, before: 0 };
  open({ 'stats.read': stats({ test_income_cents }) });
  const income = within(await card('Revenue'));
  income.getByText('$5.00');
  income.getByText('Test money: no one paid anything.');
});

test('the backlog is shown with its deadlines, and the menu counts it', async () => {
  const due = new Date(Date.now() - 3 * 3_600_000 - 60_000).toISOString();
  const busy = {
    ...calm,
    reports: { open: 4, overdue: 2, first_due_at: due },
    payments: 1,
    emails: { delayed: 7, oldest_at: due },
    books: { findings: 3, looked_at: '2026-03-14T04:07:00.000Z' },
  };
  const both = (
    <>
      <AdminNav />
      <Dashboard />
    </>
  );
  open({ 'stats.backlog': busy }, '/admin/dashboard', both);
  const waiting = within(await screen.findByRole('region', { name: 'Needs your attention' }));
  await waiting.findByText(/^2 overdue, the first one 3 h \d+ min late$/);
  const links = waiting.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toContain('/admin/payments?only=to_check');
  waiting.getByText(/^3 discrepancies\. Checked/);
  screen.getByRole('link', { name: 'Reports 4 waiting' });
  screen.getByRole('link', { name: 'Payments 1 waiting' });
  waiting.getByText(/^The mail server isn’t accepting them\. Oldest has waited 3 h/);
  screen.getByRole('link', { name: 'Providers 1 waiting' });
  screen.getByRole('link', { name: 'Review' });
});

test('the paid providers are shown with their budgets, stopped ones in words', async () => {
  const stopped = budgets.map((one): Budget =>
    one.engine === 'image' ? { ...one, used: 100, state: 'stopped' } : one,
  );
  open({ 'budgets.list': { day: '2026-03-14', budgets: stopped } });
  const pictures = await screen.findByRole('meter', { name: 'Pictures' });
  expect(pictures.getAttribute('aria-valuetext')).toBe(
    '100 of 100 pictures. Stopped until midnight UTC',
  );
  expect(pictures.getAttribute('aria-valuenow')).toBe('100');
});

test('stats that fail to load can be retried; re-authentication opens where it is needed', async () => {
  const user = userEvent.setup();
  const server = open({ 'stats.read': refuse('request.invalid') });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  server.answer({ 'stats.read': stats() });
  await user.click(retry);
  await card('Messages and replies');
  cleanup();
  const needed = refuse('identity.password_needed');
  open({ 'stats.read': needed, 'stats.backlog': needed });
  await screen.findByRole('heading', { name: 'Confirm it’s you' });
});

test('suspicions are counted in a table, and it says whether a judge decides', async () => {
  const counts = [
    {
      day: '2026-03-14',
      surface: 'chat',
      rule_id: 'bestiality.hint',
      found: 4,
      cleared: 3,
      confirmed: 1,
    },
  ];
  open({ 'stats.suspicions': { judge: 'llama-guard · guard', counts } });
  const shown = within(await card('Moderation'));
  shown.getByText(/llama-guard · guard decides on them/);
  const [, row] = shown.getAllByRole('row');
  expect(row?.textContent).toBe('2026-03-14ChatsSex with an animal bestiality.hint431');
});

test.each([
  [{ disputed: 0, settled: 400, is_high: false }, 'None in 30 days'],
  [{ disputed: 2, settled: 400, is_high: false }, '0.5% of 400 payments in 30 days.'],
  [{ disputed: 3, settled: 400, is_high: true }, '0.75% of 400 payments in 30 days.'],
  [{ disputed: 1, settled: 0, is_high: true }, '100% of 0 payments in 30 days.'],
])('the dispute rate is a notice that links to the payments: %o', async (disputes, sentence) => {
  open({ 'stats.backlog': { ...calm, disputes } });
  const tile = await screen.findByRole('link', { name: /^Disputes/ });
  expect(tile.textContent).toContain(sentence);
  expect(tile.getAttribute('href')).toBe('/admin/payments?only=returned');
  expect(tile.querySelector('.text-danger') !== null).toBe(disputes.is_high);
});
