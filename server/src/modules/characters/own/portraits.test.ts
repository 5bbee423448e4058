// Portraits of own characters: any of their own pictures, again and again, and never unseen by a review.
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { testApp, type Person, type TestApp } from '../../../../test/app.ts';
import { newCharacter } from '../../../../test/characters.ts';
import { cleanUp, onDatabase } from '../../../../test/databases.ts';
import { createPuppetImage } from '../../../../test/fakes/fake-image.ts';
import { createMakers } from '../../../../test/makers.ts';
import { createPictured } from '../../../../test/pictured.ts';
import type { Database } from '../../../platform/db/open.ts';

onDatabase('portraits', (open) => {
  const later = cleanUp();
  let database: Database;
  let app: TestApp;
  let [ann, root] = [] as unknown as [Person, Person];
  let makers: ReturnType<typeof createMakers>;

  beforeAll(async () => {
    database = await open();
    app = await testApp({ database, later, image: createPuppetImage() });
    makers = createMakers({ app, database });
    [ann, root] = [await makers.maker(200), await app.admin()];
  });

  const painted = async () => {
    const { job_id } = await ann.creation.create({ body: newCharacter() });
    const { pictures, character_id } = await makers.workOut(ann, job_id);
    const ids = pictures.map(({ image_id }) => image_id);
    return { job_id, ids, params: { char_id: character_id ?? '' } };
  };
  type Painted = Awaited<ReturnType<typeof painted>>;
  const offered = async ({ params }: Painted) =>
    (await ann.own_characters.pictures({ params })).pictures;
  const choose = async ({ params }: Painted, image_id: string, version?: number) => {
    const seen = version ?? (await ann.own_characters.read({ params })).version;
    return ann.own_characters.setPortrait({ params, body: { image_id, version: seen } });
  };

  test('one of the four, a gallery picture and an earlier portrait may be chosen; no foreign ones and no duplicates', async () => {
    const [one, other] = [await painted(), await painted()];
    const first = one.ids[0] ?? '';
    expect((await offered(one)).map(({ image_id }) => image_id).toSorted()).toEqual(
      one.ids.toSorted(),
    );
    expect((await choose(one, first)).portrait_url).toContain(first);
    const { id: kept } = await createPictured(app, database).picture(ann.id);
    await database.pool.query('update character set gallery_ids = $2 where id = $1', [
      ...[one.params.char_id, [kept]],
    ]);
    expect((await choose(one, kept)).portrait_url).toContain(kept);
    const back = await choose(one, first);
    expect(back).toMatchObject({ version: 4, visibility: 'private' });
    expect(await choose(one, first)).toMatchObject({ version: 4 });
    const pictures = await offered(one);
    expect(pictures.filter((picture) => picture.is_portrait)).toEqual([
      expect.objectContaining({ image_id: first }),
    ]);
    expect(pictures).toHaveLength(5);
    expect((await app.http.inject({ url: pictures[0]?.url ?? '' })).statusCode).toBe(200);

    const gone = { code: 'picture.not_found' };
    await expect(choose(one, other.ids[0] ?? '')).rejects.toMatchObject(gone);
    const stale = { code: 'character.changed_elsewhere' };
    await expect(choose(one, one.ids[1] ?? '', 3)).rejects.toMatchObject(stale);
    // What a report took out of sight is no choice.
    await database.pool.query(`update asset set holds = $2 where id = $1`, [
      ...[one.ids[2], [other.params.char_id]],
    ]);
    expect(await offered(one)).toHaveLength(4);
    await expect(choose(one, one.ids[2] ?? '')).rejects.toMatchObject(gone);
  });

  test('a public one with another portrait is hidden until it is approved', async () => {
    const one = await painted();
    const { params } = one;
    await choose(one, one.ids[0] ?? '');
    await ann.own_characters.setPublic({ params, body: { is_public: true, version: 2 } });
    const approve = (version: number) =>
      root.review.decide({ params, body: { decision: 'approve', version, rating: 'safe' } });
    await approve(2);
    const isPublic = async () =>
      app.guest.characters.read({ params }).then(
        ({ portrait_url }) => portrait_url,
        () => undefined,
      );
    expect(await isPublic()).toContain(one.ids[0]);
    expect(await choose(one, one.ids[1] ?? '')).toMatchObject({ visibility: 'pending_review' });
    expect(await isPublic()).toBeUndefined();
    await expect(approve(2)).rejects.toMatchObject({ status: 409 });
    await approve(3);
    expect(await isPublic()).toContain(one.ids[1]);

    // Chosen and approved at once: whichever is first, what is shown was approved.
    for (const [version, at] of [3, 4, 5].entries()) {
      const seen = (await ann.own_characters.read({ params })).version;
      await Promise.allSettled([choose(one, one.ids[version % 4] ?? '', seen), approve(seen)]);
      const { visibility, version: now } = await ann.own_characters.read({ params });
      const shown = await isPublic();
      expect(shown === undefined, `${at}`).toBe(visibility !== 'public');
      if (visibility === 'pending_review') await approve(now);
    }
  });

  test('a picture is uploaded as a portrait without its metadata, and shown after a review only', async () => {
    const bob = await makers.maker(0);
    const own = await app.addCharacter({
      owner_id: bob.id,
      visibility: 'private',
      is_official: false,
    });
    const params = { char_id: own };
    const picture = await sharp({
      create: { width: 600, height: 800, channels: 3, background: '#456' },
    })
      .withExif({ IFD0: { Copyright: 'A secret place' } })
      .jpeg()
      .toBuffer();
    const upload = (version: number, body: Uint8Array = picture, who: Person = bob) =>
      who.own_characters.uploadPortrait({ params, query: { version: String(version) }, body });
    const changed = await upload(1);
    expect(changed).toMatchObject({ version: 2, visibility: 'private' });
    const { pictures } = await bob.own_characters.pictures({ params });
    expect(pictures.filter(({ is_portrait }) => is_portrait)).toHaveLength(1);
    const shown = await app.http.inject({ url: changed.portrait_url });
    expect(shown.statusCode).toBe(200);
    expect(shown.rawPayload.includes('A secret place')).toBe(false);
    await expect(app.guest.characters.read({ params })).rejects.toMatchObject({ status: 404 });

    await expect(upload(1)).rejects.toMatchObject({ code: 'character.changed_elsewhere' });
    await expect(upload(2, Buffer.from('<svg onload="x"/>'))).rejects.toMatchObject({
      code: 'request.invalid',
    });
    await expect(upload(2, picture, ann)).rejects.toMatchObject({ code: 'character.not_found' });

    await bob.own_characters.setPublic({ params, body: { is_public: true, version: 2 } });
    const decision = { decision: 'approve', version: 2, rating: 'safe' } as const;
    await root.review.decide({ params, body: decision });
    // As long as the rows of pictures are cached.
    app.clock.forward(2_001);
    const { portrait_url } = await app.guest.characters.read({ params });
    expect((await app.http.inject({ url: portrait_url })).statusCode).toBe(200);
    const [portrait] = pictures.flatMap(({ image_id, is_portrait }) =>
      is_portrait ? image_id : [],
    );
    expect(portrait_url).toContain(portrait);
    expect(await upload(2)).toMatchObject({ visibility: 'pending_review', version: 3 });
  });
});
