// The tokens page: balance, reward, coupons, statement, and its download.
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { DailyReward, Movement } from '@velour/contract/wallet.ts';
import { fakeServer, refuse, type CallName } from '../../lib/fake-server.ts';
import { session } from '../../lib/session.ts';
import { signedIn, walletWith } from '../../lib/session-fixture.ts';
import { toasts } from '../../lib/toasts.ts';
import { Tokens } from './tokens.tsx';
import { renderScreen } from '../../lib/screen-fixture.tsx';

const reward = (changes: Partial<DailyReward> = {}): DailyReward => ({
  claimed: false,
  streak: 3,
  tokens: 2,
  week: [1, 1, 2, 2, 3, 3, 5],
  next_at: '2026-05-02T00:00:00.000Z',
  ...changes,
});
const movement = (n: number, changes: Partial<Movement> = {}): Movement => ({
  id: `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`,
  unit: 'token',
  kind: 'spend',
  reason: 'image',
  note: null,
  amount: -5,
  balance_after: 100 - n,
  by_coupon: 0,
  reference: null,
  created_at: '2026-05-01T19:00:00.000Z',
  ...changes,
});
const statementOf = (transactions: Movement[], next_cursor: string | null = null) => ({
  transactions,
  next_cursor,
});

let server = fakeServer();
beforeEach(() => {
  server = fakeServer();
  session.enter(signedIn());
  server.answer({ 'wallet.wallet': walletWith({ new_one_time_balance: 30 }) });
  server.answer({ 'wallet.dailyReward': reward() });
  server.answer({ 'wallet.transactions': statementOf([]) });
});

const toastTexts = () => toasts.read().map(({ message }) => message);
const times = (call: CallName) => server.sentTo(call).length;
const region = (name: string) => screen.getByRole('region', { name });

test('every part of a balance has a full sentence', async () => {
  server.answer({
    'wallet.wallet': walletWith({
      new_subscriber_balance: 100,
      new_one_time_balance: 30,
      held: 5,
      owed: 12,
      message_credits: 40,
      next_expiry: '2026-06-01T12:00:00.000Z',
    }),
  });
  renderScreen(<Tokens />);
  await screen.findByText(/^100 of these expire, the next on .*2026\. They’re spent first\.$/);
  screen.getByText('5 set aside for work in progress.');
  screen.getByText('Message credits: 40.');
  screen.getByText(/^You owe 12 tokens from a refunded payment\./);
});

test('an empty statement says so; message credits have one of their own', async () => {
  server.answer({
    'wallet.transactions': ({ query = {} }) =>
      statementOf(query['unit'] === 'message' ? [movement(1, { reason: 'message' })] : []),
  });
  renderScreen(<Tokens />);
  await screen.findByRole('heading', { name: 'No transactions yet' });
  await userEvent.click(screen.getByRole('radio', { name: 'Message credits' }));
  await screen.findByText('Message');
});

test('every movement shows its reason, amount and the balance after it', async () => {
  const note = '<b>Sorry</b> for Tuesday';
  server.answer({
    'wallet.transactions': statementOf([
      movement(1, { reference: { type: 'job', id: 'x' } }),
      movement(2, { kind: 'grant', reason: 'daily_reward', amount: 2 }),
      movement(3, { kind: 'adjust', reason: 'adjustment', note, amount: 1_000 }),
      movement(4, { reason: 'character', reference: { type: 'job', id: 'y' } }),
      movement(5, { kind: 'grant', reason: 'package', amount: 200, by_coupon: 100 }),
      movement(6, { kind: 'capture', reason: 'character', amount: 0 }),
    ]),
  });
  renderScreen(<Tokens />);
  const made = await screen.findByRole('link', { name: 'Character' });
  expect(made.getAttribute('href')).toBe('/my-character/choose-image/y');
  const rows = within(region('Statement')).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^Picture.*−599 left$/),
    expect.stringMatching(/^Daily reward.*\+298 left$/),
    expect.stringMatching(/^Adjustment<b>Sorry<\/b> for Tuesday.*\+1,00097 left$/),
    expect.stringMatching(/^Character.*−596 left$/),
    expect.stringMatching(/^Package100 from a coupon.*\+20095 left$/),
    expect.stringMatching(/^Character, completedPaid with .* set aside .*[AP]M94 left$/),
  ]);
  // Only movements with a page are links.
  const links = within(region('Statement')).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/my-character/choose-image/y',
    '#coupons',
  ]);
  expect(region('Coupons').id).toBe('coupons');
});

test('earlier movements are loaded on request, each once; a page that fails keeps the loaded ones', async () => {
  let works = false;
  server.answer({
    'wallet.transactions': ({ query = {} }) => {
      if (query['cursor'] === undefined) return statementOf([movement(1), movement(2)], 'second');
      return works ? statementOf([movement(3)]) : refuse('identity.forbidden');
    },
  });
  renderScreen(<Tokens />);
  await userEvent.click(await screen.findByRole('button', { name: 'Show earlier transactions' }));
  await screen.findByText('We couldn’t load earlier transactions.');
  expect(screen.getAllByText('Picture')).toHaveLength(2);
  works = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('97 left');
  expect(screen.getAllByText('Picture')).toHaveLength(3);
  expect(screen.queryByRole('button', { name: 'Show earlier transactions' })).toBeNull();
});

