// Kills during payments, at random and around critical statements: every payment is credited exactly once.
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { cleanUp, onDatabase } from './databases.ts';
import { printedSeed, times } from '@velour/testing/depth.ts';
import type { Answered } from './killable.ts';
import { createMoneyWorld, type Buyer, type MoneyWorld } from './money-world.ts';

/** Where to kill: before or just after one of these statements. */
const POINTS = [
  'insert into ledger_txn|2|0',
  'insert into ledger_txn|3|1',
  'webhook_event|1|1',
  'webhook_event|4|2',
  'insert into \\"idempotency\\"|2|1',
  'update \\"payment\\" set|2|0',
  'update \\"payment\\" set|3|1',
  'subscription_grant|1|0',
  'coupon_claim|2|1',
  'commit|12|0',
  'commit|17|1',
];

interface Ledger {
  readonly responses: Answered[];
  /** Started payments with their client secrets. */
  readonly started: { buyer: Buyer; secret: string }[];
}

/**
 * One buyer: buys, pays, tips, claims, and gets refunds; every request is retried until it has a
 * response.
 */
async function live(
  world: MoneyWorld,
  buyer: Buyer,
  { ledger, isOver }: { ledger: Ledger; isOver: () => boolean },
) {
  const { dice, stripe, character_id, package_id } = world;
  const { token } = buyer;
  const request = async (path: string, body: object = {}) => {
    const answered = await world.insist({ token, path, body, key: randomUUID() });
    ledger.responses.push(answered);
    return answered;
  };
  await request('/daily-reward');
  await request('/wallet/claim-double-credit-coupon');
  const checkout = await request('/stripe/checkout-sessions', { stripe_price_id: world.plan_id });
  stripe.world.pay((JSON.parse(checkout.body) as { client_secret: string }).client_secret, 'good');
  while (!isOver()) {
    await request('/transactions', { character_id, token_amount: 1 });
    const buying = { amount: 999, currency: 'usd', internal_currency_package_id: package_id };
    const { status, body } = await request('/stripe/one-time-payment', buying);
    if (status !== 200) continue; // too many at once, for a limit of ours
    const { client_secret: secret, payment_intent_id: id } = JSON.parse(body) as Record<
      string,
      string
    >;
    if (secret === undefined || id === undefined) throw new Error('A payment without its form.');
    ledger.started.push({ buyer, secret });
    stripe.world.pay(secret, dice.next() < 0.2 ? 'declined' : 'good');
    const isPaid = stripe.world.find('payment_intent', id)['status'] === 'succeeded';
    if (isPaid && dice.next() < 0.3) stripe.world.refund(id, dice.next() < 0.5 ? 300 : 999);
    if (isPaid && dice.next() < 0.2) stripe.world.dispute(id, dice.next() < 0.5 ? 'won' : 'lost');
    await wait(dice.next() * 60);
  }
}

/** Delivers all webhooks, in random order and some twice, until each was accepted. */
async function deliverAll(
  { stripe, dice, deliver }: MoneyWorld,
  isOver: () => boolean,
): Promise<void> {
  const taken = new Set<string>();
  for (;;) {
    const left = stripe.world.events.filter(({ id }) => !taken.has(id));
    if (left.length === 0 && isOver()) return;
    const some = left.toSorted(() => dice.next() - 0.5).slice(0, 4);
    await Promise.all(
      [...some, ...some.slice(0, 1)].map(async (event) => {
        if (await deliver(event)) taken.add(event.id);
      }),
    );
    await wait(10);
  }
}

/** A member's tokens, computed from the provider's records and the responses. */
function expectedOf({ stripe }: MoneyWorld, buyer: Buyer, ledger: Ledger): number {
  const of = (path: string) =>
    ledger.responses.filter(
      ({ request, status }) =>
        request.token === buyer.token && request.path === path && status === 200,
    ).length;
  const paid = ledger.started
    .filter((one) => one.buyer === buyer)
    .map(({ secret }) =>
      [...stripe.world.things.values()].find((one) => one['client_secret'] === secret),
    )
    .filter((intent) => intent?.['status'] === 'succeeded')
    .map((intent) => {
      const charge = stripe.world.find('charge', String(intent?.['latest_charge']));
      const [dispute] = stripe.world.list('dispute', (one) => one['payment_intent'] === intent?.id);
      const back = dispute?.['status'] === 'lost' ? 999 : Number(charge['amount_refunded']);
      return 100 - Math.ceil((100 * back) / 999);
    });
  const bought = paid.reduce((sum, one) => sum + one, 0);
  return 1_000 + of('/daily-reward') + 100 + bought - of('/transactions');
}

