// Assets through the API: stored, drawn at the first request, cached by browsers, and visible only as allowed.
import { randomUUID } from 'node:crypto';
import { PICTURE_WIDTHS, type PictureWidth } from '@velour/contract/pictures.ts';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../../test/app.ts';
import { cleanUp, onDatabase } from '../../../test/databases.ts';
import { createPuppetImage } from '../../../test/fakes/fake-image.ts';
import { createPuppetLlm } from '../../../test/fakes/fake-llm.ts';
import type { Database } from '../../platform/db/open.ts';
import { hashOf } from './renditions.ts';
import type { AssetsService, NewAsset } from './service.ts';

/** Browsers cache it for a day; shared caches revalidate every half minute, because it may be taken down. */
const LIFE = 'public, max-age=86400, immutable, s-maxage=30';

onDatabase('assets', (open) => {
  const later = cleanUp();
  let database: Database;
  let assets: AssetsService;
  let http: TestApp['http'];
  let site_id: string;
  let sites: TestApp['app']['sites'];

  beforeAll(async () => {
    database = await open();
    const app = await testApp({
      database,
      later,
      llm: createPuppetLlm(),
      image: createPuppetImage(),
    });
    ({ http, site_id } = app);
    ({ assets, sites } = app.app);
  });

  const drawn = sharp({ create: { width: 960, height: 1280, channels: 3, background: '#7a3a52' } })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const store = async (change: Partial<NewAsset> = {}) => {
    const bytes = await drawn;
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
      mime: 'image/jpeg',
      width: 960,
      height: 1280,
      recipe: null,
      provenance: { engine: 'painter', seed: 1 },
      preview: expect.stringMatching(/^data:image\/webp;base64,/),
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
  });

  test.each(PICTURE_WIDTHS)('it is served %i pixels wide, with caching', async (width) => {
    const asset = await store();
    const answer = await http.inject(assets.urlOf(asset, width));
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': LIFE,
      vary: 'accept',
      'x-content-type-options': 'nosniff',
      'content-length': String(answer.rawPayload.length),
    });
    expect((await sharp(answer.rawPayload).metadata()).width).toBe(width);
  });

  test('a site with labels has “AI-made” on all sizes of generated pictures except avatars, and on no upload', async () => {
    const [made, upload] = [await store(), await store({ provenance: { uploaded: true } })];
    const read = async (asset: Awaited<ReturnType<typeof store>>, width: PictureWidth) => {
      const { rawPayload, headers } = await http.inject(assets.urlOf(asset, width));
      return { hash: hashOf(rawPayload), tag: headers.etag };
    };
    const readAll = async () => ({
      largest: await read(made, 960),
      least: await read(made, 360),
      avatar: await read(made, 192),
      upload: await read(upload, 960),
    });
    const plain = await readAll();
    await sites.change(site_id, { visible_ai_label: true });
    const labeled = await readAll();
    const other = { hash: expect.any(String), tag: expect.stringContaining('labeled') };
    expect(labeled).toEqual({ ...plain, largest: other, least: other });
    expect(labeled.largest.hash).not.toBe(plain.largest.hash);
    expect(labeled.least.hash).not.toBe(plain.least.hash);
    await sites.change(site_id, { visible_ai_label: false });
    expect(await readAll()).toEqual(plain);
  });

  test('a reader that has it already gets no bytes', async () => {
    const url = assets.urlOf(await store(), 520);
    const first = await http.inject(url);
    const headers = { 'if-none-match': `"other", W/${String(first.headers.etag)}` };
    const again = await http.inject({ url, headers });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
    for (const name of ['etag', 'cache-control', 'vary']) {
      expect(again.headers[name]).toBe(first.headers[name]);
    }
  });

  test('HEAD returns the headers of GET without the body', async () => {
    const url = assets.urlOf(await store(), 520);
    const head = await http.inject({ url, method: 'HEAD' });
    const sent = await http.inject(url);
    expect([head.statusCode, head.rawPayload.length]).toEqual([200, 0]);
    for (const name of ['etag', 'cache-control', 'content-type', 'content-length', 'vary']) {
      expect(head.headers[name]).toBe(sent.headers[name]);
    }
  });

  test('AVIF follows later, only for clients that accept it, under its own tag', async () => {
    const url = assets.urlOf(await store(), 192);
    const headers = { accept: 'image/avif,image/webp,*/*;q=0.8' };
    const first = await http.inject({ url, headers });
    expect(first.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': LIFE,
    });
    await expect
      .poll(async () => (await http.inject({ url, headers })).headers['content-type'])
      .toBe('image/avif');
    const then = await http.inject({ url, headers });
    expect(then.headers).toMatchObject({
      'cache-control': LIFE,
      vary: 'accept',
    });
    expect(then.headers.etag).not.toBe(first.headers.etag);
    expect(await sharp(then.rawPayload).metadata()).toMatchObject({ width: 192, height: 256 });
    // A client that has the WebP sends its ETag and gets the AVIF.
    const held = { ...headers, 'if-none-match': String(first.headers.etag) };
    expect((await http.inject({ url, headers: held })).statusCode).toBe(200);
    expect((await http.inject(url)).headers['content-type']).toBe('image/webp');
  });

  test.each<Partial<NewAsset>>([
    { verdict: 'pending' },
    { verdict: 'refused' },
    { rating: 'suggestive' },
    { rating: 'explicit' },
    { owner_id: randomUUID() },
  ])('what is %o is not there for everybody', async (change) => {
    const asset = await store(change);
    for (const method of ['GET', 'HEAD'] as const) {
      const etag = `"${asset.id}-520-webp"`;
      const headers = { 'if-none-match': etag };
      const answer = await http.inject({ url: assets.urlOf(asset, 520), method, headers });
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'no-store']);
      expect(answer.headers.etag).toBeUndefined();
    }
    expect(await assets.open(asset.id, 520, { takesAvif: false })).toBeUndefined();
  });

  test.each(['640', '0520', '520.webp', '520%00', '..%2f520', 'original.jpg', 'Infinity'])(
    'the size %s is not there',
    async (size) => {
      const { id } = await store();
      const answer = await http.inject(`/assets/${id}/${size}`);
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'no-store']);
    },
  );

  test('unknown and malformed ids are not there', async () => {
    for (const id of [randomUUID(), 'nobody', '..', "1'--"]) {
      expect((await http.inject(`/assets/${id}/520`)).statusCode).toBe(404);
    }
  });

  test('an id in capitals is the same id', async () => {
    const asset = await store();
    const answer = await http.inject(`/assets/${asset.id.toUpperCase()}/96`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers.etag).toBe((await http.inject(assets.urlOf(asset, 96))).headers.etag);
  });

  test('a withdrawn verdict hides the picture within seconds', async () => {
    const asset = await store();
    const url = assets.urlOf(asset, 96);
    expect((await http.inject(url)).statusCode).toBe(200);
    await database.pool.query(`update asset set verdict = 'refused' where id = $1`, [asset.id]);
    await expect.poll(async () => (await http.inject(url)).statusCode).toBe(404);
  });

  test('a row with lost files and no recipe is not found', async () => {
    const { id } = await store();
    const lost = randomUUID();
    await database.pool.query(
      `insert into asset select (jsonb_populate_record(asset, jsonb_build_object('id', $2::text, 'original', 'assets/00/lost/original.jpg'))).*
       from asset where id = $1`,
      [id, lost],
    );
    expect((await http.inject(`/assets/${lost}/520`)).statusCode).toBe(404);
  });

  test('a file that cannot be decoded leaves neither a row nor files', async () => {
    const count = async () =>
      (await database.pool.query('select count(*)::int as n from asset')).rows;
    const before = await count();
    await expect(store({ bytes: Buffer.from('not a picture') })).rejects.toMatchObject({
      code: 'request.invalid',
    });
    expect(await count()).toEqual(before);
  });
});
