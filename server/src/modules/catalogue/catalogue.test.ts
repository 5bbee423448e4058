// The catalogue as visitors browse it: visibility, order and pages.
import { beforeAll, expect, test } from 'vitest';
import { testApp, type Person, type TestApp } from '../../../test/app.ts';
import type { characterDraft } from '../../../test/characters.ts';
import { cleanUp, onDatabase } from '../../../test/databases.ts';
import type { Database } from '../../platform/db/open.ts';
import { openScope } from '../../platform/db/scope.ts';

type More = Omit<Parameters<typeof characterDraft>[1], 'id'>;

onDatabase('the catalogue', (open) => {
  const later = cleanUp();
  let database: Database;
  let app: TestApp;
  let ann: Person;

  const add = (more: More) => app.addCharacter(more);

  beforeAll(async () => {
    database = await open();
    app = await testApp({ database, later });
    ann = await app.visitor();
    for (let at = 0; at < 25; at += 1) {
      await add({
        name: `Girl ${at}`,
        gender: 'female',
        messages: at % 5,
        created_at: new Date(Date.UTC(2026, 0, 1 + at)),
        tags: at % 2 === 0 ? ['sea', 'books'] : ['sea'],
      });
    }
    await add({ name: 'Ada', gender: 'male', is_exclusive: true, tagline: 'Knows 100% of_it' });
    await add({ name: 'Hidden', visibility: 'private' });
    await add({ name: 'Waiting', visibility: 'pending_review' });
    await add({ name: 'Spicy', rating: 'suggestive' });
    await add({ name: 'Shared', gender: 'anime', owner_id: ann.id, is_official: false });
  });

  const names = (page: { characters: { name: string }[] }) =>
    page.characters.map((one) => one.name);

  test('lists and counts public, safe characters', async () => {
    const page = await app.guest.characters.list({ query: { limit: '100' } });
    expect(page.total_count).toBe(27);
    for (const hidden of ['Hidden', 'Waiting', 'Spicy']) expect(names(page)).not.toContain(hidden);
    const { genders } = await app.guest.characters.genders();
    expect(genders).toEqual([
      { value: 'female', label: 'Girls', count: 25 },
      { value: 'anime', label: 'Anime', count: 1 },
      { value: 'male', label: 'Boys', count: 1 },
    ]);
  });

  test.each(['popular', 'new'] as const)(
    'walks by cursor through all of them once, %s first',
    async (sort) => {
      const seen: { name: string; messages: number; created_at: string }[] = [];
      let cursor: string | undefined;
      do {
        const page = await app.guest.characters.list({
          query: { gender: 'female', sort, limit: '4', ...(cursor ? { cursor } : {}) },
        });
        seen.push(
          ...page.characters.map((one) => ({
            name: one.name,
            messages: one.stats.messages,
            created_at: one.created_at,
          })),
        );
        cursor = page.next_cursor ?? undefined;
      } while (cursor);
      expect(new Set(seen.map((one) => one.name)).size).toBe(25);
      expect(seen).toHaveLength(25);
      const values = seen.map((one) =>
        sort === 'popular' ? one.messages : Date.parse(one.created_at),
      );
      expect(values).toEqual(values.toSorted((a, b) => b - a));
    },
  );

  test('filters by every requested tag, and by text taken literally', async () => {
    expect((await app.guest.characters.list({ query: { tags: 'sea,books' } })).total_count).toBe(
      13,
    );
    expect((await app.guest.characters.list({ query: { tags: 'sea,nothing' } })).total_count).toBe(
      0,
    );
    expect(names(await app.guest.characters.list({ query: { search: '100% of_' } }))).toEqual([
      'Ada',
    ]);
    expect(names(await app.guest.characters.list({ query: { search: 'girl 1' } })).length).toBe(11);
    for (const unmatched of ['%', '*', "'", '100% o_f'])
      expect((await app.guest.characters.list({ query: { search: unmatched } })).total_count).toBe(
        0,
      );
  });

  test("knows members' and premium characters apart", async () => {
    expect(names(await app.guest.characters.listPublic({ query: {} }))).toEqual(['Shared']);
    expect(names(await app.guest.characters.exclusive({ query: {} }))).toEqual(['Ada']);
    expect((await app.guest.characters.tags({ query: { gender: 'female' } })).tags).toEqual([
      { name: 'sea', count: 25 },
      { name: 'books', count: 13 },
    ]);
  });

  test('shows the creator of a character on its card and its page', async () => {
    const scope = openScope(database.db, app.site_id);
    const maker = { id: '019b7600-0ffe-7d01-8e5a-1f0c4b9a2d01', name: 'paper boat' };
    await app.app.identity.addDemoMembers(scope, [maker]);
    await app.app.identity.addDemoMembers(scope, [{ ...maker, name: 'somebody else' }]);
    const id = await add({ name: 'Folded', owner_id: maker.id, is_official: false });
    const { characters } = await app.guest.characters.listPublic({ query: { sort: 'new' } });
    expect(characters.map(({ name, creator }) => ({ name, creator }))).toEqual([
      { name: 'Folded', creator: maker },
      { name: 'Shared', creator: null },
    ]);
    expect(await app.guest.characters.read({ params: { char_id: id } })).toMatchObject({
      is_official: false,
      creator: maker,
    });
  });

  test('hides a private character from all but its owner', async () => {
    const own = await add({
      name: 'Own',
      visibility: 'private',
      owner_id: ann.id,
      is_official: false,
    });
    await expect(app.guest.characters.read({ params: { char_id: own } })).rejects.toMatchObject({
      status: 404,
    });
    const bob = await app.visitor();
    await expect(bob.characters.read({ params: { char_id: own } })).rejects.toMatchObject({
      status: 404,
    });
    expect(await ann.characters.read({ params: { char_id: own } })).toMatchObject({
      name: 'Own',
      age: 32,
    });
  });

  test('hides unsafe characters behind the age gate, also when the site allows it', async () => {
    const spicy = await add({ name: 'Spicy too', rating: 'suggestive' });
    await expect(ann.characters.read({ params: { char_id: spicy } })).rejects.toMatchObject({
      status: 404,
    });
    await database.pool.query(`update site set record = '{"content_rating":"suggestive"}'`);
    await expect
      .poll(() =>
        ann.characters.read({ params: { char_id: spicy } }).then(
          (one) => one.name,
          () => 'not yet',
        ),
      )
      .toBe('Spicy too');
    await expect(app.guest.characters.read({ params: { char_id: spicy } })).rejects.toMatchObject({
      status: 404,
    });
    await database.pool.query(`update site set record = '{}'`);
  });

  test('no character below eighteen can be stored', async () => {
    await expect(add({ name: 'Young', age: 17 })).rejects.toThrow();
  });

  test('domes list their characters in order, and only visible ones', async () => {
    const [first, second, hidden] = [
      await add({ name: 'First' }),
      await add({ name: 'Second' }),
      await add({ name: 'X', visibility: 'private' }),
    ];
    const id = '019b7600-0fff-7d01-8e5a-1f0c4b9a2d01';
    const dome = {
      id,
      site_id: app.site_id,
      title: 'Shelf',
      slug: 'shelf',
      description: '',
      gender: null,
      position: 0,
      created_at: new Date(),
    };
    await app.app.catalogue.domes.add(openScope(database.db, app.site_id), dome, [
      second,
      hidden,
      first,
    ]);
    const { domes } = await app.guest.characters.domes({ query: {} });
    expect(domes.map((one) => [one.title, names(one)])).toEqual([['Shelf', ['Second', 'First']]]);
    expect(await app.guest.characters.dome({ params: { dome_id: id } })).toMatchObject({
      title: 'Shelf',
    });
    expect(
      names(
        await app.guest.characters.domeCharacters({
          params: { dome_id: id },
          query: { limit: '1', offset: '1' },
        }),
      ),
    ).toEqual(['First']);
  });

  test('the leaderboard counts the messages of seven days with characters of members', async () => {
    const id = await add({ name: 'Beloved', gender: 'male', is_official: false });
    const ours = await add({ name: 'Ours', gender: 'male' });
    app.app.catalogue.activity.note({ character_id: ours, chats: 1, messages: 50 });
    app.app.catalogue.activity.note({ character_id: id, chats: 1, messages: 40 });
    await app.app.catalogue.activity.flush();
    await app.app.catalogue.activity.fold();
    await app.app.catalogue.activity.rankLeaders();
    const { entries } = await app.guest.characters.leaderboard({ query: { gender: 'male' } });
    expect(entries).toMatchObject([
      { rank: 1, messages: 40, character: { name: 'Beloved', stats: { chats: 1, messages: 40 } } },
    ]);
    app.clock.forward(8 * 24 * 3_600_000);
    await app.app.catalogue.activity.rankLeaders();
    expect((await app.guest.characters.leaderboard({ query: { gender: 'male' } })).entries).toEqual(
      [],
    );
    app.clock.forward(-8 * 24 * 3_600_000);
  });

  test('the wizard offers its ten steps by gender and choices', async () => {
    const female = await app.guest.characters.creationOptions({
      query: { gender: 'female', traits: 'body:slim' },
    });
    expect(female.steps.map((step) => step.name)).toEqual([
      'choice',
      'choose-type',
      'choose-ethnicity',
      'choose-body',
      'choose-breast',
      'choose-butt',
      'choose-hair',
      'choose-personalities',
      'choose-fetish',
      'description',
    ]);
    const male = await app.guest.characters.creationOptions({ query: { gender: 'male' } });
    expect(male.steps[4]?.options).toEqual([]);
    await expect(
      app.guest.characters.creationOptions({ query: { traits: 'what?' } }),
    ).rejects.toMatchObject({ status: 422 });
  });

  test('options of the wizard have preview images, which are cached permanently', async () => {
    const { steps, portrait_url } = await app.guest.characters.creationOptions({
      query: { gender: 'male', traits: 'type:scholar,hair_colour:silver', age: '50' },
    });
    const hair = steps.find(({ field }) => field === 'hair_style');
    const addresses = [portrait_url, hair?.options[2]?.picture_url ?? ''];
    for (const url of addresses) {
      const shown = await app.http.inject({ method: 'GET', url });
      expect(shown.statusCode).toBe(200);
      expect(shown.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': expect.stringContaining('immutable') as string,
      });
    }
    expect(addresses[0]).not.toBe(addresses[1]);
    for (const url of [
      portrait_url.replace('scholar', 'wizard'),
      portrait_url.replace(/\/\d+\//, '/1/'),
    ])
      expect((await app.http.inject({ method: 'GET', url })).statusCode).toBe(404);
  });
});