test('the download is complete, or fails', async () => {
  const made: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) made.push(file);
    return 'blob:statement';
  });
  server.answer({
    'wallet.transactionsCsv': ({ query = {} }) =>
      query['cursor'] === undefined
        ? { csv: 'time,kind\r\n', next_cursor: 'second' }
        : { csv: 'now,grant\r\n', next_cursor: null },
  });
  renderScreen(<Tokens />);
  await userEvent.click(screen.getByRole('button', { name: 'Download as CSV' }));
  await waitFor(() => expect(toastTexts()).toEqual(['Your statement has been downloaded.']));
  expect(await made[0]?.text()).toBe('time,kind\r\nnow,grant\r\n');
  server.answer({
    'wallet.transactionsCsv': ({ query = {} }) =>
      query['cursor'] === undefined
        ? { csv: '', next_cursor: 'second' }
        : refuse('identity.forbidden'),
  });
  await userEvent.click(screen.getByRole('button', { name: 'Download as CSV' }));
  await waitFor(() =>
    expect(toastTexts().at(-1)).toMatch(/^We couldn’t download your statement\. /),
  );
  expect(made).toHaveLength(1);
});

test("today's reward is claimed once, and the balance and the statement know at once", async () => {
  renderScreen(<Tokens />);
  await screen.findByText('Day 3: 2 tokens, today');
  screen.getByText('Day 2: 1 token, claimed');
  screen.getByText('Day 4: 2 tokens');
  let arrive: (claimed: DailyReward) => void = () => undefined;
  server.answer({ 'wallet.claimDailyReward': () => new Promise((resolve) => (arrive = resolve)) });
  const claim = screen.getByRole('button', { name: 'Claim 2 tokens' });
  await userEvent.click(claim);
  await waitFor(() => expect(claim.getAttribute('aria-disabled')).toBe('true'));
  await userEvent.click(claim);
  server.answer({ 'wallet.wallet': walletWith({ new_one_time_balance: 32 }) });
  server.answer({ 'wallet.dailyReward': reward({ claimed: true }) });
  arrive(reward({ claimed: true }));
  await screen.findByText(/^Claimed\. Next reward on /);
  await screen.findByText('32', { selector: '.sr-only' });
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Claimed/));
  expect(times('wallet.claimDailyReward')).toBe(1);
  expect(times('wallet.transactions')).toBe(2);
  expect(toastTexts()).toEqual(['2 tokens added to your balance.']);
});

test('a reward that another tab has claimed shows the server’s message, and appears as claimed', async () => {
  renderScreen(<Tokens />);
  server.answer({
    'wallet.claimDailyReward': () => {
      server.answer({ 'wallet.dailyReward': reward({ claimed: true }) });
      return refuse('wallet.reward_claimed');
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Claim 2 tokens' }));
  await screen.findByText(/^Claimed\./);
  expect(toastTexts()).toEqual(['You’ve already claimed today’s reward.']);
});

test('after the seventh day in a row every day is the last one of the row', async () => {
  server.answer({ 'wallet.dailyReward': reward({ streak: 12, tokens: 5 }) });
  renderScreen(<Tokens />);
  await screen.findByText('Day 7: 5 tokens, today');
  screen.getByText('Day 6: 3 tokens, claimed');
  screen.getByText('Day 12 in a row. These tokens never expire.');
});

test('a coupon is claimed once and then waits; a second claim is refused in words', async () => {
  renderScreen(<Tokens />);
  const claimed = walletWith({ coupons: { double_credit: 'claimed', double_messages: 'used' } });
  server.answer({ 'wallet.claimDoubleCredit': claimed });
  const claim = await screen.findByRole('button', { name: 'Claim: Double tokens' });
  server.answer({ 'wallet.claimDoubleMessages': refuse('wallet.coupon_claimed') });
  await userEvent.click(screen.getByRole('button', { name: 'Claim: Double messages' }));
  await waitFor(() => expect(toastTexts()).toEqual(['You’ve already claimed this coupon.']));
  server.answer({ 'wallet.wallet': claimed });
  await userEvent.click(claim);
  await within(region('Coupons')).findByText('Ready for your next package');
  within(region('Coupons')).getByText('Used');
  expect(toastTexts().at(-1)).toBe('Claimed. Your next token package will be doubled.');
});

test('each section that fails to load shows its own error with a retry', async () => {
  for (const call of ['wallet.wallet', 'wallet.dailyReward', 'wallet.transactions'] as const)
    server.answer({ [call]: refuse('identity.forbidden') });
  renderScreen(<Tokens />);
  await screen.findByText('We couldn’t load your tokens. They’re safe. Please try again.');
  await screen.findByText('We couldn’t load your daily reward.');
  await screen.findByRole('heading', { name: 'We couldn’t load your statement' });
  expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(3);
  expect(toastTexts()).toEqual([]);
});
