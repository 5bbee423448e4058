// Own characters through the API: import and export of cards, versions, and access for owners only.
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { testApp, type Person, type TestApp } from '../../../../test/app.ts';
import {
  asJson,
  charxWith,
  inBase64,
  pngWith,
  textChunk,
  v1,
  v3,
} from '../../../../test/card-files.ts';
import { cleanUp, onDatabase } from '../../../../test/databases.ts';
import type { Database } from '../../../platform/db/open.ts';
import { versionsOf } from '../personal-data.store.ts';

const DAY_MS = 24 * 3_600_000;
const unaged = asJson({ ...v1, description: 'Of no stated years.' });

onDatabase('own characters', (open) => {
  const later = cleanUp();
  let database: Database;
  let app: TestApp;
  let ann: Person;
  let bob: Person;

  beforeAll(async () => {
    database = await open();
    app = await testApp({ database, later });
    ann = await app.member();
    bob = await app.member();
  });

  const take = async (whose: Person, file: Buffer) =>
    whose.own_characters.importCard({ body: file });
  const made = async (whose = ann, file = asJson(v3)) => {
    const { character } = await take(whose, file);
    if (!character) throw new Error('This card wasn’t imported.');
    return { ...character, params: { char_id: character.id } };
  };
  const portrait = () =>
    sharp({ create: { width: 300, height: 400, channels: 3, background: '#456' } })
      .png()
      .toBuffer();
  const get = async (url: string) => (await app.http.inject({ method: 'GET', url })).statusCode;
  const countRows = async (table: string) =>
    (await database.pool.query<{ n: number }>(`select count(*)::int as n from ${table}`)).rows[0]
      ?.n;

  test('a card becomes a private character that only its owner can find', async () => {
    const { params, ...orla } = await made();
    expect(orla).toMatchObject({ name: 'Orla', slug: 'orla', age: 34, visibility: 'private' });
    const complete = await ann.own_characters.read({ params });
    expect(complete).toMatchObject({ greeting: v1.first_mes, tags: ['sea', 'female'], version: 1 });
    expect((await ann.own_characters.list({ query: {} })).characters[0]).toMatchObject({
      id: orla.id,
    });
    expect((await ann.account.user()).private_character).toBeGreaterThan(0);
    const { session_id } = await ann.chat.open({ body: { character_id: orla.id } });
    expect(await ann.chat.read({ params: { id: session_id } })).toMatchObject({ is_open: true });
    expect(await ann.characters.read({ params })).toMatchObject({ name: 'Orla' });

    await expect(bob.characters.read({ params })).rejects.toMatchObject({ status: 404 });
    await expect(app.guest.characters.read({ params })).rejects.toMatchObject({ status: 404 });
    await expect(bob.chat.open({ body: { character_id: orla.id } })).rejects.toMatchObject({
      code: 'character.not_public',
    });
    expect((await bob.own_characters.list({ query: {} })).characters).toEqual([]);
    const found = await app.guest.characters.list({ query: { search: 'Orla' } });
    expect(found.characters).toEqual([]);
  });

  test('its picture is encoded again and opens only by an address signed for its owner', async () => {
    const file = pngWith([textChunk('chara', inBase64(v3))], await portrait());
    const { portrait_url, preview } = await made(ann, file);
    expect(preview).toMatch(/^data:image\/webp/);
    expect(await get(portrait_url)).toBe(200);
    const [plain = '', query = ''] = portrait_url.split('?');
    expect(await get(plain)).toBe(404);
    expect(await get(`${plain}?${query.replace(/until=\d+/, 'until=9999999999')}`)).toBe(404);
    expect(await get(`${plain.replace(/520$/, '960')}?${query}`)).toBe(404);
    expect(await get(`${plain}?until=abc&sign=abc`)).toBe(404);
    app.clock.forward(11 * 60_000);
    expect(await get(portrait_url)).toBe(404);
    const { rows } = await database.pool.query<{ verdict: string; mime: string }>(
      'select verdict, mime from asset where owner_id = $1 order by created_at desc limit 1',
      [ann.id],
    );
    expect(rows).toEqual([{ verdict: 'pending', mime: 'image/jpeg' }]);
  });

  test('one’s own characters are searched by name and tag, in any spelling of accents', async () => {
    const { params } = await made();
    const found = async (search: string, by = ann) =>
      (await by.own_characters.list({ query: { search } })).characters.map(({ id }) => id);
    for (const search of ['orl', 'ÓRLA', 'orla sea', ' ']) {
      expect(await found(search), search).toContain(params.char_id);
    }
    for (const search of ['orla desert', 'hello', '!?']) expect(await found(search)).toEqual([]);
    expect(await found('orla', bob)).toEqual([]);
  });

  test('a card that states no age waits for one; finished twice at once it is one character', async () => {
    const { draft, character } = await take(ann, unaged);
    expect(character).toBeNull();
    const params = { draft_id: draft?.id ?? '' };
    expect((await ann.own_characters.list({ query: {} })).drafts).toMatchObject([{ name: 'Orla' }]);
    for (const age of [17, 0, 18.5]) {
      await expect(ann.own_characters.finishDraft({ params, body: { age } })).rejects.toMatchObject(
        { code: 'request.invalid' },
      );
    }
    await expect(
      bob.own_characters.finishDraft({ params, body: { age: 30 } }),
    ).rejects.toMatchObject({ code: 'character.not_found' });
    const tries = await Promise.allSettled(
      Array.from({ length: 5 }, () =>
        ann.own_characters.finishDraft({ params, body: { age: 41, gender: 'anime' } }),
      ),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const complete = await ann.own_characters.read({ params: { char_id: params.draft_id } });
    expect(complete).toMatchObject({ age: 41, gender: 'anime', greeting: v1.first_mes });
    expect((await ann.own_characters.list({ query: {} })).drafts).toEqual([]);
  });

  test('a card of a minor is refused wherever it states the age, and nothing of it is stored', async () => {
    const counts = async () =>
      Promise.all(['character', 'character_draft', 'asset', 'character_origin'].map(countRows));
    const before = await counts();
    const picture = await portrait();
    const cards = [
      { ...v1, description: 'Age: 16' },
      { ...v1, age: 15 },
      { ...v3, data: { ...v3.data, creator_notes: 'She is 17 years old.' } },
      {
        ...v3,
        data: {
          ...v3.data,
          character_book: { entries: [{ keys: ['a'], content: 'Orla, age 14' }] },
        },
      },
      {
        ...v3,
        data: { ...v3.data, extensions: { depth_prompt: { prompt: 'Orla, age 14' } } },
      },
    ];
    for (const card of cards) {
      const file = pngWith([textChunk('ccv3', inBase64(card))], picture);
      await expect(take(ann, file)).rejects.toMatchObject({ code: 'safety.blocked' });
    }
    expect(await counts()).toEqual(before);
  });

  test('files that are no card are refused in their own words', async () => {
    await expect(take(ann, Buffer.from('GIF89a'))).rejects.toMatchObject({
      code: 'card.unknown_format',
    });
    await expect(take(ann, await portrait())).rejects.toMatchObject({ code: 'card.missing' });
    await expect(take(ann, Buffer.alloc(17 * 1024 * 1024))).rejects.toMatchObject({
      code: 'request.too_large',
    });
    const response = await app.http.inject({
      method: 'POST',
      url: '/api/characters/import?host=pd',
      headers: { authorization: `Bearer ${ann.token}`, 'content-type': 'text/html' },
      payload: '<p>',
    });
    expect(response.json()).toMatchObject({ code: 'request.unsupported_media_type' });
    const stranger = await app.http.inject({
      method: 'POST',
      url: '/api/characters/import?host=pd',
      headers: { 'content-type': 'application/octet-stream' },
      payload: Buffer.alloc(20 * 1024 * 1024),
    });
    expect(stranger.json()).toMatchObject({ code: 'identity.required' });
  });

  test('a picture that cannot be read costs the picture, not the character', async () => {
    const card = { ...v3, data: { ...v3.data, assets: [icon('embeded://main.png')] } };
    const file = await charxWith(card, { 'main.png': Buffer.from('no picture at all') });
    const { character, notes } = await take(ann, file);
    expect(character).toMatchObject({ portrait_url: '/silhouette.svg' });
    expect(notes).toContainEqual({
      kind: 'left_out',
      field: 'picture',
      reason: 'unreadable_picture',
    });
  });

  const icon = (uri: string) => ({ type: 'icon', uri, name: 'main', ext: 'png' });

  test.each(['png', 'json', 'charx'] as const)(
    'goes out as %s and comes in again as the same',
    async (format) => {
      const file = pngWith([textChunk('ccv3', inBase64(v3))], await portrait());
      const { params } = await made(ann, file);
      const sent = await ann.own_characters.exportCard({ params, query: { format } });
      expect(sent.file_name).toBe(`orla.${format}`);
      const again = await made(bob, Buffer.from(sent.content, 'base64'));
      const {
        id: _1,
        created_at: _2,
        updated_at: _3,
        portrait_url: url,
        ...first
      } = await ann.own_characters.read({ params });
      const {
        id: _4,
        created_at: _5,
        updated_at: _6,
        portrait_url,
        ...second
      } = await bob.own_characters.read({ params: again.params });
      expect({ ...second, preview: '' }).toEqual({ ...first, preview: '' });
      expect(portrait_url !== '/silhouette.svg').toBe(format !== 'json');
      expect(url).not.toBe('/silhouette.svg');
      await expect(
        bob.own_characters.exportCard({ params, query: { format } }),
      ).rejects.toMatchObject({ code: 'character.not_found' });
    },
  );

  test('every edit is a version that can be looked at and brought back', async () => {
    const { params } = await made();
    const edit = (version: number, changes: object) =>
      ann.own_characters.edit({ params, body: { version, changes } });
    expect(await edit(1, { name: 'Nora', age: 35 })).toMatchObject({ version: 2, slug: 'nora' });
    expect(await edit(2, { tags: ['hills'] })).toMatchObject({ version: 3, tags: ['hills'] });
    expect(await edit(3, { name: 'Nora' })).toMatchObject({ version: 3 }); // nothing has changed
    await expect(edit(2, { name: 'Late' })).rejects.toMatchObject({
      code: 'character.changed_elsewhere',
    });
    const { versions } = await ann.own_characters.versions({ params });
    expect(versions.map(({ version }) => version)).toEqual([3, 2, 1]);
    const first = { ...params, version: '1' };
    expect((await ann.own_characters.version({ params: first })).content.name).toBe('Orla');
    const back = await ann.own_characters.restore({ params: first, body: { version: 3 } });
    expect(back).toMatchObject({ version: 4, name: 'Orla', age: 34, tags: ['sea', 'female'] });
    await expect(edit(4, { description: 'Age: 16' })).rejects.toMatchObject({
      code: 'safety.blocked',
    });
    for (const changes of [
      { age: 17 },
      { name: ' ' },
      { name: 'x'.repeat(61) },
      { owner_id: bob.id },
    ])
      await expect(edit(4, changes)).rejects.toMatchObject({ code: 'request.invalid' });
    await expect(
      bob.own_characters.edit({ params, body: { version: 4, changes: { name: 'Mine' } } }),
    ).rejects.toMatchObject({ code: 'character.not_found' });
  });

  test('a version from before a field existed is read, restored and exported with its default', async () => {
    const { params } = await made();
    const changes = { name: 'Nora' };
    await ann.own_characters.edit({ params, body: { version: 1, changes } });
    await database.pool.query(
      "update character_version set content = content - 'scenario' - 'alternate_greetings' where character_id = $1",
      [params.char_id],
    );
    const added = { scenario: '', alternate_greetings: [] };
    const first = { ...params, version: '1' };
    const { content } = await ann.own_characters.version({ params: first });
    expect(content).toMatchObject({ name: 'Orla', ...added });
    const restored = await ann.own_characters.restore({ params: first, body: { version: 2 } });
    expect(restored).toMatchObject({ version: 3, name: 'Orla', ...added });
    const { value: stored } = await versionsOf(app.scope, ann.id).next();
    expect(stored).toContainEqual(
      expect.objectContaining({ character_id: params.char_id, content }),
    );
  });

  test('of many concurrent edits of one version, one is stored', async () => {
    const { params } = await made();
    const tries = await Promise.allSettled(
      Array.from({ length: 8 }, (_, at) =>
        ann.own_characters.edit({ params, body: { version: 1, changes: { name: `N ${at}` } } }),
      ),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await ann.own_characters.read({ params })).toMatchObject({ version: 2 });
  });

  test('a copy is one’s own and private; what is deleted is gone until it is taken back', async () => {
    const { params } = await made();
    const copy = await ann.own_characters.duplicate({ params });
    expect(copy).toMatchObject({ name: 'Orla (copy)', visibility: 'private', version: 1 });
    const exported = await ann.own_characters.exportCard({
      params: { char_id: copy.id },
      query: { format: 'json' },
    });
    expect(Buffer.from(exported.content, 'base64').toString()).toContain('x_unknown');

    const { session_id } = await ann.chat.open({ body: { character_id: params.char_id } });
    await ann.own_characters.remove({ params });
    await expect(ann.own_characters.read({ params })).rejects.toMatchObject({ status: 404 });
    await expect(ann.characters.read({ params })).rejects.toMatchObject({ status: 404 });
    expect(await ann.chat.read({ params: { id: session_id } })).toMatchObject({ is_open: false });
    const removed = async (whose: Person) =>
      (await whose.own_characters.removed()).characters.map(({ id }) => id);
    expect(await removed(ann)).toEqual([params.char_id]);
    expect(await removed(bob)).toEqual([]);
    const [bin] = (await ann.own_characters.removed()).characters;
    const [from, until] = [bin?.deleted_at ?? '', bin?.restorable_until ?? ''];
    expect(Date.parse(until) - Date.parse(from)).toBe(30 * DAY_MS);
    await expect(bob.own_characters.undoRemove({ params })).rejects.toMatchObject({ status: 404 });
    expect(await ann.own_characters.undoRemove({ params })).toMatchObject({
      visibility: 'private',
    });
    expect(await removed(ann)).toEqual([]);
    expect(await ann.chat.read({ params: { id: session_id } })).toMatchObject({ is_open: true });

    await ann.own_characters.remove({ params: { char_id: copy.id } });
    app.clock.forward(31 * DAY_MS);
    await app.app.characters.removeDeleted();
    const { rows } = await database.pool.query('select 1 from character where id = $1', [copy.id]);
    expect(rows).toEqual([]);
    app.clock.forward(-31 * DAY_MS);
  });

  test('a published one waits for review and is hidden until then', async () => {
    const { params } = await made(ann, asJson({ ...v3, data: { ...v3.data, name: 'Quill' } }));
    const set = (is_public: boolean, version = 1) =>
      ann.own_characters.setPublic({ params, body: { is_public, version } });
    expect(await set(true)).toMatchObject({ visibility: 'pending_review' });
    expect(await set(true)).toMatchObject({ visibility: 'pending_review' });
    const found = await app.guest.characters.list({ query: { search: 'Quill' } });
    expect(found.characters).toEqual([]);
    await expect(bob.characters.read({ params })).rejects.toMatchObject({ status: 404 });
    const edited = await ann.own_characters.edit({
      params,
      body: { version: 1, changes: { tagline: 'Writes.' } },
    });
    expect(edited).toMatchObject({ visibility: 'pending_review', version: 2 });
    await expect(set(true, 1)).rejects.toMatchObject({ code: 'character.changed_elsewhere' });
    expect(await set(false, 1)).toMatchObject({ visibility: 'private' });
  });
});
