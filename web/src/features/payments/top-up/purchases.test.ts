// Payments whose form is closed: polled until their outcome is known, with one notification.
import { beforeEach, expect, test } from 'vitest';
import { createPurchases, type Purchase, type PaymentState } from './purchases.ts';

const LONG_MS = 3_600_000;

let state: PaymentState['status'] | 'broken';
let member: string | null;
let now: number;
let stored: string | null;
let notified: string[];
let fetched: number;
let waiting: { callback: () => void; ms: number }[];

beforeEach(() => {
  [state, member, now, stored, notified, fetched, waiting] = [
    'processing',
    'ann',
    0,
    null,
    [],
    0,
    [],
  ];
});

const open = () =>
  createPurchases({
    fetchPayment: () => {
      fetched += 1;
      return state === 'broken'
        ? Promise.reject(new Error('No line.'))
        : Promise.resolve({ status: state, coupon_refused: false });
    },
    notify: ({ payment_intent_id }: Purchase) => notified.push(payment_intent_id),
    member: () => member,
    now: () => now,
    later: (callback, ms) => waiting.push({ callback, ms }),
    storage: { read: () => stored, write: (text) => (stored = text) },
  });

/** Runs the next scheduled check, and everything that follows. */
async function turn(): Promise<void> {
  waiting.shift()?.callback();
  for (let at = 0; at < 10; at += 1) await Promise.resolve();
}

const bought = { payment_intent_id: 'pay_1', type: 'token' } as const;

test('a payment that succeeds after its form was closed is notified once, and no longer polled', async () => {
  const purchases = open();
  purchases.add(bought);
  purchases.watch();
  await turn();
  expect([notified, waiting.length]).toEqual([[], 1]);
  state = 'succeeded';
  await turn();
  expect(notified).toEqual(['pay_1']);
  await purchases.check();
  expect([notified, fetched, waiting.length]).toEqual([['pay_1'], 2, 0]);
});

test('checks at the same moment notify once', async () => {
  const purchases = open();
  purchases.add(bought);
  state = 'succeeded';
  await Promise.all([purchases.settle('pay_1'), purchases.check(), purchases.check()]);
  expect(notified).toEqual(['pay_1']);
});

test('a failed check is repeated with growing pauses', async () => {
  const purchases = open();
  purchases.add(bought);
  purchases.watch();
  state = 'broken';
  const pauses: number[] = [];
  for (let at = 0; at < 4; at += 1) {
    pauses.push(waiting[0]?.ms ?? 0);
    await turn();
  }
  expect(pauses).toEqual([2_000, 4_000, 8_000, 15_000]);
  state = 'succeeded';
  await turn();
  expect(notified).toEqual(['pay_1']);
});

test('a reload continues them; another member neither fetches them nor is notified', async () => {
  open().add(bought);
  state = 'succeeded';
  member = 'bob';
  const after = open();
  await after.check();
  expect([notified, fetched]).toEqual([[], 0]);
  member = 'ann';
  await after.check();
  expect(notified).toEqual(['pay_1']);
});

test('an abandoned payment is dropped after a while, a canceled one at once', async () => {
  const purchases = open();
  purchases.add(bought);
  purchases.add({ ...bought, payment_intent_id: 'pay_2' });
  state = 'canceled';
  await purchases.settle('pay_2');
  state = 'requires_payment_method';
  now = LONG_MS;
  fetched = 0;
  purchases.watch();
  await turn();
  expect([notified, fetched, waiting.length]).toEqual([[], 0, 0]);
});

test.each(['{', '"x"', 'null', '7'])('%s in the storage counts as nothing', async (text) => {
  stored = text;
  const purchases = open();
  purchases.add(bought);
  state = 'succeeded';
  await purchases.check();
  expect(notified).toEqual(['pay_1']);
});
