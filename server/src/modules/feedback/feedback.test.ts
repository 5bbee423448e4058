// Feedback: from members and visitors, encrypted, answered by email once, exported and erased with its author.
import { beforeAll, describe, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../../test/app.ts';
import { cleanUp, onDatabase } from '../../../test/databases.ts';
import { aPlainPicture } from '../../../test/fakes/fake-image.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Database } from '../../platform/db/open.ts';
import { readEvaluation } from './service.ts';
import { openScope } from '../../platform/db/scope.ts';

const DAY_MS = 24 * 3_600_000;

onDatabase('feedback', (open) => {
  const later = cleanUp();
  let database: Database;
  let app: TestApp;

  beforeAll(async () => {
    database = await open();
    app = await testApp({ database, later });
  });

  test('is deleted a year after it was answered or closed; what is open stays', async () => {
    const ann = await app.member();
    const body = { text: 'A word.', path: '/', failure: '' };
    const [open, closed] = [await ann.feedback.send({ body }), await ann.feedback.send({ body })];
    const stored = async () => {
      const { rows } = await database.pool.query<{ id: string }>(
        'select id from feedback where person_id = $1 order by id',
        [ann.id],
      );
      return rows.map(({ id }) => id);
    };
    await (await app.admin()).feedback.close({ params: { id: closed.id } });
    app.clock.forward(364 * DAY_MS);
    await app.app.feedback.forgetOld();
    expect(await stored()).toEqual([open.id, closed.id]);
    app.clock.forward(2 * DAY_MS);
    await app.app.feedback.forgetOld();
    expect(await stored()).toEqual([open.id]);
    app.clock.forward(-366 * DAY_MS);
  });

  test('a member writes, an admin reads and answers once by email', async () => {
    const ann = await app.member();
    const admin = await app.admin();
    await database.pool.query(
      `update person set email = 'ann@velour.example', email_verified = true where id = $1`,
      [ann.id],
    );
    const { id } = await ann.feedback.send({
      body: { text: 'The chat is lovely.', path: '/chats/1?token=secret', failure: 'llm.broken' },
    });
    const listed = await admin.feedback.list({ query: {} });
    const [own] = listed.feedback.filter((one) => one.id === id);
    expect(own).toMatchObject({
      text: 'The chat is lovely.',
      path: '/chats/1',
      failure: 'llm.broken',
      state: 'open',
      answer: null,
      member: { id: ann.id },
    });
    expect(own?.email).toBe('ann@velour.example');
    const { rows } = await database.pool.query<{ text: Buffer }>(
      'select text from feedback where id = $1',
      [id],
    );
    expect(rows[0]?.text.includes('lovely')).toBe(false);

    const before = app.mails().length;
    const answered = await admin.feedback.answer({ params: { id }, body: { text: 'Thank you!' } });
    expect(answered).toMatchObject({ state: 'answered', answer: 'Thank you!' });
    const arrived = () =>
      app
        .mails()
        .slice(before)
        .find(({ to }) => to === own?.email);
    await expect.poll(arrived).toBeDefined();
    const mail = arrived();
    expect(mail?.text).toContain('Thank you!');
    expect(mail?.subject).not.toContain('Thank');
    await expect(
      admin.feedback.answer({ params: { id }, body: { text: 'Again' } }),
    ).rejects.toMatchObject({ code: 'feedback.not_found' });
    await expect(admin.feedback.close({ params: { id } })).rejects.toMatchObject({
      code: 'feedback.not_found',
    });
  });

  test('without an address it can only be closed; one that a visitor leaves is answered, also after it was closed', async () => {
    const admin = await app.admin();
    const [eve, bob] = [await app.visitor(), await app.visitor()];
    const silent = await eve.feedback.send({ body: { text: 'It is slow here.' } });
    await expect(
      admin.feedback.answer({ params: silent, body: { text: 'Sorry' } }),
    ).rejects.toMatchObject({ code: 'feedback.no_address' });
    expect(await admin.feedback.close({ params: silent })).toMatchObject({
      state: 'closed',
      member: null,
      email: null,
    });
    const left = await bob.feedback.send({
      body: { text: 'A typo.', email: 'BOB@velour.example' },
    });
    await admin.feedback.close({ params: left });
    const answer = await admin.feedback.answer({ params: left, body: { text: 'Fixed.' } });
    expect(answer).toMatchObject({ email: 'bob@velour.example', state: 'answered' });
  });

  test('it is limited for one person, empty words are refused, and it goes with its writer', async () => {
    const ann = await app.member();
    await expect(ann.feedback.send({ body: { text: '  ' } })).rejects.toMatchObject({
      code: 'request.invalid',
    });
    for (let at = 0; at < 5; at += 1) await ann.feedback.send({ body: { text: `Number ${at}` } });
    await expect(ann.feedback.send({ body: { text: 'One more' } })).rejects.toMatchObject({
      code: 'request.rate_limited',
    });
    const scope = openScope(database.db, app.site_id);
    const exported: unknown[] = [];
    for await (const some of app.app.feedback.personalData.exportOf(scope, ann.id).feedback)
      exported.push(...some);
    expect(exported).toHaveLength(5);
    await app.app.feedback.personalData.eraseOf(scope, ann.id);
    const { rowCount } = await database.pool.query('select 1 from feedback where person_id = $1', [
      ann.id,
    ]);
    expect(rowCount).toBe(0);
  });

  describe('with a picture', () => {
    const upload = async (by: { id: string }) => {
      const owner = { id: by.id } as Actor;
      return app.app.gallery.uploads.store(app.scope, owner, await aPlainPicture());
    };
    const gone = expect.objectContaining({ code: 'upload.not_found' });
    const isThere = async (id: string) =>
      (await database.pool.query('select 1 from asset where id = $1', [id])).rows.length === 1;
    const body = (upload_id: string) => ({ body: { text: 'It looks like this.', upload_id } });

    test('a visitor’s is shown to admins only, and stays with the feedback', async () => {
      const eve = await app.visitor();
      const picture = await upload(eve);
      const { id } = await eve.feedback.send(body(picture.id));
      app.clock.forward(25 * 3_600_000);
      await app.app.gallery.uploads.removeUnused();
      const { feedback } = await (await app.admin()).feedback.list({ query: {} });
      const shown = feedback.find((one) => one.id === id)?.picture;
      expect(shown).toMatchObject({ width: 192, height: 256 });
      const { statusCode } = await app.http.inject(shown?.url ?? '');
      expect(statusCode).toBe(200);
      expect((await app.http.inject(`/assets/${picture.id}/960`)).statusCode).toBe(404);
      app.clock.forward(11 * 60_000);
      expect((await app.http.inject(shown?.url ?? '')).statusCode).toBe(404);
    });

    test('a screenshot of another person, a used one and a deleted one are refused, and nothing is stored', async () => {
      const [ann, eve] = [await app.member(), await app.member()];
      const picture = await upload(ann);
      const of = async (id: string) =>
        (await database.pool.query('select 1 from feedback where person_id = $1', [id])).rows;
      await expect(eve.feedback.send(body(picture.id))).rejects.toEqual(gone);
      expect(await of(eve.id)).toEqual([]);
      await ann.feedback.send(body(picture.id));
      await expect(ann.feedback.send(body(picture.id))).rejects.toEqual(gone);
      const late = await upload(ann);
      app.clock.forward(24 * 3_600_000);
      await app.app.gallery.uploads.removeUnused();
      const actor = { id: ann.id, kind: 'member' } as Actor;
      const words = { text: 'It was here.', path: '', failure: '', upload_id: late.id };
      const sent = app.app.feedback.send(app.scope, { actor, address: '127.0.0.1' }, words);
      await expect(sent).rejects.toEqual(gone);
      expect(await of(ann.id)).toHaveLength(1);
    });

    test('its sender can use it for nothing else', async () => {
      const ann = await app.member();
      const picture = await upload(ann);
      expect(await app.app.assets.shownOf(app.scope, ann.id, [picture.id])).toHaveLength(1);
      await ann.feedback.send(body(picture.id));
      expect(await app.app.assets.shownOf(app.scope, ann.id, [picture.id])).toEqual([]);
    });

    test('it is exported and erased with its writer', async () => {
      const ann = await app.member();
      const picture = await upload(ann);
      await ann.feedback.send(body(picture.id));
      const exported: unknown[] = [];
      for await (const some of app.app.feedback.personalData.exportOf(app.scope, ann.id).feedback)
        exported.push(...some);
      const url = expect.stringMatching(
        new RegExp(`^/assets/${picture.id}/960\\?until=\\d+&sign=`),
      );
      expect(exported).toMatchObject([{ picture: { url, width: 192, height: 256 } }]);
      await app.app.feedback.personalData.eraseOf(app.scope, ann.id);
      expect(await isThere(picture.id)).toBe(false);
    });
  });

  const contest = {
    rule: 'not_allowed',
    surface: 'chat',
    passage: 'Come with me.',
    before: 'Where to?',
    may_evaluate: true,
  } as const;

  test.each([
    [{}, 'right', 'Come with me.'],
    [{}, 'wrong', ''],
    [{ may_evaluate: false }, 'right', ''],
    [{ rule: 'minor_sexual' }, 'right', ''],
    [{ rule: 'minor_user' }, 'right', ''],
  ] as const)(
    'of a contested refusal %j that is decided as %s stays: %j',
    async (more, ruling, passage) => {
      const [ann, admin] = [await app.visitor(), await app.admin()];
      const sent = { ...contest, ...more };
      const params = await ann.feedback.send({
        body: { text: 'A mistake.', email: 'ann@velour.example', contest: sent },
      });
      const { feedback } = await admin.feedback.list({ query: {} });
      expect(feedback.find(({ id }) => id === params.id)?.contest).toEqual({
        ...sent,
        ruling: null,
      });
      const body = { text: 'We looked at it.', ruling };
      const answered = await admin.feedback.answer({ params, body });
      expect(answered.contest).toEqual({ ...sent, passage, before: '', ruling });
    },
  );

  test('a contest that is closed without an answer leaves no words, and is sealed until then', async () => {
    const [ann, admin] = [await app.visitor(), await app.admin()];
    const params = await ann.feedback.send({ body: { text: 'A mistake.', contest } });
    const { rows } = await database.pool.query<{ contest: Buffer }>(
      'select contest from feedback where id = $1',
      [params.id],
    );
    expect(rows[0]?.contest.includes('Come with me.')).toBe(false);
    const closed = await admin.feedback.close({ params });
    expect(closed.contest).toMatchObject({ passage: '', before: '', ruling: null });
  });

  test('the evaluation set has the words of mistakes with consent, and of all others a rule and a hash', async () => {
    const admin = await app.admin();
    const sent = [
      { passage: 'Kept with consent.', ruling: 'right' },
      { passage: 'No consent.', ruling: 'right', may_evaluate: false },
      { passage: 'A good refusal.', ruling: 'wrong' },
      { passage: 'About somebody young.', ruling: 'right', rule: 'minor_sexual' },
    ] as const;
    for (const { ruling, ...more } of sent) {
      const ann = await app.visitor();
      const params = await ann.feedback.send({
        body: { text: 'A mistake.', email: 'eva@velour.example', contest: { ...contest, ...more } },
      });
      await admin.feedback.answer({ params, body: { text: 'Thank you.', ruling } });
    }
    const cases = [];
    const { dataKey } = app.app.identity;
    for await (const one of readEvaluation(app.scope, { dataKey })) cases.push(one);
    const own = cases.slice(-sent.length);
    expect(own.map(({ rule, expected, text }) => [rule, expected, text])).toEqual([
      ['not_allowed', 'allow', 'Kept with consent.'],
      ['not_allowed', 'allow', undefined],
      ['not_allowed', 'block', undefined],
      ['minor_sexual', 'allow', undefined],
    ]);
    for (const { hash } of own) expect(hash).toMatch(/^[\da-f]{64}$/);
    expect(JSON.stringify(cases)).not.toMatch(/eva@|No consent|good refusal|somebody young/);
  });
});
