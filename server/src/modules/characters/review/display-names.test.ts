// Display names of creators: hidden until approved, and approved in the reviewed words.
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { testApp, type Person, type TestApp } from '../../../../test/app.ts';
import { cleanUp, onDatabase } from '../../../../test/databases.ts';
import { times } from '@velour/testing/depth.ts';
import { readEverywhere } from '../../../../test/everywhere.ts';
import type { Database } from '../../../platform/db/open.ts';
import { knownPerson } from '../../../../test/known-person.ts';

onDatabase('names of those who publish', (open) => {
  const later = cleanUp();
  let database: Database;
  let app: TestApp;
  let [root, eve] = [] as unknown as [Person, Person];

  beforeAll(async () => {
    database = await open();
    app = await testApp({ database, later });
    [root, eve] = [await app.admin(), await app.visitor()];
  });

  const rename = (who: Person, name: string) => who.account.changeUser({ body: { name } });
  const approve = (who: Person, name: string) =>
    root.review.decideName({
      params: { member_id: who.id },
      body: { decision: 'approve', name },
    });
  const owned = (who: Person, visibility: 'private' | 'public') =>
    app.addCharacter({ owner_id: who.id, is_official: false, visibility, name: 'Vesna' });
  /** A member with a character that is sent to review and approved. */
  async function publisher() {
    const who = await app.member();
    const char_id = await owned(who, 'private');
    const params = { char_id };
    await who.own_characters.setPublic({ params, body: { is_public: true, version: 1 } });
    await root.review.decide({
      params,
      body: { decision: 'approve', version: 1, rating: 'safe' },
    });
    return { who, char_id };
  }
  const queued = async (who: Person) =>
    (await root.review.queue()).waiting.find(({ id }) => id === who.id);
  const shown = async ({ who, char_id }: { who: Person; char_id: string }) => {
    const { creator } = await app.guest.characters.read({ params: { char_id } });
    const page = await app.guest.creators.read({ params: { creator_id: who.id } });
    expect(creator).toEqual({ id: who.id, name: page.name });
    return page.name;
  };

  test('until then the neutral name is shown; the review shows the requested one beside it', async () => {
    const ann = await app.member();
    expect(await rename(ann, 'Quillmarsh')).toMatchObject({
      name: 'Quillmarsh',
      name_state: 'unasked',
      name_reason: null,
      public_name: expect.stringMatching(/^User_[0-9a-f]{8,10}$/),
    });
    expect(await queued(ann)).toBeUndefined();
    const made = await publisher();
    const { public_name } = await rename(made.who, 'Quillmarsh');
    expect(await shown(made)).toBe(public_name);
    expect(await queued(made.who)).toMatchObject({ kind: 'name', name: 'Quillmarsh', public_name });
    const about = {
      char_id: made.char_id,
      creator_id: made.who.id,
      dome_id: randomUUID(),
      names: ['Quillmarsh'],
    };
    expect((await readEverywhere(app, eve, about)).includes('quillmarsh"')).toBe(false);
    expect(await approve(made.who, 'Quillmarsh')).toEqual({ public_name: 'Quillmarsh' });
    expect(await shown(made)).toBe('Quillmarsh');
    expect((await readEverywhere(app, eve, about)).includes('"name":"quillmarsh"')).toBe(true);
    expect(await queued(made.who)).toBeUndefined();
    expect(await made.who.account.user()).toMatchObject({ name_state: 'shown' });
    await expect(approve(made.who, 'Quillmarsh')).rejects.toMatchObject({
      code: 'identity.name_changed',
    });
    const acts = await database.pool.query(
      `select actor_id, act, before, after from audit_log where subject_id = $1`,
      [made.who.id],
    );
    expect(acts.rows).toEqual([
      {
        actor_id: root.id,
        act: 'name.approved',
        before: { name: 'Quillmarsh', public_name },
        after: { name: 'Quillmarsh', public_name: 'Quillmarsh' },
      },
    ]);
  });

  test('a refused member gets the reason, keeps the last approved name, and may choose another', async () => {
    const made = await publisher();
    await rename(made.who, 'First');
    await approve(made.who, 'First');
    await rename(made.who, 'Second');
    const params = { member_id: made.who.id };
    const reject = (reason: string) =>
      root.review.decideName({ params, body: { decision: 'reject', name: 'Second', reason } });
    await expect(reject(' ')).rejects.toMatchObject({ code: 'request.invalid' });
    await reject('It is the name of a shop.');
    expect(await made.who.account.user()).toMatchObject({
      name: 'Second',
      public_name: 'First',
      name_state: 'refused',
      name_reason: 'It is the name of a shop.',
    });
    expect([await shown(made), await queued(made.who)]).toEqual(['First', undefined]);
    await rename(made.who, 'Third');
    expect(await queued(made.who)).toMatchObject({ name: 'Third', public_name: 'First' });
    expect(await rename(made.who, 'First')).toMatchObject({ name_state: 'shown' });
    expect(await queued(made.who)).toBeUndefined();
  });

  test('the first publishing requests the name; without public characters it does not wait', async () => {
    const made = await publisher();
    expect(await queued(made.who)).toMatchObject({ name: 'Ann' });
    const params = { char_id: made.char_id };
    await made.who.own_characters.setPublic({ params, body: { is_public: false, version: 1 } });
    expect(await queued(made.who)).toBeUndefined();
    await made.who.own_characters.setPublic({ params, body: { is_public: true, version: 1 } });
    expect(await queued(made.who)).toMatchObject({ name: 'Ann' });
  });

  test.each([knownPerson, 'Amy, 14 years old'])(
    'what the rules refuse is no name, and the old one stays (%#)',
    async (name) => {
      const ann = await app.member();
      await expect(rename(ann, name)).rejects.toMatchObject({ code: 'safety.blocked' });
      expect((await ann.account.user()).name).toBe('Ann');
      // As a sign-in provider may set it.
      const made = await publisher();
      await database.pool.query('update person set name = $2 where id = $1', [made.who.id, name]);
      await expect(approve(made.who, name)).rejects.toMatchObject({ code: 'safety.blocked' });
    },
  );

  const ROUNDS = times(12, 200);

  test('renames, approvals and refusals at once, in every order: what is shown was approved in these words', async () => {
    const made = await publisher();
    const member_id = made.who.id;
    const approved = new Set([await shown(made)]);
    for (let round = 0; round < ROUNDS; round += 1) {
      const [one, other] = [`One of round${round}`, `Other of round${round}`];
      await rename(made.who, one);
      const yes = (name: string) => () =>
        approve(made.who, name).then(() => void approved.add(name));
      const no = () =>
        root.review.decideName({
          params: { member_id },
          body: { decision: 'reject', name: one, reason: 'No.' },
        });
      const actions = [() => rename(made.who, other), yes(one), yes(other), no];
      const turned = [...actions.slice(round % 4), ...actions.slice(0, round % 4)];
      await Promise.allSettled(turned.map((action) => action()));
      expect(approved).toContain(await shown(made));
      // Whichever won: a name that is not refused is shown, at the latest once it is approved.
      const { name, name_state } = await made.who.account.user();
      if (name_state === 'refused') continue;
      if (name_state === 'waiting') await yes(name)();
      expect(await shown(made)).toBe(name);
    }
  }, 600_000);
});
