// Keeping tags: what is hidden is not offered, what is renamed is so everywhere that everybody sees, and searches know.
import { beforeAll, expect, test } from 'vitest';
import { testApp, type Person, type TestApp } from '../../../../../test/app.ts';
import { asJson, v3 } from '../../../../../test/card-files.ts';
import { cleanUp, onBothEngines } from '../../../../../test/databases.ts';
import { createPuppetLlm } from '../../../../../test/puppet-llm.ts';

onBothEngines('keeping tags', (open) => {
  const later = cleanUp();
  let app: TestApp;
  let root: Person;

  beforeAll(async () => {
    const database = await open();
    app = await testApp({ database, llm: createPuppetLlm(), later });
    root = await app.member();
    await database.pool.query('update person set is_admin = true where id = $1', [root.id]);
  });

  const offered = async () =>
    (await app.guest.characters.tags({ query: {} })).tags.map(({ name, count }) => [name, count]);
  const act = (what: 'hide' | 'show' | 'delete', ...names: string[]) =>
    root.curation.actOnTags({ body: { act: what, names, reason: 'Tidy.' } });
  const merge = (into: string, ...names: string[]) =>
    root.curation.actOnTags({ body: { act: 'merge', names, into, reason: 'Tidy.' } });
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
    expect(await root.curation.orderTags({ body: { before: [], names: ['rain'] } })).toEqual({
      first: ['rain'],
    });
    expect((await offered()).map(([name]) => name)).toEqual(['rain', 'sea']);
    await expect(
      root.curation.orderTags({ body: { before: [], names: ['sea'] } }),
    ).rejects.toMatchObject({ code: 'tag.changed_elsewhere' });
  });

  test('merged tags are one on everybody, whoever had both has it once, and it is found', async () => {
    await app.addCharacter({ name: 'Cleo', tags: ['ocean', 'sea', 'night'] });
    expect(await merge('water', 'sea', 'ocean')).toEqual({ changed: 3 });
    const { characters } = await app.guest.characters.list({ query: { tags: 'water' } });
    expect(characters.map(({ name, tags }) => [name, tags]).sort()).toEqual([
      ['Ada', ['water', 'rain']],
      ['Bea', ['water']],
      ['Cleo', ['water', 'night']],
    ]);
    expect((await found('water')).sort()).toEqual(['Ada', 'Bea', 'Cleo']);
    expect((await offered()).map(([name]) => name)).not.toContain('sea');
    expect(await act('delete', 'night')).toEqual({ changed: 1 });
    expect(await merge('rain', 'rain')).toEqual({ changed: 0 });
  });

  test('a member’s public one stays approved, and an edit that was begun before is told', async () => {
    const ann = await app.member();
    const card = { ...v3, data: { ...v3.data, name: 'Dana', tags: ['dusk'] } };
    const made = await ann.own_characters.importCard({ body: asJson(card) });
    const params = { char_id: made.character?.id ?? '' };
    await ann.own_characters.setPublic({ params, body: { is_public: true, version: 1 } });
    const decision = { decision: 'approve', version: 1, rating: 'safe' } as const;
    await root.review.decide({ params, body: decision });
    expect(await merge('twilight', 'dusk')).toEqual({ changed: 1 });
    const own = await ann.own_characters.read({ params });
    expect(own).toMatchObject({ visibility: 'public', version: 2, tags: ['twilight'] });
    const { versions } = await ann.own_characters.versions({ params });
    expect(versions[0]?.approved_at).not.toBeNull();
    await expect(
      ann.own_characters.edit({ params, body: { version: 1, changes: { tags: ['dusk'] } } }),
    ).rejects.toMatchObject({ code: 'character.changed_elsewhere' });
    expect(await root.audit.check()).toMatchObject({ broken_at: null });
  });

  test.each(['a,b', '', 'x'.repeat(31), 'underage'])('“%s” becomes nobody’s tag', async (into) => {
    await expect(merge(into, 'rain')).rejects.toMatchObject({ status: 422 });
  });
});
