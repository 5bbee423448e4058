// The plans: viewed by a visitor, bought after signing in, canceled in two clicks; the offer ends by the server's
// clock.
import { screen, waitFor } from '@testing-library/react';
import type { Reply } from '@velour/contract/endpoint.ts';
import { FEATURE_OFF } from '@velour/contract/features.ts';
import type { PaymentForm, paymentsApi, Subscription } from '@velour/contract/payments.ts';
import type { Plan } from '@velour/contract/wallet.ts';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { fakeServer, refuse, type CallName } from '../../../lib/fake-server.ts';
import { overlays } from '../../../lib/overlays.ts';
import { session } from '../../../lib/session.ts';
import { signedIn } from '../../../lib/session-fixture.ts';
import { siteConfig } from '../../../lib/site-config.ts';
import { toasts } from '../../../lib/toasts.ts';
import { PremiumReturn } from './premium-return.tsx';
import { Premium } from './premium.tsx';
import { renderScreen } from '../../../lib/screen-fixture.tsx';

const id = (last: number) => `01900000-0000-7000-8000-00000000000${last}`;
const monthly: Plan = {
  id: id(1),
  name: 'Monthly',
  months: 1,
  tokens_per_month: 100,
  usd_price: '12.99',
  usd_price_per_month: '12.99',
  usd_list_price: '12.99',
  discount: 0,
};
const annual: Plan = {
  id: id(2),
  name: 'Annual',
  months: 12,
  tokens_per_month: 100,
  usd_price: '43.65',
  usd_price_per_month: '3.64',
  usd_list_price: '155.88',
  discount: 72,
};
const offered: Plan = { ...annual, usd_price: '38.97', usd_price_per_month: '3.25', discount: 75 };
const subscription: Subscription = {
  plan_id: annual.id,
  plan_name: annual.name,
  state: 'active',
  ends_at_period_end: false,
  period_end: new Date(Date.now() + 40 * 24 * 3_600_000).toISOString(),
  can_resume: true,
  can_switch: true,
  next: null,
};

const OWN = 'payments.subscription';
let server = fakeServer();

beforeEach(() => {
  server = fakeServer({
    'wallet.plans': { plans: [monthly, annual] },
    [OWN]: { subscription: null },
    'payments.startOffer': { offer: null },
    'account.user': signedIn({ active_plan: annual.id }).user,
  });
});

const show = (content = <Premium hasExclusive />, at = '/premium') => renderScreen(content, at);
const press = async (name: string | RegExp) =>
  (await screen.findByRole('button', { name })).click();
const CHECKOUT = 'payments.startCheckout';
const bodyOf = (call: CallName) => server.bodiesOf(call)[0];
const frame: PaymentForm = { kind: 'frame', path: '/api/payments/sandbox' };

test('the annual plan is preselected, with the billed amount and the regular price', async () => {
  show();
  const chosen = await screen.findByRole<HTMLInputElement>('radio', { name: /^Annual/ });
  expect(chosen.checked).toBe(true);
  expect(chosen.labels?.[0]?.textContent).toMatch(
    /72% off.*\$3\.64.*\$43\.65 every 12 months.*\$155\.88/,
  );
  screen.getByText(/You’ll pay \$43\.65 today and every 12 months after that, until you cancel/);
  screen.getByRole('radio', { name: /^Monthly/ }).click();
  await screen.findByRole('button', { name: 'Continue · $12.99' });
  expect(server.sent.map(({ call }) => call)).toEqual(['wallet.plans']);
});

test('a visitor signs in first, and the checkout continues with the selected plan', async () => {
  server.answer({ [CHECKOUT]: { client_secret: 'chk_secret_1', session_id: 'chk', form: frame } });
  show();
  await press('Continue · $43.65');
  expect(overlays.read()?.name).toBe('sign-in');
  expect(bodyOf(CHECKOUT)).toBeUndefined();
  session.enter(signedIn());
  await screen.findByTitle('Card form, SANDBOX');
  expect(bodyOf(CHECKOUT)).toEqual({ stripe_price_id: annual.id });
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Annual plan' }));
  await press('Choose another plan');
  await screen.findByRole('radio', { name: /^Annual/ });
  const again = screen.getByRole('button', { name: 'Continue · $43.65' });
  expect(document.activeElement).toBe(again);
});

test('a checkout that cannot be started says why, and that nothing was charged', async () => {
  server.answer({ [CHECKOUT]: refuse('payments.unavailable') });
  session.enter(signedIn());
  show();
  await press('Continue · $43.65');
  expect((await screen.findByRole('alert')).textContent).toContain('You haven’t been charged');
});

