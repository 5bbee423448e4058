// Payments are marked as settled, found by their marks, and unmarked, with audit entries.
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { testApp, type Person, type TestApp } from '../../../test/app.ts';
import { cleanUp, onDatabase } from '../../../test/databases.ts';
import { createPuppetLlm } from '../../../test/fakes/fake-llm.ts';
import { openShop, type Shop } from '../../../test/shop.ts';
import type { Database } from '../../platform/db/open.ts';

const DAY_MS = 24 * 3_600_000;
/** Columns in which all payments differ. */
const OWN = new Set(['id', 'provider_id', 'request_key', 'created_at']);

onDatabase('settled payments', (open) => {
  const later = cleanUp();
  let database: Database;
  let app: TestApp;
  let shop: Shop;
  let admin: Person;

  beforeAll(async () => {
    database = await open();
    app = await testApp({ database, llm: createPuppetLlm(), later, runsJobs: false });
    shop = await openShop(app, database);
    admin = await app.admin();
  });

  const listOf = async (member: Person, only?: 'paid' | 'unsettled' | 'settled') => {
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
    expect(await listOf(ann, 'paid')).toMatchObject([{ id: paid.id }]);
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
    const [plan] = await listOf(ann, 'paid');
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

  test('all that match are settled at once, once, and taken back as they were', async () => {
    const ann = await app.member();
    const payment_id = await shop.buy(ann);
    await shop.subscribe(ann);
    await shop.settle();
    const { rows: columns } = await database.pool.query<{ name: string }>(
      `select column_name as name from information_schema.columns where table_name = 'payment' and is_generated = 'NEVER'`,
    );
    const same = columns.map(({ name }) => name).filter((name) => !OWN.has(name));
    await database.pool.query(
      `insert into payment (id, provider_id, request_key, created_at, ${same.join()})
       select gen_random_uuid(), 'many-' || n, null, created_at - n * interval '1 second', ${same.join()}
       from payment, generate_series(1, 1200) n where provider_id = $1`,
      [payment_id],
    );
    const marked = async () => (await listOf(ann, 'settled')).length;
    const count = (only?: 'unsettled' | 'settled') =>
      admin.ledger.countPurchases({ query: { member_id: ann.id, ...(only ? { only } : {}) } });
    const settleMatching = (confirmed: number, key = randomUUID()) =>
      admin.ledger.settleMatching({
        body: { filter: { member_id: ann.id }, count: confirmed },
        key,
      });

    const [first] = await listOf(ann);
    if (!first) return expect.fail('Something was paid.');
    await settle([first.id]);
    app.clock.forward(1_000);
    expect(await count()).toEqual({ total: 1_202, unsettled: 1_201 });
    expect(await count('unsettled')).toEqual({ total: 1_201, unsettled: 1_201 });
    await expect(settleMatching(1_200)).rejects.toMatchObject({ code: 'curation.list_changed' });
    expect(await marked()).toBe(1);

    const others = await count();
    const key = randomUUID();
    const done = await settleMatching(1_201, key);
    expect(done.changed).toBe(1_201);
    expect(await settleMatching(1_201, key)).toEqual(done);
    expect(await count()).toEqual({ total: 1_202, unsettled: 0 });
    expect(await count('settled')).toEqual({ total: 1_202, unsettled: 0 });
    await expect(settleMatching(1)).rejects.toMatchObject({ code: 'curation.list_changed' });

    const other = await app.admin();
    const undo = (who: Person) =>
      who.ledger.undoSettling({ body: { settled_at: done.settled_at } });
    expect(await undo(other)).toEqual({ changed: 0 });
    expect(await undo(admin)).toEqual({ changed: 1_201 });
    expect(await undo(admin)).toEqual({ changed: 0 });
    expect(await count()).toEqual(others);
    // Earlier marks are kept.
    expect(await listOf(ann, 'settled')).toMatchObject([{ id: first.id }]);
    const { entries } = await admin.audit.list({ query: { subject_type: 'payment' } });
    expect(entries.slice(0, 2)).toMatchObject([
      { act: 'payment.unsettled', after: { count: 1_201, settled_at: done.settled_at } },
      { act: 'payment.settled', after: { count: 1_201, member_id: ann.id } },
    ]);
  });
});
