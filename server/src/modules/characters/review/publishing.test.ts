// Publishing: every visible text of a member's character was approved in exactly these words.
import { randomUUID } from 'node:crypto';
import { CharacterChanges, type CharacterContent } from '@velour/contract/own-characters.ts';
import { beforeAll, expect, test } from 'vitest';
import { asJson, v3 } from '../../../../test/card-files.ts';
import { testApp, type Person, type TestApp } from '../../../../test/app.ts';
import { cleanUp, onDatabase } from '../../../../test/databases.ts';
import { countReadings, readEverywhere } from '../../../../test/everywhere.ts';
import { createPictured } from '../../../../test/pictured.ts';
import { times } from '@velour/testing/depth.ts';
import type { Database } from '../../../platform/db/open.ts';
import { openScope } from '../../../platform/db/scope.ts';

type Field = keyof CharacterContent;
const fields = Object.keys(CharacterChanges.shape) as Field[];

/** What no other text says, for each field and version. */
const mark = (field: Field, version: number): string =>
  field === 'age' ? String(70_000 + version) : `q${field.replaceAll('_', '')}${version}z`;

/** A value of the field's own kind, found out from its shape. */
function valueOf(field: Field, version: number): unknown {
  if (field === 'gender') return version === 1 ? 'male' : 'female';
  const marked = mark(field, version);
  const fitting = [marked, [marked], Number(marked)];
  return fitting.find((value) => CharacterChanges.safeParse({ [field]: value }).success);
}
const contentAt = (version: number) =>
  CharacterChanges.parse(
    Object.fromEntries(fields.map((field) => [field, valueOf(field, version)])),
  );