/**
 * Idempotency keys survive a kill: the same request gets the stored response, another one is
 * refused, and another person's key is independent.
 */
async function expectKeysStored(world: MoneyWorld, ledger: Ledger): Promise<void> {
  const { insist } = world;
  const stored = ledger.responses.filter(({ status }) => status === 200);
  for (const before of [...stored.slice(0, 4), ...stored.slice(-3)])
    expect(await insist(before.request)).toEqual(before);
  const tip = stored.find(({ request }) => request.path === '/transactions')?.request;
  const other = world.buyers.find(({ token }) => token !== tip?.token);
  if (!tip || !other) return expect.fail('Somebody gave a tip.');
  for (const [body, status] of [
    [{ ...tip.body, token_amount: 2 }, 409],
    [{ ...tip.body, token_amount: 0 }, 422],
  ] as const)
    expect(await insist({ ...tip, body })).toMatchObject({ status });
  const path = '/wallet/claim-double-messages-coupon';
  const elsewhere = [
    { ...tip, token: other.token },
    { ...tip, path, body: {} },
  ];
  for (const request of elsewhere) {
    const answered = await insist(request);
    expect(answered).toMatchObject({ status: 200 });
    expect(await insist(request)).toEqual(answered);
    ledger.responses.push(answered);
  }
}

onDatabase('a server that is killed while money moves', (_open, kind) => {
  const later = cleanUp();
  // The embedded database starts more slowly.
  const killed = kind.title === 'embedded' ? times(1, 30) : times(1, 60);

  test(
    `${killed} times has what the provider knows, once, and books that close`,
    async () => {
      const world = await createMoneyWorld({
        kind,
        later,
        seed: printedSeed(),
        buyers: 2,
        tokens: 1_000n,
      });
      const ledger: Ledger = { responses: [], started: [] };
      let over = false;
      const isOver = () => over;
      await world.start();
      const all = world.buyers.map((buyer) => live(world, buyer, { ledger, isOver }));
      let quiet = false;
      const delivering = deliverAll(world, () => quiet);
      for (let kills = 0; kills < killed; kills += 1) {
        const received = ledger.responses.length;
        // A process that kills itself may do so before any response.
        const hasAnswered = () => ledger.responses.length > received + 2;
        for (let tries = 0; tries < 100 && !hasAnswered(); tries += 1) await wait(30);
        await wait(world.dice.next() * 400);
        await world.server.end('SIGKILL');
        const isLast = kills === killed - 1;
        await world.start(isLast ? undefined : POINTS[kills % POINTS.length]);
      }
      // The last life continues until something was bought, however slowly it started.
      await expect.poll(() => ledger.started.length, { timeout: 60_000 }).toBeGreaterThan(1);
      over = true;
      await Promise.all(all);
      quiet = true;
      await delivering;

      // Stored responses are still the same.
      await expectKeysStored(world, ledger);
      await world.server.end('SIGTERM');
      await world.within(async ({ app }, { pool }) => {
        const { rows } = await pool.query<{ event_id: string }>(
          `select event_id from webhook_event where state = 'received'`,
        );
        for (const { event_id } of rows) await app.payments.process(event_id);
        const known = await pool.query('select 1 from webhook_event');
        expect(known.rows).toHaveLength(world.stripe.world.events.length);
        for (const buyer of world.buyers) {
          const { rows: has } = await pool.query<{ net: number; extra: number }>(
            `select (a.balance - coalesce((select sum(open) from reversal where account_id = a.id), 0))::int as net,
             coalesce((select sum(bonus - (reversed - ceil(units * reversed::numeric / (units + bonus))))
               from payment where member_id = $1 and state = 'credited' and bonus > 0), 0)::int as extra
           from ledger_account a where a.owner_id = $1 and a.kind = 'user_spendable' and a.unit = 'token'`,
            [buyer.id],
          );
          const { net = 0, extra = 0 } = has[0] ?? {};
          // The coupon's bonus is reversed with its payment, in one rounding with the total.
          expect(Math.abs(net - expectedOf(world, buyer, ledger) - extra)).toBeLessThanOrEqual(1);
        }
        const tips = ledger.responses.filter(
          ({ request, status }) => request.path === '/transactions' && status === 200,
        );
        const purchases = await pool.query('select 1 from purchase');
        expect(purchases.rows).toHaveLength(tips.length);
        expect((await app.wallet.reconcile()).findings).toEqual([]);
      });
    },
    times(300_000, 3_600_000),
  );
});