test('an offer counts down to the server’s end; then the usual price is back', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const ends_at = new Date(Date.now() + 65_000).toISOString();
  server.answer({ 'payments.startOffer': { offer: { plan: offered, ends_at, ms_left: 65_000 } } });
  server.answer({ [CHECKOUT]: refuse('payments.unavailable') });
  session.enter(signedIn());
  show();
  await press('Continue · $38.97');
  await waitFor(() =>
    expect(bodyOf(CHECKOUT)).toEqual({ stripe_price_id: annual.id, from_special_offer: true }),
  );
  screen.getByText(/^1:0\d$/);
  await vi.advanceTimersByTimeAsync(66_000);
  await screen.findByRole('button', { name: 'Continue · $43.65' });
  expect(screen.queryByText('Your special offer')).toBeNull();
});

test('a subscriber sees the plan, cancels it in two clicks and resumes it in one', async () => {
  server.answer({ [OWN]: { subscription } });
  server.answer({
    'payments.changeSubscription': {
      subscription: { ...subscription, ends_at_period_end: true },
    },
  });
  session.enter(signedIn({ active_plan: annual.id }));
  show();
  await screen.findByRole('timer', { name: 'New tokens in' });
  expect(screen.queryByRole('radio')).toBeNull();
  await press('Cancel plan');
  server.answer({ [OWN]: { subscription: { ...subscription, ends_at_period_end: true } } });
  await press('Yes, cancel plan');
  await screen.findByRole('button', { name: 'Resume plan' });
  expect(bodyOf('payments.changeSubscription')).toEqual({ ends_at_period_end: true });
});

test('a plan change is confirmed with its terms, and undone by one click', async () => {
  const next = { plan_id: monthly.id, name: 'Monthly', months: 1, usd_price: '12.99' };
  server.answer({ [OWN]: { subscription } });
  server.answer({ 'payments.choosePlan': { subscription: { ...subscription, next } } });
  server.answer({ 'payments.cancelPlanSwitch': { subscription } });
  session.enter(signedIn({ active_plan: annual.id }));
  show();
  await press('Choose Monthly');
  const dialog = await screen.findByRole('dialog', { name: 'Change to Monthly?' });
  expect(dialog.textContent).toMatch(
    /You won’t be charged today\. You’ll keep Annual until .*Monthly starts on .*: you’ll pay \$12\.99 that day and every month after that.*100 tokens every month, same as now/,
  );
  expect(bodyOf('payments.choosePlan')).toBeUndefined();
  server.answer({ [OWN]: { subscription: { ...subscription, next } } });
  await press('Change to Monthly · $12.99');
  await screen.findByText(/^Monthly starts on .*, for \$12\.99 every month\.$/);
  expect(bodyOf('payments.choosePlan')).toEqual({ plan_id: monthly.id, amount: 1_299 });
  expect(screen.queryByText(/^Renews on/)).toBeNull();
  server.answer({ [OWN]: { subscription } });
  await press('Stay on Annual');
  await screen.findByRole('button', { name: 'Choose Monthly' });
  screen.getByText(/^Renews on/);
});

test('canceling says before and after that the plan that would follow is dropped', async () => {
  const next = { plan_id: monthly.id, name: 'Monthly', months: 1, usd_price: '12.99' };
  const ending = { ...subscription, ends_at_period_end: true };
  server.answer({ [OWN]: { subscription: { ...subscription, next } } });
  server.answer({ 'payments.changeSubscription': { subscription: ending } });
  session.enter(signedIn({ active_plan: annual.id }));
  show();
  await press('Cancel plan');
  const dialog = await screen.findByRole('dialog', { name: 'Cancel your plan?' });
  expect(dialog.textContent).toContain('This also undoes your change to Monthly.');
  server.answer({ [OWN]: { subscription: ending } });
  await press('Yes, cancel plan');
  await screen.findByRole('button', { name: 'Resume plan' });
  expect(toasts.read().at(-1)?.message).toMatch(/^Canceled\..*, and Monthly won’t start\.$/);
});

test('an unpaid invoice has to be paid first', async () => {
  server.answer({ [OWN]: { subscription: { ...subscription, state: 'late' } } });
  session.enter(signedIn({ active_plan: annual.id }));
  show();
  await screen.findByText('You can change plans once this payment goes through.');
  expect(screen.queryByRole('button', { name: 'Choose Monthly' })).toBeNull();
});

test.each<[Pick<Reply<typeof paymentsApi.checkout>, 'status' | 'subscription'>, string]>([
  [{ status: 'complete', subscription }, 'Welcome to Premium'],
  [{ status: 'complete', subscription: null }, 'Your payment is processing'],
  [{ status: 'open', subscription: null }, 'You haven’t been charged'],
  [{ status: 'expired', subscription: null }, 'You haven’t been charged'],
  [{ status: 'refunded', subscription }, 'You already have a plan'],
])('the return page says how it stands: %o', async (answer, title) => {
  server.answer({ 'payments.checkout': { session_id: 'chk', ...answer } });
  session.enter(signedIn());
  show(<PremiumReturn />, '/premium/return?session_id=chk');
  await screen.findByRole('heading', { name: title, level: 1 });
});

