// Assets through the front door: stored in all widths, served for good, and only where anybody may see them.
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../../test/app.ts';
import { cleanUp, onBothEngines } from '../../../test/databases.ts';
import { createPuppetLlm } from '../../../test/puppet-llm.ts';
import type { Database } from '../../platform/db/open.ts';
import type { AssetsService, NewAsset } from './service.ts';

onBothEngines('assets', (open) => {
  const later = cleanUp();
  let database: Database;
  let assets: AssetsService;
  let http: TestApp['http'];
  let site_id: string;

  beforeAll(async () => {
    database = await open();
    const app = await testApp({ database, llm: createPuppetLlm(), later });
    ({ http, site_id } = app);
    assets = app.app.assets;
  });

  const store = async (change: Partial<NewAsset> = {}) => {
    const bytes = await sharp({
      create: { width: 900, height: 1200, channels: 3, background: '#7a3a52' },
    })
      .jpeg()
      .toBuffer();
    return assets.store(database.db, {
      site_id,
      owner_id: null,
      bytes,
      rating: 'safe',
      verdict: 'approved',
      provenance: { engine: 'painter', seed: 1 },
      ...change,
    });
  };

  test('a stored picture is described by its row', async () => {
    expect(await store()).toMatchObject({
      kind: 'image',
      mime: 'image/webp',
      width: 768,
      height: 1024,
      provenance: { engine: 'painter', seed: 1 },
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
  });

  test.each([256, 512, 768] as const)(
    'it is served %i pixels wide, to be kept for good',
    async (width) => {
      const asset = await store();
      const answer = await http.inject(assets.urlOf(asset, width));
      expect(answer.statusCode).toBe(200);
      expect(answer.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-length': String(answer.rawPayload.length),
      });
      expect((await sharp(answer.rawPayload).metadata()).width).toBe(width);
    },
  );

  test('a reader that has it already gets no bytes', async () => {
    const url = assets.urlOf(await store(), 512);
    const { etag } = (await http.inject(url)).headers;
    const headers = { 'if-none-match': `"other", W/${String(etag)}` };
    const again = await http.inject({ url, headers });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
  });

  test.each<Partial<NewAsset>>([
    { verdict: 'pending' },
    { verdict: 'refused' },
    { rating: 'suggestive' },
    { rating: 'explicit' },
    { owner_id: randomUUID() },
  ])('what is %o is not there for everybody', async (change) => {
    const asset = await store(change);
    const answer = await http.inject(assets.urlOf(asset));
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'no-store']);
    expect(await assets.open(asset.id, 512)).toBeUndefined();
  });

  test.each(['640.webp', '512.png', '512', '..%2f512.webp', '512.webp%00'])(
    'the file %s is not there',
    async (file) => {
      const { id } = await store();
      expect((await http.inject(`/assets/${id}/${file}`)).statusCode).toBe(404);
    },
  );

  test('unknown and malformed ids are not there', async () => {
    for (const id of [randomUUID(), 'nobody', '..', "1'--"]) {
      expect((await http.inject(`/assets/${id}/512.webp`)).statusCode).toBe(404);
    }
  });

  test('a row without files is not there, and nothing breaks', async () => {
    const { id } = await store();
    const lost = randomUUID();
    await database.pool.query(
      `insert into asset select (jsonb_populate_record(asset, jsonb_build_object('id', $2::text))).*
       from asset where id = $1`,
      [id, lost],
    );
    expect((await http.inject(`/assets/${lost}/512.webp`)).statusCode).toBe(404);
  });

  test('what cannot be read as a picture leaves neither row nor files', async () => {
    const count = async () =>
      (await database.pool.query('select count(*)::int as n from asset')).rows;
    const before = await count();
    await expect(store({ bytes: Buffer.from('not a picture') })).rejects.toMatchObject({
      code: 'request.invalid',
    });
    expect(await count()).toEqual(before);
  });
});
