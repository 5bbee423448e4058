// Downloads carry content credentials of their site: pictures in their largest size in both formats, and clips.
import { beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../../test/app.ts';
import { cleanUp, onDatabase } from '../../../test/databases.ts';
import { aPlainPicture, createPuppetImage } from '../../../test/fakes/fake-image.ts';
import { createPuppetLlm } from '../../../test/fakes/fake-llm.ts';
import { aDecodableClip } from '../../../test/fakes/fake-video.ts';
import { createVault } from '../../platform/encryption.ts';
import type { Database } from '../../platform/db/open.ts';
import type { AssetsService, NewAsset } from './service.ts';
import { createSiteCredentials } from './site-credentials.ts';
import type { SignedType } from '@velour/content-credentials/credentials.ts';

const master = Buffer.alloc(32, 5);

onDatabase('content credentials', (open) => {
  const later = cleanUp();
  let database: Database;
  let app: TestApp;
  let assets: AssetsService;

  beforeAll(async () => {
    database = await open();
    const [llm, image] = [createPuppetLlm(), createPuppetImage()];
    app = await testApp({ database, later, llm, image, master });
    assets = app.app.assets;
  });

  const log = { warn: expect.fail, error: expect.fail, info: expect.fail, debug: expect.fail };
  /** Reads like another process of the same installation. */
  const read = (bytes: Buffer, type: SignedType, site_id = app.site_id) =>
    createSiteCredentials({ secret: createVault(master).secret('picture addresses'), log }).read(
      site_id,
      bytes,
      type,
    );
  const store = async (change: Partial<NewAsset> = {}) =>
    assets.store(database.db, {
      site_id: app.site_id,
      owner_id: null,
      bytes: await aPlainPicture(),
      rating: 'safe',
      verdict: 'approved',
      provenance: { engine: 'some-model', seed: 1 },
      ...change,
    });
  const get = async (url: string, accept = 'image/webp') =>
    (await app.http.inject({ url, headers: { accept } })).rawPayload;

  test('a picture has them in its largest size, and a small one for lists has none', async () => {
    const asset = await store();
    const largest = await get(assets.urlOf(asset, 960));
    expect(await read(largest, 'image/webp')).toEqual({ at: asset.created_at });
    expect(await read(await get(assets.urlOf(asset, 192)), 'image/webp')).toBeUndefined();
  });

  test('so has the AVIF that is made later', async () => {
    const asset = await store();
    const url = assets.urlOf(asset, 960);
    await get(url, 'image/avif');
    await expect
      .poll(async () => read(await get(url, 'image/avif'), 'image/avif'))
      .toEqual({ at: asset.created_at });
  });

  test('another site has another key', async () => {
    const largest = await get(assets.urlOf(await store(), 960));
    expect(await read(largest, 'image/webp', crypto.randomUUID())).toBeUndefined();
  });

  test('a clip has them, and its row knows it by the file before', async () => {
    const { bytes: clip } = await aDecodableClip({ width: 96, height: 128, seconds: 1 });
    const [one, same] = [await store({ clip }), await store({ clip })];
    expect(await read(await get(assets.clips.viewUrlOf(one)), 'video/mp4')).toEqual({
      at: one.created_at,
    });
    expect(same.sha256).toBe(one.sha256);
  });

  test('an upload, which nothing here has made, has none', async () => {
    const upload = await store({ provenance: { uploaded: true } });
    expect(await read(await get(assets.urlOf(upload, 960)), 'image/webp')).toBeUndefined();
  });
});
