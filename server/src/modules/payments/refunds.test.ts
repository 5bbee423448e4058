// Refunds through the sandbox: tokens are reversed, spent ones become debt, and no sequence makes a profit.
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { testApp, type Person, type TestApp } from '../../../test/app.ts';
import { cleanUp, onDatabase } from '../../../test/databases.ts';
import { openShop, type Shop } from '../../../test/shop.ts';
import type { Database } from '../../platform/db/open.ts';
import { openScope } from '../../platform/db/scope.ts';

const DAY_MS = 24 * 3_600_000;

onDatabase('money that goes back', (open) => {
  const later = cleanUp();
  let app: TestApp;
  let database: Database;
  let shop: Shop;

  beforeAll(async () => {
    database = await open();
    app = await testApp({ database, later, runsJobs: false });
    shop = await openShop(app, database);
  });

  test('a refund reverses available tokens; spent ones become a debt', async () => {
    const ann = await app.member();
    const id = await shop.buy(ann);
    await shop.settle();
    const scope = openScope(database.db, app.site_id);
    const spending = { member_id: ann.id, unit: 'token' as const, reason: 'image' as const };
    await app.app.wallet.spend(scope, { ...spending, key: randomUUID(), amount: 70n });
    await app.sandbox.refund(id, 500);
    await shop.settle();
    expect(await shop.balanceOf(ann)).toEqual([0, 0, 21]);
    await app.sandbox.refund(id, 499);
    await shop.settle();
    expect(await shop.balanceOf(ann)).toEqual([0, 0, 70]);
  });

  test('a dispute reverses all tokens, which are restored when it is won', async () => {
    const ann = await app.member();
    const id = await shop.buy(ann);
    await shop.settle();
    await app.sandbox.setDispute(id, 'open');
    await shop.settle();
    expect(await shop.balanceOf(ann)).toEqual([0, 0, 0]);
    await app.sandbox.setDispute(id, 'won');
    await shop.settle();
    expect(await shop.balanceOf(ann)).toEqual([0, 100, 0]);
    await app.sandbox.setDispute(id, 'lost');
    await shop.settle();
    expect(await shop.balanceOf(ann)).toEqual([0, 0, 0]);
  });

  test('buying, spending and disputing repeatedly gains nothing', async () => {
    const ann = await app.member();
    await ann.wallet.claimDoubleCredit();
    const scope = openScope(database.db, app.site_id);
    const owner = { member_id: ann.id, unit: 'token' as const, reason: 'image' as const };
    let spent = 0;
    for (let loop = 0; loop < 4; loop += 1) {
      const id = await shop.buy(ann);
      await shop.settle();
      const has = (await ann.wallet.wallet()).new_one_time_balance;
      const spending = { ...owner, key: randomUUID(), amount: BigInt(Math.max(has, 1)) };
      const outcome = await app.app.wallet.spend(scope, spending);
      expect(outcome.status).toBe(loop === 0 ? 'done' : 'in_debt');
      if (outcome.status === 'done') spent += has;
      await app.sandbox.setDispute(id, loop % 2 === 0 ? 'lost' : 'open');
      await shop.settle();
      // Gifts also pay the debt, and blocked calls stay blocked.
      if (loop === 0) await ann.wallet.claimDailyReward();
      const character_id = await app.addCharacter();
      const tip = ann.wallet.buy({ body: { character_id, token_amount: 1 } });
      await expect(tip).rejects.toMatchObject({ code: 'wallet.in_debt' });
      expect(await shop.balanceOf(ann)).toEqual([0, 0, 199]);
    }
    expect(spent).toBe(200);
    for (let honest = 0; honest < 2; honest += 1) await shop.buy(ann);
    await shop.settle();
    expect(await shop.balanceOf(ann)).toEqual([0, 1, 0]);
  });

  test('an admin sees paid and refunded amounts, and finds payments by the provider’s ids', async () => {
    const ann = await app.member();
    const admin = await app.admin();
    const [refunded, disputed] = [await shop.buy(ann), await shop.buy(ann)];
    await shop.subscribe(ann, 'Quarterly');
    await shop.settle();
    await app.sandbox.refund(refunded, 300);
    await app.sandbox.setDispute(disputed, 'open');
    await shop.settle();
    const listed = (more: { only?: 'returned'; search?: string }) =>
      admin.ledger.purchases({ query: { member_id: ann.id, ...more } });
    const part = { paid_cents: 999, refunded_cents: 300, is_disputed: false };
    const all = { paid_cents: 999, refunded_cents: 0, is_disputed: true };
    const plan = { kind: 'plan', plan_name: 'Quarterly', paid_cents: 2_598, is_disputed: false };
    expect((await listed({})).purchases).toMatchObject([plan, all, part]);
    expect((await listed({ only: 'returned' })).purchases).toMatchObject([all, part]);
    expect((await listed({ search: refunded })).purchases).toMatchObject([part]);
    const { rows } = await database.pool.query<{ bill: string; plan: string }>(
      `select b.provider_id as bill, s.provider_id as plan from subscription_bill b
       join subscription s on s.id = b.subscription_id where s.member_id = $1`,
      [ann.id],
    );
    for (const search of [rows[0]?.bill ?? '', rows[0]?.plan ?? ''])
      expect((await listed({ search })).purchases).toMatchObject([plan]);
    expect((await listed({ search: 'pi_unknown' })).purchases).toEqual([]);
    expect((await listed({ search: ann.id })).purchases).toMatchObject([plan, all, part]);
    expect((await listed({ search: admin.id })).purchases).toEqual([]);
  });

  describe('bills that go back', () => {
    /** A subscriber, with the payment of the last bill. */
    async function subscriber(plan: string) {
      const person = await app.member();
      await shop.subscribe(person, plan);
      await shop.settle();
      const { rows } = await database.pool.query<{ bill: string }>(
        `select b.provider_id as bill from subscription_bill b join subscription s on s.id = b.subscription_id where s.member_id = $1`,
        [person.id],
      );
      const bill = rows[0]?.bill ?? expect.fail('It was billed.');
      const found = await database.pool.query<{ id: string }>(
        `select id from sandbox_object where kept ->> 'bill' = $1`,
        [bill],
      );
      return { person, payment: found.rows[0]?.id ?? '' };
    }
    const spend = async ({ id: member_id }: Person, amount: bigint) => {
      const owner = { member_id, unit: 'token', key: randomUUID(), reason: 'image' } as const;
      await app.app.wallet.spend(openScope(database.db, app.site_id), { ...owner, amount });
    };
    const has = async ({ id }: Person) => {
      const scope = openScope(database.db, app.site_id);
      const all = await app.app.wallet.balances(scope, id);
      return [all.new_subscriber_balance, all.owed];
    };

    test('a part of the money takes its part of the tokens, all of it all of them', async () => {
      const { person, payment } = await subscriber('Monthly');
      await app.sandbox.refund(payment, 325); // a quarter and one cent: 26 tokens
      await shop.settle();
      expect(await has(person)).toEqual([74, 0]);
      await spend(person, 70n);
      await app.sandbox.refund(payment, 650);
      await shop.settle();
      expect(await has(person)).toEqual([0, 46]);
      await app.sandbox.refund(payment, 324);
      await shop.settle();
      expect(await has(person)).toEqual([0, 70]);
    });

    test('a dispute reverses all tokens, and restored tokens pay the debt first', async () => {
      const { person, payment } = await subscriber('Monthly');
      await spend(person, 30n);
      await app.sandbox.setDispute(payment, 'open');
      await shop.settle();
      expect(await has(person)).toEqual([0, 30]);
      app.clock.forward(40 * DAY_MS); // the month has ended when the bank decides
      await app.sandbox.setDispute(payment, 'won');
      await shop.settle();
      expect(await has(person)).toEqual([70, 0]);
      app.clock.forward(4 * DAY_MS);
      expect(await has(person)).toEqual([0, 0]);
    });

    test('of an annual plan every month gives its part back, also those to come', async () => {
      const { person, payment } = await subscriber('Annual');
      await spend(person, 60n); // from the first month; the other 40 expire
      app.clock.forward(32 * DAY_MS);
      await app.app.payments.grantDue();
      expect(await has(person)).toEqual([100, 0]);
      await app.sandbox.refund(payment, 2_183); // half and one cent: 51 per month
      await shop.settle();
      // 102 are reversed: 100 that were available and 2 of the expired ones.
      expect(await has(person)).toEqual([0, 0]);
      app.clock.forward(31 * DAY_MS);
      await app.app.payments.grantDue();
      expect(await has(person)).toEqual([49, 0]);
      await app.sandbox.refund(payment, 2_182);
      await shop.settle();
      // All 300 are accounted for: 149 reversed, 40 expired, 60 spent, 51 of the third month never granted.
      expect(await has(person)).toEqual([0, 60]);
      app.clock.forward(31 * DAY_MS);
      await app.app.payments.grantDue();
      expect(await has(person)).toEqual([0, 60]);
      while (await app.app.wallet.sweep());
      const { findings } = await app.app.wallet.reconcile();
      expect(findings).toEqual([]);
    });
  });
});
