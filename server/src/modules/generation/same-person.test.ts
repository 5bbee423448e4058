// A new character at a picture server: the same prompt, tasks and reference as in the studio, so that pictures show one
// person.
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../../test/app.ts';
import { newCharacter } from '../../../test/characters.ts';
import { cleanUp, onDatabase } from '../../../test/databases.ts';
import { createPuppetImage, type PuppetImage } from '../../../test/fakes/fake-image.ts';
import { createMakers } from '../../../test/makers.ts';
import type { Database } from '../../platform/db/open.ts';
import { taskOfPart } from '../jobs/service.ts';

onDatabase('a character of a picture server', (open) => {
  const later = cleanUp();
  let database: Database;
  let app: TestApp;
  let image: PuppetImage;
  let makers: ReturnType<typeof createMakers>;

  beforeAll(async () => {
    database = await open();
    image = Object.assign(createPuppetImage(), { name: 'comfyui · test', isBuiltIn: false });
    app = await testApp({ database, image, later });
    makers = createMakers({ app, database });
  });

  beforeEach(() => {
    image.requests.length = 0;
    image.before = async () => undefined;
  });

  test('each portrait has its own prompt, all but the first a reference, and the studio continues from the chosen one', async () => {
    const ann = await makers.maker(55);
    const { job_id } = await ann.creation.create({ body: newCharacter() });
    const creation = await makers.workOut(ann, job_id);
    expect(creation.creation_step).toBe('choose_picture');
    const [first, ...others] = image.requests;
    expect(others).toHaveLength(3);
    for (const { wording, identity } of image.requests) {
      expect(wording?.text).toMatch(/^An adult (woman|man), \d+ years old/);
      expect(identity).toEqual(first?.identity);
    }
    expect(first?.reference).toBeUndefined();
    expect(new Set(others.map(({ reference }) => reference)).size).toBe(1);
    expect(others[0]?.reference?.length).toBeGreaterThan(100);

    const image_id = creation.pictures[0]?.image_id ?? '';
    await ann.creation.setPicture({ params: { job_id }, body: { image_id } });
    const character_id = creation.character_id ?? '';
    const body = { character_id, prompt: 'reading in a library' };
    const { job_id: generated_image_id } = await ann.studio.generateImage({ body });
    await app.app.jobs.runNext('image');
    expect(await ann.studio.image({ query: { generated_image_id } })).toMatchObject({
      state: 'succeeded',
    });
    const last = image.requests.at(-1);
    expect(last?.identity).toEqual(first?.identity);
    expect(last?.reference?.length).toBeGreaterThan(100);
    const [fixed = ''] = first?.wording?.text.split(' Clothes:') ?? [];
    expect(last?.wording?.text.startsWith(fixed)).toBe(true);
  });

  test('a studio picture that becomes the portrait still says who it shows, for any provider', async () => {
    const ann = await makers.maker(80);
    const { job_id } = await ann.creation.create({ body: newCharacter() });
    const creation = await makers.workOut(ann, job_id);
    const image_id = creation.pictures[0]?.image_id ?? '';
    await ann.creation.setPicture({ params: { job_id }, body: { image_id } });
    const [first] = image.requests;
    const order = async (prompt: string) => {
      const body = { character_id: creation.character_id ?? '', prompt };
      const { job_id: generated_image_id } = await ann.studio.generateImage({ body });
      await app.app.jobs.runNext('image');
      return ann.studio.image({ query: { generated_image_id } });
    };
    const [chosen] = (await order('reading in a library')).pictures;
    await ann.gallery.setPortrait({ params: { id: chosen?.id ?? '' } });
    await order('at the beach');
    // Providers without references only get the identity.
    expect(image.requests.at(-1)?.identity).toEqual(first?.identity);
    expect(image.requests.at(-1)?.reference?.length).toBeGreaterThan(100);
    const body = { image_id: chosen?.id ?? '', prompt: '' };
    const { job_id: video_id } = await ann.studio.generateVideo({ body });
    await app.app.jobs.runNext('video');
    expect(await ann.studio.video({ query: { video_id } })).toMatchObject({ state: 'succeeded' });
  });

  test('the server’s id of each picture is stored before waiting for it', async () => {
    const ann = await makers.maker(50);
    const noted: (string | null | undefined)[] = [];
    image.before = async () => {
      await image.requests.at(-1)?.task?.remember('prompt-id');
      const { rows } = await database.pool.query<{ task_id: string | null }>(
        'select task_id from job where owner_id = $1',
        [ann.id],
      );
      noted.push(rows[0]?.task_id);
    };
    const { job_id } = await ann.creation.create({ body: newCharacter() });
    expect(await makers.workOut(ann, job_id)).toMatchObject({ state: 'succeeded' });
    expect(noted).toEqual(['1:prompt-id', '2:prompt-id', '3:prompt-id', '4:prompt-id']);
    // After a crash, the task's id is used for the picture that was being made, and for no other.
    const ids = [1, 2, 3].map((n) => taskOfPart('2:prompt:id', n, async () => undefined).id);
    expect(ids).toEqual([undefined, 'prompt:id', undefined]);
  });

  test('a model’s picture is not drawn again for a share card: the card shows the portrait itself', async () => {
    const ann = await makers.maker(50);
    const { job_id } = await ann.creation.create({ body: newCharacter() });
    const { pictures } = await makers.workOut(ann, job_id);
    const made = image.requests.length;
    const id = pictures[0]?.image_id ?? '';
    const rows = 'update asset set is_shared = true, verdict = $2 where id = $1';
    await database.pool.query(rows, [id, 'approved']);
    const shape = { width: 480, height: 640, pose: 'turned left' };
    expect((await app.app.assets.reshape(id, shape))?.length).toBeGreaterThan(100);
    expect(image.requests.length).toBe(made);
  });
});
