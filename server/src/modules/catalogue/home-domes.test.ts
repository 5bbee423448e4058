// The home page through the API: no character is on two domes, and the grid lists the characters of domes last.
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../../test/app.ts';
import type { characterDraft } from '../../../test/characters.ts';
import { cleanUp, onDatabase } from '../../../test/databases.ts';
import { openScope, type Scope } from '../../platform/db/scope.ts';

type More = Omit<Parameters<typeof characterDraft>[1], 'id'>;

onDatabase('the domes of the home page', (open) => {
  const later = cleanUp();
  let app: TestApp;
  let scope: Scope;

  const names = (cards: readonly { name: string }[]) => cards.map(({ name }) => name);
  const addDome = (slug: string, ids: readonly string[]) =>
    app.app.catalogue.domes.add(
      scope,
      {
        id: randomUUID(),
        site_id: app.site_id,
        slug,
        title: slug,
        description: '',
        gender: null,
        position: slug.charCodeAt(0),
        created_at: new Date(),
      },
      ids,
    );

  beforeAll(async () => {
    const database = await open();
    app = await testApp({ database, later });
    scope = openScope(database.db, app.site_id);
    const add = (name: string, more: More = {}) =>
      app.addCharacter({ name, gender: 'female', is_official: true, ...more });
    const ids = new Map<string, string>();
    for (const [at, name] of [...'abcdefghij'].entries())
      ids.set(name, await add(name, { messages: 100 - at }));
    for (const name of ['x', 'y', 'z']) ids.set(name, await add(name, { is_exclusive: true }));
    const maker = await app.member();
    await add('copy', { owner_id: maker.id, is_official: false });
    const of = (text: string) => [...text].flatMap((name) => ids.get(name) ?? []);
    await addDome('a-first', of('abcdx'));
    await addDome('b-second', of('cdefg'));
    await addDome('c-third', of('abeh'));
  });

  test('show each character once, premium ones in their own row', async () => {
    const { domes, exclusive } = await app.guest.characters.domes({ query: { gender: 'female' } });
    expect(domes.map((dome) => [dome.slug, names(dome.characters).join('')])).toEqual([
      ['a-first', 'abcd'],
      ['b-second', 'efg'],
    ]);
    expect(names(exclusive).toSorted()).toEqual(['x', 'y', 'z']);
  });

  test.each(['1', '3', '5', '24'])(
    'the grid shows the others first, by pages of %s',
    async (limit) => {
      const seen: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await app.guest.characters.list({
          query: { gender: 'female', on_domes: 'last', limit, ...(cursor ? { cursor } : {}) },
        });
        expect(page.total_count).toBe(14);
        expect(page.characters.length).toBeLessThanOrEqual(Number(limit));
        seen.push(...names(page.characters));
        cursor = page.next_cursor ?? undefined;
      } while (cursor);
      expect(seen.slice(0, 4)).toEqual(['h', 'i', 'j', 'copy']);
      expect(seen.slice(4, 11).join('')).toBe('abcdefg');
      expect(new Set(seen).size).toBe(14);
    },
  );

  test('an offset reaches the same places', async () => {
    const at = async (offset: string) =>
      names(
        (
          await app.guest.characters.list({
            query: { gender: 'female', on_domes: 'last', limit: '2', offset },
          })
        ).characters,
      ).join();
    expect(await at('2')).toBe('j,copy');
    expect(await at('3')).toBe('copy,a');
    expect(await at('5')).toBe('b,c');
  });

  test('a search and a tag know no domes', async () => {
    const query = { gender: 'female', on_domes: 'last', search: 'copy' } as const;
    expect(names((await app.guest.characters.list({ query })).characters)).toEqual(['copy']);
  });

  test('the banner shows popular official faces that are not right below, then the chosen dome', async () => {
    const banner = async () =>
      names((await app.guest.characters.domes({ query: { gender: 'female' } })).banner).join('');
    expect(await banner()).toBe('efg');
    await app.app.sites.change(app.site_id, { banner_dome: 'c-third' });
    expect(await banner()).toBe('abe');
  });
});
