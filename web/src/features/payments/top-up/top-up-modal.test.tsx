// The top-up: packages, cards that are accepted, declined or slow, and the text of each outcome.
import type { Stripe } from '@stripe/stripe-js';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { errors } from '@velour/contract/errors.ts';
import type { CurrencyPackage } from '@velour/contract/wallet.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeServer, refuse } from '../../../lib/fake-server.ts';
import { session } from '../../../lib/session.ts';
import { signedIn, walletWith } from '../../../lib/session-fixture.ts';
import { toasts } from '../../../lib/toasts.ts';
import { purchases, type PaymentState } from './purchases.ts';
import TopUpModal from './top-up-modal.tsx';
import { renderScreen } from '../../../lib/screen-fixture.tsx';

const packageOf = (amount: number, usd_price: string, discount: number): CurrencyPackage => ({
  id: `01900000-0000-7000-8000-00000000${amount}`,
  package_name: `${amount} tokens`,
  type: 'token',
  internal_currency: amount,
  list_currency: amount,
  doubled: false,
  usd_price,
  discount,
});
const packages = [
  packageOf(1000, '69.99', 30),
  packageOf(2500, '149.99', 40),
  packageOf(1001, '9.99', 5),
];

interface Refused {
  type: string;
  message: string;
  code?: string;
  payment_intent?: { status: string };
}
type Outcome = { error?: Refused };
const paymentAs = (status: PaymentState['status']) => ({
  payment_intent_id: 'pi_1',
  status,
  coupon_refused: false,
});
const started = {
  client_secret: 'pi_1_secret_1',
  payment_intent_id: 'pi_1',
  form: { kind: 'script', publishable_key: 'pk_test_1' },
} as const;
let server: ReturnType<typeof fakeServer>;
/** The outcome of the card. */
let card: () => Promise<Outcome>;
const close = vi.fn();

beforeEach(() => {
  session.enter(signedIn());
  server = fakeServer({
    'wallet.wallet': walletWith({ new_one_time_balance: 12, message_credits: 3 }),
    'wallet.creditPackages': { packages },
    'payments.startPayment': started,
    'payments.payment': paymentAs('succeeded'),
  });
  card = async () => ({});
  const stripe = {
    elements: () => ({
      create: () => ({
        mount: () => undefined,
        destroy: () => undefined,
        on: (event: string, listener: (event: never) => void) => {
          if (event === 'ready') queueMicrotask(listener as () => void);
        },
      }),
    }),
    createEmbeddedCheckoutPage: () => Promise.reject(new Error('Not here.')),
    confirmPayment: () => card(),
  };
  // The part of Stripe's interface in use.
  window.Stripe = () => stripe as unknown as Stripe;
});
afterEach(() => {
  close.mockClear();
});

const show = (type?: 'message') =>
  renderScreen(<TopUpModal {...(type && { type })} onClose={close} />);
const shown = () => toasts.read().map(({ type, message }) => [type, message]);
const choose = async (name: RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const pay = async (price = '$9.99') => {
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: `Pay ${price}` });
  await waitFor(() => expect(button.disabled).toBe(false));
  fireEvent.click(button);
};

test('packages are sorted by price, with a discount on all but the first', async () => {
  show();
  const dialog = await screen.findByRole('dialog', { name: 'Tokens Inventory' });
  await within(dialog).findByText('You have 12 tokens.');
  const offers = await within(dialog).findAllByRole('listitem');
  expect(offers.map(({ textContent }) => textContent)).toEqual([
    '1,001 tokens$9.99',
    '1,000 tokens30% off$69.99',
    '2,500 tokens40% off$149.99',
  ]);
});

