// Conversions reported to an affiliate network: once per purchase, with its credit, and without data of members who
// object.
import { createHash } from 'node:crypto';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import {
  openAffiliateNetwork,
  type AffiliateNetwork,
} from '../../../test/fakes/fake-affiliate-network.ts';
import { testApp, type Person, type TestApp } from '../../../test/app.ts';
import { cleanUp, onDatabase, quietLog } from '../../../test/databases.ts';
import { openShop, type Shop } from '../../../test/shop.ts';
import type { Database } from '../../platform/db/open.ts';
import { openScope } from '../../platform/db/scope.ts';

const DAY_MS = 24 * 3_600_000;

onDatabase('the affiliate network', (open) => {
  const later = cleanUp();
  let app: TestApp;
  let database: Database;
  let shop: Shop;
  let network: AffiliateNetwork;

  beforeAll(async () => {
    network = await openAffiliateNetwork();
    later(() => network.close());
    database = await open();
    app = await testApp({
      database,
      later,
      log: quietLog,
      runsJobs: false,
      affiliate: network.provider(),
    });
    shop = await openShop(app, database);
  });
  beforeEach(async () => {
    network.respondWith(200);
    network.reports.length = 0;
    await database.pool.query('delete from conversion');
    await app.app.sites.change(app.site_id, { affiliate_report_url: network.address });
  });

  async function buyer(marketing_given: boolean | null): Promise<Person & { email: string }> {
    const person = await app.member();
    const email = `Ann.${person.id}@Example.com`;
    await database.pool.query('update person set email = $2, marketing_given = $3 where id = $1', [
      ...[person.id, email, marketing_given],
    ]);
    return { ...person, email };
  }
  const hashOf = (email: string) => createHash('sha256').update(email.toLowerCase()).digest('hex');

  const waiting = async () => {
    const { rows } = await database.pool.query<{ id: string }>(
      `select id from conversion where state = 'waiting' order by created_at, id`,
    );
    return rows.map(({ id }) => id);
  };
  const states = async () => {
    const { rows } = await database.pool.query<{ state: string }>('select state from conversion');
    return rows.map(({ state }) => state);
  };
  const notifyAll = async () => {
    for (const id of await waiting()) await app.app.payments.notifyAffiliate(id);
  };
  const reports = () => network.reports.map(({ report }) => report);

  test('packages and every bill are reported, with the address where the member agreed', async () => {
    const ann = await buyer(true);
    await shop.buy(ann);
    await shop.subscribe(ann);
    await shop.settle();
    const jobs = await database.pool.query(
      `select 1 from pgboss.job where name = 'payments.tell_affiliate' and data ->> 'conversion_id' = any($1)`,
      [await waiting()],
    );
    expect(jobs.rows).toHaveLength(2);
    await notifyAll();
    await notifyAll();
    expect(reports()).toMatchObject([
      { kind: 'package', amount_cents: 999, currency: 'usd', test: true, email: ann.email },
      { kind: 'plan', amount_cents: 1_299, currency: 'usd', test: true, email: ann.email },
    ]);
    for (const { key, report } of network.reports) expect(key).toBe(report['id']);
    app.clock.forward(32 * DAY_MS);
    await app.sandbox.runDue();
    await shop.settle();
    await notifyAll();
    expect(reports().slice(2)).toMatchObject([{ kind: 'plan', amount_cents: 1_299 }]);
    app.clock.forward(-32 * DAY_MS);
  });

  test('members who have not refused marketing are reported by email address', async () => {
    const ann = await buyer(null);
    await shop.buy(ann);
    await shop.settle();
    await notifyAll();
    expect(reports()).toMatchObject([{ email: ann.email }]);
  });

  test('members who refused marketing, also after the purchase, are reported by a hash', async () => {
    const [ann, bob] = [await buyer(true), await buyer(false)];
    for (const person of [ann, bob]) await shop.buy(person);
    await shop.settle();
    await ann.account.changeUser({ body: { marketing_consent: false } });
    await notifyAll();
    expect(new Set(reports().map((report) => report['email_sha256']))).toEqual(
      new Set([hashOf(ann.email), hashOf(bob.email)]),
    );
    expect(JSON.stringify(network.reports)).not.toContain('@');
  });

  test('a report is retried under the same id until it is taken, for three days', async () => {
    const ann = await buyer(true);
    await shop.buy(ann);
    await shop.settle();
    const [id = ''] = await waiting();
    for (const status of [500, 302, 429]) {
      network.respondWith(status);
      await expect(app.app.payments.notifyAffiliate(id)).rejects.toThrow(/answered/);
    }
    network.respondWith(200);
    await app.app.payments.notifyAffiliate(id);
    expect(new Set(network.reports.map(({ key }) => key))).toEqual(new Set([id]));
    expect(await states()).toEqual(['told']);
    await shop.buy(ann);
    await shop.settle();
    app.clock.forward(3 * DAY_MS);
    const before = network.reports.length;
    await notifyAll();
    expect((await states()).sort()).toEqual(['dropped', 'told']);
    expect(network.reports).toHaveLength(before);
    app.clock.forward(90 * DAY_MS);
    await app.app.payments.forgetConversions();
    expect(await states()).toEqual([]);
    app.clock.forward(-93 * DAY_MS);
  });

  test('a purchase that webhooks, the browser and polling settle at once is reported once', async () => {
    const ann = await buyer(true);
    const payment_intent_id = await shop.buy(ann);
    const query = { payment_intent_id };
    await Promise.all([
      ...[1, 2, 3].map(() => ann.payments.payment({ query })),
      shop.settle(),
      app.app.payments.poll(),
    ]);
    await shop.settle();
    expect(await waiting()).toHaveLength(1);
  });

  test('purchases within 30 days carry the link’s parameters, only those that the site names', async () => {
    const ann = await buyer(true);
    const parameters = { click_id: 'x-9', email: 'eve@example.com' };
    await ann.affiliates.landed({ body: { parameters } });
    await shop.buy(ann);
    await shop.settle();
    await notifyAll();
    expect(reports()).toMatchObject([{ parameters: { click_id: 'x-9' } }]);
    expect(JSON.stringify(reports())).not.toContain('eve@');
    const { data } = await ann.account.ownData();
    expect(data['affiliate_landing']).toMatchObject([{ parameters: { click_id: 'x-9' } }]);
    await database.pool.query(
      `update affiliate_landing set landed_at = landed_at - interval '31 days'`,
    );
    await shop.buy(ann);
    await shop.settle();
    await notifyAll();
    expect(reports().at(-1)).not.toHaveProperty('parameters');
    await app.app.sites.change(app.site_id, { affiliate_report_url: null });
    const bob = await buyer(true);
    await bob.affiliates.landed({ body: { parameters } });
    const { rows } = await database.pool.query(
      'select 1 from affiliate_landing where member_id = $1',
      [bob.id],
    );
    expect(rows).toEqual([]);
  });

  test('an admin sees failed reports with reasons and retries them; sent and refunded ones are not retried', async () => {
    const [ann, admin] = [await buyer(true), await app.admin()];
    await shop.buy(ann);
    await shop.settle();
    const [id = ''] = await waiting();
    network.respondWith(500);
    await expect(app.app.payments.notifyAffiliate(id)).rejects.toThrow(/answered/);
    const failing = () => admin.affiliates.list({ query: { only: 'failing' } });
    expect(await failing()).toMatchObject({
      report_host: new URL(network.address).host,
      has_failed: true,
      conversions: [{ id, attempts: 1, failure: 'The affiliate network answered 500.' }],
    });
    app.clock.forward(4 * DAY_MS);
    await app.app.payments.notifyAffiliate(id);
    app.clock.forward(-4 * DAY_MS);
    expect(await admin.affiliates.list({ query: { only: 'dropped' } })).toMatchObject({
      has_failed: true,
      conversions: [{ id, dropped_because: 'late' }],
    });
    expect(await admin.affiliates.retry({ body: {} })).toEqual({ retried: 1 });
    const jobs = await database.pool.query(
      `select 1 from pgboss.job where name = 'payments.tell_affiliate' and data ->> 'conversion_id' = $1`,
      [id],
    );
    expect(jobs.rows).toHaveLength(2);
    network.respondWith(200);
    await app.app.payments.notifyAffiliate(id);
    expect(await admin.affiliates.list({ query: {} })).toMatchObject({
      has_failed: false,
      conversions: [{ id, state: 'told', attempts: 2, failure: null }],
    });
    await expect(admin.affiliates.retry({ body: { conversion_id: id } })).rejects.toMatchObject({
      code: 'conversion.not_retryable',
    });
    expect(await admin.affiliates.retry({ body: {} })).toEqual({ retried: 0 });
    const { entries } = await admin.audit.list({ query: { subject_type: 'conversion' } });
    expect(entries).toMatchObject([{ act: 'conversion.retried', after: { reports: 1 } }]);
  });

  test('refunds, deleted members and sites without an address report nothing', async () => {
    const [ann, bob] = [await buyer(true), await buyer(true)];
    const paid = await shop.buy(ann);
    await shop.buy(bob);
    await shop.settle();
    await app.sandbox.refund(paid, 999);
    await shop.settle();
    const scope = openScope(database.db, app.site_id);
    expect(await app.app.payments.personalData.exportOf(scope, bob.id)).toMatchObject({
      conversions: [{ kind: 'package', amount_cents: 999, state: 'waiting' }],
    });
    await app.app.payments.personalData.eraseOf(scope, bob.id);
    await notifyAll();
    expect(await states()).toEqual(['dropped']);
    const eve = await buyer(true);
    await shop.buy(eve);
    await shop.settle();
    await app.app.sites.change(app.site_id, { affiliate_report_url: null });
    await notifyAll();
    await shop.buy(eve);
    await shop.settle();
    expect(await states()).toEqual(['dropped', 'dropped']);
    expect(network.reports).toEqual([]);
    for (const url of ['http://example.com/', 'javascript:alert(1)', 'nonsense'])
      await expect(
        app.app.sites.change(app.site_id, { affiliate_report_url: url }),
      ).rejects.toThrow(/affiliate_report_url/);
  });
});
