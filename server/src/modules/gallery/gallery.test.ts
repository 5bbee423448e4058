// Galleries through the API: open pictures, pictures locked for a viewer, and no address that opens a locked picture.
import { randomUUID } from 'node:crypto';
import { PICTURE_WIDTHS } from '@velour/contract/pictures.ts';
import { beforeAll, expect, test } from 'vitest';
import { testApp, type Person, type TestApp } from '../../../test/app.ts';
import { cleanUp, onDatabase } from '../../../test/databases.ts';
import { createPuppetLlm } from '../../../test/fakes/fake-llm.ts';
import { createPictured } from '../../../test/pictured.ts';
import type { Database } from '../../platform/db/open.ts';
import { openScope } from '../../platform/db/scope.ts';

onDatabase('galleries', (open) => {
  const later = cleanUp();
  let database: Database;
  let app: TestApp;
  let pictured: ReturnType<typeof createPictured>;
  let unlock: { id: string; tokens: number };

  beforeAll(async () => {
    database = await open();
    app = await testApp({ database, llm: createPuppetLlm(), later });
    pictured = createPictured(app, database);
    const { items } = await app.guest.wallet.storeItems();
    unlock = items.find(({ kind }) => kind === 'unlock') ?? { id: '', tokens: 0 };
  });

  const scope = () => openScope(database.db, app.site_id);
  const pictures = async (count: number): Promise<string[]> => {
    const ids: string[] = [];
    for (let at = 0; at < count; at += 1) ids.push((await pictured.picture()).id);
    return ids;
  };

  async function met(more: Parameters<TestApp['addCharacter']>[0] = {}, count = 3) {
    const [portrait = '', hover = '', ...gallery] = await pictures(2 + count);
    const shown = { portrait_id: portrait, hover_id: hover, gallery_ids: gallery };
    const id = await app.addCharacter({ ...shown, ...more });
    return { id, portrait, hover, gallery };
  }

  async function withTokens(amount = 100n): Promise<Person> {
    const person = await app.member();
    await app.app.wallet.grant(scope(), {
      member_id: person.id,
      unit: 'token',
      key: randomUUID(),
      reason: 'package',
      lots: [{ bucket: 'one_time', amount }],
    });
    return person;
  }

  const balance = async (person: Person) => (await person.wallet.wallet()).new_one_time_balance;
  const buy = (person: Person, character_id: string, image_id: string) =>
    person.wallet.buy({ body: { store_item_id: unlock.id, character_id, image_id } });
  const locksOf = async (person: Person, character_id: string) => {
    const { data } = await person.gallery.profileImages({ query: { character_id } });
    return data.map(({ is_locked }) => is_locked);
  };
  /** Requests after cached rows have expired. */
  const statusAt = async (url: string) => {
    app.clock.forward(3_000);
    return (await app.http.inject(url)).statusCode;
  };
  const statusOf = (id: string) => statusAt(`/assets/${id}/360`);
  const set = (id: string, column: string, value: unknown) =>
    database.pool.query(`update character set ${column} = $2 where id = $1`, [id, value]);

  test('locked pictures have a price and a tiny blur, and no address at any size', async () => {
    const { id, gallery } = await met();
    const [visitor, ann] = [await app.visitor(), await app.member()];
    for (const person of [visitor, ann]) {
      const { data, store_item_id } = await person.gallery.profileImages({
        query: { character_id: id },
      });
      expect(store_item_id).toBe(unlock.id);
      expect(data).toMatchObject([
        { image_id: gallery[0], url: `/assets/${gallery[0]}/960`, is_locked: false, price: 0 },
        { image_id: gallery[1], url: null, is_locked: true, price: unlock.tokens },
        { image_id: gallery[2], url: null, is_locked: true, price: unlock.tokens },
      ]);
      for (const { preview } of data) {
        expect(preview).toMatch(/^data:image\/webp;base64,/);
        expect(preview.length).toBeLessThanOrEqual(400);
      }
    }
    for (const width of PICTURE_WIDTHS)
      for (const method of ['GET', 'HEAD'] as const)
        for (const more of ['', '?until=99999999999&sign=AAAA', '?review=1']) {
          const url = `/assets/${gallery[1]}/${width}${more}`;
          const headers = { 'if-none-match': '*', accept: 'image/avif' };
          expect((await app.http.inject({ url, method, headers })).statusCode, url).toBe(404);
        }
    expect(await statusOf(gallery[0] ?? '')).toBe(200);
  });

  test('no page, list or sitemap names a locked picture', async () => {
    const { id, portrait, hover, gallery } = await met({ name: 'Ilse', slug: 'ilse' });
    const read = await app.guest.characters.read({ params: { char_id: id } });
    expect(read.gallery_urls).toEqual([`/assets/${gallery[0]}/720`]);
    const query = { level: 'pictures' as const };
    const { entries } = await app.guest.site.sitemap({ query });
    const page = await app.http.inject({ url: `/${'girls'}/${id}/ilse/chat` });
    const xml = await app.http.inject('/sitemap-characters.xml');
    const answers = [JSON.stringify(read), JSON.stringify(entries), page.body, xml.body].join();
    for (const locked of gallery.slice(1)) expect(answers).not.toContain(locked);
    for (const free of [portrait, hover, gallery[0]]) expect(answers).toContain(free);
  });

  test('only the buyer gets signed addresses, which expire', async () => {
    const { id, gallery } = await met();
    const [, second = '', third = ''] = gallery;
    const [ann, bob] = [await withTokens(), await app.member()];
    await buy(ann, id, second);
    expect(await balance(ann)).toBe(100 - unlock.tokens);
    const { data } = await ann.gallery.profileImages({ query: { character_id: id } });
    expect(data.map(({ is_locked, price }) => [is_locked, price])).toEqual([
      [false, 0],
      [false, 0],
      [true, unlock.tokens],
    ]);
    const url = data[1]?.url ?? '';
    const answer = await app.http.inject(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toMatch(/^private/);
    expect(await statusAt(url.replace(second, third))).toBe(404);
    expect(await statusOf(second)).toBe(404);
    expect(await locksOf(bob, id)).toEqual([false, true, true]);
    app.clock.forward(10 * 60_000);
    expect(await statusAt(url)).toBe(404);
  });

  test('only pictures that are locked for the buyer are sold, and once', async () => {
    const owner = await withTokens();
    const { id, portrait, hover, gallery } = await met({ owner_id: owner.id, is_official: false });
    const [first = '', second = ''] = gallery;
    const other = await met();
    const ann = await withTokens();
    const twice = await Promise.allSettled([buy(ann, id, second), buy(ann, id, second)]);
    expect(twice.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(buy(ann, id, second)).rejects.toMatchObject({ code: 'store.already_unlocked' });
    await expect(buy(ann, id, first)).rejects.toMatchObject({ code: 'store.not_locked' });
    for (const strange of [portrait, hover, other.gallery[1] ?? '', randomUUID()])
      await expect(buy(ann, id, strange)).rejects.toMatchObject({ code: 'picture.not_found' });
    await expect(buy(owner, id, second)).rejects.toMatchObject({ code: 'store.not_locked' });
    expect([await balance(ann), await balance(owner)]).toEqual([100 - unlock.tokens, 100]);
    expect(await locksOf(owner, id)).toEqual([false, false, false]);
  });

  test('nothing in review, refused, taken down or rated too high is listed or sold', async () => {
    const { id, gallery } = await met({}, 5);
    const [, second = '', third = '', fourth = '', fifth = ''] = gallery;
    const change = (asset: string, what: string) =>
      database.pool.query(`update asset set ${what} where id = $1`, [asset]);
    await change(second, `verdict = 'pending'`);
    await change(third, `verdict = 'refused'`);
    await change(fourth, `rating = 'explicit'`);
    await change(fifth, `holds = array[gen_random_uuid()]`);
    const ann = await withTokens();
    expect(await locksOf(ann, id)).toEqual([false]);
    for (const one of [second, third, fourth, fifth])
      await expect(buy(ann, id, one)).rejects.toMatchObject({ code: 'picture.not_found' });
    expect(await balance(ann)).toBe(100);
  });

  test('a lock follows the gallery, the portrait and the second picture', async () => {
    const { id, portrait, gallery } = await met();
    const [first = '', second = '', third = ''] = gallery;
    const open = async (...ids: string[]) => {
      const statuses = await Promise.all(ids.map((one) => statusOf(one)));
      return statuses.map((status) => status === 200);
    };
    expect(await open(first, second, third)).toEqual([true, false, false]);
    await set(id, 'portrait_id', third);
    expect(await open(second, third, portrait)).toEqual([false, true, true]);
    await set(id, 'portrait_id', portrait);
    await set(id, 'hover_id', second);
    expect(await open(second, third)).toEqual([true, false]);
    await set(id, 'gallery_ids', [third, first, second]);
    expect(await open(first, second, third)).toEqual([false, true, true]);
    await set(id, 'gallery_ids', [third]);
    // A sold picture does not become free when it is removed from the gallery.
    expect(await open(first, second, third)).toEqual([false, true, true]);
    const elsewhere = await app.addCharacter({ portrait_id: first });
    expect(await open(first)).toEqual([true]);
    await set(id, 'gallery_ids', [third, first]);
    expect(await open(first)).toEqual([true]);
    await database.pool.query('delete from character where id = $1', [elsewhere]);
    expect(await open(first)).toEqual([false]);
    await database.pool.query('delete from character where id = $1', [id]);
    expect(await open(first, third)).toEqual([false, true]);
  });

  test('a picture that is stored after its character is locked as well', async () => {
    const [first = '', second = ''] = await pictures(2);
    const { rows } = await database.pool.query<{ row: object }>(
      'delete from asset where id = $1 returning to_jsonb(asset) as row',
      [second],
    );
    await app.addCharacter({ gallery_ids: [first, second] });
    await database.pool.query(
      'insert into asset select (jsonb_populate_record(null::asset, $1)).*',
      [rows[0]?.row],
    );
    expect(await statusOf(second)).toBe(404);
  });

  test('hidden characters have no gallery for others', async () => {
    const owner = await app.member();
    const { id } = await met({ owner_id: owner.id, visibility: 'private', is_official: false });
    const ann = await withTokens();
    const gone = { code: 'character.not_found' };
    const query = { character_id: id };
    await expect(ann.gallery.profileImages({ query })).rejects.toMatchObject(gone);
    await expect(
      ann.gallery.profileImages({ query: { character_id: randomUUID() } }),
    ).rejects.toMatchObject(gone);
    expect(await locksOf(owner, id)).toEqual([false, false, false]);
    const explicit = await met({ rating: 'explicit' });
    const rated = { query: { character_id: explicit.id } };
    await expect(ann.gallery.profileImages(rated)).rejects.toMatchObject(gone);
  });

  test('characters with pictures are listed newest first, with the counts of this viewer', async () => {
    const owner = await withTokens();
    const at = (days: number) => ({ created_at: new Date(Date.UTC(2090, 0, 1 + days)) });
    const mine = await met(
      { ...at(3), owner_id: owner.id, visibility: 'private', is_official: false, gender: 'male' },
      2,
    );
    const open = await met({ ...at(2), gender: 'male' });
    const bare = await app.addCharacter({ ...at(4), gender: 'male' });
    const last = await met({ ...at(1), gender: 'male' }, 1);
    const bought = await met({ ...at(0), gender: 'male' }, 2);
    await buy(owner, open.id, open.gallery[1] ?? '');
    await buy(owner, bought.id, bought.gallery[1] ?? '');
    const all = async (person: Person) => {
      const found: unknown[] = [];
      let cursor: string | undefined;
      do {
        const page = await person.gallery.galleries({
          query: { gender: 'male', limit: '1', cursor },
        });
        found.push(
          ...page.galleries.map(({ character, own, locked, open: free }) => [
            character.id,
            own,
            locked,
            free,
          ]),
        );
        cursor = page.next_cursor ?? undefined;
      } while (cursor !== undefined);
      return found;
    };
    // First those of which there are pictures of one's own, however old the characters are.
    expect(await all(owner)).toEqual([
      [open.id, 1, 1, 1],
      [bought.id, 1, 0, 1],
      [mine.id, 0, 0, 2],
      [last.id, 0, 0, 1],
    ]);
    expect(await all(await app.visitor())).toEqual([
      [open.id, 0, 2, 1],
      [last.id, 0, 0, 1],
      [bought.id, 0, 1, 1],
    ]);
    const { galleries } = await owner.gallery.galleries({
      query: { gender: 'female', limit: '100' },
    });
    expect(galleries.map(({ character }) => character.id)).not.toContain(bare);
    expect(galleries.every(({ character }) => character.gender === 'female')).toBe(true);
    const wrong = owner.gallery.galleries({ query: { cursor: 'AAAA' } });
    await expect(wrong).rejects.toMatchObject({ code: 'request.invalid' });
  });
});
