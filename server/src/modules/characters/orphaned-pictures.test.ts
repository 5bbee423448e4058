// What is left of pictures and jobs: taken away after its time, and never while anything still names it.
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { testApp, type Person, type TestApp } from '../../../test/app.ts';
import { inBase64, pngWith, textChunk, v3 } from '../../../test/card-files.ts';
import { newCharacter } from '../../../test/characters.ts';
import { cleanUp, onDatabase } from '../../../test/databases.ts';
import { createFaultyImage, faults, type FaultyImage } from '../../../test/fakes/faulty-image.ts';
import { balance, createMakers } from '../../../test/makers.ts';
import { createMemory, type Memory } from '../../../test/fakes/memory-storage.ts';
import { aPlainPicture } from '../../../test/fakes/fake-image.ts';
import type { Database } from '../../platform/db/open.ts';
import { openScope } from '../../platform/db/scope.ts';

onDatabase('orphaned pictures', (open) => {
  const later = cleanUp();
  let database: Database;
  let app: TestApp;
  let image: FaultyImage;
  let storage: Memory;
  let makers: ReturnType<typeof createMakers>;

  beforeAll(async () => {
    database = await open();
    image = createFaultyImage();
    storage = createMemory();
    app = await testApp({ database, image, storage, later });
    makers = createMakers({ app, database });
  });

  beforeEach(() => {
    image.faults = [];
  });

  /** Moves all stored times into the past; sign-ins stay valid. */
  const age = async (time: string) => {
    const columns = {
      job: 'ended_at',
      character: 'deleted_at',
      character_creation: 'chosen_at',
      asset_spare: 'remove_after',
    };
    for (const [table, column] of Object.entries(columns))
      await database.pool.query(`update ${table} set ${column} = ${column} - $1::interval`, [time]);
  };

  /** All that happens in a night so many days later. */
  const night = async (days: number) => {
    const { characters, generation, jobs, assets } = app.app;
    await age(`${days} days`);
    await characters.removeDeleted();
    await generation.creations.clearUnchosen();
    await jobs.forgetOld();
    await age('1 hour');
    await assets.removeOrphans();
  };
  const isStored = (id: string) => storage.keys().some((key) => key.includes(id));
  const stored = (ids: readonly string[]) => ids.map(isStored);

  const painted = async (ann: Person) => {
    const { job_id } = await ann.creation.create({ body: newCharacter() });
    const { pictures, character_id } = await makers.workOut(ann, job_id);
    const ids = pictures.map(({ image_id }) => image_id);
    return { job_id, params: { job_id }, ids, char_id: character_id ?? '' };
  };
  const choose = (ann: Person, job_id: string, image_id = '') =>
    ann.creation.setPicture({ params: { job_id }, body: { image_id } });

  test('pictures that were not chosen stay for thirty days after the choice, and all of them until then', async () => {
    const ann = await makers.maker();
    const { job_id, params, ids, char_id } = await painted(ann);
    await night(31);
    expect(stored(ids)).toEqual([true, true, true, true]); // within the grace period
    await choose(ann, job_id, ids[0]);
    await night(15);
    await choose(ann, job_id, ids[2]); // another choice restarts the period
    await night(15);
    expect((await ann.creation.status({ params })).pictures).toHaveLength(4);
    await night(16);
    // The first one stands in an earlier version, which can be brought back.
    expect(stored(ids)).toEqual([true, false, true, false]);
    await expect(choose(ann, job_id, ids[1])).rejects.toMatchObject({ code: 'picture.not_found' });
    const { version } = await ann.own_characters.read({ params: { char_id } });
    await ann.own_characters.restore({
      params: { char_id, version: '2' },
      body: { version },
    });
    const { portrait_url } = await ann.own_characters.read({ params: { char_id } });
    expect(portrait_url).toContain(ids[0]);
    expect((await app.http.inject({ url: portrait_url })).statusCode).toBe(200);
  });

  test('a concurrent choice and cleanup are serialized, and no portrait loses its picture', async () => {
    const ann = await makers.maker(400);
    for (let n = 0; n < 5; n += 1) {
      const { job_id, ids, char_id } = await painted(ann);
      await choose(ann, job_id, ids[0]);
      await age('31 days');
      const [chosen] = await Promise.allSettled([
        choose(ann, job_id, ids[1]),
        app.app.generation.creations.clearUnchosen(),
      ]);
      if (chosen.status === 'rejected')
        expect(chosen.reason).toMatchObject({ code: 'picture.not_found' });
      await night(0);
      const { portrait_url } = await ann.own_characters.read({ params: { char_id } });
      expect(portrait_url).toContain(chosen.status === 'fulfilled' ? ids[1] : ids[0]);
      expect((await app.http.inject({ url: portrait_url })).statusCode).toBe(200);
    }
  });

  test('pictures of a failed creation are deleted after a day', async () => {
    const ann = await makers.maker();
    const before = new Set(storage.keys());
    image.faults = ['honest', 'honest', faults.fails('refused')];
    const { job_id } = await ann.creation.create({ body: newCharacter() });
    await makers.workOut(ann, job_id);
    const drafts = storage.keys().filter((key) => !before.has(key));
    expect(drafts).toHaveLength(2);
    await night(2);
    expect(storage.keys().filter((key) => drafts.includes(key))).toEqual([]);
    expect(await balance(ann)).toEqual({ left: 60, held: 0 });
  });

  test('the picture of an imported card goes with its draft, and stays with its character', async () => {
    const ann = await makers.maker(0);
    const unaged = { ...v3, data: { ...v3.data, description: 'Keeps a lighthouse.' } };
    const bytes = await aPlainPicture();
    const take = async () => {
      const file = pngWith([textChunk('chara', inBase64(unaged))], bytes);
      const { draft } = await ann.own_characters.importCard({ body: file });
      const { rows } = await database.pool.query<{ portrait_id: string }>(
        'select portrait_id from character_draft where id = $1',
        [draft?.id],
      );
      return { params: { draft_id: draft?.id ?? '' }, picture: rows[0]?.portrait_id ?? '' };
    };
    const [thrown, finished, waiting] = [await take(), await take(), await take()];
    await ann.own_characters.removeDraft({ params: thrown.params });
    await ann.own_characters.finishDraft({ params: finished.params, body: { age: 30 } });
    await night(100);
    const pictures = [thrown, finished, waiting].map(({ picture }) => picture);
    expect(stored(pictures)).toEqual([false, true, true]);
  });

  test('pictures of a permanently deleted character are deleted, except those of a copy', async () => {
    const ann = await makers.maker(200);
    const [gone, copied] = [await painted(ann), await painted(ann)];
    for (const { job_id, ids } of [gone, copied]) await choose(ann, job_id, ids[0]);
    const copy = await ann.own_characters.duplicate({ params: { char_id: copied.char_id } });
    for (const { char_id } of [gone, copied])
      await ann.own_characters.remove({ params: { char_id } });
    await night(29);
    expect(stored(gone.ids)).toEqual([true, true, true, true]); // it may still be brought back
    await night(2);
    expect(stored(gone.ids)).toEqual([false, false, false, false]);
    expect(stored(copied.ids)).toEqual([true, false, false, false]);
    const { portrait_url } = await ann.own_characters.read({ params: { char_id: copy.id } });
    expect((await app.http.inject({ url: portrait_url })).statusCode).toBe(200);
  });

  test('a concurrent restore and permanent deletion are serialized', async () => {
    const ann = await makers.maker(0);
    const { character } = await ann.own_characters.importCard({
      body: pngWith([textChunk('chara', inBase64(v3))], await aPlainPicture()),
    });
    const params = { char_id: character?.id ?? '' };
    await ann.own_characters.remove({ params });
    await age('31 days');
    const [back] = await Promise.allSettled([
      ann.own_characters.undoRemove({ params }),
      app.app.characters.removeDeleted(),
    ]);
    const read = ann.own_characters.read({ params });
    if (back.status === 'fulfilled')
      await expect(read).resolves.toMatchObject({ id: params.char_id });
    else await expect(read).rejects.toMatchObject({ code: 'character.not_found' });
  });

  test('jobs are deleted after ninety days, except pictures in use', async () => {
    const ann = await makers.maker(300);
    const [chosen, unchosen] = [await painted(ann), await painted(ann)];
    await choose(ann, chosen.job_id, chosen.ids[3]);
    image.faults = [faults.fails('busy')];
    const failed = await ann.creation.create({ body: newCharacter() });
    await makers.workOut(ann, failed.job_id);
    await night(89);
    expect(await ann.creation.status({ params: chosen.params })).toMatchObject({
      creation_step: 'ready',
    });
    image.faults = [];
    const again = await ann.creation.create({ body: newCharacter() });
    await night(2);
    const gone = { code: 'job.not_found' };
    for (const job_id of [chosen.job_id, failed.job_id])
      await expect(ann.creation.status({ params: { job_id } })).rejects.toMatchObject(gone);
    await expect(ann.creation.retry({ params: { job_id: failed.job_id } })).rejects.toMatchObject(
      gone,
    );
    // What waits for its owner's choice, and what is under way, waits on.
    expect(await ann.creation.status({ params: unchosen.params })).toMatchObject({
      creation_step: 'choose_picture',
    });
    expect((await makers.workOut(ann, again.job_id)).job_id).toBe(again.job_id);
    await choose(ann, unchosen.job_id, unchosen.ids[0]);

    const { portrait_url } = await ann.own_characters.read({ params: { char_id: chosen.char_id } });
    expect(portrait_url).toContain(chosen.ids[3]);
    expect((await app.http.inject({ url: portrait_url })).statusCode).toBe(200);
    // The statement still says what each token went for, by the number that it had.
    const scope = openScope(database.db, app.site_id);
    const { csv } = await app.app.wallet.statement.csv(scope, ann.id, { unit: 'token' });
    for (const job_id of [chosen.job_id, failed.job_id]) expect(csv).toContain(job_id);
    expect((await app.app.wallet.reconcile()).findings).toEqual([]);
  });
});
