// The ledger held against a second one: thousands of random sequences, and whatever the books must always say.
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { onBothDatabases, quietLog } from '../../../test/databases.ts';
import { runs, times } from '@velour/testing/depth.ts';
import { createLedgerModel } from '../../../test/ledger-model.ts';
import type { Database } from '../../platform/db/open.ts';
import { openScope, type Scope } from '../../platform/db/scope.ts';
import { createIds } from '../../platform/ids.ts';
import { createMetrics } from '../../platform/metrics.ts';
import { findDiscrepancies } from './reconciliation/reconciliation.store.ts';
import { createWalletService, type WalletService } from './service.ts';

const HOUR_MS = 3_600_000;
const RUNS = times(50, 2_000);

type Model = ReturnType<typeof createLedgerModel>;

/** Both sides of the comparison while a sequence runs. */
interface World {
  readonly wallet: WalletService;
  readonly scope: Scope;
  readonly model: Model;
  readonly member_id: string;
  /** Keys are unique to a sequence. */
  readonly name: (key: number | string) => string;
  readonly now: () => Date;
  readonly pass: (hours: number) => void;
}

/** Does the same to both and returns both results. */
type Command = (world: World) => Promise<readonly [real: unknown, modelled: unknown]>;

const amount = fc.integer({ min: 1, max: 40 });
const key = fc.integer({ min: 0, max: 3 });
const payment = fc.option(fc.integer({ min: 0, max: 1 }), { nil: undefined });
const hours = fc.option(fc.integer({ min: 1, max: 100 }), { nil: undefined });
const lot = fc.record({ amount, hours, priority: fc.integer({ min: 0, max: 1 }) });

const ADMIN = randomUUID();
/** A card that had the coupon on another account. */
const HAD = 'had before';
const codeOf = (error: unknown): unknown => (error as { code?: unknown }).code;

const status = (outcome: { status: string }) => ({ status: outcome.status });
const asNumbers = (outcome: object) =>
  JSON.parse(
    JSON.stringify(outcome, (name, value: unknown) =>
      typeof value === 'bigint'
        ? Number(value)
        : name === 'txn_id' || name === 'repeated'
          ? undefined
          : value,
    ),
  ) as unknown;

const grant = fc
  .tuple(fc.uuid(), fc.array(lot, { minLength: 1, maxLength: 2 }), payment)
  .map(([once, lots, paid]): Command => async ({ wallet, scope, model, member_id, name, now }) => {
    const given = {
      member_id,
      unit: 'token' as const,
      key: name(once),
      reason: 'package' as const,
      reference: paid === undefined ? undefined : { type: 'payment', id: name(`p${paid}`) },
      lots: lots.map((one) => ({
        bucket: one.hours === undefined ? ('one_time' as const) : ('subscription' as const),
        amount: BigInt(one.amount),
        priority: one.priority,
        expires_at:
          one.hours === undefined ? null : new Date(now().getTime() + one.hours * HOUR_MS),
      })),
    };
    const first = await wallet.grant(scope, given);
    // A webhook that comes twice.
    const second = await wallet.grant(scope, given);
    expect([first.repeated, second.repeated]).toEqual([false, true]);
    const modelled = model.grant(once, lots, paid === undefined ? undefined : name(`p${paid}`));
    return [status(first), modelled];
  });

const spend = fc
  .tuple(fc.uuid(), amount)
  .map(([once, price]): Command => async ({ wallet, scope, model, member_id, name }) => [
    asNumbers(
      await wallet.spend(scope, {
        member_id,
        unit: 'token',
        key: name(once),
        amount: BigInt(price),
        reason: 'image',
      }),
    ),
    model.spend(once, price),
  ]);

const hold = fc
  .tuple(key, fc.integer({ min: 1, max: 60 }))
  .map(([which, timeout]): Command => async ({ wallet, scope, model, member_id, name }) => {
    // The same key always has the same amount.
    const price = 7 + which * 9;
    const real = await wallet.hold(scope, {
      member_id,
      unit: 'token',
      key: name(which),
      amount: BigInt(price),
      reason: 'video',
      timeout_ms: timeout * HOUR_MS,
    });
    return [asNumbers(real), model.hold(name(which), price, timeout)];
  });

