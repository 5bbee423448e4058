// One person, one face: creation, studio, chat, clip and card art of a character draw the same person, as its portrait shows it.
import { isDeep } from '@velour/testing/depth.ts';
import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Creation } from '@velour/contract/creation.ts';
import { createPainter } from '../src/providers/image/painter.ts';
import type { PictureRequest } from '../src/providers/image/port.ts';
import type { Database } from '../src/platform/db/open.ts';
import { testApp, type Person, type TestApp } from './app.ts';
import { newCharacter } from './characters.ts';
import { cleanUp, onDatabase } from './databases.ts';
import { aDecodableClip, createFakeVideo, type FakeVideo } from './fakes/fake-video.ts';
import { createPuppetLlm } from './fakes/fake-llm.ts';
import { createMemory, type Memory } from './fakes/memory-storage.ts';
import { createMakers } from './makers.ts';

/** Creation, two pictures and five clips. */
const TOKENS = 50 + 2 * 5 + 5 * 20;

onDatabase('one face', (open) => {
  const later = cleanUp();
  let database: Database;
  let app: TestApp;
  let storage: Memory;
  let video: FakeVideo;
  let drawn: PictureRequest[];
  let ann: Person;
  let creation: Creation;
  let character_id: string;

  beforeAll(async () => {
    database = await open();
    storage = createMemory();
    video = createFakeVideo();
    video.answer = aDecodableClip;
    const painter = createPainter();
    const image = {
      ...painter,
      paint: (request: PictureRequest) => {
        drawn.push(request);
        return painter.paint(request);
      },
    };
    drawn = [];
    app = await testApp({ database, llm: createPuppetLlm(), image, video, storage, later });
    const makers = createMakers({ app, database });
    ann = await makers.maker(TOKENS);
    const { job_id } = await ann.creation.create({ body: newCharacter() });
    creation = await makers.workOut(ann, job_id);
    character_id = creation.character_id ?? '';
    const image_id = creation.pictures[2]?.image_id ?? '';
    await ann.creation.setPicture({ params: { job_id }, body: { image_id } });
  });

  beforeEach(() => {
    drawn.length = 0;
    video.requests.length = 0;
  });

  const portraitOf = async () => {
    const { rows } = await database.pool.query<{ id: string; recipe: PictureRequest }>(
      'select asset.id, recipe from asset join character on portrait_id = asset.id where character.id = $1',
      [character_id],
    );
    const [row] = rows;
    return row ?? expect.fail('The character has no portrait.');
  };

  const animate = async (image_id: string) => {
    const { job_id } = await ann.studio.generateVideo({ body: { image_id, prompt: '' } });
    await app.app.jobs.runNext('video');
    const clip = await ann.studio.video({ query: { video_id: job_id } });
    expect(clip).toMatchObject({ state: 'succeeded' });
    const [request] = video.requests.splice(0);
    return request ?? expect.fail('Nothing was animated.');
  };

  const pixelsOf = async (picture: Buffer) =>
    createHash('sha256')
      .update(await sharp(picture).raw().toBuffer())
      .digest('hex');

  test('studio, chat, clip and share card show whom the chosen portrait shows', async () => {
    const portrait = await portraitOf();
    const { identity } = portrait.recipe;
    const prompt = 'reading in a library';
    const { job_id } = await ann.studio.generateImage({ body: { character_id, prompt } });
    await app.app.jobs.runNext('image');
    const studio = await ann.studio.image({ query: { generated_image_id: job_id } });
    const { session_id } = await ann.chat.open({ body: { character_id } });
    await ann.chat.orderPicture({ params: { id: session_id }, body: { prompt: 'at the beach' } });
    await app.app.jobs.runNext('image');
    expect(drawn.map((one) => one.identity)).toEqual([identity, identity]);
    drawn.length = 0;

    for (const id of [portrait.id, studio.pictures[0]?.id ?? '']) {
      const request = await animate(id);
      expect(request.recipe?.identity).toEqual(identity);
      const still = await app.app.assets.asPng(id);
      expect(await pixelsOf(request.still)).toBe(await pixelsOf(still ?? Buffer.alloc(0)));
    }
    await database.pool.query(
      `update asset set is_shared = true, verdict = 'approved' where id = $1`,
      [portrait.id],
    );
    await app.app.assets.reshape(portrait.id, { width: 480, height: 640, pose: 'turned left' });
    for (const one of drawn) expect(one.identity).toEqual(identity);
    expect(drawn.at(-1)?.scene.pose).toBe('turned left');
  });

  test.runIf(isDeep())(
    'a portrait that the painter would draw with another face now is animated and shown as it is',
    async () => {
      const portrait = await portraitOf();
      // As an earlier version drew it: the same recipe, another picture.
      const { identity, scene } = portrait.recipe;
      const signal = new AbortController().signal;
      const { bytes } = await createPainter().paint({
        ...portrait.recipe,
        identity: { ...identity, age: identity.age + 20 },
        scene,
        signal,
      });
      const { rows } = await database.pool.query<{ original: string }>(
        'select original from asset where id = $1',
        [portrait.id],
      );
      await storage.put(rows[0]?.original ?? '', bytes);
      const request = await animate(portrait.id);
      expect([request.recipe, request.label]).toEqual([undefined, undefined]);
      expect(await pixelsOf(request.still)).toBe(await pixelsOf(bytes));
      const shape = { width: 480, height: 640, pose: 'turned left' };
      const card = await app.app.assets.reshape(portrait.id, shape);
      expect(await pixelsOf(card ?? Buffer.alloc(0))).toBe(await pixelsOf(bytes));

      const { suggestions } = ann.studio;
      expect(await suggestions({ query: { character_id } })).toMatchObject({ face_differs: true });
      // A picture of today as the portrait is followed by all later ones.
      const image_id = creation.pictures[1]?.image_id ?? '';
      const { version } = await ann.own_characters.read({ params: { char_id: character_id } });
      await ann.own_characters.setPortrait({
        params: { char_id: character_id },
        body: { image_id, version },
      });
      expect(await suggestions({ query: { character_id } })).toMatchObject({ face_differs: false });
    },
  );

  test('a portrait whose place alone would be drawn otherwise now is still followed', async () => {
    const image_id = creation.pictures[0]?.image_id ?? '';
    const { version } = await ann.own_characters.read({ params: { char_id: character_id } });
    await ann.own_characters.setPortrait({
      params: { char_id: character_id },
      body: { image_id, version },
    });
    const { id } = await portraitOf();
    const { rows } = await database.pool.query<{ original: string }>(
      'select original from asset where id = $1',
      [id],
    );
    const original = rows[0]?.original ?? '';
    const stored = sharp(await app.app.assets.asPng(id));
    const { width, height } = await stored.metadata();
    const curtain = { width: Math.round(width * 0.2), height, background: '#604' };
    await storage.put(
      original,
      await stored
        .composite([{ input: { create: { ...curtain, channels: 3 } }, left: 0, top: 0 }])
        .jpeg({ quality: 92 })
        .toBuffer(),
    );
    const { suggestions } = ann.studio;
    expect(await suggestions({ query: { character_id } })).toMatchObject({ face_differs: false });
    // Its clip would begin with another place.
    expect((await animate(id)).recipe).toBeUndefined();
  });

  test('the frames of a clip have the label where the site wants one', async () => {
    const { id } = await portraitOf();
    await app.app.sites.change(app.site_id, { visible_ai_label: true });
    const { label, width, height } = await animate(id);
    await app.app.sites.change(app.site_id, { visible_ai_label: false });
    expect(label?.svg).toContain('<svg');
    expect(label?.left).toBeLessThan(width);
    expect(label?.top).toBeLessThan(height / 4);
  });
});