onDatabase('publishing', (open) => {
  const later = cleanUp();
  let database: Database;
  let app: TestApp;
  let [ann, root, eve] = [] as unknown as [Person, Person, Person];

  beforeAll(async () => {
    database = await open();
    app = await testApp({ database, later });
    [ann, root, eve] = [await app.member(), await app.admin(), await app.visitor()];
  });

  const imported = async (): Promise<string> => {
    const { character } = await ann.own_characters.importCard({ body: asJson(v3) });
    return character?.id ?? '';
  };
  const approve = (char_id: string, version: number) => {
    const body = { decision: 'approve', version, rating: 'safe' } as const;
    return root.review.decide({ params: { char_id }, body });
  };
  const publish = (char_id: string, version: number, is_public = true) =>
    ann.own_characters.setPublic({ params: { char_id }, body: { is_public, version } });

  test('an edit of any field, of the portrait, or back to an earlier version is seen nowhere before it is approved', async () => {
    expect(countReadings).toBeGreaterThan(12);
    const char_id = await imported();
    const params = { char_id };
    let version = 1;
    const edit = async (changes: object) => {
      await ann.own_characters.edit({ params, body: { version, changes } });
      version += 1;
    };
    const dome_id = randomUUID();
    const scope = openScope(database.db, app.site_id);
    await app.app.catalogue.domes.add(
      scope,
      {
        id: dome_id,
        site_id: app.site_id,
        title: 'Shelf',
        slug: 'shelf',
        description: '',
        gender: null,
        position: 0,
        created_at: new Date(),
      },
      [char_id],
    );
    const read = (of: number) =>
      readEverywhere(app, eve, {
        char_id,
        creator_id: ann.id,
        dome_id,
        names: [mark('name', 1), mark('name', of)],
      });
    const isShown = async () =>
      app.guest.characters.read({ params }).then(
        () => true,
        () => false,
      );

    await edit(contentAt(1));
    await publish(char_id, version);
    const unseen = await read(1);
    for (const field of fields.filter((one) => one !== 'gender'))
      expect(unseen.includes(mark(field, 1)), field).toBe(false);
    expect(unseen.includes(`"id":"${char_id}"`)).toBe(false);
    await approve(char_id, version);
    const shown = await read(1);
    const publicFields = [
      'name',
      'tagline',
      'description',
      'greeting',
      'alternate_greetings',
      'tags',
    ];
    for (const field of fields.filter((one) => publicFields.includes(one)))
      expect(shown.includes(mark(field, 1)), field).toBe(true);

    for (const field of fields) {
      await edit({ [field]: valueOf(field, version + 10) });
      const [before, now] = [mark(field, version + 9), await read(version + 9)];
      if (field !== 'gender') expect(now.includes(before), field).toBe(false);
      expect(await isShown(), field).toBe(false);
      await approve(char_id, version);
      expect(await isShown(), field).toBe(true);
    }

    const picture = await createPictured(app, database).picture(ann.id);
    const actor = await app.app.identity.readToken(ann.token, app.site_id);
    if (actor.kind !== 'member') throw new Error('Ann is a member.');
    const portrait = { id: picture.id, preview: 'data:image/webp;base64,QUFB' };
    const chosen = { id: char_id, portrait, confirm: () => Promise.resolve() };
    const choose = await app.app.characters.own.setPortrait(scope, actor, chosen);
    await choose(scope);
    version += 1;
    expect((await read(version)).includes(picture.id)).toBe(false);
    const plain = async () => {
      app.clock.forward(2_001);
      return (await app.http.inject(`/assets/${picture.id}/96`)).statusCode;
    };
    expect([await isShown(), await plain()]).toEqual([false, 404]);
    await approve(char_id, version);
    expect((await read(version)).includes(picture.id)).toBe(true);
    expect(await plain()).toBe(200);

    const before = { ...params, version: '2' };
    await ann.own_characters.restore({ params: before, body: { version } });
    version += 1;
    expect([await isShown(), await plain()]).toEqual([false, 404]);
    expect((await read(1)).includes(mark('tagline', 1))).toBe(false);
  });

  test('only approved names of the creator appear anywhere', async () => {
    const char_id = await imported();
    await publish(char_id, 1);
    await approve(char_id, 1);
    const read = (name: string) =>
      readEverywhere(app, eve, {
        char_id,
        creator_id: ann.id,
        dome_id: char_id,
        names: [name],
      });
    // Searched by the name only: requested terms are repeated by some pages.
    const isRead = async (name: string) => (await read('nobody')).includes(name.toLowerCase());
    const neutral = (await ann.account.user()).public_name ?? '';
    let before = neutral;
    for (const name of ['Makerone', 'Makertwo', 'Makerthree']) {
      await ann.account.changeUser({ body: { name } });
      expect([await isRead(name), await isRead(before)]).toEqual([false, true]);
      const params = { member_id: ann.id };
      await root.review.decideName({ params, body: { decision: 'approve', name } });
      expect([await isRead(name), await isRead(before)]).toEqual([true, false]);
      before = name;
    }
  });

  const CHARACTERS = times(3, 6);
  const ROUNDS = times(15, 60);

  test('edits, approvals and switches at once, in every order: what is shown was approved in these words', async () => {
    const ids = await Promise.all(Array.from({ length: CHARACTERS }, imported));
    const approved = new Set<string>();
    let seen = 0;
    const race = async (char_id: string, round: number) => {
      const params = { char_id };
      const { version } = await ann.own_characters.read({ params });
      await publish(char_id, version);
      const yes = (of: number) => async () => {
        await approve(char_id, of);
        approved.add(`${char_id} ${of}`);
      };
      const tagline = `As of ${version + 1}.`;
      const edit = () =>
        ann.own_characters.edit({ params, body: { version, changes: { tagline } } });
      const actions = [
        yes(version),
        edit,
        yes(version + 1),
        () => publish(char_id, version, round % 5 !== 0),
        () => ann.own_characters.remove({ params }),
        () => ann.own_characters.undoRemove({ params }),
      ];
      // Without the last two in most rounds; started at each position in turn, and backwards in every second.
      const some = round % 3 === 0 ? actions : actions.slice(0, 4);
      const turned = [...some.slice(round % some.length), ...some.slice(0, round % some.length)];
      const order = round % 2 === 0 ? turned : turned.toReversed();
      await Promise.allSettled(order.map((action) => action()));
      const served = await app.guest.characters.read({ params }).catch(() => undefined);
      const { characters } = await app.guest.characters.list({ query: { limit: '100' } });
      const listed = characters.find(({ id }) => id === char_id);
      for (const one of [served, listed]) {
        const of = /^As of (\d+)\.$/.exec(one?.tagline ?? '')?.[1];
        if (one === undefined) continue;
        seen += 1;
        expect(approved, one.tagline).toContain(`${char_id} ${of ?? 1}`);
      }
      await ann.own_characters.undoRemove({ params });
    };
    for (let round = 0; round < ROUNDS; round += 1)
      await Promise.all(ids.map((id, at) => race(id, round + at)));
    // A race that always ends out of sight would prove nothing.
    expect(seen).toBeGreaterThan(ROUNDS / 3);
  });
});
