// Tag administration: hidden tags are not offered, and renamed ones change everywhere, including searches.
import { beforeAll, expect, test } from 'vitest';
import { testApp, type Person, type TestApp } from '../../../test/app.ts';
import { asJson, v3 } from '../../../test/card-files.ts';
import { cleanUp, onDatabase } from '../../../test/databases.ts';

onDatabase('managing tags', (open) => {
  const later = cleanUp();
  let app: TestApp;
  let root: Person;

  beforeAll(async () => {
    const database = await open();
    app = await testApp({ database, later });
    root = await app.admin();
  });

  const offered = async () =>
    (await app.guest.characters.tags({ query: {} })).tags.map(({ name, count }) => [name, count]);
  const act = (what: 'hide' | 'show' | 'delete', ...names: string[]) =>
    root.curation.changeTags({ body: { act: what, names, reason: 'Tidy.' } });
  const merge = (into: string, ...names: string[]) =>
    root.curation.changeTags({ body: { act: 'merge', names, into, reason: 'Tidy.' } });
  const found = async (search: string) =>
    (await app.guest.characters.list({ query: { search } })).characters.map(({ name }) => name);

  test('tags are counted, hidden, shown again and put first', async () => {
    await app.addCharacter({ name: 'Ada', tags: ['sea', 'rain'] });
    await app.addCharacter({ name: 'Bea', tags: ['sea'] });
    expect(await offered()).toEqual([
      ['sea', 2],
      ['rain', 1],
    ]);
    await act('hide', 'sea');
    expect(await offered()).toEqual([['rain', 1]]);
    const { tags } = await root.curation.tags({ query: { is_hidden: 'yes' } });
    expect(tags).toEqual([{ name: 'sea', count: 2, is_hidden: true, is_first: false }]);
    await act('show', 'sea');
    expect(await root.curation.orderTags({ body: { before: [], names: ['rain'] } })).toMatchObject({
      first: ['rain'],
    });
    expect((await offered()).map(([name]) => name)).toEqual(['rain', 'sea']);
    await expect(
      root.curation.orderTags({ body: { before: [], names: ['sea'] } }),
    ).rejects.toMatchObject({ code: 'tag.changed_elsewhere' });
  });

  test('merged tags become one on all characters, without duplicates, and are searchable', async () => {
    await app.addCharacter({ name: 'Cleo', tags: ['ocean', 'sea', 'night'] });
    expect(await merge('water', 'sea', 'ocean')).toMatchObject({ changed: 3 });
    const { characters } = await app.guest.characters.list({ query: { tags: 'water' } });
    expect(characters.map(({ name, tags }) => [name, tags]).sort()).toEqual([
      ['Ada', ['water', 'rain']],
      ['Bea', ['water']],
      ['Cleo', ['water', 'night']],
    ]);
    expect((await found('water')).sort()).toEqual(['Ada', 'Bea', 'Cleo']);
    expect((await offered()).map(([name]) => name)).not.toContain('sea');
    expect(await act('delete', 'night')).toMatchObject({ changed: 1 });
    expect(await merge('rain', 'rain')).toEqual({ changed: 0, undo_id: null });
  });

  test('a public character of a member stays approved, and an edit started before is refused', async () => {
    const ann = await app.member();
    const card = { ...v3, data: { ...v3.data, name: 'Dana', tags: ['dusk'] } };
    const made = await ann.own_characters.importCard({ body: asJson(card) });
    const params = { char_id: made.character?.id ?? '' };
    await ann.own_characters.setPublic({ params, body: { is_public: true, version: 1 } });
    const decision = { decision: 'approve', version: 1, rating: 'safe' } as const;
    await root.review.decide({ params, body: decision });
    const acts = async () =>
      (await root.audit.list({ query: { limit: '1' } })).entries.map(({ act }) => act);
    expect(await merge('twilight', 'dusk')).toMatchObject({ changed: 1 });
    expect(await acts()).toEqual(['tag.rename']);
    await app.addCharacter({ name: 'Eve', tags: ['gloaming'] });
    await merge('twilight', 'gloaming');
    expect(await acts()).toEqual(['tag.merge']);
    const own = await ann.own_characters.read({ params });
    expect(own).toMatchObject({ visibility: 'public', version: 2, tags: ['twilight'] });
    const { versions } = await ann.own_characters.versions({ params });
    expect(versions[0]?.approved_at).not.toBeNull();
    await expect(
      ann.own_characters.edit({ params, body: { version: 1, changes: { tags: ['dusk'] } } }),
    ).rejects.toMatchObject({ code: 'character.changed_elsewhere' });
    expect(await root.audit.check()).toMatchObject({ broken_at: null });
  });

  const undo = async (undo_id: string | null) =>
    root.curation.undo({ params: { undo_id: undo_id ?? '' } });
  const tagsOf = async (name: string) =>
    (await app.guest.characters.list({ query: { search: name } })).characters.map(
      ({ tags }) => tags,
    );

  test('a merge is undone on all characters except those whose tags have changed since', async () => {
    await app.addCharacter({ name: 'Hera', tags: ['hill', 'slope', 'fog'] });
    const iris = await app.addCharacter({ name: 'Iris', tags: ['slope', 'mist'] });
    await act('hide', 'slope');
    await root.curation.orderTags({ body: { before: ['rain'], names: ['rain', 'slope'] } });
    const merged = await merge('hill', 'slope');
    expect(await tagsOf('Hera')).toEqual([['hill', 'fog']]);
    const edit = (version: number, changes: object) =>
      root.curation.editCharacter({ params: { char_id: iris }, body: { version, changes } });
    // A change of another field does not conflict.
    await edit(2, { tagline: 'Sells umbrellas.' });
    expect(await undo(merged.undo_id)).toEqual({ put_back: 2, left: 0 });
    expect(await tagsOf('Hera')).toEqual([['hill', 'slope', 'fog']]);
    expect(await tagsOf('Iris')).toEqual([['slope', 'mist']]);
    expect((await found('slope')).sort()).toEqual(['Hera', 'Iris']);
    const { tags, first } = await root.curation.tags({ query: { search: 'slope' } });
    expect(tags).toMatchObject([{ is_hidden: true, count: 2, is_first: true }]);
    expect(first).toEqual(['rain', 'slope']);
    await expect(undo(merged.undo_id)).rejects.toMatchObject({ code: 'undo.done' });

    const removed = await act('delete', 'slope');
    await edit(5, { tags: ['mine'] });
    expect(await undo(removed.undo_id)).toEqual({ put_back: 1, left: 1 });
    expect(await tagsOf('Iris')).toEqual([['mine']]);
    const { entries } = await root.audit.list({ query: { subject_type: 'tag' } });
    expect(entries[0]).toMatchObject({
      act: 'tag.delete_undone',
      after: { characters: 1, undoes: removed.undo_id },
    });
    expect(await root.audit.check()).toMatchObject({ broken_at: null });
  });

  test('consecutive actions are undone in reverse order', async () => {
    await app.addCharacter({ name: 'Juno', tags: ['oak'] });
    const one = await merge('tree', 'oak');
    const two = await merge('plant', 'tree');
    await expect(undo(one.undo_id)).rejects.toMatchObject({ code: 'undo.changed_elsewhere' });
    await undo(two.undo_id);
    await undo(one.undo_id);
    expect(await tagsOf('Juno')).toEqual([['oak']]);
  });

  test('undo shows only the tags that the action hid, and leaves a changed order', async () => {
    await act('hide', 'fog');
    const both = await act('hide', 'fog', 'hill');
    await undo(both.undo_id);
    const { tags } = await root.curation.tags({ query: { is_hidden: 'yes', search: 'fog' } });
    expect(tags).toHaveLength(1);
    expect((await root.curation.tags({ query: { search: 'hill' } })).tags[0]?.is_hidden).toBe(
      false,
    );
    expect((await act('hide', 'fog')).undo_id).toBeNull();
    const { first } = await root.curation.tags({ query: {} });
    const order = (before: string[], names: string[]) =>
      root.curation.orderTags({ body: { before, names } });
    const mine = await order(first, ['hill']);
    const theirs = await order(['hill'], ['fog', 'hill']);
    await expect(undo(mine.undo_id)).rejects.toMatchObject({ code: 'undo.changed_elsewhere' });
    await undo(theirs.undo_id);
    expect((await root.curation.tags({ query: {} })).first).toEqual(['hill']);
  });

  test('of two concurrent undos of one action the second is refused', async () => {
    await app.addCharacter({ name: 'Kore', tags: ['seed'] });
    const { undo_id } = await act('delete', 'seed');
    const made = await Promise.allSettled([undo(undo_id), undo(undo_id)]);
    expect(made.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await tagsOf('Kore')).toEqual([['seed']]);
  });

  test.each(['a,b', '', 'x'.repeat(31), 'underage'])('“%s” is refused as a tag', async (into) => {
    await expect(merge(into, 'rain')).rejects.toMatchObject({ status: 422 });
  });

  test('all tags that match are changed and taken back together, by the number that was seen', async () => {
    const tags = ['moss green', 'moss grey', 'mossy'];
    await app.addCharacter({ name: 'Fern', tags });
    const matching = (count: number, what: 'hide' | 'delete', reason = 'Tidy.') =>
      root.curation.changeMatchingTags({
        body: { act: what, filter: { search: 'moss' }, count, reason },
      });
    await expect(matching(2, 'hide')).rejects.toMatchObject({ code: 'curation.list_changed' });
    await expect(matching(3, 'delete', '')).rejects.toMatchObject({ code: 'request.invalid' });
    const hidden = await matching(3, 'hide');
    const offeredMoss = async () =>
      (await offered()).filter(([name]) => String(name).startsWith('moss')).length;
    expect(await offeredMoss()).toBe(0);
    const undone = await root.curation.undo({ params: { undo_id: hidden.undo_id ?? '' } });
    expect(undone).toEqual({ put_back: 3, left: 0 });
    expect(await offeredMoss()).toBe(3);
    expect(await matching(3, 'delete')).toMatchObject({ changed: 1 });
  });
});
