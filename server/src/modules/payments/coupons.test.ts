// Coupons with real purchases: one doubling per account and per card, and the stored data of a card.
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { testApp, type Person, type TestApp } from '../../../test/app.ts';
import { cleanUp, onDatabase } from '../../../test/databases.ts';
import { openShop, type Shop } from '../../../test/shop.ts';
import type { Member } from '../../platform/actor.ts';
import type { Database } from '../../platform/db/open.ts';
import { openScope } from '../../platform/db/scope.ts';

onDatabase('coupons of buyers', (open) => {
  const later = cleanUp();
  let app: TestApp;
  let database: Database;
  let shop: Shop;

  beforeAll(async () => {
    database = await open();
    app = await testApp({ database, later, runsJobs: false });
    shop = await openShop(app, database);
  });

  test('a claimed coupon doubles one payment, and a refund takes the bonus back, too', async () => {
    const ann = await app.member();
    await ann.wallet.claimDoubleCredit();
    const id = await shop.buy(ann);
    await shop.settle();
    expect(await shop.balanceOf(ann)).toEqual([0, 200, 0]);
    await shop.buy(ann);
    await shop.settle();
    expect(await shop.balanceOf(ann)).toEqual([0, 300, 0]);
    await app.sandbox.refund(id, 999);
    await shop.settle();
    expect(await shop.balanceOf(ann)).toEqual([0, 100, 0]);
  });

  test('of two payments started with one coupon only one is doubled', async () => {
    const ann = await app.member();
    await ann.wallet.claimDoubleCredit();
    const started = [0, 1].map(() => ann.payments.startPayment({ body: shop.hundred }));
    for (const { client_secret } of await Promise.all(started))
      await app.sandbox.tryCard(client_secret, 'good');
    await shop.settle();
    expect(await shop.balanceOf(ann)).toEqual([0, 300, 0]);
  });

  /** Pays with this card; returns the payment. */
  const payWith = async (person: Person, card: string | null, body = shop.hundred) => {
    const started = await person.payments.startPayment({ body });
    expect(await app.sandbox.tryCard(started.client_secret, 'good', card)).toBe('done');
    return { payment_intent_id: started.payment_intent_id };
  };

  test('a member who paid with a card that had the coupon cannot claim it; another card can', async () => {
    const [ann, bob, eve] = [await app.member(), await app.member(), await app.member()];
    await ann.wallet.claimDoubleCredit();
    await payWith(ann, 'shared');
    await payWith(bob, 'shared');
    await payWith(eve, 'own');
    await shop.settle();
    await expect(bob.wallet.claimDoubleCredit()).rejects.toMatchObject({
      code: 'wallet.coupon_had',
    });
    expect(await bob.wallet.wallet()).toMatchObject({ coupons: { double_credit: 'available' } });
    // The other kind of coupon was not used yet.
    await bob.wallet.claimDoubleMessages();
    await eve.wallet.claimDoubleCredit();
    const query = await payWith(eve, 'own');
    await shop.settle();
    expect(await eve.payments.payment({ query })).toMatchObject({ coupon_refused: false });
    expect([await shop.balanceOf(bob), await shop.balanceOf(eve)]).toEqual([
      [0, 100, 0],
      [0, 300, 0],
    ]);
    // Cards without a fingerprint are not compared.
    const fay = await app.member();
    await fay.wallet.claimDoubleCredit();
    await payWith(fay, null);
    await shop.settle();
    expect(await shop.balanceOf(fay)).toEqual([0, 200, 0]);
  });

  test('a card is stored as a keyed hash, and the row of a deleted account identifies no member', async () => {
    const { wallet } = app.app;
    const scope = openScope(database.db, app.site_id);
    const [ann, bob] = [await app.member(), await app.member()];
    await ann.wallet.claimDoubleCredit();
    await bob.wallet.claimDoubleCredit();
    await payWith(ann, 'fp_hers');
    await shop.settle();
    const { cards, coupons } = await wallet.personalData.exportOf(scope, ann.id);
    expect(cards).toEqual([
      { card: expect.stringMatching(/^[\w-]{43}$/), created_at: expect.any(Date) },
    ]);
    expect(coupons).toMatchObject([{ coupon: 'double_credit', is_refused: false }]);
    const result = (sql: string) =>
      database.pool.query(sql, [cards[0]?.card]).then(({ rows }) => rows as unknown[]);
    await wallet.personalData.eraseOf(scope, ann.id);
    expect(await result('select 1 from account_card where card = $1')).toEqual([]);
    expect(await result('select account_id from coupon_card where card = $1')).toEqual([
      { account_id: null },
    ]);
    await app.app.payments.personalData.eraseOf(scope, ann.id);
    const query = await payWith(bob, 'fp_hers');
    expect(await bob.payments.payment({ query })).toMatchObject({ coupon_refused: true });
    expect(await shop.balanceOf(bob)).toEqual([0, 100, 0]);
    const { rows } = await database.pool.query(
      `select 1 from account_card t where t::text like '%fp_hers%' union all
       select 1 from coupon_card t where t::text like '%fp_hers%' union all
       select 1 from payment t where t::text like '%fp_hers%'`,
    );
    expect(rows).toEqual([]);
  });

  test('fifty accounts with one card have one coupon, all at once', async () => {
    const { payments, wallet } = app.app;
    const scope = openScope(database.db, app.site_id);
    const fifty = Array.from(
      { length: 50 },
      () => ({ kind: 'member', id: randomUUID() }) as Member, // the fields that purchases read
    );
    const started = await Promise.all(
      fifty.map(async (member) => {
        await wallet.coupons.claim(scope, member.id, 'token');
        const purchase = { body: shop.hundred, key: undefined };
        return { member, ...(await payments.startPayment(scope, member, purchase)) };
      }),
    );
    for (const { client_secret } of started)
      expect(await app.sandbox.tryCard(client_secret, 'good', 'one card')).toBe('done');
    const returns = await Promise.all(
      started.map(({ member, payment_intent_id }) =>
        payments.readPayment(scope, member, payment_intent_id),
      ),
    );
    expect(returns.filter(({ coupon_refused }) => !coupon_refused)).toHaveLength(1);
    const has = await Promise.all(fifty.map(({ id }) => wallet.balances(scope, id)));
    const balances = has.map(({ new_one_time_balance }) => new_one_time_balance);
    expect(balances.toSorted((a, b) => b - a)).toEqual([200, ...Array<number>(49).fill(100)]);
    const states = Map.groupBy(has, ({ coupons }) => coupons.double_credit);
    expect([states.get('used')?.length, states.get('refused')?.length]).toEqual([1, 49]);
    // All of them are shown what will be credited, and the other coupon is unchanged.
    for (const { id } of fifty) expect(await wallet.coupons.multiplier(scope, id, 'token')).toBe(1);
    expect(has.every(({ coupons }) => coupons.double_messages === 'available')).toBe(true);
  });
});
