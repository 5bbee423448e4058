// Likes and creators: one like per member, updated counts, and pages of members with public characters.
import { beforeAll, expect, test } from 'vitest';
import type { Database } from '../../platform/db/open.ts';
import { testApp, type Person, type TestApp } from '../../../test/app.ts';
import { cleanUp, onDatabase } from '../../../test/databases.ts';

onDatabase('likes and creators', (open) => {
  const later = cleanUp();
  let app: TestApp;
  let database: Database;
  let ann: Person;
  let bea: Person;

  beforeAll(async () => {
    database = await open();
    app = await testApp({ database, later });
    [ann, bea] = [await app.member(), await app.member()];
  });

  const at = (char_id: string) => ({ params: { char_id } });
  const shown = async (id: string): Promise<number> => {
    await app.app.catalogue.activity.fold();
    app.clock.forward(3_000);
    return (await app.guest.characters.read(at(id))).stats.likes;
  };

  test('repeated and concurrent likes count once, and a like can be removed', async () => {
    const id = await app.addCharacter();
    await Promise.all(Array.from({ length: 10 }, () => ann.likes.add(at(id))));
    expect(await ann.likes.add(at(id))).toEqual({ is_liked: true, likes: 1 });
    expect(await bea.likes.add(at(id))).toEqual({ is_liked: true, likes: 2 });
    expect(await shown(id)).toBe(2);
    await Promise.all(Array.from({ length: 3 }, () => ann.likes.remove(at(id))));
    expect(await ann.likes.read(at(id))).toEqual({ is_liked: false, likes: 1 });
    expect(await shown(id)).toBe(1);
  });

  test('a private character cannot be liked, not even by its owner', async () => {
    const id = await app.addCharacter({
      owner_id: ann.id,
      visibility: 'private',
      is_official: false,
    });
    await expect(ann.likes.add(at(id))).rejects.toMatchObject({ code: 'character.not_found' });
    await expect(bea.likes.read(at(id))).rejects.toMatchObject({ code: 'character.not_found' });
  });

  test('liked characters are listed, newest first, without private ones', async () => {
    const eve = await app.member();
    const ids = [];
    for (let n = 0; n < 5; n += 1) {
      const id = await app.addCharacter({ name: `Liked ${n}` });
      app.clock.forward(1_000);
      await eve.likes.add(at(id));
      ids.unshift(id);
    }
    const [hidden] = ids.splice(1, 1);
    await database.pool.query(`update character set visibility = 'rejected' where id = $1`, [
      hidden,
    ]);
    const first = await eve.likes.list({ query: { limit: '3' } });
    const rest = await eve.likes.list({
      query: { limit: '3', cursor: first.next_cursor ?? '' },
    });
    expect([...first.characters, ...rest.characters].map((one) => one.id)).toEqual(ids);
    expect(rest.next_cursor).toBeNull();
    await expect(eve.likes.list({ query: { cursor: 'x' } })).rejects.toMatchObject({ status: 422 });
  });

  test('likes are deleted with the member and with the character', async () => {
    const [id, gone] = [await app.addCharacter(), await app.addCharacter()];
    const leaver = await app.member();
    await leaver.likes.add(at(id));
    await leaver.likes.add(at(gone));
    await database.pool.query('delete from character where id = $1', [gone]);
    expect(await shown(id)).toBe(1);
    await database.pool.query('delete from character_like where person_id = $1', [leaver.id]);
    expect(await shown(id)).toBe(0);
  });

  test("a creator's page lists public characters in order, and exists only with one", async () => {
    const creator = { params: { creator_id: ann.id } };
    await database.pool.query(`update person set public_name = 'Ann' where id = $1`, [ann.id]);
    const made = { owner_id: ann.id, is_official: false };
    await app.addCharacter({ ...made, name: 'Draft', visibility: 'pending_review' });
    for (const client of [app.guest, bea]) {
      await expect(client.creators.read(creator)).rejects.toMatchObject({
        code: 'creator.not_found',
      });
    }
    for (const messages of [5, 50, 500]) {
      await app.addCharacter({ ...made, name: `Of ${messages}`, messages });
    }
    await app.addCharacter({ ...made, name: 'Bold', rating: 'suggestive' });
    expect(await app.guest.creators.read(creator)).toMatchObject({
      id: ann.id,
      name: 'Ann',
      stats: { characters: 3, messages: 555 },
    });
    const query = { limit: '2' };
    const first = await app.guest.creators.characters({ ...creator, query });
    const cursor = first.next_cursor ?? '';
    const rest = await app.guest.creators.characters({ ...creator, query: { ...query, cursor } });
    expect([...first.characters, ...rest.characters].map((one) => one.name)).toEqual([
      'Of 500',
      'Of 50',
      'Of 5',
    ]);
    expect([first.total_count, rest.next_cursor]).toEqual([3, null]);
  });
});
