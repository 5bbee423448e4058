// Clocks that jump by a day, a month or a year, and back: no event happens twice, and all sums are correct.
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../../test/app.ts';
import { cleanUp, onDatabase } from '../../../test/databases.ts';
import { runs, times } from '@velour/testing/depth.ts';
import { openShop, type Shop } from '../../../test/shop.ts';
import type { Member } from '../../platform/actor.ts';
import type { Database } from '../../platform/db/open.ts';
import { openScope, type Scope } from '../../platform/db/scope.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const RUNS = times(8, 100);
const DAILY = 2;

/** A member, with expected values that are counted independently. */
interface Life {
  readonly ann: Member;
  readonly claimed: Set<string>;
  /** Numbers of messages by UTC day. */
  readonly said: Map<string, number>;
  offer?: string;
}

type Action = (life: Life) => Promise<unknown>;

/** Refusals are allowed; other errors fail the test. */
const perhaps = (work: Promise<unknown>): Promise<unknown> =>
  work.catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error)) throw error;
  });

onDatabase('clocks that jump', (open) => {
  const later = cleanUp();
  let app: TestApp;
  let database: Database;
  let scope: Scope;
  let shop: Shop;
  let ahead = 0;

  beforeAll(async () => {
    database = await open();
    app = await testApp({ database, later, runsJobs: false });
    await app.app.sites.change(app.site_id, { daily_messages: DAILY, daily_plan_messages: 4 });
    scope = openScope(database.db, app.site_id);
    shop = await openShop(app, database);
  });

  const jump = (ms: number): void => {
    ahead += ms;
    app.clock.forward(ms);
  };
  const today = () => app.clock.now().toISOString().slice(0, 10);

  const rows = async <T extends object>(sql: string, { ann }: Life): Promise<T[]> =>
    (await database.pool.query<T>(sql, [ann.id])).rows;

  const pay = async (secret: string) => {
    expect(await app.sandbox.tryCard(secret, 'good')).toBe('done');
    await shop.settle();
  };

  /** A payment of this member, for a package or a bill. */
  const paymentOf = async (life: Life, at: number) => {
    const all = await rows<{ id: string }>(
      `select id from sandbox_object where kept->>'kind' = 'payment' and kept->>'state' = 'succeeded' and kept->>'customer' in
         (select customer_id from billing_customer where member_id = $1) order by id`,
      life,
    );
    return all[at % Math.max(all.length, 1)]?.id;
  };

  const jumpBy =
    (ms: number): Action =>
    async () =>
      jump(ms);
  const jumps = fc
    .constantFrom(
      ...[20 * MINUTE_MS, DAY_MS, 3 * DAY_MS, 31 * DAY_MS, 31 * DAY_MS, 62 * DAY_MS, 366 * DAY_MS],
      ...[-20 * MINUTE_MS, -DAY_MS, -31 * DAY_MS, -366 * DAY_MS],
    )
    .map(jumpBy);

  const claim: Action = async ({ ann, claimed }) => {
    const day = today();
    const { rewards } = app.app.wallet;
    expect((await rewards.state(scope, ann.id)).claimed).toBe(claimed.has(day));
    const claiming = rewards.claim(scope, ann.id);
    if (claimed.has(day))
      await expect(claiming).rejects.toMatchObject({ code: 'wallet.reward_claimed' });
    else expect(await claiming).toMatchObject({ claimed: true });
    claimed.add(day);
  };

  /** Charges one message at the first price that is accepted, and captures it. */
  const takeOne = async (id: string): Promise<'taken'> => {
    const { metering } = app.app.chat;
    const wanted = { reply_id: randomUUID(), part: 'message', at: app.clock.now() } as const;
    const { charged } = await metering.payWith(scope, { kind: 'member', id }, wanted, async (one) =>
      (await metering.take(scope, one)) ? 'taken' : 'refused',
    );
    await metering.settle(scope, charged, 'captured');
    return 'taken';
  };

  const sendMessage: Action = async ({ ann, said }) => {
    const { metering } = app.app.chat;
    const day = today();
    const used = said.get(day) ?? 0;
    const { free_messages_left: left } = await metering.left(scope, ann.id);
    if (left !== null) expect(left).toBe(Math.max(DAILY - used, 0));
    const taken = await takeOne(ann.id).catch(
      (error: unknown) => (error as { code?: unknown }).code ?? error,
    );
    if (left !== null && left > 0) expect(taken).toBe('taken');
    if (taken !== 'taken') return;
    const [row] = await rows<{ messages: number }>(
      `select messages from message_day where member_id = $1 and day = '${day}'`,
      { ann } as Life,
    );
    // Messages paid with credits do not count.
    said.set(day, row?.messages ?? 0);
    expect((said.get(day) ?? 0) - used).toBeOneOf([0, 1]);
  };

  const buyOf =
    (isToken: boolean): Action =>
    async ({ ann }) => {
      const body = isToken ? shop.hundred : shop.fifty;
      const started = await app.app.payments.startPayment(scope, ann, { body, key: undefined });
      await pay(started.client_secret);
    };
  const buy = fc.boolean().map(buyOf);

  const subscribeTo =
    ({ plan, from_special_offer }: { plan: string; from_special_offer: boolean }): Action =>
    ({ ann }) => {
      const body = { stripe_price_id: shop.idOf(plan), from_special_offer };
      const started = app.app.payments.startCheckout(scope, ann, { body, key: undefined });
      return perhaps(started.then(({ client_secret }) => pay(client_secret)));
    };
  const subscribe = fc
    .record({ plan: fc.constantFrom('Monthly', 'Annual'), from_special_offer: fc.boolean() })
    .map(subscribeTo);

  const endingOf =
    (ends: boolean): Action =>
    async ({ ann }) => {
      const changing = app.app.payments.setEnding(scope, ann, ends);
      await perhaps(changing.then((plan) => expect(plan?.ends_at_period_end).toBe(ends)));
      await shop.settle();
    };
  const setEnding = fc.boolean().map(endingOf);

  const disputeOf =
    ([at, state]: readonly [number, 'open' | 'won' | 'lost']): Action =>
    async (life) => {
      const id = await paymentOf(life, at);
      if (id === undefined) return;
      await app.sandbox.setDispute(id, state);
      await shop.settle();
      // The provider's id is stored, even if the clock was wrong during the earlier read.
      const [row] = await rows<{ units: number; reversed: number }>(
        `select (units + bonus)::int as units, reversed::int as reversed from payment where member_id = $1 and provider_id = '${id}'`,
        life,
      );
      if (row) expect(row.reversed).toBe(state === 'won' ? 0 : row.units);
    };
  const dispute = fc.tuple(fc.nat(9), fc.constantFrom('open', 'won', 'lost')).map(disputeOf);

  const offer: Action = async (life) => {
    const { offer: given } = { offer: await app.app.payments.startOffer(scope, life.ann) };
    if (!given) return;
    expect(given.ms_left).toBeGreaterThan(0);
    expect(given.ms_left).toBeLessThanOrEqual(20 * MINUTE_MS);
    life.offer ??= given.ends_at;
    expect(given.ends_at).toBe(life.offer);
  };

  const spend = fc.integer({ min: 1, max: 60 }).map((amount): Action => ({ ann }) => {
    const owner = { member_id: ann.id, unit: 'token' as const, key: randomUUID() };
    return app.app.wallet.spend(scope, { ...owner, amount: BigInt(amount), reason: 'image' });
  });

  /** Recurring jobs, each any number of times. */
  const byItself: Action = async () => {
    await app.sandbox.runDue();
    await shop.settle();
    for (let times = 0; times < 2; times += 1) {
      while (await app.app.payments.grantDue());
      while (await app.app.wallet.sweep());
      await app.app.payments.poll();
    }
  };

  const actions = fc.array(
    fc.oneof(
      { arbitrary: jumps, weight: 8 },
      { arbitrary: fc.constant(claim), weight: 2 },
      { arbitrary: fc.constant(sendMessage), weight: 2 },
      { arbitrary: buy, weight: 1 },
      { arbitrary: subscribe, weight: 2 },
      { arbitrary: setEnding, weight: 1 },
      { arbitrary: dispute, weight: 2 },
      { arbitrary: fc.constant(offer), weight: 1 },
      { arbitrary: spend, weight: 2 },
      { arbitrary: fc.constant(byItself), weight: 4 },
    ),
    { minLength: 8, maxLength: 24 },
  );

  const annual = subscribeTo({ plan: 'Annual', from_special_offer: true });
  /** Sequences that every run tests, in addition to random ones. */
  const examples: [Action[]][] = [
    [[buyOf(true), jumpBy(-31 * DAY_MS), disputeOf([0, 'open']), byItself, disputeOf([0, 'won'])]],
    [
      [
        offer,
        jumpBy(-DAY_MS),
        offer,
        jumpBy(DAY_MS),
        offer,
        annual,
        jumpBy(-31 * DAY_MS),
        endingOf(true),
      ],
    ],
    [
      [
        annual,
        jumpBy(31 * DAY_MS),
        byItself,
        jumpBy(-31 * DAY_MS),
        byItself,
        jumpBy(62 * DAY_MS),
        byItself,
      ],
    ],
    [
      [
        claim,
        jumpBy(366 * DAY_MS),
        claim,
        jumpBy(-365 * DAY_MS),
        claim,
        sendMessage,
        jumpBy(-DAY_MS),
        claim,
        sendMessage,
      ],
    ],
  ];

  /** The balances must equal the sums of the statement. */
  async function expectSums({ ann }: Life): Promise<void> {
    const has = await app.app.wallet.balances(scope, ann.id);
    for (const [unit, sum] of [
      ['token', has.new_subscriber_balance + has.new_one_time_balance],
      ['message', has.message_credits],
    ] as const) {
      const request = { unit, limit: 1_000 };
      const { transactions } = await app.app.wallet.statement.page(scope, ann.id, request);
      let by_hand = 0;
      for (const { amount, balance_after } of transactions.toReversed()) {
        by_hand += amount;
        expect(balance_after).toBe(by_hand);
      }
      expect(by_hand).toBe(sum);
    }
  }

  async function expectOnce(life: Life): Promise<void> {
    const given = await rows<{ reason: string; n: number }>(
      `select t.reason, count(*)::int as n from ledger_txn t join ledger_account a on a.id = t.account_id
       where a.owner_id = $1 and t.kind = 'grant' group by t.reason`,
      life,
    );
    expect(given.find(({ reason }) => reason === 'daily_reward')?.n ?? 0).toBe(life.claimed.size);
    // Per payment and per bill: the net credit is what was paid and not refunded, at most a hundred per month.
    const bought = await rows<{ net: number; said: number; most: number }>(
      `with own as (
         select p.id, (p.units + p.bonus - p.reversed)::int as said, (p.units + p.bonus)::int as most
         from payment p where p.member_id = $1 and p.state = 'credited'
         union all
         select b.id, (b.granted - b.reversed)::int,
           (select count(*) * 100 from subscription_grant g where g.bill_id = b.id)::int
         from subscription_bill b join subscription s on s.id = b.subscription_id where s.member_id = $1
       )
       select own.said, own.most, (
         coalesce((select sum(t.amount) from ledger_txn t where t.kind = 'grant' and t.reference_id = own.id::text), 0)
         - coalesce((select sum(taken + lapsed + owed) from reversal r where r.reference_id = own.id::text), 0)
       )::int as net from own`,
      life,
    );
    for (const { net, said, most } of bought) {
      expect(net).toBeLessThanOrEqual(said);
      expect(said).toBeLessThanOrEqual(most);
      expect(said).toBeGreaterThanOrEqual(0);
    }
  }

  test('nothing is granted or expires twice, and the statement adds up to the wallet', async () => {
    let jumped = 0;
    await fc.assert(
      fc.asyncProperty(actions, async (history) => {
        const { id } = await app.member();
        const ann = { kind: 'member', id } as Member; // the fields that purchases read
        const life: Life = { ann, claimed: new Set(), said: new Map() };
        try {
          for (const action of history) await action(life);
          await byItself(life);
          await expectSums(life);
          await expectOnce(life);
        } finally {
          jumped += Math.abs(ahead);
          jump(-ahead);
          // Otherwise the plan would be billed in later runs, which use later years.
          await app.app.payments.personalData.eraseOf(scope, ann.id);
        }
      }),
      { ...runs(RUNS, RUNS), endOnFailure: true, examples },
    );
    expect(jumped).toBeGreaterThan(times(31, 366) * DAY_MS);
    await shop.settle();
    while (await app.app.wallet.sweep());
    expect((await app.app.wallet.reconcile()).findings).toEqual([]);
  }, 300_000);
});