test.each([
  [undefined, 'double_messages', /coupon that doubles your next token package/],
  ['message', 'double_credit', /coupon that doubles your next message package/],
] as const)(
  'a coupon that could still be claimed is mentioned (%s)',
  async (type, other, words) => {
    const { coupons } = walletWith();
    server.answer({ 'wallet.wallet': walletWith({ coupons: { ...coupons, [other]: 'used' } }) });
    show(type);
    await screen.findByText(words);
    const link = screen.getByRole('link', { name: 'Claim it first' });
    expect(link.getAttribute('href')).toContain('#coupons');
    fireEvent.click(link);
    expect(close).toHaveBeenCalled();
  },
);

test.each(['claimed', 'used', 'refused', 'over'] as const)(
  'a coupon that is %s is not to be claimed',
  async (state) => {
    const coupons = { double_credit: state, double_messages: 'available' } as const;
    server.answer({ 'wallet.wallet': walletWith({ new_one_time_balance: 12, coupons }) });
    show();
    await screen.findByText('You have 12 tokens.');
    await screen.findAllByRole('listitem');
    expect(screen.queryByRole('link', { name: 'Claim it first' })).toBeNull();
  },
);

test('it shows the purpose of the tokens', async () => {
  renderScreen(
    <TopUpModal reason="50 tokens to create Mirja. You need 38 more." onClose={close} />,
  );
  expect(await screen.findByText('50 tokens to create Mirja. You need 38 more.')).toBeTruthy();
});

test('a coupon shows the doubled amount next to the regular one', async () => {
  const doubled = { ...packageOf(1001, '9.99', 0), internal_currency: 2_002, doubled: true };
  server.answer({ 'wallet.creditPackages': { packages: [doubled] } });
  show();
  const offer = await screen.findByRole('button', {
    name: /^2,002 tokens instead of 1,001 Doubled/,
  });
  expect(offer.textContent).toContain('$9.99');
  screen.getByText(/Your coupon doubles your next package/);
});

test('a slow connection shows what it is waiting for; a broken one says that nothing was charged, and can be retried', async () => {
  let fail = (_: Error): void => undefined;
  server.answer({ 'wallet.creditPackages': new Promise<never>((_, reject) => (fail = reject)) });
  show();
  await screen.findByText('Loading the packages');
  const broken = () => Promise.reject(new TypeError('Failed to fetch'));
  server.answer({ 'wallet.creditPackages': refuse('server.overloaded') });
  fail(new TypeError('Failed to fetch'));
  await broken().catch(() => undefined);
  await screen.findByText('You haven’t been charged.', undefined, { timeout: 20_000 });
  screen.getByRole('heading', { name: 'Failed to fetch currency packages' });
  expect(shown()).toEqual([['error', 'Failed to load currency packages']]);
  server.answer({ 'wallet.creditPackages': { packages } });
  await choose(/^Try again/);
  await screen.findByRole('button', { name: /^1,001 tokens/ });
});

test('a payment that cannot be started says so; chosen again it is the same one', async () => {
  server.answer({ 'payments.startPayment': refuse('payments.unavailable') });
  show();
  await choose(/^1,001 tokens/);
  await waitFor(() => expect(shown()).toEqual([['error', 'Failed to initiate top-up']]));
  expect(screen.getByRole('alert').textContent).toBe(errors['payments.unavailable'].title);
  const slow = new Promise<typeof started>((resolve) => setTimeout(resolve, 50, started));
  server.answer({ 'payments.startPayment': slow });
  await choose(/^1,001 tokens/);
  await choose(/^2,500 tokens/);
  await screen.findByRole('heading', { name: '1,001 tokens · $9.99' });
  const keys = server
    .sentTo('payments.startPayment')
    .map(({ headers }) => headers.get('idempotency-key'));
  expect(keys).toEqual([keys[0], keys[0]]);
});

test('a start that breaks, and a state that cannot be read, have the texts of their calls', async () => {
  server.answer({
    'payments.startPayment': refuse('server.failed'),
    'payments.payment': refuse('server.failed'),
  });
  show();
  await choose(/^1,001 tokens/);
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toBe('Failed to create one-time payment'),
  );
  server.answer({ 'payments.startPayment': started });
  await choose(/^1,001 tokens/);
  await pay();
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(shown()).toEqual([
    ['error', 'Failed to initiate top-up'],
    ['error', 'Failed to get one-time payment'],
    ['warning', 'Payment is pending. Your balance will be updated once the payment is confirmed.'],
  ]);
});

