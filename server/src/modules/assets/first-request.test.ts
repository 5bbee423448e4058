// Pictures drawn at their first request: once for concurrent requests, and again when a file is lost.
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../../test/app.ts';
import { cleanUp, onDatabase, quietLog, temporaryDirectory } from '../../../test/databases.ts';
import {
  aRecipe,
  createPuppetImage,
  refuses,
  type PuppetImage,
} from '../../../test/fakes/fake-image.ts';
import { createPuppetLlm } from '../../../test/fakes/fake-llm.ts';
import type { Database } from '../../platform/db/open.ts';
import { keyOfOriginal, keyOfRendition } from './assets.rules.ts';
import type { AssetsService, PlannedPicture } from './service.ts';

const recipe = aRecipe();

onDatabase('a picture that is not drawn yet', (open) => {
  const later = cleanUp();
  let database: Database;
  let directory: string;
  let image: PuppetImage;
  let assets: AssetsService;
  let http: TestApp['http'];
  let site_id: string;

  const start = () =>
    testApp({
      database,
      llm: createPuppetLlm(),
      image,
      filesIn: directory,
      log: quietLog,
      later,
      // Processes of one installation share its key, and thereby its watermark.
      master: Buffer.alloc(32, 1),
    });

  beforeAll(async () => {
    database = await open();
    directory = await temporaryDirectory(later);
    image = createPuppetImage();
    const app = await start();
    ({ http, site_id } = app);
    assets = app.app.assets;
  });

  beforeEach(() => {
    image.requests.length = 0;
    image.before = async () => undefined;
  });

  const plan = async (change: Partial<PlannedPicture> = {}) => {
    const [asset] = await assets.plan(database.db, [
      {
        site_id,
        owner_id: null,
        rating: 'safe',
        verdict: 'approved',
        provenance: { engine: 'painter', seed: recipe.scene.seed },
        recipe,
        ...change,
      },
    ]);
    if (!asset) throw new Error('nothing was planned');
    return asset;
  };

  const rowOf = async (id: string) =>
    (await database.pool.query('select * from asset where id = $1', [id])).rows[0];

  test('is drawn from its recipe at the first request, and then described like any other', async () => {
    const asset = await plan();
    expect(await rowOf(asset.id)).toMatchObject({ original: null, sha256: null, bytes: null });
    const answer = await http.inject(assets.urlOf(asset, 360));
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp']);
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 360, height: 480 });
    expect(image.requests).toMatchObject([
      { identity: recipe.identity, scene: recipe.scene, width: 960, height: 1280 },
    ]);
    expect(await rowOf(asset.id)).toMatchObject({
      original: keyOfOriginal(asset.id),
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      preview: expect.stringMatching(/^data:image\/webp;base64,/),
    });
  });

  test('has a preview before it is drawn, for a small part of the work, and keeps it', async () => {
    const asset = await plan();
    const preview = await assets.previewOf(asset.id);
    expect(preview).toMatch(/^data:image\/webp;base64,/);
    expect(image.requests).toMatchObject([{ width: 128, height: 171 }]);
    expect(await assets.previewOf(asset.id)).toBe(preview);
    await http.inject(assets.urlOf(asset, 96));
    expect(image.requests).toHaveLength(2);
    expect(await rowOf(asset.id)).toMatchObject({ preview });
  });

  test('is drawn once for fifty concurrent requests in any sizes', async () => {
    const asset = await plan();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        http.inject(assets.urlOf(asset, ([96, 192, 360] as const)[at % 3] ?? 96)),
      ),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(image.requests).toHaveLength(1);
  });

  test('is drawn twice by two processes at worst, and both show it', async () => {
    const asset = await plan();
    const other = await start();
    const answers = await Promise.all(
      [http, other.http].map((one) => one.inject(assets.urlOf(asset, 360))),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(answers[0]?.rawPayload.equals(answers[1]?.rawPayload ?? Buffer.alloc(0))).toBe(true);
    expect(image.requests.length).toBeLessThanOrEqual(2);
  });

  test('fails clearly when it cannot be drawn, and the next request is the next try', async () => {
    const asset = await plan();
    const url = assets.urlOf(asset, 360);
    image.before = refuses;
    const failed = await http.inject(url);
    expect([failed.statusCode, failed.json().code]).toEqual([503, 'picture.unavailable']);
    expect(failed.headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '5' });
    expect(await rowOf(asset.id)).toMatchObject({ original: null });
    image.before = async () => undefined;
    expect((await http.inject(url)).statusCode).toBe(200);
  });

  test('of an unavailable provider fails in the same way', async () => {
    const asset = await plan({ recipe: { ...recipe, engine: 'sculptor' } });
    const answer = await http.inject(assets.urlOf(asset, 360));
    expect(answer.statusCode).toBe(503);
  });

  test('that is not public is not drawn for anonymous requests', async () => {
    const asset = await plan({ verdict: 'pending' });
    expect((await http.inject(assets.urlOf(asset, 360))).statusCode).toBe(404);
    expect(image.requests).toEqual([]);
  });

  test('is made again from the original when a size is lost, from the recipe when the original is', async () => {
    const asset = await plan();
    const url = assets.urlOf(asset, 360);
    const first = await http.inject(url);
    await rm(join(directory, keyOfRendition(asset.id, 360, 'webp')));
    // The first process still has it in memory; a second process draws it again.
    const second = await (await start()).http.inject(url);
    expect(image.requests).toHaveLength(1);
    await rm(join(directory, keyOfOriginal(asset.id)));
    await rm(join(directory, keyOfRendition(asset.id, 360, 'webp')));
    const third = await (await start()).http.inject(url);
    expect(image.requests).toHaveLength(2);
    for (const again of [second, third]) {
      expect(again.rawPayload.equals(first.rawPayload)).toBe(true);
    }
  });

  test('is simply drawn again after its process was killed in the middle', async () => {
    const asset = await plan();
    // Killed after the original was stored and before its row was updated, the worst possible moment.
    await http.inject(assets.urlOf(asset, 360));
    await rm(join(directory, keyOfRendition(asset.id, 360, 'webp')));
    await database.pool.query(
      `update asset set original = null, sha256 = null, bytes = null where id = $1`,
      [asset.id],
    );
    const survivor = await start();
    expect((await survivor.http.inject(assets.urlOf(asset, 360))).statusCode).toBe(200);
    expect(image.requests).toHaveLength(1);
    expect(await rowOf(asset.id)).toMatchObject({ original: keyOfOriginal(asset.id) });
    expect(await readdir(join(directory, '.half-written'))).toEqual([]);
  });

  test('is not waited for by a process that stops', async () => {
    const asset = await plan();
    const { app, http: stopping } = await start();
    let began: () => void = () => undefined;
    const drawing = new Promise<void>((resolve) => {
      began = resolve;
    });
    image.before = () => {
      began();
      const { signal } = image.requests[0] ?? {};
      return new Promise((_, reject) =>
        signal?.addEventListener('abort', () => reject(signal.reason)),
      );
    };
    const answer = stopping.inject(assets.urlOf(asset, 360));
    await drawing;
    await app.assets.close();
    expect((await answer).statusCode).toBe(503);
  });

  test('can be drawn before any request, at once or in the background', async () => {
    const [now, after] = [await plan(), await plan()];
    expect(await assets.undrawnOf([after.id, now.id])).toEqual([after.id, now.id]);
    await assets.prepare(now.id, 360);
    expect(await assets.undrawnOf([after.id, now.id])).toEqual([after.id]);
    assets.whenIdle(after.id, () => assets.prepare(after.id, 360));
    await expect.poll(() => assets.undrawnOf([after.id, now.id])).toEqual([]);
    expect(image.requests).toHaveLength(2);
    await http.inject(assets.urlOf(now, 360));
    expect(image.requests).toHaveLength(2);
  });

  test('neither a row without recipe and original nor one half described can be written', async () => {
    const asset = await plan();
    for (const change of ['recipe = null', `sha256 = 'x'`, `original = 'x'`, 'bytes = 5']) {
      await expect(
        database.pool.query(`update asset set ${change} where id = $1`, [asset.id]),
      ).rejects.toMatchObject({ code: '23514' });
    }
  });
});
