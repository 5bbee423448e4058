// Every delivered file of generated content is marked: all sizes and formats, clips and stills; downloads are also
// signed.
import { PICTURE_WIDTHS } from '@velour/contract/pictures.ts';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../../test/app.ts';
import { cleanUp, onDatabase } from '../../../test/databases.ts';
import { aPlainPicture, createPuppetImage } from '../../../test/fakes/fake-image.ts';
import { createPuppetLlm } from '../../../test/fakes/fake-llm.ts';
import { aDecodableClip } from '../../../test/fakes/fake-video.ts';
import { xmpOf } from '@velour/mp4/test/xmp.ts';
import { createVault } from '../../platform/encryption.ts';
import type { Database } from '../../platform/db/open.ts';
import { WIDEST } from './assets.rules.ts';
import type { Asset } from './service.ts';
import { createSiteCredentials } from './site-credentials.ts';

const master = Buffer.alloc(32, 5);
const MADE = 'digitalsourcetype/trainedAlgorithmicMedia';

onDatabase('a file that is delivered', (open) => {
  const later = cleanUp();
  let database: Database;
  let app: TestApp;
  const made: Record<string, Asset> = {};

  const store = async (clip?: Buffer) =>
    app.app.assets.store(database.db, {
      site_id: app.site_id,
      owner_id: null,
      bytes: await aPlainPicture(clip ? 3 : 2),
      ...(clip && { clip }),
      rating: 'safe',
      verdict: 'approved',
      provenance: { engine: 'some-model', seed: 1 },
    });
  const get = async (url: string, accept = 'image/webp'): Promise<Buffer> =>
    (await app.http.inject({ url, headers: { accept } })).rawPayload;

  beforeAll(async () => {
    database = await open();
    const [llm, image] = [createPuppetLlm(), createPuppetImage()];
    app = await testApp({ database, later, llm, image, master });
    made['picture'] = await store();
    made['still of a clip'] = await store(
      (await aDecodableClip({ width: 96, height: 128, seconds: 1 })).bytes,
    );
  });

  const log = { warn: expect.fail, error: expect.fail, info: expect.fail, debug: expect.fail };
  const secret = createVault(master).secret('picture addresses');
  const signed = createSiteCredentials({ secret, log });

  const formats = ['webp', 'avif'] as const;
  const files = ['picture', 'still of a clip'].flatMap((what) =>
    PICTURE_WIDTHS.flatMap((width) => formats.map((format) => [what, width, format] as const)),
  );

  test.each(files)('%s, %i wide, as %s', async (what, width, format) => {
    const asset = made[what] ?? expect.fail();
    const url = app.app.assets.urlOf(asset, width);
    const type = `image/${format}` as const;
    // The first request gets WebP; AVIF is made afterwards.
    const formatOf = (file: Buffer) => (file.toString('latin1', 4, 8) === 'ftyp' ? 'avif' : 'webp');
    await expect.poll(async () => formatOf(await get(url, type))).toBe(format);
    const file = await get(url, type);
    const { xmp, exif, iptc } = await sharp(file).metadata();
    expect(xmp?.toString()).toContain(MADE);
    expect([exif, iptc]).toEqual([undefined, undefined]);
    // Smaller sizes are for lists and are not signed.
    const isDownloaded = width === WIDEST;
    expect(await signed.read(app.site_id, file, type)).toEqual(
      isDownloaded ? { at: asset.created_at } : undefined,
    );
  });

  test('the clip itself, whole and by ranges', async () => {
    const asset = made['still of a clip'] ?? expect.fail();
    const url = app.app.assets.clips.viewUrlOf(asset);
    const file = await get(url);
    expect(xmpOf(file)).toContain(MADE);
    expect(await signed.read(app.site_id, file, 'video/mp4')).toEqual({ at: asset.created_at });
    const parts: Buffer[] = [];
    for (let from = 0; from < file.length; from += 4_096) {
      const range = `bytes=${from}-${from + 4_095}`;
      parts.push((await app.http.inject({ url, headers: { range } })).rawPayload);
    }
    expect(Buffer.concat(parts).equals(file)).toBe(true);
  });
});
