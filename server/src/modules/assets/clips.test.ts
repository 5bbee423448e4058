// Clips through the API: stored with their stills, served whole and by ranges, visible only as allowed, and marked as
// AI-made.
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../../test/app.ts';
import { cleanUp, onDatabase } from '../../../test/databases.ts';
import { aPlainPicture, createPuppetImage } from '../../../test/fakes/fake-image.ts';
import { createPuppetLlm } from '../../../test/fakes/fake-llm.ts';
import { anMp4 } from '@velour/mp4/test/an-mp4.ts';
import { createMemory, type Memory } from '../../../test/fakes/memory-storage.ts';
import { readMp4 } from '@velour/mp4/boxes.ts';
import { xmpOf } from '@velour/mp4/test/xmp.ts';
import type { Database } from '../../platform/db/open.ts';
import { inTransaction, openScope } from '../../platform/db/scope.ts';
import type { AssetsService, NewAsset } from './service.ts';

const MODEL = 'http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia';

onDatabase('clips', (open) => {
  const later = cleanUp();
  let database: Database;
  let storage: Memory;
  let app: TestApp;
  let assets: AssetsService;

  beforeAll(async () => {
    database = await open();
    storage = createMemory();
    const [llm, image] = [createPuppetLlm(), createPuppetImage()];
    app = await testApp({ database, later, llm, image, storage });
    assets = app.app.assets;
  });

  const store = async (change: Partial<NewAsset> = {}) =>
    assets.store(database.db, {
      site_id: app.site_id,
      owner_id: null,
      bytes: await aPlainPicture(),
      clip: anMp4({ width: 512, height: 768, seconds: 4 }),
      rating: 'safe',
      verdict: 'approved',
      provenance: { engine: 'some-model', seed: 1 },
      ...change,
    });
  const get = (url: string, headers: Record<string, string> = {}) =>
    app.http.inject({ url, headers });

  test('its row describes the clip, its files lie side by side', async () => {
    const asset = await store();
    expect(asset).toMatchObject({
      kind: 'video',
      mime: 'video/mp4',
      width: 512,
      height: 768,
      preview: expect.stringMatching(/^data:image\/webp;base64,/),
    });
    const folder = `assets/${asset.id.slice(-2)}/${asset.id}`;
    expect(storage.keys().filter((key) => key.includes(asset.id))).toEqual([
      `${folder}/original.jpg`,
      `${folder}/original.mp4`,
    ]);
    expect(asset.original).toBe(`${folder}/original.mp4`);
  });

  test('a stored clip is seekable, marked as made by a model, and without the generator’s metadata', async () => {
    const { rawPayload, headers } = await get(assets.clips.viewUrlOf(await store()));
    expect(readMp4(rawPayload)).toMatchObject({ isMoovFirst: true, seconds: 4 });
    expect(rawPayload.includes('a secret prompt')).toBe(false);
    expect(xmpOf(rawPayload)).toContain(MODEL);
    expect(headers).toMatchObject({
      'content-type': 'video/mp4',
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=86400, immutable, s-maxage=30',
      'x-content-type-options': 'nosniff',
      'content-length': String(rawPayload.length),
    });
  });

  test('its pictures are those of its still, marked alike', async () => {
    const asset = await store();
    const { rawPayload } = await get(assets.urlOf(asset, 96));
    const { format, width, xmp } = await sharp(rawPayload).metadata();
    expect([format, width]).toEqual(['webp', 96]);
    expect(xmp?.toString()).toContain(MODEL);
  });

  test('a player gets the ranges that it asks for', async () => {
    const url = assets.clips.viewUrlOf(await store());
    const whole = (await get(url)).rawPayload;
    const total = whole.length;
    for (const [range, from, to] of [
      ['bytes=0-', 0, total - 1],
      ['bytes=0-1', 0, 1],
      ['bytes=100-299', 100, 299],
      [`bytes=${total - 1}-`, total - 1, total - 1],
      ['bytes=-16', total - 16, total - 1],
      [`bytes=10-${total * 2}`, 10, total - 1],
    ] as const) {
      const answer = await get(url, { range });
      expect([range, answer.statusCode]).toEqual([range, 206]);
      expect(answer.headers).toMatchObject({
        'content-range': `bytes ${from}-${to}/${total}`,
        'content-length': String(to - from + 1),
      });
      expect(answer.rawPayload.equals(whole.subarray(from, to + 1))).toBe(true);
    }
  });

  test.each(['bytes=5-2', 'bytes=a-b', 'bytes=-', 'items=0-1', 'bytes=0-1,4-5', ''])(
    'the range %j is invalid, so the whole clip is sent',
    async (range) => {
      const answer = await get(assets.clips.viewUrlOf(await store()), { range });
      expect([answer.statusCode, answer.headers['content-range']]).toEqual([200, undefined]);
    },
  );

  test('a range beyond the end is refused with the size', async () => {
    const url = assets.clips.viewUrlOf(await store());
    const { length } = (await get(url)).rawPayload;
    for (const range of [`bytes=${length}-`, 'bytes=99999999-', 'bytes=-0']) {
      const answer = await get(url, { range });
      expect([answer.statusCode, answer.headers['content-range']]).toEqual([
        416,
        `bytes */${length}`,
      ]);
      expect([answer.rawPayload.length, answer.headers['cache-control']]).toEqual([0, 'no-store']);
    }
  });

  test('a part is sent only to a client that has the same file, and nothing to one that has all of it', async () => {
    const url = assets.clips.viewUrlOf(await store());
    const etag = String((await get(url)).headers.etag);
    const range = 'bytes=0-1';
    expect((await get(url, { range, 'if-range': etag })).statusCode).toBe(206);
    for (const other of ['"other"', `W/${etag}`, 'Wed, 21 Oct 2026 07:28:00 GMT']) {
      expect((await get(url, { range, 'if-range': other })).statusCode).toBe(200);
    }
    const known = await get(url, { range, 'if-none-match': etag });
    expect([known.statusCode, known.rawPayload.length]).toEqual([304, 0]);
    const head = await app.http.inject({ url, method: 'HEAD', headers: { range } });
    expect([head.statusCode, head.rawPayload.length]).toEqual([200, 0]);
    expect(head.headers['accept-ranges']).toBe('bytes');
  });

  test('the clip of a member is there for signed addresses alone, and for ten minutes at most', async () => {
    const asset = await store({ owner_id: randomUUID(), verdict: 'pending' });
    const plain = `/assets/${asset.id}/clip`;
    const signed = assets.clips.signedUrlOf(asset);
    expect(assets.clips.viewUrlOf(asset)).toContain('?until=');
    expect((await get(plain)).statusCode).toBe(404);
    const answer = await get(signed, { range: 'bytes=0-1' });
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([
      206,
      'private, max-age=300',
    ]);
    // The signature of a picture is valid for that picture only.
    const query = assets.signedUrlOf(asset, 96).split('?')[1] ?? '';
    expect((await get(`${plain}?${query}`)).statusCode).toBe(404);
    const another = await store({ owner_id: randomUUID() });
    expect((await get(signed.replace(asset.id, another.id))).statusCode).toBe(404);
    app.clock.forward(10 * 60_000);
    expect((await get(signed)).statusCode).toBe(404);
  });

  test('a taken-down clip is there for its review alone', async () => {
    const asset = await store({ clip: anMp4({ chunks: [9, 9, 9] }) });
    const scope = openScope(database.db, app.site_id);
    await inTransaction(scope, (tx) => assets.takedowns.place(tx, [asset.id], randomUUID()));
    for (const url of [`/assets/${asset.id}/clip`, assets.clips.signedUrlOf(asset)]) {
      expect((await get(url, { range: 'bytes=0-1' })).statusCode).toBe(404);
    }
    const review = await get(assets.clips.reviewUrlOf(asset));
    expect([review.statusCode, review.headers['cache-control']]).toEqual([
      200,
      'private, no-store',
    ]);
  });

  test('a picture has no clip, and a file that is not a clip is not stored', async () => {
    const asset = await assets.store(database.db, {
      site_id: app.site_id,
      owner_id: null,
      bytes: await aPlainPicture(),
      rating: 'safe',
      verdict: 'approved',
      provenance: { source: 'upload' },
    });
    expect((await get(`/assets/${asset.id}/clip`)).statusCode).toBe(404);
    const before = storage.keys().length;
    await expect(store({ clip: Buffer.from('<html>') })).rejects.toMatchObject({
      code: 'request.invalid',
    });
    expect(storage.keys().length).toBe(before);
  });

  test('both files go with the clip, and with its owner', async () => {
    const scope = openScope(database.db, app.site_id);
    const owner_id = randomUUID();
    const [gone, erased] = [await store(), await store({ owner_id })];
    await assets.draft({ ...(await draftOf()), owner_id });
    const left = (id: string) => storage.keys().filter((key) => key.includes(id)).length;
    await get(assets.urlOf(gone, 96));
    await inTransaction(scope, (tx) => assets.discard(tx, [gone.id]));
    app.clock.forward(3_600_000);
    await assets.removeOrphans();
    expect([left(gone.id), left(erased.id)]).toEqual([0, 2]);
    const exported = assets.personalData.exportOf(scope, owner_id).pictures;
    const rows: unknown[] = [];
    for await (const page of exported) rows.push(page);
    expect(rows.flat()).toMatchObject([
      {
        kind: 'video',
        url: expect.stringMatching(/\/960\?until=/),
        video_url: expect.stringMatching(/\/clip\?until=/),
      },
    ]);
    await assets.personalData.eraseOf(scope, owner_id);
    expect(left(erased.id)).toBe(0);
  });

  const draftOf = async (): Promise<NewAsset> => ({
    site_id: app.site_id,
    owner_id: null,
    bytes: await aPlainPicture(),
    clip: anMp4(),
    rating: 'safe',
    verdict: 'pending',
    provenance: { engine: 'painter' },
  });
});