const capture = fc
  .tuple(key, fc.integer({ min: 1, max: 34 }))
  .map(([which, part]): Command => async ({ wallet, scope, model, name }) => {
    const delivered = Math.min(part, 7 + which * 9);
    const real = await wallet.capture(scope, name(which), BigInt(delivered));
    return [status(real), model.capture(name(which), delivered)];
  });

const release = fc
  .tuple(key, fc.boolean())
  .map(([which, ours]): Command => async ({ wallet, scope, model, name }) => [
    status(await wallet.release(scope, name(which), { fault: ours ? 'ours' : 'member' })),
    model.release(name(which), ours),
  ]);

const reverse = fc
  .tuple(
    fc.integer({ min: 0, max: 5 }),
    fc.integer({ min: 0, max: 1 }),
    fc.option(amount, { nil: undefined }),
  )
  .map(([once, which, part]): Command => async ({ wallet, scope, model, member_id, name }) => {
    const about = `r${once} ${which}`;
    const real = await wallet.reverse(scope, {
      member_id,
      unit: 'token',
      key: name(about),
      reason: 'refund',
      reference: { type: 'payment', id: name(`p${which}`) },
      amount: part === undefined ? undefined : BigInt(part),
    });
    return [asNumbers(real), model.reverse(about, name(`p${which}`), part)];
  });

const adjust = fc
  .integer({ min: -40, max: 40 })
  .map((by): Command => async ({ wallet, scope, model, member_id }) => {
    const proposal = {
      member_id,
      unit: 'token' as const,
      amount: BigInt(by || 1),
      note: 'By hand',
    };
    const adjusting = wallet.admin.adjust(scope, ADMIN, proposal).then(({ state }) => state);
    return [await adjusting.catch(codeOf), model.adjust(by || 1)];
  });

const claim = fc.constant<Command>(async ({ wallet, scope, model, member_id }) => {
  const claiming = wallet.coupons.claim(scope, member_id, 'token').then(() => 'claimed');
  return [await claiming.catch(codeOf), model.claim()];
});

/** What crediting a payment does to a wallet. */
const buy = fc
  .tuple(fc.uuid(), amount, payment, fc.constantFrom(HAD, 'own'))
  .map(([once, units, paid = 0, which]): Command => async ({ wallet, scope, model, ...world }) => {
    const { member_id, name } = world;
    const card = which === HAD ? HAD : name(which);
    await wallet.coupons.noteCard(scope, member_id, card);
    const use = { unit: 'token' as const, payment_id: once, card };
    const isDoubled = await wallet.coupons.use(scope, member_id, use);
    const lot = { bucket: 'one_time' as const, amount: BigInt(units) };
    await wallet.grant(scope, {
      member_id,
      unit: 'token',
      key: name(once),
      reason: 'package',
      reference: { type: 'payment', id: name(`p${paid}`) },
      lots: isDoubled ? [lot, { ...lot, origin: 'coupon' }] : [lot],
    });
    model.buy(units, name(`p${paid}`), card);
    return [undefined, undefined];
  });

const pass = fc
  .integer({ min: 1, max: 90 })
  .map((for_hours): Command => ({ model, pass: forward }) => {
    forward(for_hours);
    model.pass(for_hours);
    return Promise.resolve([undefined, undefined] as const);
  });

const sweep = fc.constant<Command>(async ({ wallet, model }) => {
  while (await wallet.sweep());
  model.sweep();
  return [undefined, undefined];
});

const commands = fc.array(
  fc.oneof(
    { arbitrary: grant, weight: 4 },
    { arbitrary: spend, weight: 3 },
    { arbitrary: hold, weight: 4 },
    { arbitrary: capture, weight: 2 },
    { arbitrary: release, weight: 2 },
    { arbitrary: pass, weight: 3 },
    { arbitrary: reverse, weight: 2 },
    { arbitrary: adjust, weight: 2 },
    { arbitrary: claim, weight: 2 },
    { arbitrary: buy, weight: 2 },
    { arbitrary: sweep, weight: 1 },
  ),
  { minLength: 1, maxLength: 12 },
);

