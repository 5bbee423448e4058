// Payments whose form is gone: asked for until their end is known, told once, and only to the one who paid.
import { beforeEach, expect, test } from 'vitest';
import { createPurchases, type Purchase, type Standing } from './purchases.ts';

const LONG_MS = 3_600_000;

let standing: Standing['status'] | 'broken';
let member: string | null;
let now: number;
let kept: string | null;
let told: string[];
let asked: number;
let waiting: { deed: () => void; ms: number }[];

beforeEach(() => {
  [standing, member, now, kept, told, asked, waiting] = ['processing', 'ann', 0, null, [], 0, []];
});

const open = () =>
  createPurchases({
    ask: () => {
      asked += 1;
      return standing === 'broken'
        ? Promise.reject(new Error('No line.'))
        : Promise.resolve({ status: standing, coupon_refused: false });
    },
    tell: ({ payment_intent_id }: Purchase) => told.push(payment_intent_id),
    member: () => member,
    now: () => now,
    later: (deed, ms) => waiting.push({ deed, ms }),
    kept: { read: () => kept, write: (text) => (kept = text) },
  });

/** The next look that was put off, and all that follows from it. */
async function turn(): Promise<void> {
  waiting.shift()?.deed();
  for (let at = 0; at < 10; at += 1) await Promise.resolve();
}

const bought = { payment_intent_id: 'pay_1', type: 'token' } as const;

test('what is paid after the form was closed is told once, and no longer asked for', async () => {
  const purchases = open();
  purchases.add(bought);
  purchases.watch();
  await turn();
  expect([told, waiting.length]).toEqual([[], 1]);
  standing = 'succeeded';
  await turn();
  expect(told).toEqual(['pay_1']);
  await purchases.look();
  expect([told, asked, waiting.length]).toEqual([['pay_1'], 2, 0]);
});

test('two who ask in the same moment tell once', async () => {
  const purchases = open();
  purchases.add(bought);
  standing = 'succeeded';
  await Promise.all([purchases.settle('pay_1'), purchases.look(), purchases.look()]);
  expect(told).toEqual(['pay_1']);
});

test('a line that breaks puts it off, ever longer', async () => {
  const purchases = open();
  purchases.add(bought);
  purchases.watch();
  standing = 'broken';
  const pauses: number[] = [];
  for (let at = 0; at < 4; at += 1) {
    pauses.push(waiting[0]?.ms ?? 0);
    await turn();
  }
  expect(pauses).toEqual([2_000, 4_000, 8_000, 15_000]);
  standing = 'succeeded';
  await turn();
  expect(told).toEqual(['pay_1']);
});

test('a reload goes on with them; another member neither asks for them nor hears of them', async () => {
  open().add(bought);
  standing = 'succeeded';
  member = 'bob';
  const after = open();
  await after.look();
  expect([told, asked]).toEqual([[], 0]);
  member = 'ann';
  await after.look();
  expect(told).toEqual(['pay_1']);
});

test('a form that was given up is forgotten in time, and a cancelled one at once', async () => {
  const purchases = open();
  purchases.add(bought);
  purchases.add({ ...bought, payment_intent_id: 'pay_2' });
  standing = 'canceled';
  await purchases.settle('pay_2');
  standing = 'requires_payment_method';
  now = LONG_MS;
  asked = 0;
  purchases.watch();
  await turn();
  expect([told, asked, waiting.length]).toEqual([[], 0, 0]);
});

test.each(['{', '"x"', 'null', '7'])(
  'what stands in the storage as %s is nothing',
  async (text) => {
    kept = text;
    const purchases = open();
    purchases.add(bought);
    standing = 'succeeded';
    await purchases.look();
    expect(told).toEqual(['pay_1']);
  },
);
