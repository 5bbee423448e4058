// The sitemap: all public pages and characters in parts, and nothing else.
import { randomUUID } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../../test/app.ts';
import { cleanUp, onDatabase } from '../../../test/databases.ts';
import type { Database } from '../../platform/db/open.ts';
import { openScope } from '../../platform/db/scope.ts';
import { characterXml, PART } from './sitemap.rules.ts';

onDatabase('the sitemap', (open) => {
  const later = cleanUp();
  let database: Database;
  let app: TestApp;
  const picture = '019b7600-0001-7a01-8c41-5b0e9d37f1aa';
  const listed: string[] = [];

  beforeAll(async () => {
    database = await open();
    app = await testApp({ database, later });
    for (let index = 0; index < 5; index += 1) {
      const slug = `ann & <${index}>`;
      listed.push(await app.addCharacter({ slug, portrait_id: picture, gallery_ids: [picture] }));
    }
    await app.addCharacter({ visibility: 'private' });
    await app.addCharacter({ visibility: 'pending_review' });
    await app.addCharacter({ rating: 'suggestive' });
  });

  const text = async (url: string) => (await app.http.inject({ url })).body;

  test('lists the pages', async () => {
    const { entries, next } = await app.guest.site.sitemap({ query: {} });
    const paths = entries.map(({ url }) => new URL(url).pathname);
    expect(paths).toEqual(expect.arrayContaining(['/', '/featured', '/terms-and-conditions']));
    expect(paths).not.toContain('/chats');
    expect(next).toBeNull();
  });

  test('lists the domes with characters that everyone may see', async () => {
    const scope = openScope(database.db, app.site_id);
    const titled = async (title: string, slug: string, on: string[]) => {
      const texts = { title, slug, description: '', gender: null, position: 0 };
      const made = { id: randomUUID(), site_id: app.site_id, created_at: new Date() };
      await app.app.catalogue.domes.add(scope, { ...made, ...texts }, on);
      return `/dome/${slug}/${made.id}`;
    };
    const shown = await titled('Night', 'night', listed.slice(0, 1));
    const rated = await app.addCharacter({ rating: 'suggestive' });
    await titled('Other', 'other', [rated]);
    const { entries } = await app.guest.site.sitemap({ query: {} });
    const domes = entries.map(({ url }) => new URL(url).pathname).filter((one) => /dome/.test(one));
    expect(domes).toEqual([shown]);
    expect(await text('/sitemap-pages.xml')).toContain(`${shown}</loc>`);
  });

  test('lists all public safe characters once, and no others', async () => {
    const seen: string[] = [];
    let after: string | undefined;
    for (let turn = 0; turn < 10; turn += 1) {
      const query = { level: 'characters' as const, limit: '2', ...(after ? { after } : {}) };
      const { entries, next } = await app.guest.site.sitemap({ query });
      seen.push(...entries.map(({ url }) => new URL(url).pathname.split('/')[2] ?? ''));
      if (next === null) break;
      after = next;
    }
    expect(seen).toEqual(listed.toSorted());
  });

  test('lists pictures with their pages', async () => {
    const { entries } = await app.guest.site.sitemap({ query: { level: 'pictures' } });
    expect(entries).toHaveLength(5);
    expect(entries[0]?.url).toContain(`/assets/${picture}/`);
    expect(entries[0]?.page_url).toContain(`/${listed.toSorted()[0]}/chat`);
  });

  test('as XML it is an index of parts, each of them well-formed', async () => {
    expect(await text('/sitemap.xml')).toContain('/sitemap-characters.xml</loc>');
    expect(await text('/sitemap-pages.xml')).toContain('/featured</loc>');
    const xml = await text('/sitemap-characters.xml');
    expect(xml.match(/<loc>/g)).toHaveLength(5);
    expect(xml.match(/<image:loc>/g)).toHaveLength(5);
    expect(xml).toContain('ann%20%26%20%3C0%3E');
    expect(xml).not.toContain('& ');
    const rest = await text(`/sitemap-characters-${listed.toSorted()[2]}.xml`);
    expect(rest.match(/<loc>/g)).toHaveLength(2);
    for (const none of ['nothing', `characters-${'-'.repeat(36)}`])
      expect((await app.http.inject(`/sitemap-${none}.xml`)).statusCode).toBe(404);
  });

  test('parts start after a fixed number of characters', async () => {
    const scope = openScope(database.db, app.site_id);
    const ends = await app.app.catalogue.sitemap.parts(scope, 2);
    expect(ends).toEqual([listed.toSorted()[1], listed.toSorted()[3]]);
  });

  test('a full part of 50,000 characters with the longest addresses stays below 50 MB', () => {
    const origin = `https://${'a'.repeat(60)}`;
    const asset = '/assets/019b7600-0001-7a01-8c41-5b0e9d37f1aa/960';
    const [id = ''] = listed;
    const line = characterXml(origin, {
      id,
      slug: 'a'.repeat(60),
      name: '',
      updated_at: new Date(),
      picture_urls: [asset, asset, asset],
    });
    expect(Buffer.byteLength(`${line}\n`) * PART).toBeLessThan(50_000_000);
    expect(PART).toBe(50_000);
  });

  test('robots.txt names it and the excluded addresses', async () => {
    const robots = await text('/robots.txt');
    expect(robots).toMatch(/^Sitemap: http:\/\/.+\/sitemap\.xml$/m);
    expect(robots).toContain('Disallow: /chats');
  });

  test('a large part is written in pieces, each character once, and packed where asked', async () => {
    await database.pool.query(
      `insert into character select (jsonb_populate_record(of, jsonb_build_object('id', gen_random_uuid()))).*
       from character of, generate_series(1, 1200) where of.id = $1`,
      [listed[0]],
    );
    const url = '/sitemap-characters.xml';
    const headers = { 'accept-encoding': 'gzip' };
    const { rawPayload, headers: given } = await app.http.inject({ url, headers });
    expect(given['content-encoding']).toBe('gzip');
    const xml = gunzipSync(rawPayload).toString();
    expect(new Set(xml.match(/<loc>[^<]+/g)).size).toBe(1_205);
    expect(xml.match(/<loc>/g)).toHaveLength(1_205);
    expect(xml).toMatch(/<\/urlset>\n$/);
  });
});
