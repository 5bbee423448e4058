// Sites: found by their exact host codes, each with its own key, and readable inside a transaction.
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../../test/app.ts';
import { cleanUp, onDatabase } from '../../../test/databases.ts';
import type { Database } from '../../platform/db/open.ts';
import { createIds } from '../../platform/ids.ts';
import { createSitesService, type SitesService } from './service.ts';
import { inTransaction, openScope } from '../../platform/db/scope.ts';

onDatabase('sites', (open) => {
  const later = cleanUp();
  let database: Database;
  let app: TestApp;

  beforeAll(async () => {
    database = await open();
    app = await testApp({ database, later });
  });

  async function add(host: string, record: object): Promise<string> {
    const id = randomUUID();
    await database.pool.query(
      'insert into site (id, host, hostnames, record, created_at, updated_at) values ($1, $2, $3, $4, now(), now())',
      [id, host, [`${host}.example`], record],
    );
    return id;
  }

  test('the page of a host name is its site, and of any other the default one', async () => {
    await add('rose', { name: 'Rose' });
    const { sites } = app.app;
    expect(await sites.ofPage('ROSE.example')).toMatchObject({ host: 'rose' });
    expect(await sites.ofPage('elsewhere.example')).toMatchObject({ host: 'pd' });
  });

  test("the page's key is its own, whatever other applications a site has", async () => {
    const { sites } = app.app;
    await database.pool.query(
      `insert into client_app (id, site_id, name, api_key, created_at) values ($1, $2, 'kiosk', 'kiosk-key', now())`,
      ['00000000-0000-7000-8000-000000000001', app.site_id],
    );
    app.clock.forward(6_000);
    expect(await sites.find('pd')).toMatchObject({ api_key: 'web-pd' });
    expect(await sites.findByKey('kiosk-key')).toMatchObject({ host: 'pd', api_key: 'web-pd' });
  });

  test('a transaction reads the record with its own handle', async () => {
    const id = await add('lily', { messages_per_minute: 7 });
    const record = await inTransaction(openScope(database.db, id), (tx) =>
      app.app.sites.recordOf(tx),
    );
    expect(record).toMatchObject({ messages_per_minute: 7, content_rating: 'sfw' });
    await expect(
      app.app.sites.recordOf(openScope(database.db, randomUUID())),
    ).rejects.toMatchObject({ code: 'site.unknown_host' });
  });

  test('sites that are set to explicit are named', async () => {
    expect(await app.app.sites.explicitSites()).toEqual([]);
    await add('thorn', { content_rating: 'explicit' });
    expect(await app.app.sites.explicitSites()).toEqual(['thorn']);
  });

  test('an explicit site stays suggestive while nothing looks for minors in pictures', async () => {
    const id = await add('briar', { content_rating: 'explicit' });
    const needs = { db: database.db, clock: app.clock, ids: createIds(app.clock) };
    const ratingBy = async (sites: Pick<SitesService, 'recordOf'>) =>
      (await sites.recordOf(openScope(database.db, id))).content_rating;
    expect(await ratingBy(app.app.sites)).toBe('suggestive');
    expect((await app.app.sites.find('briar'))?.record.content_rating).toBe('suggestive');
    const judged = createSitesService({ ...needs, defaultSite: 'pd', allowsExplicit: true });
    expect(await ratingBy(judged)).toBe('explicit');
    // The stored value is kept: changing another field does not lower it permanently.
    await app.app.sites.change(id, { tagline: 'Thorny.' });
    expect(await app.app.sites.explicitSites()).toContain('briar');
  });

  test('a record is changed field by field, and a mistake changes nothing', async () => {
    const id = await add('iris', { name: 'Iris', legal: { operator_name: 'Iris Ltd' } });
    const { sites } = app.app;
    await sites.change(id, { tagline: 'In bloom.', legal: { governing_law: 'Ireland' } });
    expect((await sites.find('iris'))?.record).toMatchObject({
      name: 'Iris',
      tagline: 'In bloom.',
      legal: { operator_name: 'Iris Ltd', governing_law: 'Ireland' },
    });
    await expect(sites.change(id, { nmae: 'Iris' })).rejects.toThrow('nmae');
    await expect(sites.change(id, { trial_messages: -1 })).rejects.toThrow('trial_messages');
    await sites.change(id, { name: null });
    expect((await sites.find('iris'))?.record).toMatchObject({
      name: 'Velour',
      tagline: 'In bloom.',
    });
  });

  test('a record with placeholders is named with what is missing', async () => {
    await add('fern', { support_email: 'help@fern.test', legal: { operator_name: 'Fern' } });
    const fern = (await app.app.sites.unfinishedSites()).find(({ host }) => host === 'fern');
    expect(fern?.missing).toContain('legal.operator_address');
    expect(fern?.missing).not.toContain('legal.operator_name');
    expect(fern?.missing).not.toContain('support_email');
  });

  test('an empty record is filled, and an existing one is not changed', async () => {
    const empty = await add('moss', {});
    const written = await add('reed', { tagline: 'Mine.' });
    const { sites } = app.app;
    for (const id of [empty, written]) await sites.furnish(id, { tagline: 'Furnished.' });
    expect((await sites.find('moss'))?.record.tagline).toBe('Furnished.');
    expect((await sites.find('reed'))?.record.tagline).toBe('Mine.');
  });
});
