// The sum of the statement equals the balance after purchases, coupons, spending, expiry and refunds.
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../../test/app.ts';
import { cleanUp, onDatabase } from '../../../test/databases.ts';
import { runs } from '@velour/testing/depth.ts';
import { openShop } from '../../../test/shop.ts';
import type { Member } from '../../platform/actor.ts';
import type { Database } from '../../platform/db/open.ts';
import { openScope, type Scope } from '../../platform/db/scope.ts';

const DAY_MS = 24 * 3_600_000;

const action = fc.record({
  kind: fc.constantFrom(
    ...(['package', 'plan', 'spend', 'hold', 'capture', 'release'] as const),
    ...(['reward', 'coupon', 'buy', 'refund', 'dispute', 'adjust', 'days'] as const),
  ),
  amount: fc.integer({ min: 1, max: 120 }),
  unit: fc.constantFrom('token' as const, 'message' as const),
});
type Action = typeof action extends fc.Arbitrary<infer T> ? T : never;

/** The start of every history: a doubled payment, expiring tokens, and a partial refund. */
const always: Action[] = [
  { kind: 'coupon', amount: 1, unit: 'token' },
  { kind: 'buy', amount: 1, unit: 'token' },
  { kind: 'plan', amount: 90, unit: 'token' },
  { kind: 'days', amount: 120, unit: 'token' },
  { kind: 'refund', amount: 100, unit: 'token' },
];

const stranger: Omit<Member, 'id'> = {
  kind: 'member',
  site_id: '',
  is_adult: true,
  is_admin: false,
  admin_roles: [],
  is_proven: true,
  second_factor: 'settled',
  is_age_checked: false,
  sign_in_id: '',
  expires_at: new Date('2100-01-01'),
};

