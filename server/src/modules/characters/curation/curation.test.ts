// Curation: admins see all characters, read private texts only with a reason, and publish only reviewed ones.
import { NO_TRAITS } from '@velour/contract/character-limits.ts';
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { testApp, type Person, type TestApp } from '../../../../test/app.ts';
import { asJson, v3 } from '../../../../test/card-files.ts';
import { cleanUp, onDatabase } from '../../../../test/databases.ts';
import type { Database } from '../../../platform/db/open.ts';

onDatabase('curating characters', (open) => {
  const later = cleanUp();
  let database: Database;
  let app: TestApp;
  let ann: Person;
  let root: Person;

  beforeAll(async () => {
    database = await open();
    app = await testApp({ database, later });
    ann = await app.member();
    root = await app.admin();
    await database.pool.query("update person set name = 'Annabel 100%' where id = $1", [ann.id]);
  });

  async function made(name: string, tags: string[] = []) {
    const card = { ...v3, data: { ...v3.data, name, tags } };
    const { character } = await ann.own_characters.importCard({ body: asJson(card) });
    return { char_id: character?.id ?? '' };
  }
  async function published(name: string) {
    const params = await made(name);
    await ann.own_characters.setPublic({ params, body: { is_public: true, version: 1 } });
    const body = { decision: 'approve', version: 1, rating: 'safe' } as const;
    await root.review.decide({ params, body });
    return params;
  }
  type Act = Parameters<typeof root.curation.changeCharacters>[0]['body']['act'];
  const act = (what: Act, id: string, version = 1, reason = 'Because.') =>
    root.curation.changeCharacters({ body: { act: what, characters: [{ id, version }], reason } });
  const undo = (undo_id: string | null) =>
    root.curation.undo({ params: { undo_id: undo_id ?? '' } });
  const list = async (query: Parameters<typeof root.curation.characters>[0]['query']) =>
    (await root.curation.characters({ query: { ...query, limit: '100' } })).characters;
  const names = async (query: Parameters<typeof list>[0]) =>
    (await list(query)).map(({ name }) => name).sort();
  const isSeen = async (name: string) =>
    (await app.guest.characters.list({ query: { search: name } })).characters.some(
      (one) => one.name === name,
    );
  const auditOf = async (id: string) =>
    (
      await database.pool.query<{
        act: string;
        reason: string;
        actor_id: string;
        before: object;
        after: object;
      }>(
        'select act, reason, actor_id, before, after from audit_log where subject_id = $1 order by seq',
        [id],
      )
    ).rows;

  const content = { name: 'Oda', gender: 'female', age: 31, tagline: 'Repairs radios.' } as const;
  const draft = { content, rating: 'safe', is_exclusive: false, is_public: true } as const;

  test('members’ and official ones are found by name, tag and creator, and narrowed down', async () => {
    await app.addCharacter({ name: 'Quillon', tags: ['smithy'] });
    const { char_id } = await made('Quimby');
    expect(await names({ search: 'qui' })).toEqual(['Quillon', 'Quimby']);
    expect(await names({ search: 'smithy' })).toEqual(['Quillon']);
    expect(await names({ search: 'annabel 100%' })).toEqual(['Quimby']);
    expect(await names({ search: 'annabel 100_' })).toEqual([]);
    expect(await names({ search: 'qui', is_official: 'no' })).toEqual(['Quimby']);
    expect(await names({ search: 'qui', visibility: 'public' })).toEqual(['Quillon']);
    expect(await names({ creator_id: ann.id, search: 'quim' })).toEqual(['Quimby']);
    expect(await names({ search: '…' })).toEqual([]);
    expect((await list({ search: 'quimby' }))[0]).toMatchObject({
      id: char_id,
      is_official: false,
      creator: { id: ann.id, name: 'Annabel 100%' },
    });
  });

  test('of a private one only name and state are seen; the rest with a reason, which is written down', async () => {
    const params = await made('Velda', ['moonlit']);
    expect(await names({ search: 'moonlit' })).toEqual([]);
    const [listed] = await list({ search: 'velda' });
    expect(listed).toMatchObject({ tagline: null, tags: [], is_open: false, preview: '' });
    expect(listed?.portrait_url).toBe('/silhouette.svg');
    expect(await root.curation.character({ params })).toMatchObject({
      content: null,
      traits: null,
    });
    await expect(
      root.curation.openCharacter({ params, body: { reason: '  ' } }),
    ).rejects.toMatchObject({ code: 'request.invalid' });
    expect(await auditOf(params.char_id)).toEqual([]);
    const body = { reason: 'Reported twice.' };
    const opened = await root.curation.openCharacter({ params, body });
    expect(opened.content?.tagline).toBe('Velda keeps a lighthouse.');
    expect(await auditOf(params.char_id)).toMatchObject([
      { act: 'character.read', reason: 'Reported twice.', actor_id: root.id },
    ]);
  });

  test('a rejected character becomes private again when it is edited', async () => {
    const params = await made('Rosalba');
    await ann.own_characters.setPublic({ params, body: { is_public: true, version: 1 } });
    expect((await root.curation.character({ params })).content).not.toBeNull();
    const body = { decision: 'reject', version: 1, reason: 'No.' } as const;
    await root.review.decide({ params, body });
    expect((await root.curation.character({ params })).content).toBeNull();
  });

  test('one of the site’s own is added, drawn from its traits, and public at once if wanted', async () => {
    const added = await root.curation.addCharacter({ body: draft });
    expect(added).toMatchObject({ name: 'Oda', is_official: true, creator: null, version: 1 });
    expect(added.portrait_url).toContain('/assets/');
    expect(await isSeen('Oda')).toBe(true);
    const hidden = { ...draft, content: { ...content, name: 'Odalind' }, is_public: false };
    await root.curation.addCharacter({ body: hidden });
    expect(await isSeen('Odalind')).toBe(false);
    expect((await auditOf(added.id)).map((entry) => entry.act)).toEqual(['character.added']);
  });

  test.each([
    ['a minor', { ...content, age: 17 }, 'request.invalid'],
    ['a minor in words', { ...content, tagline: 'She is 14 years old.' }, 'safety.blocked'],
    ['another’s right', { ...content, is_official: false }, 'request.invalid'],
    ['an owner', { ...content, owner_id: randomUUID() }, 'request.invalid'],
  ])('%s is refused, from admins as well', async (_, given, code) => {
    const body = { ...draft, content: given };
    await expect(root.curation.addCharacter({ body })).rejects.toMatchObject({ code });
  });

  test.each([
    ['a sign that no database holds', { type: 'a\0b' }, 'request.malformed'],
    ['half a letter', { skin: 'a\ud800' }, 'request.malformed'],
    ['a whole page', { type: 'x'.repeat(61) }, 'request.invalid'],
    ['a minor', { personalities: ['she is 14 years old'] }, 'safety.blocked'],
  ])('in a look %s is refused', async (_, look, code) => {
    const body = { ...draft, traits: { ...NO_TRAITS, ...look } };
    await expect(root.curation.addCharacter({ body })).rejects.toMatchObject({ code });
  });

  test('an edit of an outdated version is refused', async () => {
    const { id } = await root.curation.addCharacter({ body: draft });
    const edit = (version: number, tagline: string) =>
      root.curation.editCharacter({
        params: { char_id: id },
        body: { version, changes: { tagline } },
      });
    expect(await edit(1, 'Builds radios.')).toMatchObject({ version: 2, visibility: 'public' });
    await expect(edit(1, 'Sells radios.')).rejects.toMatchObject({
      code: 'character.changed_elsewhere',
    });
    const { content: now } = await root.curation.character({ params: { char_id: id } });
    expect(now?.tagline).toBe('Builds radios.');
  });

  test('a member’s public one is edited with a reason, and stays public as approved by that admin', async () => {
    const params = await published('Serafina');
    const changes = { tagline: 'Tidied up.' };
    const edit = (reason: string) =>
      root.curation.editCharacter({ params, body: { version: 1, changes, reason } });
    await expect(edit('')).rejects.toMatchObject({ code: 'request.invalid' });
    expect(await edit('A telephone number.')).toMatchObject({ visibility: 'public', version: 2 });
    const { versions } = await ann.own_characters.versions({ params });
    expect(versions[0]).toMatchObject({ version: 2, is_current: true });
    expect(versions[0]?.approved_at).not.toBeNull();
    const privately = {
      params: await made('Serafino'),
      body: { version: 1, changes, reason: 'x' },
    };
    await expect(root.curation.editCharacter(privately)).rejects.toMatchObject({ status: 403 });
  });

  test('an admin’s and the creator’s edit at once: never is a text public that no admin wrote or saw', async () => {
    for (let round = 0; round < 8; round += 1) {
      const name = `Twofold${round}`;
      const params = await published(name);
      const byAnn = { version: 1, changes: { tagline: 'Never seen.' } };
      const byRoot = { version: 1, changes: { personality: 'Kind.' }, reason: 'Kinder.' };
      const made = await Promise.allSettled([
        ann.own_characters.edit({ params, body: byAnn }),
        root.curation.editCharacter({ params, body: byRoot }),
      ]);
      expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      const { characters } = await app.guest.characters.list({ query: { search: name } });
      expect(characters.map(({ tagline }) => tagline)).not.toContain('Never seen.');
      await act('hide', params.char_id);
      await act('publish', params.char_id, 2);
      const after = await app.guest.characters.list({ query: { search: name } });
      expect(after.characters.map(({ tagline }) => tagline)).not.toContain('Never seen.');
    }
  });

  test('an unpublished character can be edited by its owner; an approved one is restored unchanged', async () => {
    const { char_id: id } = await published('Tosca');
    await expect(act('hide', id, 1, ' ')).rejects.toMatchObject({ code: 'request.invalid' });
    expect(await act('hide', id)).toMatchObject({ done: [{ id, visibility: 'rejected' }] });
    expect(await isSeen('Tosca')).toBe(false);
    const { characters } = await ann.own_characters.list({ query: {} });
    expect(characters.find((one) => one.id === id)?.review_reason).toBe('Because.');
    expect(await act('publish', id)).toMatchObject({ done: [{ visibility: 'public' }] });
    expect(await isSeen('Tosca')).toBe(true);
    expect((await auditOf(id)).map((entry) => entry.act)).toEqual([
      'character.approved',
      'character.hide',
      'character.publish',
    ]);
  });

  test('private characters cannot be published, made exclusive or discovered', async () => {
    const { char_id: id } = await made('Ulrike');
    for (const what of ['publish', 'hide', 'make_exclusive'] as const) {
      expect(await act(what, id)).toMatchObject({ done: [], refused: [{ id }] });
    }
    const params = await published('Undine');
    await ann.own_characters.setPublic({ params, body: { is_public: false, version: 1 } });
    expect(await act('publish', params.char_id)).toMatchObject({
      refused: [{ why: 'not_reviewed' }],
    });
    expect(await act('publish', randomUUID())).toMatchObject({ refused: [{ why: 'gone' }] });
  });

  test('only an admin restores what an admin deleted, and only its owner what the owner deleted', async () => {
    const { char_id: id } = await published('Vigdis');
    expect(await act('delete', id)).toMatchObject({ done: [{ is_deleted: true }] });
    expect(await names({ search: 'vigdis' })).toEqual([]);
    expect(await names({ search: 'vigdis', is_deleted: 'yes' })).toEqual(['Vigdis']);
    await expect(ann.own_characters.undoRemove({ params: { char_id: id } })).rejects.toMatchObject({
      code: 'character.not_found',
    });
    expect(await act('restore', id)).toMatchObject({ done: [{ visibility: 'public' }] });
    expect(await isSeen('Vigdis')).toBe(true);
    await ann.own_characters.remove({ params: { char_id: id } });
    expect(await act('restore', id)).toMatchObject({ refused: [{ why: 'gone' }] });
  });

  test('many at once: each for itself, all in one transaction with their entries in the log', async () => {
    const ids = await Promise.all([1, 2, 3].map((at) => app.addCharacter({ name: `Many${at}` })));
    const both = (what: Act) =>
      root.curation.changeCharacters({
        body: { act: what, characters: ids.map((id) => ({ id, version: 1 })), reason: 'All.' },
      });
    const [hidden, exclusive] = await Promise.all([both('hide'), both('make_exclusive')]);
    expect(hidden.done).toHaveLength(3);
    expect(exclusive.done).toHaveLength(3);
    expect(await list({ search: 'many', is_exclusive: 'yes', visibility: 'private' })).toHaveLength(
      3,
    );
    expect((await both('hide')).done).toHaveLength(3);
    for (const id of ids) expect(await auditOf(id)).toHaveLength(2);
    expect(await root.audit.check()).toMatchObject({ broken_at: null });
  });

  test('undo restores only the changed characters, and is recorded as its own action', async () => {
    const [one, two] = [
      await app.addCharacter({ name: 'Xenia' }),
      await app.addCharacter({ name: 'Xara', is_exclusive: true }),
    ];
    const made = await root.curation.changeCharacters({
      body: {
        act: 'make_exclusive',
        characters: [one, two].map((id) => ({ id, version: 1 })),
      },
    });
    expect(made.done).toHaveLength(2);
    expect(await undo(made.undo_id)).toEqual({ put_back: 1, left: 0 });
    expect(await names({ search: 'xa', is_exclusive: 'yes' })).toEqual(['Xara']);
    expect(await names({ search: 'xenia', is_exclusive: 'no' })).toEqual(['Xenia']);
    expect(await auditOf(one)).toMatchObject([
      { act: 'character.make_exclusive' },
      {
        act: 'character.make_exclusive_undone',
        before: { is_exclusive: true },
        after: { is_exclusive: false, undoes: made.undo_id },
      },
    ]);
    expect(await auditOf(two)).toEqual([]);
    expect((await act('make_exclusive', two)).undo_id).toBeNull();
  });

  test('undo neither overwrites later actions nor publishes unreviewed content', async () => {
    const params = await published('Yara');
    const { char_id: id } = params;
    const taken = await act('hide', id);
    await act('publish', id);
    await act('hide', id, 1, 'Another.');
    await expect(undo(taken.undo_id)).rejects.toMatchObject({ code: 'undo.changed_elsewhere' });
    expect(await isSeen('Yara')).toBe(false);
    await act('publish', id);

    const gone = await act('delete', id);
    await undo(gone.undo_id);
    expect(await isSeen('Yara')).toBe(true);
    const hidden = await act('hide', id);
    await ann.own_characters.edit({ params, body: { version: 1, changes: { tagline: 'Rude.' } } });
    await expect(undo(hidden.undo_id)).rejects.toMatchObject({ code: 'undo.changed_elsewhere' });
    expect(await isSeen('Yara')).toBe(false);
  });

  test('an edit is undone as a new version, unless it was edited since', async () => {
    const { id } = await root.curation.addCharacter({ body: draft });
    const params = { char_id: id };
    const edit = (version: number, more: object) =>
      root.curation.editCharacter({ params, body: { version, changes: {}, ...more } });
    const one = await edit(1, { changes: { tagline: 'One.' }, rating: 'suggestive' });
    const two = await edit(2, { changes: { tagline: 'Two.' } });
    await expect(undo(one.undo_id)).rejects.toMatchObject({ code: 'undo.changed_elsewhere' });
    expect((await root.curation.character({ params })).content?.tagline).toBe('Two.');
    // As if these versions were older than a field that is empty by default.
    await database.pool.query(
      "update character_version set content = content - 'system_notes' where character_id = $1",
      [id],
    );
    await undo(two.undo_id);
    expect(await undo(one.undo_id)).toEqual({ put_back: 1, left: 0 });
    expect(await root.curation.character({ params })).toMatchObject({
      version: 5,
      rating: 'safe',
      content: { tagline: content.tagline },
    });
    const before = await root.curation.character({ params });
    const traits = { ...(before.traits ?? NO_TRAITS), hair_colour: 'copper' };
    const drawn = await edit(5, { traits });
    expect(drawn.portrait_url).not.toBe(before.portrait_url);
    await undo(drawn.undo_id);
    const { portrait_url } = before;
    expect(await root.curation.character({ params })).toMatchObject({
      portrait_url,
      traits: before.traits,
    });
    await expect(undo(drawn.undo_id)).rejects.toMatchObject({ code: 'undo.done' });
    await expect(undo(randomUUID())).rejects.toMatchObject({ code: 'undo.not_found' });
    expect(await root.audit.check()).toMatchObject({ broken_at: null });
  });

  test('a list of ten thousand uses an index and reads only the rows that it shows', async () => {
    await database.pool.query(
      `insert into character (id, site_id, name, slug, gender, age, tagline, description, greeting,
         alternate_greetings, personality, scenario, example_dialogue, system_notes, traits, tags, visibility,
         is_official, is_exclusive, rating, gallery_ids, portrait_preview, messages, created_at, updated_at, keywords, words)
       select gen_random_uuid(), site_id, 'Crowd ' || n, slug, gender, age, tagline, description, greeting,
         alternate_greetings, personality, scenario, example_dialogue, system_notes, traits, tags, 'private',
         is_official, is_exclusive, rating, gallery_ids, portrait_preview, n, created_at - n * interval '1 second',
         updated_at, keywords, words
       from character, generate_series(1, 10000) n where id = $1`,
      [await app.addCharacter({ name: 'Crowd' })],
    );
    await database.pool.query('analyze character');
    for (const [order, index] of [
      ['created_at desc nulls last, id desc nulls last', 'character_curated_new'],
      ['messages asc nulls first, id asc nulls first', 'character_curated_popular'],
      ['name, id', 'character_curated_named'],
    ]) {
      const { rows } = await database.pool.query<{ 'QUERY PLAN': string }>(
        `explain select id from character where site_id = $1 and deleted_at is null order by ${order} limit 50`,
        [app.site_id],
      );
      expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain(index);
    }
    const page = await root.curation.characters({ query: { offset: '9950', limit: '50' } });
    expect(page).toMatchObject({ total_count: 10_000, is_more: true });
    expect(page.characters).toHaveLength(50);
    const named = await root.curation.characters({ query: { sort: 'name', limit: '2' } });
    expect(named.characters.map(({ name }) => name)).toEqual(
      [...named.characters.map(({ name }) => name)].sort(),
    );
  });

  test('all that match are changed in batches with one undo, but only as many as were seen', async () => {
    const total = 130;
    for (let at = 0; at < total; at += 1) {
      await app.addCharacter({ name: `Zephyrine ${at}`, tags: ['mass'] });
    }
    await made('Zephyrine Own');
    const filter = { search: 'zephyrine', is_deleted: 'no' } as const;
    const matching = (count: number, what: Act, more = {}) =>
      root.curation.changeMatching({
        body: { act: what, filter: { ...filter, ...more }, count, reason: 'Because.' },
      });
    await expect(matching(total, 'hide')).rejects.toMatchObject({ code: 'curation.list_changed' });
    const hidden = await matching(total + 1, 'hide');
    expect(hidden).toMatchObject({ done: total, refused: [{ why: 'not_reviewed', count: 1 }] });
    const listed = async (more = {}) =>
      (await root.curation.characters({ query: { ...filter, ...more } })).total_count;
    expect(await listed({ visibility: 'public' })).toBe(0);
    expect(await undo(hidden.undo_id)).toEqual({ put_back: total, left: 0 });
    expect(await listed({ visibility: 'public' })).toBe(total);
    // What is taken out of the filter by the action itself is reached all the same.
    const gone = await matching(total, 'make_exclusive', {
      is_exclusive: 'no',
      is_official: 'yes',
    });
    expect(gone.done).toBe(total);
    expect(await listed({ is_exclusive: 'yes' })).toBe(total);
    await expect(matching(1, 'hide', { search: '…' })).rejects.toMatchObject({
      code: 'curation.list_changed',
    });
    const noReason = { act: 'delete', filter, count: 1, reason: '' } as const;
    await expect(root.curation.changeMatching({ body: noReason })).rejects.toMatchObject({
      code: 'request.invalid',
    });
  });
});
