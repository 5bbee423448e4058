// The review: pending versions beside approved ones, decisions, and what the owner sees of them.
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { asJson, v3 } from '../../../../test/card-files.ts';
import { testApp, type Person, type TestApp } from '../../../../test/app.ts';
import { cleanUp, onDatabase } from '../../../../test/databases.ts';
import type { Database } from '../../../platform/db/open.ts';

onDatabase('the review', (open) => {
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
  });

  async function waiting(name: string) {
    const card = { ...v3, data: { ...v3.data, name } };
    const { character } = await ann.own_characters.importCard({ body: asJson(card) });
    const params = { char_id: character?.id ?? '' };
    await ann.own_characters.setPublic({ params, body: { is_public: true, version: 1 } });
    return params;
  }
  const approve = (params: { char_id: string }, version = 1) =>
    root.review.decide({ params, body: { decision: 'approve', version, rating: 'safe' } });
  const seen = async (name: string) => {
    const { characters } = await app.guest.characters.list({ query: { search: name } });
    return characters.map((one) => one.tagline);
  };
  const acts = async (id: string) =>
    (
      await database.pool.query(
        'select actor_id, act, reason, before, after from audit_log where subject_id = $1 order by seq',
        [id],
      )
    ).rows;

  test('a rejection can be appealed once; the second decision is recorded and notified', async () => {
    const params = await waiting('Ingrid');
    const reject = (reason: string) =>
      root.review.decide({ params, body: { decision: 'reject', version: 1, reason } });
    const appeal = (version = 1) =>
      ann.own_characters.appeal({ params, body: { version, text: 'She is a painter.' } });
    const own = () => ann.own_characters.read({ params });
    const notAppealable = { code: 'character.not_appealable' };
    await expect(appeal()).rejects.toMatchObject(notAppealable);
    await reject('Looks like a celebrity.');
    expect(await own()).toMatchObject({ visibility: 'rejected', appeal: 'possible' });
    await expect(appeal(2)).rejects.toMatchObject({ code: 'character.changed_elsewhere' });
    expect(await appeal()).toMatchObject({ visibility: 'pending_review', appeal: 'open' });
    expect((await root.review.queue()).waiting).toContainEqual(
      expect.objectContaining({ id: params.char_id, is_appeal: true }),
    );
    expect((await root.review.read({ params })).appeal).toMatchObject({
      text: 'She is a painter.',
      earlier: {
        reason: 'Looks like a celebrity.',
        by: expect.any(String),
        at: expect.any(String),
      },
    });
    const inbox = async () =>
      (await ann.notifications.inbox({ query: {} })).notifications.filter(
        ({ topic }) => topic === 'character_reviewed',
      ).length;
    const before = await inbox();
    app.clock.forward(1);
    await reject('It still does.');
    expect(await inbox()).toBe(before + 1);
    expect(await own()).toMatchObject({ appeal: 'decided', review_reason: 'It still does.' });
    await expect(appeal()).rejects.toMatchObject(notAppealable);
    expect((await acts(params.char_id)).map(({ act, after }) => [act, after.after_appeal])).toEqual(
      [
        ['character.rejected', undefined],
        ['character.rejected', true],
      ],
    );
    const { rows } = await database.pool.query(
      'select outcome from character_appeal where character_id = $1',
      [params.char_id],
    );
    expect(rows).toEqual([{ outcome: 'rejected' }]);
  });

  test('another version can be appealed again, and an appeal that is right makes it public', async () => {
    const params = await waiting('Solveig');
    const reject = (version: number) =>
      root.review.decide({ params, body: { decision: 'reject', version, reason: 'No.' } });
    const appeal = (version: number) =>
      ann.own_characters.appeal({ params, body: { version, text: 'Please look again.' } });
    await reject(1);
    await appeal(1);
    await reject(1);
    await ann.own_characters.edit({
      params,
      body: { version: 1, changes: { tagline: 'Paints.' } },
    });
    expect((await ann.own_characters.read({ params })).appeal).toBe('possible');
    await appeal(2);
    await approve(params, 2);
    expect(await ann.own_characters.read({ params })).toMatchObject({
      visibility: 'public',
      appeal: null,
    });
  });

  test('what is approved is public; every act is written down and stays so', async () => {
    const params = await waiting('Vesna');
    expect((await root.review.queue()).waiting).toContainEqual(
      expect.objectContaining({ id: params.char_id, version: 1 }),
    );
    expect(await root.review.read({ params })).toMatchObject({
      approved: null,
      card: {
        lore: expect.arrayContaining([expect.objectContaining({ keys: expect.any(Array) })]),
      },
    });
    expect(await seen('Vesna')).toEqual([]);
    expect(await approve(params)).toEqual({ visibility: 'public' });
    expect(await seen('Vesna')).toEqual(['Vesna keeps a lighthouse.']);
    await expect(approve(params)).rejects.toMatchObject({ code: 'character.changed_elsewhere' });
    expect(await acts(params.char_id)).toEqual([
      {
        actor_id: root.id,
        act: 'character.approved',
        reason: '',
        before: { visibility: 'pending_review', version: 1, rating: 'safe' },
        after: { visibility: 'public', version: 1, rating: 'safe' },
      },
    ]);
    await expect(database.pool.query('delete from audit_log')).rejects.toThrow();
    await expect(database.pool.query("update audit_log set reason = 'x'")).rejects.toThrow();
  });

  test('the queue is ordered by when a character was submitted, not created', async () => {
    const { char_id } = await waiting('Oldriska');
    const params = { char_id };
    await ann.own_characters.setPublic({ params, body: { is_public: false, version: 1 } });
    app.clock.forward(60_000);
    const first = await waiting('Zdenka');
    await ann.own_characters.setPublic({ params, body: { is_public: true, version: 1 } });
    const { waiting: queue } = await root.review.queue();
    const ids = queue.map(({ id }) => id).filter((id) => [char_id, first.char_id].includes(id));
    expect(ids).toEqual([first.char_id, char_id]);
  });

  test('an edit returns it to review, beside the approved version; an undone deletion restores both', async () => {
    const params = await waiting('Ludmila');
    await approve(params);
    await ann.own_characters.remove({ params });
    expect(await seen('Ludmila')).toEqual([]);
    expect(await ann.own_characters.undoRemove({ params })).toMatchObject({ visibility: 'public' });
    expect(await seen('Ludmila')).toHaveLength(1);

    const changes = { tagline: 'Has other plans.' };
    await ann.own_characters.edit({ params, body: { version: 1, changes } });
    expect(await seen('Ludmila')).toEqual([]);
    await database.pool.query(
      "update character_version set content = content - 'scenario' where character_id = $1",
      [params.char_id],
    );
    expect(await root.review.read({ params })).toMatchObject({
      present: { version: 2, content: changes },
      approved: { version: 1, content: { tagline: 'Ludmila keeps a lighthouse.', scenario: '' } },
    });
    await expect(approve(params, 1)).rejects.toMatchObject({ status: 409 });
    await approve(params, 2);
    expect(await seen('Ludmila')).toEqual(['Has other plans.']);
  });

  test('a rejected owner gets the reason and may submit again', async () => {
    const params = await waiting('Petra');
    const body = { decision: 'reject', version: 1, reason: 'Please add a greeting.' } as const;
    await expect(
      root.review.decide({ params, body: { ...body, reason: ' ' } }),
    ).rejects.toMatchObject({ code: 'request.invalid' });
    await root.review.decide({ params, body });
    const { characters } = await ann.own_characters.list({ query: {} });
    expect(characters.find(({ id }) => id === params.char_id)).toMatchObject({
      visibility: 'rejected',
      review_reason: 'Please add a greeting.',
    });
    const inbox = await ann.notifications.inbox({ query: { limit: '1' } });
    expect(inbox.notifications).toMatchObject([
      { topic: 'character_reviewed', path: '/my-character', is_read: false },
    ]);
    const again = { is_public: true, version: 1 };
    expect(await ann.own_characters.setPublic({ params, body: again })).toMatchObject({
      visibility: 'pending_review',
      review_reason: null,
    });
    await expect(root.review.read({ params: { char_id: randomUUID() } })).rejects.toMatchObject({
      code: 'character.not_found',
    });
  });
});