test('a plan that was paid reaches the menus', async () => {
  server.answer({
    'payments.checkout': {
      session_id: 'chk',
      status: 'complete',
      subscription,
    },
  });
  session.enter(signedIn());
  show(<PremiumReturn />, '/premium/return?session_id=chk');
  await waitFor(() => expect(session.read().active_plan).toBe(annual.id));
});

test('another one’s payment is not known here', async () => {
  server.answer({ 'payments.checkout': refuse('payments.not_found') });
  session.enter(signedIn());
  show(<PremiumReturn />, '/premium/return?session_id=other');
  await screen.findByRole('heading', { name: 'We can’t find this payment' });
});

const redirect: PaymentForm = { kind: 'redirect', origin: 'https://pay.example.com' };

test.each([
  ['https://pay.example.com/startorder?saleID=1', true],
  ['https://pay.example.com.evil.example/startorder', false],
  ['javascript:alert(1)', false],
])('a provider’s own page is linked to, and only there: %s', async (client_secret, isLinked) => {
  server.answer({ [CHECKOUT]: { client_secret, session_id: 'chk', form: redirect } });
  session.enter(signedIn());
  show();
  await press('Continue · $43.65');
  if (isLinked) {
    const link = await screen.findByRole<HTMLAnchorElement>('link', {
      name: 'Continue to payment',
    });
    expect(link.href).toBe(client_secret);
    screen.getByText(/You’ll pay on pay\.example\.com/);
  } else {
    expect((await screen.findByRole('alert')).textContent).toContain('You haven’t been charged');
    expect(screen.queryByRole('link', { name: 'Continue to payment' })).toBeNull();
  }
});

test('led back as paid, the page waits until the server has found the payment', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  server.answer({
    'payments.checkout': { session_id: 'chk', status: 'open', subscription: null },
  });
  session.enter(signedIn());
  show(<PremiumReturn />, '/premium/return?session_id=chk&returned=paid');
  await screen.findByRole('heading', { name: 'Your payment is processing', level: 1 });
  server.answer({ 'payments.checkout': { session_id: 'chk', status: 'complete', subscription } });
  await vi.advanceTimersByTimeAsync(3_500);
  await screen.findByRole('heading', { name: 'Welcome to Premium', level: 1 });
});

test.each<[Reply<typeof paymentsApi.payment>['status'], string, string]>([
  ['succeeded', '', 'Payment successful'],
  ['processing', '', 'Your payment is processing'],
  ['requires_payment_method', '&returned=paid', 'Your payment is processing'],
  ['requires_payment_method', '', 'You haven’t been charged'],
  ['canceled', '&returned=paid', 'You haven’t been charged'],
])('a package’s return says how it stands: %s%s', async (status, more, title) => {
  server.answer({
    'payments.payment': { payment_intent_id: 'fp_1', status, coupon_refused: false },
  });
  session.enter(signedIn());
  show(<PremiumReturn />, `/premium/return?payment_intent_id=fp_1${more}`);
  await screen.findByRole('heading', { name: title, level: 1 });
  screen.getByRole('link', { name: 'Back to Tokens' });
});

test('a package payment that cannot be checked is shown as such, and checked again', async () => {
  server.answer({ 'payments.payment': refuse('payments.unavailable') });
  session.enter(signedIn());
  show(<PremiumReturn />, '/premium/return?payment_intent_id=fp_1');
  await screen.findByRole('heading', { name: 'We couldn’t check your payment' });
  server.answer({
    'payments.payment': { payment_intent_id: 'fp_1', status: 'succeeded', coupon_refused: false },
  });
  await press('Try again');
  await screen.findByRole('heading', { name: 'Payment successful' });
});

test('a plan that is not for sale any more keeps its name', async () => {
  const former = { ...subscription, plan_id: 'plan_former', plan_name: 'Early bird' };
  server.answer({ [OWN]: { subscription: former } });
  session.enter(signedIn({ active_plan: 'plan_former' }));
  show();
  await screen.findByText('Early bird');
  screen.getByText(/You’ve paid for Early bird until/);
});

test('a plan that its provider cannot resume or switch offers neither', async () => {
  const ended = { ...subscription, ends_at_period_end: true, can_resume: false, can_switch: false };
  server.answer({ [OWN]: { subscription: ended } });
  session.enter(signedIn({ active_plan: annual.id }));
  show();
  await screen.findByText('This plan can’t be resumed. You can choose a plan again when it ends.');
  expect(screen.queryByRole('button', { name: 'Resume plan' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Choose Monthly' })).toBeNull();
});

test('while nothing is sold, plans are shown without a way to buy, and no offer begins', async () => {
  Object.assign(siteConfig, { switched_off: ['purchases'] });
  onTestFinished(() => void Object.assign(siteConfig, { switched_off: [] }));
  session.enter(signedIn());
  show();
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: /^Continue/ });
  expect(button.disabled).toBe(true);
  screen.getByText(FEATURE_OFF.purchases);
  expect(server.sentTo('payments.startOffer')).toEqual([]);
});
