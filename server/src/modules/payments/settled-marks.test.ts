// Payments are marked as settled, found by it, and the marks taken back: each time in the audit log.
import { beforeAll, expect, test } from 'vitest';
import { testApp, type Person, type TestApp } from '../../../test/app.ts';
import { cleanUp, onDatabase } from '../../../test/databases.ts';
import { createPuppetLlm } from '../../../test/fakes/fake-llm.ts';
import { openShop, type Shop } from '../../../test/shop.ts';
import type { Database } from '../../platform/db/open.ts';

const DAY_MS = 24 * 3_600_000;

onDatabase('settled payments', (open) => {
  const later = cleanUp();
  let app: TestApp;
  let shop: Shop;
  let admin: Person;

  beforeAll(async () => {
    const database: Database = await open();
    app = await testApp({ database, llm: createPuppetLlm(), later, runsJobs: false });
    shop = await openShop(app, database);
    admin = await app.admin();
  });

  const listOf = async (member: Person, only?: 'unsettled' | 'settled') => {
    const query = { member_id: member.id, ...(only ? { only } : {}) };
    return (await admin.ledger.purchases({ query })).purchases;
  };
  const settle = (ids: string[], is_settled = true) =>
    admin.ledger.settle({ body: { ids, is_settled } });

  test('a paid package is settled once, and can be taken back; one that is not paid is not settled', async () => {
    const ann = await app.member();
    await shop.buy(ann);
    await shop.settle();
    await ann.payments.startPayment({ body: shop.hundred });
    const [open, paid] = await listOf(ann);
    if (!open || !paid) return expect.fail('Two payments were started.');
    expect(open).toMatchObject({ payments: 0, settled: 0, settled_at: null });
    expect(await listOf(ann, 'unsettled')).toMatchObject([{ id: paid.id }]);

    expect(await settle([open.id, paid.id])).toEqual({ changed: [paid.id] });
    expect(await settle([paid.id])).toEqual({ changed: [] });
    expect(await listOf(ann, 'unsettled')).toEqual([]);
    expect(await listOf(ann, 'settled')).toMatchObject([
      { id: paid.id, payments: 1, settled: 1, settled_at: expect.any(String) },
    ]);

    expect(await settle([open.id, paid.id], false)).toEqual({ changed: [paid.id] });
    expect(await listOf(ann, 'unsettled')).toMatchObject([{ id: paid.id, settled_at: null }]);
    const { entries } = await admin.audit.list({ query: { subject_type: 'payment' } });
    expect(entries).toMatchObject([
      { act: 'payment.unsettled', actor_id: admin.id, subject_id: paid.id },
      { act: 'payment.settled', actor_id: admin.id, after: { payments: [paid.id] } },
    ]);
  });

  test('a plan is settled bill by bill, and taking back concerns the last mark alone', async () => {
    const ann = await app.member();
    await shop.subscribe(ann);
    await shop.settle();
    const [plan] = await listOf(ann, 'unsettled');
    if (!plan) return expect.fail('The plan was paid.');
    await settle([plan.id]);
    expect(await listOf(ann, 'settled')).toMatchObject([{ payments: 1, settled: 1 }]);

    app.clock.forward(31 * DAY_MS);
    admin = await app.admin();
    await app.sandbox.runDue();
    await shop.settle();
    expect(await listOf(ann, 'unsettled')).toMatchObject([{ payments: 2, settled: 1 }]);
    await settle([plan.id]);
    expect(await listOf(ann, 'settled')).toMatchObject([{ payments: 2, settled: 2 }]);
    await settle([plan.id], false);
    expect(await listOf(ann, 'unsettled')).toMatchObject([{ payments: 2, settled: 1 }]);
  });
});
