// Long lists and searches: in order, without gaps or duplicates, and counted correctly, with every query plan.
import { MAX_LENGTH, MAX_COUNT } from '@velour/contract/character-limits.ts';
import { beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../../test/app.ts';
import { cleanUp, onDatabase } from '../../../test/databases.ts';
import type { Database } from '../../platform/db/open.ts';

type Query = Parameters<TestApp['guest']['characters']['list']>[0]['query'];

onDatabase('lists of characters', (open) => {
  const later = cleanUp();
  let database: Database;
  let app: TestApp;

  const add = (more: object) => app.addCharacter(more);
  const names = async (query: Query) =>
    (await app.guest.characters.list({ query })).characters.map((one) => one.name);
  const search = (text: string, more: Query = {}) => names({ search: text, ...more });

  /** Reads all pages by cursor. */
  const walk = async (query: Query, limit: string) => {
    const listed: { id: string; name: string }[] = [];
    let cursor: string | undefined;
    do {
      const page = await app.guest.characters.list({
        query: { ...query, limit, ...(cursor ? { cursor } : {}) },
      });
      listed.push(...page.characters);
      cursor = page.next_cursor ?? undefined;
    } while (cursor);
    return listed;
  };

  beforeAll(async () => {
    database = await open();
    app = await testApp({ database, later });
    const empty = { tags: [], tagline: '', description: '' };
    const people = [
      { name: 'Mira Vale', messages: 5 },
      { name: 'Mirabel', messages: 50 },
      { name: 'Zoë Łukasz', tags: ['slow burn'] },
      { name: 'Harbour Master', description: 'Looks after boats.' },
      { name: 'Ada', tags: ['harbour'], messages: 9 },
      { name: 'Bea', description: 'Lives by the harbour with her boats.', messages: 99 },
      { name: 'Anna', gender: 'anime', tagline: 'Анна читает сказки' },
      { name: '雪', gender: 'anime', description: '東京の本屋で働く' },
      { name: 'Spicy Mira', rating: 'suggestive' },
      { name: 'Private Mira', visibility: 'private' },
    ];
    for (const one of people) await add({ ...empty, messages: 1, ...one });
  });

  test.each([
    ['mira', ['Mirabel', 'Mira Vale']],
    ['MIRÁ', ['Mirabel', 'Mira Vale']],
    ['m', ['Mirabel', 'Mira Vale', 'Harbour Master']],
    ['vale mira', ['Mira Vale']],
    ['zoe lukasz', ['Zoë Łukasz']],
    ['burn slow', ['Zoë Łukasz']],
    ['zoë burn', ['Zoë Łukasz']],
    ['harb', ['Harbour Master', 'Ada', 'Bea']],
    ['harbour boats', ['Bea', 'Harbour Master']],
    ['читает', ['Anna']],
    ['анн', ['Anna']],
    ['本屋', ['雪']],
    ['京', ['雪']],
    ['mira nothing', []],
    ["mira' | 'ada", []],
    ['mira:* & !vale', ['Mira Vale']],
    ['%', []],
    ['_ira', []],
    ['\\', []],
  ])('%j finds %j', async (text, expected) => {
    expect(await search(text)).toEqual(expected);
    expect((await app.guest.characters.list({ query: { search: text } })).total_count).toBe(
      expected.length,
    );
  });

  test('a search is filtered by tag and gender, and continues by cursor across its parts', async () => {
    expect(await search('harbour', { tags: 'harbour' })).toEqual(['Ada']);
    expect(await search('anna', { gender: 'anime' })).toEqual(['Anna']);
    expect(await search('anna', { gender: 'male' })).toEqual([]);
    expect((await walk({ search: 'harb' }, '1')).map((one) => one.name)).toEqual([
      'Harbour Master',
      'Ada',
      'Bea',
    ]);
    expect(await search('harb', { offset: '1', limit: '1' })).toEqual(['Ada']);
  });

  test('a character with a new word is found by its prefix at once', async () => {
    expect(await search('quillw')).toEqual([]);
    expect(await search('tag')).toEqual([]);
    await add({ name: 'Quillwen', tags: ['tagetes'], tagline: '', description: '', messages: 1 });
    expect(await search('quillw')).toEqual(['Quillwen']);
    expect(await search('tag', { tags: 'tagetes' })).toEqual(['Quillwen']);
    await add({ name: 'Quillward', tags: [], tagline: '', description: '', messages: 2 });
    expect(await search('quillw')).toEqual(['Quillward', 'Quillwen']);
  });

  test.each([
    ['mriabel', ['Mirabel']],
    ['harbuor', ['Harbour Master', 'Ada', 'Bea']],
    ['habrour boats', ['Bea', 'Harbour Master']],
    ['читаит', ['Anna']],
    ['mirabl vale', ['Mira Vale']],
    ['vlae', ['Mira Vale']],
    ['avle mria', ['Mira Vale']],
    ['xylophone', []],
    ["mriabel') | ('", ['Mirabel']],
  ])('%j is a misspelling of %j', async (text, expected) => {
    const page = await app.guest.characters.list({ query: { search: text } });
    expect(page.characters.map((one) => one.name)).toEqual(expected);
    expect([page.is_similar, page.total_count]).toEqual([expected.length > 0, expected.length]);
  });

  test('exact matches exclude similar spellings, whose pages continue by cursor', async () => {
    const exact = await app.guest.characters.list({ query: { search: 'mirabel' } });
    expect([exact.is_similar, exact.characters.length]).toEqual([false, 1]);
    expect((await walk({ search: 'harbuor' }, '1')).map((one) => one.name)).toEqual([
      'Harbour Master',
      'Ada',
      'Bea',
    ]);
  });

  test('words of private characters are no suggestions, and unused words are deleted', async () => {
    const id = await add({ name: 'Zephyrine', visibility: 'private' });
    expect(await search('zephirine')).toEqual([]);
    const show = (visibility: string) =>
      database.pool.query('update character set visibility = $2 where id = $1', [id, visibility]);
    await show('public');
    app.clock.forward(120_000);
    expect(await search('zephirine')).toEqual(['Zephyrine']);
    await show('private');
    await app.app.catalogue.removeUnusedWords();
    const { rows } = await database.pool.query<{ word: string }>(
      `select distinct word from catalogue_word where word in ('zephyrine', 'mirabel')`,
    );
    expect(rows.map((row) => row.word)).toEqual(['mirabel']);
  });

  test('as many tags as there may be, as long as they may be, fit into the orders', async () => {
    // Different letters of three bytes each, which cannot be compressed.
    const characterAt = (at: number) => String.fromCodePoint(0x4e00 + ((at * 7_919) % 20_000));
    const tags = Array.from({ length: MAX_COUNT.tags }, (_, nth) =>
      Array.from({ length: MAX_LENGTH.tag }, (_, at) =>
        characterAt(nth * MAX_LENGTH.tag + at),
      ).join(''),
    );
    await add({ name: 'Polyglot', tags });
    expect(await names({ tags: tags.slice(3, 5).join(',') })).toEqual(['Polyglot']);
  });

  test('a cursor of another kind of list is refused', async () => {
    const page = await app.guest.characters.list({ query: { search: 'harb', limit: '1' } });
    const cursor = page.next_cursor ?? '';
    await expect(app.guest.characters.list({ query: { cursor } })).rejects.toMatchObject({
      status: 422,
    });
  });

  test('characters stored before the word index are found once indexed', async () => {
    const id = await add({ name: 'Quintessa' });
    await database.pool.query('update character set keywords = null, words = null where id = $1', [
      id,
    ]);
    await app.app.characters.readMissingWords();
    app.clock.forward(3_000);
    expect(await search('quint')).toEqual(['Quintessa']);
  });
});

onDatabase('a catalogue of thousands', (open) => {
  const later = cleanUp();
  let app: TestApp;
  let database: Database;

  beforeAll(async () => {
    database = await open();
    app = await testApp({ database, later });
    const hidden = { name: 'Model', visibility: 'private' };
    const model = await app.addCharacter(hidden as Parameters<TestApp['addCharacter']>[0]);
    // All characters have one of seven numbers of messages; only the least popular ones have the tag "late".
    await database.pool.query(
      `insert into character select (jsonb_populate_record(model, jsonb_build_object(
         'id', gen_random_uuid(), 'name', 'Number ' || n, 'visibility', 'public',
         'gender', (array['female','anime','male'])[1 + n % 3], 'messages', n % 7,
         'tags', case when n % 7 = 0 then array['common','late'] else array['common'] end))).*
       from character model, generate_series(1, 3000) n where model.id = $1`,
      [model],
    );
    await database.pool.query(
      `update character set keywords = array_to_tsvector(array['nnumber', 'tcommon']),
         words = array_to_tsvector(array['number', 'common', 'clocks']) where visibility = 'public'`,
    );
    await app.app.characters.measure();
    app.clock.forward(3_000);
  });

  const walk = async (query: Query) => {
    const listed: { id: string; messages: number }[] = [];
    let cursor: string | undefined;
    do {
      const page = await app.guest.characters.list({
        query: { ...query, limit: '100', ...(cursor ? { cursor } : {}) },
      });
      listed.push(...page.characters.map(({ id, stats }) => ({ id, messages: stats.messages })));
      cursor = page.next_cursor ?? undefined;
    } while (cursor);
    return listed;
  };

  test.each<[Query, number]>([
    [{}, 3_000],
    [{ gender: 'anime' }, 1_000],
    [{ tags: 'common' }, 3_000],
    [{ tags: 'late' }, 428],
    [{ tags: 'common,late' }, 428],
    [{ search: 'numb' }, 3_000],
    [{ search: 'common' }, 3_000],
    [{ search: 'clocks', gender: 'male' }, 1_000],
    [{ search: 'clocks', tags: 'late' }, 428],
  ])('%j is walked through once, the popular first, among ties too', async (query, count) => {
    const listed = await walk(query);
    expect(listed).toHaveLength(count);
    expect(new Set(listed.map((one) => one.id)).size).toBe(count);
    const order = listed.map((one) => one.messages);
    expect(order).toEqual(order.toSorted((a, b) => b - a));
  });

  test.each<[Query, number]>([
    [{}, 3_000],
    [{ gender: 'male' }, 1_000],
    [{ tags: 'common' }, 3_000],
    [{ tags: 'late', gender: 'female' }, 142],
    [{ tags: 'common,late' }, 428],
    [{ search: 'number' }, 1_001],
    [{ search: 'number', tags: 'late' }, 428],
    [{ tags: 'nothing' }, 0],
  ])('%j counts as %i', async (query, count) => {
    const page = await app.guest.characters.list({ query: { ...query, limit: '1' } });
    expect(page.total_count).toBe(count);
  });

  test('an offset returns the same rows as cursors', async () => {
    const all = await walk({ search: 'numb' });
    const page = await app.guest.characters.list({
      query: { search: 'numb', offset: '2500', limit: '5' },
    });
    expect(page.characters.map((one) => one.id)).toEqual(
      all.slice(2_500, 2_505).map((one) => one.id),
    );
    const plain = await app.guest.characters.list({ query: { offset: '2500', limit: '5' } });
    expect(plain.characters.map((one) => one.id)).toEqual(
      (await walk({})).slice(2_500, 2_505).map((one) => one.id),
    );
  });

  test('a common tag that only the last characters in the order have is found', async () => {
    await database.pool.query(
      `insert into character select (jsonb_populate_record(one, jsonb_build_object(
         'id', gen_random_uuid(), 'gender', 'male', 'messages', 1000 - n / 9,
         'tags', case when n > 7500 then array['far'] else '{}' end))).*
       from character one, generate_series(1, 9000) n where one.name = 'Number 2'`,
    );
    app.clock.forward(3_000);
    const listed = await walk({ gender: 'male', tags: 'far' });
    expect(new Set(listed.map((one) => one.id)).size).toBe(1_500);
    const order = listed.map((one) => one.messages);
    expect(order).toEqual(order.toSorted((a, b) => b - a));
    await database.pool.query(`delete from character where 'far' = any(tags) or messages > 7`);
  });

  test('counts follow every kind of write', async () => {
    const count = async (query: Query) => {
      app.clock.forward(3_000);
      return (await app.guest.characters.list({ query })).total_count;
    };
    const { tags } = await app.guest.characters.tags({ query: {} });
    expect(tags).toEqual([
      { name: 'common', count: 3_000 },
      { name: 'late', count: 428 },
    ]);
    await database.pool.query(
      `update character set visibility = 'rejected' where name = 'Number 7'`,
    );
    expect([await count({}), await count({ tags: 'late' })]).toEqual([2_999, 427]);
    await database.pool.query(`update character set tags = '{}' where name = 'Number 14'`);
    expect([await count({}), await count({ tags: 'late' })]).toEqual([2_999, 426]);
    await database.pool.query(`delete from character where name = 'Number 21'`);
    expect([await count({}), await count({ tags: 'late' })]).toEqual([2_998, 425]);
  });
});