onBothDatabases('the ledger', (open) => {
  let database: Database;
  let wallet: WalletService;
  let scope: Scope;
  let ms = Date.UTC(2026, 0, 1);
  const clock = { now: () => new Date(ms) };

  beforeAll(async () => {
    database = await open();
    const { db, pool } = database;
    const site_id = randomUUID();
    await pool.query(
      `insert into site (id, host, hostnames, record, created_at, updated_at) values ($1, 'books', '{}', '{}', now(), now())`,
      [site_id],
    );
    scope = openScope(db, site_id);
    const isMember = () => Promise.resolve(true);
    const needs = { db, clock, ids: createIds(clock), log: quietLog, metrics: createMetrics() };
    const findJobDiscrepancies = () => Promise.resolve([]);
    const labelsOf = () => Promise.resolve(new Map<string, string>());
    const publish = () => undefined;
    const audit = { record: () => Promise.resolve() };
    wallet = createWalletService({
      ...needs,
      findJobDiscrepancies,
      audit,
      isMember,
      labelsOf,
      publish,
    });
    const other = randomUUID();
    await wallet.coupons.claim(scope, other, 'token');
    await wallet.coupons.use(scope, other, { unit: 'token', payment_id: 'p', card: HAD });
  });

  async function stateOf(member_id: string, start: number) {
    const { pool } = database;
    const has = await wallet.balances(scope, member_id);
    const lots = await pool.query<{ left: number; held: number; ms: number | null }>(
      `select l.remaining::int as left, l.held::int as held, (extract(epoch from l.expires_at) * 1000)::float8 as ms
       from token_lot l join ledger_account a on a.id = l.account_id
       where a.owner_id = $1 and l.is_open order by l.id`,
      [member_id],
    );
    const holds = await pool.query(
      `select h.key, h.state, h.captured::int as captured
       from hold h join ledger_account a on a.id = h.account_id where a.owner_id = $1 order by h.id`,
      [member_id],
    );
    const sum = (count: (lot: (typeof lots.rows)[number]) => number) =>
      lots.rows.reduce((all, lot) => all + count(lot), 0);
    expect(has).toMatchObject({
      new_subscriber_balance: sum(({ left, ms: at }) => (at === null ? 0 : left)),
      new_one_time_balance: sum(({ left, ms: at }) => (at === null ? left : 0)),
      held: sum(({ held }) => held),
    });
    return {
      owed: has.owed,
      coupon: has.coupons.double_credit,
      lots: lots.rows.map(({ left, held, ms: at }) => ({
        left,
        held,
        expires: at === null ? Number.POSITIVE_INFINITY : (at - start) / HOUR_MS,
      })),
      holds: holds.rows as unknown[],
    };
  }

  test(`${RUNS} random sequences match the model, and the books balance after each`, async () => {
    let sequences = 0;
    await fc.assert(
      fc.asyncProperty(commands, async (sequence) => {
        const member_id = randomUUID();
        const start = ms;
        const world: World = {
          wallet,
          scope,
          member_id,
          model: createLedgerModel({ had: [HAD] }),
          now: clock.now,
          name: (part) => `${member_id.slice(0, 13)}:${part}`,
          pass: (for_hours) => void (ms += for_hours * HOUR_MS),
        };
        for (const command of sequence) {
          const [real, modelled] = await command(world);
          expect(real).toEqual(modelled);
        }
        expect(await stateOf(member_id, start)).toEqual(world.model.state());
        const { rows } = await database.pool.query<{ id: string }>(
          `select id from ledger_account where owner_id = $1 and kind = 'user_spendable' and unit = 'token'`,
          [member_id],
        );
        for (const { id: account_id } of rows)
          expect(await findDiscrepancies(scope.db, { account_id, late: new Date(0) })).toEqual([]);
        sequences += 1;
      }),
      runs(RUNS, RUNS),
    );
    expect(sequences).toBeGreaterThanOrEqual(RUNS);
    while (await wallet.sweep());
    const { entries, findings } = await wallet.reconcile();
    expect(findings).toEqual([]);
    expect(entries).toBeGreaterThan(BigInt(RUNS));
  }, 900_000);
});
