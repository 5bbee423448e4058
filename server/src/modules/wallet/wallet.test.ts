// The wallet's calls: consistent balances, one reward per day, and adjustments by two different admins.
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { testApp, type Person, type TestApp } from '../../../test/app.ts';
import { cleanUp, onDatabase } from '../../../test/databases.ts';
import type { Database } from '../../platform/db/open.ts';
import { openScope, type Scope } from '../../platform/db/scope.ts';
import type { WalletService } from './service.ts';

const DAY_MS = 24 * 3_600_000;

onDatabase('wallets', (open) => {
  const later = cleanUp();
  let app: TestApp;
  let database: Database;
  let wallet: WalletService;
  let scope: Scope;

  beforeAll(async () => {
    database = await open();
    app = await testApp({ database, later });
    wallet = app.app.wallet;
    scope = openScope(database.db, app.site_id);
  });

  const inDays = (days: number) => new Date(app.clock.now().getTime() + days * DAY_MS);
  const owner = ({ id }: { id: string }) => ({
    member_id: id,
    unit: 'token' as const,
    key: randomUUID(),
  });

  const give = (person: Person, amount: bigint, expires_at: Date | null = null) => {
    const bucket = expires_at ? ('subscription' as const) : ('one_time' as const);
    const reason = expires_at ? ('plan' as const) : ('package' as const);
    return wallet.grant(scope, {
      ...owner(person),
      reason,
      lots: [{ bucket, amount, expires_at }],
    });
  };
  const spend = (person: Person, amount: bigint) =>
    wallet.spend(scope, { ...owner(person), amount, reason: 'image' });

  async function admin(): Promise<Person> {
    const person = await app.admin();
    return person;
  }

  test('expiring tokens are spent before permanent ones, soonest expiry first', async () => {
    const ann = await app.member();
    await give(ann, 10n);
    await give(ann, 5n, inDays(30));
    await give(ann, 5n, inDays(10));
    expect(await spend(ann, 7n)).toMatchObject({ status: 'done', repeated: false });
    expect(await ann.wallet.wallet()).toMatchObject({
      new_subscriber_balance: 3,
      new_one_time_balance: 10,
    });
    expect(await ann.account.user()).toMatchObject({
      subscription_currency: 3,
      one_time_currency: 10,
    });
    app.clock.forward(11 * DAY_MS);
    expect(await wallet.balances(scope, ann.id)).toMatchObject({ new_subscriber_balance: 3 });
    app.clock.forward(20 * DAY_MS);
    expect(await wallet.balances(scope, ann.id)).toMatchObject({ new_subscriber_balance: 0 });
    expect(await spend(ann, 11n)).toEqual({ status: 'insufficient', missing: 1n });
  });

  test('a statement adds up line by line, in pages and as CSV', async () => {
    const ann = await app.member();
    await give(ann, 40n);
    for (let at = 0; at < 5; at += 1) await spend(ann, 3n);
    const key = randomUUID();
    const holding = {
      ...owner(ann),
      key,
      amount: 20n,
      reason: 'video',
      timeout_ms: 1_000,
    } as const;
    expect(await wallet.hold(scope, holding)).toEqual({ status: 'held', repeated: false });
    await wallet.release(scope, key, { fault: 'ours' });
    const lines = [];
    let cursor: string | undefined;
    do {
      const page = await ann.wallet.transactions({
        query: { limit: '3', ...(cursor && { cursor }) },
      });
      expect(page.transactions.length).toBeLessThanOrEqual(3);
      lines.push(...page.transactions);
      cursor = page.next_cursor ?? undefined;
    } while (cursor !== undefined);
    expect(lines.map(({ kind }) => kind)).toEqual([
      'release',
      'hold',
      ...Array<string>(5).fill('spend'),
      'grant',
    ]);
    expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(25);
    for (const [at, line] of lines.entries())
      expect(line.balance_after).toBe((lines[at + 1]?.balance_after ?? 0) + line.amount);
    const { csv, next_cursor } = await ann.wallet.transactionsCsv({ query: {} });
    expect(next_cursor).toBeNull();
    expect(csv.split('\r\n')).toHaveLength(lines.length + 2);
    await expect(ann.wallet.transactions({ query: { cursor: 'nonsense' } })).rejects.toMatchObject({
      code: 'request.invalid',
    });
  });

  test('the reward is claimed once per UTC day, grows with consecutive days, and restarts after a gap', async () => {
    const ann = await app.member();
    const start = Date.parse(app.clock.now().toISOString().slice(0, 10)) + DAY_MS + 3_600_000;
    app.clock.forward(start - app.clock.now().getTime());
    const claims = await Promise.allSettled(
      Array.from({ length: 5 }, () => wallet.rewards.claim(scope, ann.id)),
    );
    expect(claims.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const got = [(await wallet.rewards.state(scope, ann.id)).tokens];
    for (let day = 1; day < 8; day += 1) {
      app.clock.forward(DAY_MS);
      expect(await wallet.rewards.state(scope, ann.id)).toMatchObject({ claimed: false });
      got.push((await wallet.rewards.claim(scope, ann.id)).tokens);
    }
    expect(got).toEqual([1, 1, 2, 2, 3, 3, 5, 5]);
    app.clock.forward(2 * DAY_MS);
    expect(await wallet.rewards.claim(scope, ann.id)).toMatchObject({ streak: 1, tokens: 1 });
    expect((await wallet.balances(scope, ann.id)).new_one_time_balance).toBe(23);
  });

  test('a second claim on the same day is refused, and sees the first', async () => {
    const ann = await app.member();
    expect(await ann.wallet.dailyReward()).toMatchObject({ claimed: false, tokens: 1 });
    await ann.wallet.claimDailyReward();
    await expect(ann.wallet.claimDailyReward()).rejects.toMatchObject({
      code: 'wallet.reward_claimed',
    });
    expect(await ann.wallet.dailyReward()).toMatchObject({ claimed: true, streak: 1 });
  });

  test('a refunded payment removes the tokens that are left; spent ones become a debt, which is paid first', async () => {
    const ann = await app.member();
    const reference = { type: 'payment', id: randomUUID() };
    await wallet.grant(scope, {
      ...owner(ann),
      reason: 'package',
      reference,
      lots: [
        { bucket: 'one_time', amount: 100n },
        { bucket: 'one_time', amount: 100n, origin: 'coupon' },
      ],
    });
    await spend(ann, 150n);
    const going = { ...owner(ann), reason: 'dispute', reference } as const;
    const back = { status: 'done', taken: 50n, lapsed: 0n, owed: 150n };
    expect(await wallet.reverse(scope, going)).toEqual(back);
    expect(await wallet.reverse(scope, going)).toEqual(back);
    expect(await spend(ann, 1n)).toEqual({ status: 'in_debt', owed: 150n });
    await give(ann, 160n);
    expect(await ann.wallet.wallet()).toMatchObject({ owed: 0, new_one_time_balance: 10 });
    expect(await spend(ann, 10n)).toMatchObject({ status: 'done' });
  });

  test('tokens that expired unspent are not owed, and expire only once', async () => {
    const ann = await app.member();
    const reference = { type: 'bill', id: randomUUID() };
    const month = async (days: number) =>
      wallet.grant(scope, {
        ...owner(ann),
        reason: 'plan',
        reference,
        lots: [{ bucket: 'subscription', amount: 100n, expires_at: inDays(days) }],
      });
    await month(30);
    await spend(ann, 40n);
    app.clock.forward(31 * DAY_MS); // 60 are gone
    await month(30);
    await spend(ann, 10n); // 90 are left, 50 were spent
    const back = (amount: bigint) =>
      wallet.reverse(scope, { ...owner(ann), reason: 'refund', reference, amount });
    expect(await back(100n)).toEqual({ status: 'done', taken: 90n, lapsed: 10n, owed: 0n });
    expect(await back(70n)).toEqual({ status: 'done', taken: 0n, lapsed: 50n, owed: 20n });
    expect(await back(1_000n)).toEqual({ status: 'done', taken: 0n, lapsed: 0n, owed: 30n });
    expect(await back(1n)).toEqual({ status: 'done', taken: 0n, lapsed: 0n, owed: 0n });
  });

  test('a repeated key is the same movement; with another amount or member it is refused', async () => {
    const [ann, bob] = [await app.member(), await app.member()];
    await give(ann, 50n);
    await give(bob, 50n);
    const spending = { ...owner(ann), amount: 5n, reason: 'image' as const };
    const once = await wallet.spend(scope, spending);
    const twice = await wallet.spend(scope, spending);
    expect([once, twice]).toMatchObject([{ repeated: false }, { repeated: true }]);
    const reused = { code: 'request.key_reused' };
    await expect(wallet.spend(scope, { ...spending, amount: 6n })).rejects.toMatchObject(reused);
    await expect(wallet.spend(scope, { ...spending, member_id: bob.id })).rejects.toMatchObject(
      reused,
    );
    expect(await wallet.balances(scope, ann.id)).toMatchObject({ new_one_time_balance: 45 });
    expect(await wallet.balances(scope, bob.id)).toMatchObject({ new_one_time_balance: 50 });
    const race = { ...spending, key: randomUUID() };
    const ends = await Promise.allSettled(
      [ann, bob].map(({ id }) => wallet.spend(scope, { ...race, member_id: id })),
    );
    const refused = ends.filter(({ status }) => status === 'rejected');
    expect(refused).toMatchObject([{ reason: reused }]);
  });

  test('an adjustment needs a reason, and above a thousand tokens a second admin', async () => {
    const [ann, one, other] = [await app.member(), await admin(), await admin()];
    const params = { member_id: ann.id };
    const body = { unit: 'token', amount: 1_000, note: 'Lost with a broken picture' } as const;
    await expect(one.wallet.adjust({ params, body: { ...body, note: ' ' } })).rejects.toMatchObject(
      { code: 'request.invalid' },
    );
    await expect(ann.wallet.adjust({ params, body })).rejects.toMatchObject({ status: 403 });
    expect(await one.wallet.adjust({ params, body })).toMatchObject({ state: 'done' });
    const large = await one.wallet.adjust({ params, body: { ...body, amount: 1_001 } });
    expect(large.state).toBe('proposed');
    const decision = { params: { id: large.id }, body: { agrees: true } };
    await expect(one.wallet.decideAdjustment(decision)).rejects.toMatchObject({
      code: 'wallet.second_person',
    });
    const names = await app.app.identity.members.labelsOf(app.scope, [ann.id, one.id]);
    const [member_name, proposed_by_name] = [names.get(ann.id), names.get(one.id)];
    expect(member_name).toBeTruthy();
    expect((await other.wallet.adjustments()).adjustments).toMatchObject([
      { id: large.id, member_id: ann.id, member_name, proposed_by: one.id, proposed_by_name },
    ]);
    expect(await other.wallet.decideAdjustment(decision)).toMatchObject({ state: 'done' });
    await expect(other.wallet.decideAdjustment(decision)).rejects.toMatchObject({ status: 404 });
    const ledger = await other.wallet.ledgerOf({ params, query: {} });
    const { wallet: has, transactions } = ledger;
    expect(ledger.member_name).toBe(member_name);
    expect(has.new_one_time_balance).toBe(2_001);
    expect(transactions[0]).toMatchObject({ reason: 'adjustment', note: body.note, amount: 1_001 });
    await expect(
      one.wallet.adjust({ params: { member_id: randomUUID() }, body }),
    ).rejects.toMatchObject({ code: 'wallet.member_not_found' });
    await expect(
      other.wallet.adjust({ params: { member_id: one.id }, body: { ...body, amount: -1 } }),
    ).rejects.toMatchObject({ code: 'wallet.insufficient_tokens' });
  });

  test('posted transactions cannot be changed, and ones that do not sum to zero cannot be posted', async () => {
    const ann = await app.member();
    await give(ann, 5n);
    const { pool } = database;
    for (const table of ['ledger_entry', 'ledger_txn']) {
      await expect(pool.query(`delete from ${table}`)).rejects.toThrow(/append-only/);
      await expect(pool.query(`truncate ${table} cascade`)).rejects.toThrow(/append-only/);
    }
    await expect(pool.query('update ledger_entry set amount = 7')).rejects.toThrow(/append-only/);
    await expect(pool.query(`update ledger_txn set note = 'x'`)).rejects.toThrow(/append-only/);
    await expect(
      pool.query(
        `insert into ledger_entry (txn_id, n, account_id, amount)
         select t.id, 99, t.account_id, 1 from ledger_txn t limit 1`,
      ),
    ).rejects.toThrow(/sum to zero/);
    await expect(
      pool.query(
        `insert into ledger_entry (txn_id, n, account_id, amount)
         select t.id, 98 + x.n, x.id, x.by from ledger_txn t, lateral (
           select 0 as n, t.account_id as id, 1 as by union all
           select 1, a.id, -1 from ledger_account a where a.unit <> t.unit limit 2) x limit 2`,
      ),
    ).rejects.toThrow(/in one unit/);
    await expect(
      pool.query('update ledger_account set balance = -1 where owner_id = $1', [ann.id]),
    ).rejects.toThrow(/ledger_account_balance/);
  });
});