onDatabase('statements', (open) => {
  const later = cleanUp();
  let app: TestApp;
  let scope: Scope;
  let database: Database;

  beforeAll(async () => {
    database = await open();
    app = await testApp({ database, later, runsJobs: false });
    scope = openScope(database.db, app.site_id);
  });

  /** What the provider has reported so far. */
  async function followAll(): Promise<void> {
    await app.sandbox.close();
    await app.app.payments.catchUp();
    const { rows } = await database.pool.query<{ event_id: string }>(
      `select event_id from webhook_event where state = 'received'`,
    );
    for (const { event_id } of rows) await app.app.payments.process(event_id);
  }

  /** Does what it can; a refusal is a part of the history, too. */
  async function live(ann: Member, history: readonly Action[]): Promise<void> {
    const { wallet, payments } = app.app;
    const held: string[] = [];
    const paid: string[] = [];
    for (const { kind, amount: small, unit } of history) {
      const [key, amount] = [randomUUID(), BigInt(small)];
      const owner = { member_id: ann.id, unit, key };
      const expires_at = new Date(app.clock.now().getTime() + 10 * DAY_MS);
      const actions: Record<Action['kind'], () => Promise<unknown>> = {
        package: () =>
          wallet.grant(scope, {
            ...owner,
            reason: 'package',
            lots: [{ bucket: 'one_time', amount }],
          }),
        plan: () =>
          wallet.grant(scope, {
            ...owner,
            reason: 'plan',
            lots: [{ bucket: 'subscription', amount, expires_at }],
          }),
        spend: () => wallet.spend(scope, { ...owner, amount, reason: 'image' }),
        hold: async () => {
          held.push(key);
          const timeout_ms = 60_000;
          await wallet.hold(scope, { ...owner, amount, reason: 'video', timeout_ms });
        },
        capture: () => wallet.capture(scope, held.pop() ?? ''),
        release: () => wallet.release(scope, held.shift() ?? '', { fault: 'ours' }),
        reward: () => wallet.rewards.claim(scope, ann.id),
        coupon: () => wallet.coupons.claim(scope, ann.id, unit),
        buy: async () => {
          const [one] = (await wallet.priceList.packages(scope, unit)).packages;
          const { client_secret, payment_intent_id } = await payments.startPayment(scope, ann, {
            body: {
              amount: Math.round(Number(one?.usd_price) * 100),
              currency: 'usd',
              internal_currency_package_id: one?.id ?? '',
            },
            key: undefined,
          });
          await app.sandbox.tryCard(client_secret, 'good');
          await payments.readPayment(scope, ann, payment_intent_id);
          paid.push(payment_intent_id);
        },
        refund: () => app.sandbox.refund(paid.at(-1) ?? '', small),
        dispute: () => app.sandbox.setDispute(paid.at(0) ?? '', small % 2 ? 'open' : 'won'),
        adjust: () =>
          wallet.admin.adjust(scope, randomUUID(), {
            member_id: ann.id,
            unit,
            note: 'By hand',
            amount: small % 2 ? amount : -amount,
          }),
        days: () => Promise.resolve(app.clock.forward(small * 0.1 * DAY_MS)),
      };
      await actions[kind]().catch(() => undefined);
      if (kind === 'refund' || kind === 'dispute') await followAll();
    }
  }

  async function readCsv(ann: Member, unit: 'token' | 'message') {
    const { csv, next_cursor } = await app.app.wallet.statement.csv(scope, ann.id, { unit });
    expect(next_cursor).toBeNull();
    const rows = csv.trimEnd().split('\r\n').slice(1);
    return rows.map((row) => {
      const [, , reason, amount, balance] = row.split(',');
      return { reason, amount: Number(amount), balance: Number(balance) };
    });
  }

  test('each movement names its subject, on the page and in the file', async () => {
    const ann = await app.member();
    const character_id = await app.addCharacter();
    const shop = await openShop(app, database);
    await ann.wallet.claimDailyReward();
    await ann.wallet.claimDoubleCredit();
    await shop.buy(ann);
    await shop.subscribe(ann);
    await shop.settle();
    await ann.wallet.buy({ body: { character_id, token_amount: 3 } });
    const { wallet } = app.app;
    const owner = { member_id: ann.id, unit: 'token' as const };
    await wallet.admin.adjust(scope, randomUUID(), { ...owner, amount: 5n, note: 'By hand' });
    const { transactions } = await ann.wallet.transactions({ query: {} });
    const day = app.clock.now().toISOString().slice(0, 10);
    const known = async (sql: string) =>
      (await database.pool.query<{ id: string }>(sql, [ann.id])).rows[0]?.id;
    expect(
      transactions.map(({ reason, by_coupon, reference }) => [reason, by_coupon, reference]),
    ).toEqual([
      ['adjustment', 0, { type: 'adjustment', id: expect.any(String) }],
      ['tip', 0, { type: 'character', id: character_id }],
      ['plan', 0, { type: 'bill', id: expect.any(String) }],
      [
        'package',
        100,
        { type: 'payment', id: await known('select id from payment where member_id = $1') },
      ],
      ['daily_reward', 0, { type: 'daily_reward', id: day }],
    ]);
    const { csv } = await ann.wallet.transactionsCsv({ query: {} });
    const [head, ...rows] = csv.trimEnd().split('\r\n');
    expect(head).toBe('time,kind,reason,amount,balance,unit,by coupon,about,about id,note,id');
    expect(rows.map((row) => row.split(',').slice(6, 9).join(' '))).toEqual(
      transactions.map((one) => `${one.by_coupon} ${one.reference?.type} ${one.reference?.id}`),
    );
  });

  test('adds up to the balances after any history, line by line', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(action, { minLength: 5, maxLength: 24 }), async (history) => {
        const ann: Member = { ...stranger, id: randomUUID() };
        await live(ann, [...always, ...history]);
        const has = await app.app.wallet.balances(scope, ann.id);
        const balances = {
          token: has.new_subscriber_balance + has.new_one_time_balance,
          message: has.message_credits,
        };
        for (const unit of ['token', 'message'] as const) {
          const rows = (await readCsv(ann, unit)).toReversed();
          let sum = 0;
          for (const { amount, balance } of rows) {
            sum += amount;
            expect(balance).toBe(sum);
          }
          expect(sum).toBe(balances[unit]);
          if (unit === 'token')
            expect(rows.map(({ reason }) => reason)).toEqual(
              expect.arrayContaining(['package', 'plan', 'expired', 'refund']),
            );
        }
      }),
      { ...runs(4, 60), endOnFailure: true },
    );
  });
});
