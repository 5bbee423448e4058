// Domes in the admin screens: order, characters, texts, deletion and undo, with conflicts between two admins.
import { beforeAll, expect, test } from 'vitest';
import { testApp, type Person, type TestApp } from '../../../test/app.ts';
import { asJson, v3 } from '../../../test/card-files.ts';
import { cleanUp, onDatabase } from '../../../test/databases.ts';
import type { Database } from '../../platform/db/open.ts';

onDatabase('managing domes', (open) => {
  const later = cleanUp();
  let database: Database;
  let app: TestApp;
  let root: Person;

  beforeAll(async () => {
    database = await open();
    app = await testApp({ database, later });
    root = await app.admin();
  });

  const remove = async (dome_id: string): Promise<string> =>
    (await root.curation.removeDome({ params: { dome_id } })).undo_id ?? '';
  const undo = (undo_id: string) => root.curation.undo({ params: { undo_id } });
  const add = (slug: string) =>
    root.curation.addDome({ body: { title: slug, slug, description: '', gender: null } });
  const slugs = async () => (await root.curation.domes()).domes.map(({ slug }) => slug);
  const fill = (dome_id: string, version: number, ids: string[]) =>
    root.curation.setDomeCharacters({ params: { dome_id }, body: { version, ids } });
  const shown = async () =>
    (await app.guest.characters.domes({ query: {} })).domes.map(({ slug, characters }) => [
      slug,
      characters.map(({ name }) => name),
    ]);

  test('a dome is added at the end, filled in order, and visible to all', async () => {
    const ada = await app.addCharacter({ name: 'Ada' });
    const bea = await app.addCharacter({ name: 'Bea' });
    const evening = await add('evening');
    expect(await shown()).toEqual([]);
    expect((await fill(evening.id, 1, [bea, ada])).version).toBe(2);
    expect(await shown()).toEqual([['evening', ['Bea', 'Ada']]]);
    await expect(fill(evening.id, 1, [ada])).rejects.toMatchObject({
      code: 'dome.changed_elsewhere',
    });
    await fill(evening.id, 2, [ada, bea]);
    expect(await shown()).toEqual([['evening', ['Ada', 'Bea']]]);
    const morning = await add('morning');
    expect(morning.count).toBe(0);
    expect(await slugs()).toEqual(['evening', 'morning']);
    const ids = (await root.curation.domes()).domes.map(({ id }) => id).reverse();
    await root.curation.orderDomes({ body: { ids } });
    expect(await slugs()).toEqual(['morning', 'evening']);
    expect(await root.audit.check()).toMatchObject({ broken_at: null });
  });

  test('texts of a dome are moderated like those of a character', async () => {
    const texts = { title: 'Near and far', slug: 'near-and-far', description: '', gender: null };
    const wrong = { description: 'She is 14 years old.' };
    const refused = { code: 'safety.blocked' };
    const body = { ...texts, ...wrong };
    await expect(root.curation.addDome({ body })).rejects.toMatchObject(refused);
    const { id } = await root.curation.addDome({ body: texts });
    const edit = { params: { dome_id: id }, body: { version: 1, changes: wrong } };
    await expect(root.curation.editDome(edit)).rejects.toMatchObject(refused);
    await remove(id);
  });

  test('an order with a missing, duplicate or deleted dome is refused', async () => {
    const { domes } = await root.curation.domes();
    const [first = '', ...others] = domes.map(({ id }) => id);
    const deleted = await add('gone');
    await root.curation.removeDome({ params: { dome_id: deleted.id } });
    for (const [ids, code] of [
      [others, 'dome.changed_elsewhere'],
      [[first, first, ...others], 'request.invalid'],
      [[deleted.id, ...others], 'dome.changed_elsewhere'],
    ] as const) {
      await expect(root.curation.orderDomes({ body: { ids: [...ids] } })).rejects.toMatchObject({
        code,
      });
    }
  });

  test('of two concurrent edits of one dome the second is refused', async () => {
    const { id } = await add('twice');
    const edit = (title: string) =>
      root.curation.editDome({ params: { dome_id: id }, body: { version: 1, changes: { title } } });
    const made = await Promise.allSettled([edit('One'), edit('Two')]);
    expect(made.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(add('twice')).rejects.toMatchObject({ code: 'dome.slug_taken' });
    for (const slug of ['Big', 'a b', '../up', 'a--b', '']) {
      await expect(add(slug)).rejects.toMatchObject({ code: 'request.invalid' });
    }
  });

  test('the home page’s banner stays with its dome when the address changes, and when that is undone', async () => {
    const { id } = await add('front');
    await root.operations.changeSite({ body: { banner_dome: 'front' } });
    const banner = async () => (await root.operations.site()).banner_dome;
    const rename = (version: number, slug: string) =>
      root.curation.editDome({ params: { dome_id: id }, body: { version, changes: { slug } } });
    const { undo_id } = await rename(1, 'first-row');
    expect(await banner()).toBe('first-row');
    const { entries } = await root.audit.list({ query: { subject_id: id } });
    expect(entries[0]).toMatchObject({ act: 'dome.edited', subject_name: 'front' });
    await undo(undo_id ?? '');
    expect(await banner()).toBe('front');
    const other = await add('back');
    await root.curation.editDome({
      params: { dome_id: other.id },
      body: { version: 1, changes: { slug: 'last-row' } },
    });
    expect(await banner()).toBe('front');
    await root.operations.changeSite({ body: { banner_dome: '' } });
    await remove(id);
    await remove(other.id);
  });

  test('a deleted dome is hidden, and restored with its characters unless its slug is taken', async () => {
    const { id } = await add('attic');
    await fill(id, 1, [await app.addCharacter({ name: 'Cleo' })]);
    const params = { dome_id: id };
    const first = await remove(id);
    await expect(app.guest.characters.dome({ params })).rejects.toMatchObject({ status: 404 });
    await expect(root.curation.removeDome({ params })).rejects.toMatchObject({ status: 404 });
    expect(await undo(first)).toEqual({ put_back: 1, left: 0 });
    expect(await shown()).toContainEqual(['attic', ['Cleo']]);
    const second = await remove(id);
    await add('attic');
    await expect(undo(second)).rejects.toMatchObject({ code: 'dome.slug_taken' });
    await expect(undo(first)).rejects.toMatchObject({ code: 'undo.done' });
  });

  test('texts, order and characters are undone unless they have changed since', async () => {
    const [dora, emma] = [
      await app.addCharacter({ name: 'Dora' }),
      await app.addCharacter({ name: 'Emma' }),
    ];
    const { id } = await add('loft');
    const params = { dome_id: id };
    const edit = async (version: number, title: string) =>
      (await root.curation.editDome({ params, body: { version, changes: { title } } })).undo_id;
    const filled = async () =>
      (await root.curation.domeCharacters({ params })).characters.map(({ name }) => name);
    const renamed = await edit(1, 'Loft');
    const first = await fill(id, 2, [dora, emma]);
    const second = await fill(id, 3, [emma]);
    // Changes of texts and of characters are independent; the last is undone first.
    await undo(second.undo_id ?? '');
    expect(await filled()).toEqual(['Dora', 'Emma']);
    await undo(renamed ?? '');
    await undo(first.undo_id ?? '');
    expect(await filled()).toEqual([]);
    expect((await root.curation.domes()).domes.find((one) => one.id === id)?.title).toBe('loft');

    const again = await edit(7, 'Mine');
    await edit(8, 'Theirs');
    await expect(undo(again ?? '')).rejects.toMatchObject({ code: 'undo.changed_elsewhere' });
    expect((await root.curation.domes()).domes.find((one) => one.id === id)?.title).toBe('Theirs');

    const before = await slugs();
    const ids = (await root.curation.domes()).domes.map((one) => one.id);
    const turned = await root.curation.orderDomes({ body: { ids: [...ids].reverse() } });
    await undo(turned.undo_id ?? '');
    expect(await slugs()).toEqual(before);
    const mine = await root.curation.orderDomes({ body: { ids: [...ids].reverse() } });
    await add('garret');
    await expect(undo(mine.undo_id ?? '')).rejects.toMatchObject({
      code: 'undo.changed_elsewhere',
    });
    expect(await slugs()).toEqual([...before].reverse().concat('garret'));
  });

  test('a private character cannot be added to a dome', async () => {
    const ann = await app.member();
    const { character } = await ann.own_characters.importCard({ body: asJson(v3) });
    const { id, version } = await add('private');
    await expect(fill(id, version, [character?.id ?? ''])).rejects.toMatchObject({
      code: 'character.not_found',
    });
  });

  test('after thirty days it is deleted permanently', async () => {
    const { id } = await add('cellar');
    const first = await remove(id);
    await app.app.catalogue.domesAdmin.removeOld();
    await app.app.characters.removeDeleted();
    await undo(first);
    const second = await remove(id);
    app.clock.forward(31 * 24 * 3_600_000);
    await app.app.catalogue.domesAdmin.removeOld();
    await app.app.characters.removeDeleted();
    for (const [table, rowId] of [
      ['dome', id],
      ['curation_undo', second],
    ]) {
      const left = await database.pool.query(`select 1 from ${table} where id = $1`, [rowId]);
      expect(left.rows).toEqual([]);
    }
  });
});