test('paid: the balance is read again, a toast says so, and the modal closes', async () => {
  show();
  await choose(/^1,001 tokens/);
  await pay();
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(shown()).toEqual([['success', 'Payment successful! Your balance has been updated.']]);
  expect(server.sentTo('wallet.wallet').length).toBeGreaterThan(1);
});

test('messages have an inventory and words of their own', async () => {
  const fifty: CurrencyPackage = {
    ...packageOf(1001, '2.99', 0),
    type: 'message',
    internal_currency: 50,
  };
  server.answer({ 'wallet.creditPackages': { packages: [fifty] } });
  show('message');
  await screen.findByRole('dialog', { name: 'Messages Inventory' });
  await screen.findByText('You have 3 message credits.');
  await choose(/^50 messages/);
  await pay('$2.99');
  await waitFor(() => expect(shown()).toEqual([['success', 'Messages purchased successfully!']]));
});

test.each(['processing', 'canceled'] as const)('%s is pending, as a warning', async (status) => {
  server.answer({ 'payments.payment': paymentAs(status) });
  show();
  await choose(/^1,001 tokens/);
  await pay();
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(shown()).toEqual([
    ['warning', 'Payment is pending. Your balance will be updated once the payment is confirmed.'],
  ]);
});

test('a declined card and an unfinished one leave the form for another try', async () => {
  show();
  await choose(/^1,001 tokens/);
  const unfinished = { type: 'validation_error', message: 'Your card number is incomplete.' };
  card = async () => ({ error: unfinished });
  await pay();
  await screen.findByText(unfinished.message);
  expect(shown()).toEqual([]);
  const declined = { type: 'card_error', message: 'Your card has been declined.' };
  card = async () => ({ error: declined });
  await pay();
  await screen.findByText(declined.message);
  expect(shown()).toEqual([['error', 'Payment failed. Please try again.']]);
  card = () => Promise.reject(new Error('The connection broke.'));
  await pay();
  await screen.findByText('Your card was declined. Please try again or use another card.');
  expect([close.mock.calls.length, server.sentTo('payments.payment').length]).toEqual([0, 0]);
  card = async () => ({});
  await pay();
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(shown().filter(([type]) => type === 'error')).toEqual([]);
});

test('a second step that was refused is not called a declined card', async () => {
  const error = {
    type: 'card_error',
    code: 'payment_intent_authentication_failure',
    message: 'We are unable to authenticate your payment method.',
  };
  card = async () => ({ error });
  show();
  await choose(/^1,001 tokens/);
  await pay();
  await screen.findByText(
    'You didn’t confirm the payment with your bank. You haven’t been charged.',
  );
  expect(screen.queryByText(/declined/)).toBeNull();
});

test('a payment that ended elsewhere is no failure: the server decides', async () => {
  const message = 'It has already succeeded.';
  const error = { type: 'invalid_request_error', message, payment_intent: { status: 'succeeded' } };
  card = async () => ({ error });
  show();
  await choose(/^1,001 tokens/);
  await pay();
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(shown()).toEqual([['success', 'Payment successful! Your balance has been updated.']]);
});

test('closed while the card is being tried, its success is announced once', async () => {
  card = () => new Promise(() => undefined);
  server.answer({ 'payments.payment': paymentAs('processing') });
  const { unmount } = show();
  await choose(/^1,001 tokens/);
  await pay();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(close).toHaveBeenCalledOnce();
  unmount();
  await purchases.check();
  expect(shown()).toEqual([]);
  server.answer({ 'payments.payment': paymentAs('succeeded') });
  await Promise.all([purchases.check(), purchases.check()]);
  expect(shown()).toEqual([['success', 'Payment successful! Your balance has been updated.']]);
});
