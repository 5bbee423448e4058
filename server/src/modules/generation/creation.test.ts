// Creating a character: four pictures of the same person, visible to the owner only.
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../../test/app.ts';
import { newCharacter } from '../../../test/characters.ts';
import { cleanUp, onDatabase } from '../../../test/databases.ts';
import { balance, createMakers, isOver } from '../../../test/makers.ts';
import { createPuppetImage, type PuppetImage } from '../../../test/fakes/fake-image.ts';
import { createPuppetLlm } from '../../../test/fakes/fake-llm.ts';
import { openSocket } from '../../../test/sockets.ts';
import { inTransaction } from '../../platform/db/scope.ts';
import type { Database } from '../../platform/db/open.ts';

onDatabase('making a character', (open) => {
  const later = cleanUp();
  let database: Database;
  let app: TestApp;
  let image: PuppetImage;
  let makers: ReturnType<typeof createMakers>;
  let address: string;

  beforeAll(async () => {
    database = await open();
    image = createPuppetImage();
    const llm = createPuppetLlm();
    app = await testApp({ database, llm, image, later, runsJobs: true });
    makers = createMakers({ app, database });
    address = await app.listen();
  });

  beforeEach(() => {
    image.before = async () => undefined;
  });

  test('four pictures of one person are charged on delivery, and one becomes the portrait', async () => {
    const ann = await makers.maker();
    const socket = await openSocket(address, { token: ann.token });
    await socket.expect('ready');
    const before = image.requests.length;
    const go = image.holdBack();
    const made = await ann.creation.create({ body: newCharacter() });
    expect(made).toMatchObject({
      kind: 'character',
      creation_step: 'painting',
      price: 50,
      name: 'Maren',
      new_one_time_balance: 10,
      pictures: [],
      character_id: null,
      chosen_image_id: null,
    });
    expect(await balance(ann)).toEqual({ left: 10, held: 50 });
    go();
    const { job_id } = made;
    await socket.expect('job.changed', ({ progress }) => progress.done === 2);
    const painted = await makers.until(ann, job_id, isOver);
    expect(painted).toMatchObject({ state: 'succeeded', creation_step: 'choose_picture' });
    expect(painted.progress).toEqual({ done: 4, total: 4 });
    await socket.expect('job.changed', ({ state }) => state === 'succeeded');
    socket.close();
    expect(await balance(ann)).toEqual({ left: 10, held: 0 });

    const requests = image.requests.slice(before);
    expect(requests).toHaveLength(4);
    expect(new Set(requests.map(({ identity }) => JSON.stringify(identity))).size).toBe(1);
    expect(new Set(requests.map(({ scene }) => JSON.stringify(scene))).size).toBe(4);

    expect(painted.pictures).toHaveLength(4);
    for (const { url } of painted.pictures) {
      expect((await app.http.inject({ url })).statusCode).toBe(200);
      const [unsigned = ''] = url.split('?');
      expect((await app.http.inject({ url: unsigned })).statusCode).toBe(404);
    }

    const char_id = painted.character_id ?? '';
    expect(await ann.own_characters.read({ params: { char_id } })).toMatchObject({
      name: 'Maren',
      age: 34,
      visibility: 'private',
      version: 1,
      tagline: 'Gentle, witty artist',
      personality: 'Maren is gentle, witty.',
    });
    expect((await ann.creation.list()).creations.map((one) => one.job_id)).toEqual([job_id]);
    const second = painted.pictures[1]?.image_id ?? '';
    const ready = await ann.creation.setPicture({ params: { job_id }, body: { image_id: second } });
    expect(ready).toMatchObject({ creation_step: 'ready', chosen_image_id: second });
    expect((await ann.creation.list()).creations).toEqual([]);
    const third = painted.pictures[2]?.image_id ?? '';
    const changed = await ann.creation.setPicture({
      params: { job_id },
      body: { image_id: third },
    });
    expect(changed.chosen_image_id).toBe(third);
    expect(await balance(ann)).toEqual({ left: 10, held: 0 });
    const { portrait_url } = await ann.own_characters.read({ params: { char_id } });
    expect(portrait_url).toContain(third);
  });

  test('a choice that the wizard does not offer is refused with its field, and nothing is charged', async () => {
    const ann = await makers.maker();
    const { traits } = newCharacter();
    const wrong = { ...traits, type: 'dragon', hair_style: 'buzz', fetishes: ['silk', 'silk'] };
    const creating = ann.creation.create({ body: newCharacter({ traits: wrong }) });
    await expect(creating).rejects.toMatchObject({ code: 'creation.option_unknown' });
    const anime = ann.creation.create({ body: newCharacter({ gender: 'male' }) });
    await expect(anime).rejects.toMatchObject({ code: 'creation.option_unknown' });
    for (const more of [{ age: 17 }, { name: ' ' }, { gender: 'other' }, { price: 1 }]) {
      const body = { ...newCharacter(), ...more } as never;
      await expect(ann.creation.create({ body })).rejects.toMatchObject({
        code: 'request.invalid',
      });
    }
    expect(await balance(ann)).toEqual({ left: 60, held: 0 });
  });

  test('texts are judged before anything is charged', async () => {
    const ann = await makers.maker();
    const body = newCharacter({
      description: 'She is only sixteen years old and still at school.',
    });
    const creating = ann.creation.create({ body });
    await expect(creating).rejects.toMatchObject({ code: 'safety.blocked' });
    expect(await balance(ann)).toEqual({ left: 60, held: 0 });
    expect((await ann.creation.list()).creations).toEqual([]);
  });

  test('a creation is visible to its owner only', async () => {
    const [ann, eve] = [await makers.maker(), await makers.maker()];
    const { job_id } = await ann.creation.create({ body: newCharacter() });
    const painted = await makers.until(ann, job_id, isOver);
    const image_id = painted.pictures[0]?.image_id ?? '';
    const params = { job_id };
    const tries = [
      eve.creation.status({ params }),
      eve.creation.setPicture({ params, body: { image_id } }),
      eve.creation.retry({ params }),
      eve.creation.cancel({ params }),
      eve.creation.dismiss({ params }),
    ];
    for (const one of await Promise.allSettled(tries))
      expect(one).toMatchObject({ reason: { code: 'job.not_found' } });
    const hers = await eve.creation.create({ body: newCharacter() });
    await makers.until(eve, hers.job_id, isOver);
    const stolen = { params: { job_id: hers.job_id }, body: { image_id } };
    await expect(eve.creation.setPicture(stolen)).rejects.toMatchObject({
      code: 'picture.not_found',
    });
  });

  test('a creation whose chosen portrait is taken down does not wait for a choice again', async () => {
    const ann = await makers.maker();
    const { job_id } = await ann.creation.create({ body: newCharacter() });
    const painted = await makers.until(ann, job_id, isOver);
    const image_id = painted.pictures[0]?.image_id ?? '';
    await ann.creation.setPicture({ params: { job_id }, body: { image_id } });
    const { moderationHolds } = app.app.characters;
    await inTransaction(app.scope, (tx) => moderationHolds.withhold(tx, [image_id]));
    expect((await ann.creation.list()).creations).toEqual([]);
    expect(await ann.creation.status({ params: { job_id } })).toMatchObject({
      creation_step: 'ready',
      chosen_image_id: null,
    });
    const { characters } = await ann.own_characters.list({ query: {} });
    expect(characters.map(({ id }) => id)).toEqual([painted.character_id]);
  });

  test('a picture that was refused is neither shown nor chosen', async () => {
    const ann = await makers.maker();
    const { job_id } = await ann.creation.create({ body: newCharacter() });
    const painted = await makers.until(ann, job_id, isOver);
    const image_id = painted.pictures[0]?.image_id ?? '';
    await database.pool.query(`update asset set verdict = 'refused' where id = $1`, [image_id]);
    const now = await ann.creation.status({ params: { job_id } });
    expect(now.pictures).toHaveLength(3);
    const choosing = ann.creation.setPicture({ params: { job_id }, body: { image_id } });
    await expect(choosing).rejects.toMatchObject({ code: 'picture.not_found' });
  });
});
