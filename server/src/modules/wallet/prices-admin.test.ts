// Price administration: effective at once, audited, and without effect on past purchases.
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { testApp, type Person, type TestApp } from '../../../test/app.ts';
import { cleanUp, onDatabase } from '../../../test/databases.ts';

onDatabase('prices', (open) => {
  const later = cleanUp();
  let app: TestApp;
  let eve: Person;
  let zoe: Person;

  beforeAll(async () => {
    const database = await open();
    app = await testApp({ database, later });
    [eve, zoe] = [await app.admin(), await app.admin()];
  });

  const pack = (more: object = {}) => ({
    package_name: `Pack ${randomUUID().slice(0, 8)}`,
    type: 'token' as const,
    internal_currency: 77,
    price_cents: 777,
    is_active: true,
    ...more,
  });
  const onSale = async () =>
    (await app.guest.wallet.currencyPackages({ query: {} })).packages.map((one) => one.id);

  test('a new package is on sale at once; taken off sale, it leaves the shop but stays in the list', async () => {
    const params = { id: randomUUID() };
    const body = pack();
    await eve.prices.setPackage({ params, body });
    expect(await onSale()).toContain(params.id);
    await eve.prices.setPackage({ params, body: { ...body, is_active: false } });
    expect(await onSale()).not.toContain(params.id);
    const { packages } = await eve.prices.list();
    expect(packages.find((one) => one.id === params.id)).toEqual({
      ...params,
      ...body,
      is_active: false,
    });
    const { entries } = await eve.audit.list({ query: {} });
    expect(entries[0]).toMatchObject({
      act: 'price.changed',
      actor_id: eve.id,
      before: { price_cents: 777, is_active: true },
      after: { price_cents: 777, is_active: false },
    });
  });

  test('of ten simultaneous additions with the same name, one succeeds and the others are refused', async () => {
    const body = pack({ package_name: 'The only one' });
    const all = await Promise.allSettled(
      Array.from({ length: 10 }, () =>
        eve.prices.setPackage({ params: { id: randomUUID() }, body }),
      ),
    );
    const refused = all.flatMap((one) => (one.status === 'rejected' ? [one.reason as object] : []));
    expect(refused).toHaveLength(9);
    for (const one of refused) expect(one).toMatchObject({ code: 'prices.name_taken' });
  });

  test('one plan carries an offer, and an offer is cheaper than its plan', async () => {
    const plan = {
      name: 'Two months',
      months: 2,
      price_cents: 2_000,
      offer_price_cents: 1_500,
      tokens_per_month: 100,
      is_active: true,
    };
    const params = { id: randomUUID() };
    await expect(eve.prices.setPlan({ params, body: plan })).rejects.toMatchObject({
      code: 'prices.offer_taken',
    });
    await expect(
      eve.prices.setPlan({ params, body: { ...plan, offer_price_cents: 2_000 } }),
    ).rejects.toMatchObject({ status: 422 });
    await eve.prices.setPlan({ params, body: { ...plan, offer_price_cents: null } });
    const { plans } = await app.guest.wallet.plans();
    expect(plans.find((one) => one.id === params.id)).toMatchObject({ usd_price: '20.00' });
  });

  test.each([0, -1, 1.5, 1e308, '777', null])('a price of %j is refused', async (price_cents) => {
    const body = pack({ price_cents });
    await expect(
      eve.prices.setPackage({ params: { id: randomUUID() }, body }),
    ).rejects.toMatchObject({ status: 422 });
  });

  test('a withdrawn coupon cannot be claimed, and members who have it keep it', async () => {
    const [ann, bob] = [await app.member(), await app.member()];
    await ann.wallet.claimDoubleCredit();
    const params = { coupon: 'double_credit' as const };
    const over = await eve.prices.setCoupon({ params, body: { is_active: false } });
    expect(over).toMatchObject({ is_active: false, claimed: 1, used: 0 });
    await expect(bob.wallet.claimDoubleCredit()).rejects.toMatchObject({
      code: 'wallet.coupon_over',
    });
    expect((await bob.wallet.wallet()).coupons).toEqual({
      double_credit: 'over',
      double_messages: 'available',
    });
    expect((await ann.wallet.wallet()).coupons.double_credit).toBe('claimed');
    const { packages } = await ann.wallet.creditPackages({ query: {} });
    expect(packages.every((one) => one.doubled)).toBe(true);
    await eve.prices.setCoupon({ params, body: { is_active: true } });
    await bob.wallet.claimDoubleCredit();
    const { coupons } = await eve.prices.list();
    expect(coupons[0]).toMatchObject({ is_active: true, claimed: 2 });
  });

  test('the books balance, and show the sums over all members', async () => {
    const ann = await app.member();
    const params = { member_id: ann.id };
    const body = { unit: 'token' as const, amount: 30, note: 'For the trouble' };
    await eve.wallet.adjust({ params, body });
    const books = await eve.ledger.check();
    expect(books).toMatchObject({ last_run: { findings: 0 }, findings: [], frozen: 0 });
    expect(books.sums.find((one) => one.unit === 'token')?.spendable).toBeGreaterThanOrEqual(30);
    expect(await eve.ledger.read()).toEqual(books);
  });

  test('an adjustment of more than a thousand tokens needs two admins, and both are in the audit log', async () => {
    const ann = await app.member();
    const params = { member_id: ann.id };
    const body = { unit: 'token' as const, amount: 1_001, note: 'A prize' };
    const { id } = await eve.wallet.adjust({ params, body });
    const agree = { params: { id }, body: { agrees: true } };
    await expect(eve.wallet.decideAdjustment(agree)).rejects.toMatchObject({
      code: 'wallet.second_person',
    });
    await zoe.wallet.decideAdjustment(agree);
    const { entries } = await eve.audit.list({ query: {} });
    expect(entries.slice(0, 2)).toMatchObject([
      { act: 'adjustment.agreed', actor_id: zoe.id, reason: 'A prize' },
      { act: 'adjustment.proposed', actor_id: eve.id, after: { amount: 1_001 } },
    ]);
    const { name } = await ann.account.user();
    expect(entries.slice(0, 2).map((entry) => entry.subject_name)).toEqual([name, name]);
  });

  test('an adjustment that one admin carries out is in the audit log as made, not as proposed', async () => {
    const ann = await app.member();
    const body = { unit: 'token' as const, amount: 1_000, note: 'A small prize' };
    await eve.wallet.adjust({ params: { member_id: ann.id }, body });
    const { entries } = await eve.audit.list({ query: { limit: '1' } });
    const after = { amount: 1_000, state: 'done' };
    expect(entries).toMatchObject([{ act: 'adjustment.made', actor_id: eve.id, after }]);
  });
});
