// Cached responses are invalidated by every change: at once in this process and over the bus, soon without the bus.
import { beforeAll, expect, test } from 'vitest';
import { createBus, testApp, type Person, type TestApp } from '../../../test/app.ts';
import { cleanUp, onDatabase } from '../../../test/databases.ts';
import { createPuppetLlm } from '../../../test/fakes/fake-llm.ts';
import type { Bus } from '../../providers/events/port.ts';
import type { Database } from '../../platform/db/open.ts';

onDatabase('cached responses of the catalogue', (open) => {
  const later = cleanUp();
  let database: Database;
  let bus: Bus;
  let here: TestApp;
  let there: TestApp;
  let ann: Person;

  beforeAll(async () => {
    database = await open();
    bus = createBus();
    const parts = { database, bus, llm: createPuppetLlm(), master: Buffer.alloc(32, 7), later };
    here = await testApp(parts);
    there = await testApp(parts);
    ann = await here.visitor();
    await here.addCharacter({ name: 'First' });
  });

  const add = (more: object) => here.addCharacter(more);
  const names = async (app: Pick<TestApp, 'guest'>) =>
    (await app.guest.characters.list({ query: { limit: '100' } })).characters.map(
      (one) => one.name,
    );
  const get = (url: string, headers: Record<string, string> = {}) =>
    here.http.inject({ method: 'GET', url, headers });
  const hint = () => bus.publish('catalogue', here.site_id);

  test('a new character is on the next page, in this process and in the other', async () => {
    expect([await names(here), await names(there)]).toEqual([['First'], ['First']]);
    await add({ name: 'Second' });
    for (const app of [here, there]) expect(await names(app)).toContain('Second');
  });

  test('a withdrawn character disappears everywhere: lists, search, tags, domes, leaderboard and page', async () => {
    const id = await add({ name: 'Withdrawn', tags: ['leaving'] });
    const look = async (app: TestApp) => {
      const { characters } = app.guest;
      const pages = await Promise.all([
        characters.list({ query: {} }),
        characters.list({ query: { search: 'withdrawn' } }),
        characters.list({ query: { tags: 'leaving' } }),
      ]);
      const { tags } = await characters.tags({ query: {} });
      const one = await characters.read({ params: { char_id: id } }).catch(() => undefined);
      return [
        ...pages.map((page) => page.characters.some((card) => card.id === id)),
        tags.some((tag) => tag.name === 'leaving'),
        one !== undefined,
      ];
    };
    for (const app of [here, there])
      expect(await look(app)).toEqual([true, true, true, true, true]);
    await database.pool.query(`update character set visibility = 'private' where id = $1`, [id]);
    hint(); // published like a withdrawal through the product
    for (const app of [here, there])
      expect(await look(app)).toEqual([false, false, false, false, false]);
  });

  test('a change without a notification is seen two seconds later', async () => {
    await names(here);
    await database.pool.query(`update character set name = 'Renamed' where name = 'Second'`);
    here.clock.forward(2_001);
    expect(await names(here)).toContain('Renamed');
  });

  test('the new name of a creator appears on the cards', async () => {
    const maker = { id: '019b7600-0ffe-7d01-8e5a-1f0c4b9a2d09', name: 'paper boat' };
    const scope = { db: database.db, site_id: here.site_id, afterCommit: () => undefined };
    await here.app.identity.addDemoMembers(scope, [maker]);
    const id = await add({ name: 'Folded', owner_id: maker.id, is_official: false });
    const creator = async () =>
      (await here.guest.characters.read({ params: { char_id: id } })).creator;
    expect((await creator())?.name).toBe('paper boat');
    await database.pool.query(`update person set public_name = 'paper kite' where id = $1`, [
      maker.id,
    ]);
    hint();
    expect((await creator())?.name).toBe('paper kite');
  });

  test('messages change the order when they are folded, not before', async () => {
    const id = await add({ name: 'Rising' });
    const before = (await names(here)).indexOf('Rising');
    here.app.catalogue.activity.note({ character_id: id, chats: 1, messages: 500 });
    await here.app.catalogue.activity.flush();
    expect((await names(here)).indexOf('Rising')).toBe(before);
    await here.app.catalogue.activity.fold();
    for (const app of [here, there]) expect((await names(app)).indexOf('Rising')).toBe(0);
    await here.app.catalogue.activity.fold();
    expect(await here.guest.characters.read({ params: { char_id: id } })).toMatchObject({
      stats: { chats: 1, messages: 500 },
    });
  });

  test('content behind the age gate is never cached for others', async () => {
    await database.pool.query(`update site set record = '{"content_rating":"suggestive"}'`);
    for (const app of [here, there]) app.clock.forward(6_000);
    const id = await add({ name: 'Grown', rating: 'suggestive' });
    const seenBy = async (person: Pick<Person, 'characters'>) => {
      const list = await person.characters.list({ query: { search: 'grown' } });
      const one = await person.characters.read({ params: { char_id: id } }).catch(() => undefined);
      return [list.total_count, one?.name];
    };
    // The first caller must not determine the response of the next.
    for (let round = 0; round < 2; round += 1) {
      expect(await seenBy(ann)).toEqual([1, 'Grown']);
      expect(await seenBy(here.guest)).toEqual([0, undefined]);
    }
    const { genders } = await here.guest.characters.genders();
    const { genders: forAnn } = await ann.characters.genders();
    const sum = (all: { count: number }[]) => all.reduce((count, one) => count + one.count, 0);
    expect(sum(forAnn) - sum(genders)).toBe(1);
    await database.pool.query(`update site set record = '{}'`);
    for (const app of [here, there]) app.clock.forward(6_000);
    expect(await seenBy(ann)).toEqual([0, undefined]);
  });

  test("an owner's private character is the owner's alone, also with concurrent requests", async () => {
    const id = await add({
      name: 'Mine',
      visibility: 'private',
      owner_id: ann.id,
      is_official: false,
    });
    const requests = Array.from({ length: 6 }, (_, at) =>
      (at % 2 ? here.guest : ann).characters.read({ params: { char_id: id } }).then(
        (one) => one.name,
        (error: unknown) => (error as { status: number }).status,
      ),
    );
    expect(await Promise.all(requests)).toEqual(['Mine', 404, 'Mine', 404, 'Mine', 404]);
    const reply = await get(`/api/characters/${id}?host=pd`, {
      authorization: `Bearer ${ann.token}`,
    });
    expect([reply.headers['cache-control'], reply.headers.etag]).toEqual(['no-store', undefined]);
  });

  test('a client with a current response gets 304 until it changes', async () => {
    const url = '/api/characters?host=pd&limit=2';
    const first = await get(url);
    const etag = String(first.headers.etag);
    expect(first.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'private, no-cache',
      vary: expect.stringContaining('authorization, accept-encoding'),
    });
    for (const known of [etag, `"x", ${etag}`, etag.replace('W/', '')]) {
      const again = await get(url, { 'if-none-match': known });
      expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
    }
    await add({ name: 'Newest', messages: 100_000 });
    expect((await get(url, { 'if-none-match': etag })).statusCode).toBe(200);
  });

  test('a client that accepts brotli gets the same response compressed', async () => {
    const { brotliDecompressSync } = await import('node:zlib');
    const url = '/api/characters?host=pd';
    const plain = await get(url);
    const small = await get(url, { 'accept-encoding': 'gzip, deflate, br' });
    expect(small.headers['content-encoding']).toBe('br');
    expect(small.headers.etag).toBe(plain.headers.etag);
    expect(small.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
    expect(brotliDecompressSync(small.rawPayload).toString()).toBe(plain.payload);
    for (const refusing of ['gzip', 'br;q=0', 'br; q=0.0, gzip', 'bro'])
      expect(
        (await get(url, { 'accept-encoding': refusing })).headers['content-encoding'],
      ).toBeUndefined();
  });

  test('domes and the leaderboard follow, too', async () => {
    const id = await add({ name: 'Shelved', is_official: false });
    const dome = {
      id: '019b7600-0fff-7d01-8e5a-1f0c4b9a2d0f',
      site_id: here.site_id,
      title: 'Shelf',
      slug: 'cached-dome',
      description: '',
      gender: null,
      position: 0,
      created_at: new Date(),
    };
    const scope = {
      db: database.db,
      site_id: here.site_id,
      afterCommit: (work: () => void) => work(),
    };
    const domes = async (app: TestApp) =>
      (await app.guest.characters.domes({ query: {} })).domes.map((one) => one.characters.length);
    expect([await domes(here), await domes(there)]).toEqual([[], []]);
    await here.app.catalogue.domes.add(scope, dome, [id]);
    expect([await domes(here), await domes(there)]).toEqual([[1], [1]]);
    const board = async () =>
      (await there.guest.characters.leaderboard({ query: {} })).entries.map(
        (one) => one.character.id,
      );
    expect(await board()).not.toContain(id);
    here.app.catalogue.activity.note({ character_id: id, chats: 0, messages: 9_000 });
    await here.app.catalogue.activity.flush();
    await here.app.catalogue.activity.fold();
    await here.app.catalogue.activity.rankLeaders();
    expect((await board())[0]).toBe(id);
  });
});
