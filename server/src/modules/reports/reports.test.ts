// Reports and removals through the front door: counted once, hidden at once where it cannot wait, decided once, told.
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { asJson, v3 } from '../../../test/card-files.ts';
import { testApp, type Person, type TestApp } from '../../../test/app.ts';
import { cleanUp, onBothEngines, quietLog } from '../../../test/databases.ts';
import { createPuppetLlm } from '../../../test/puppet-llm.ts';
import { createPictured, removal } from '../../../test/pictured.ts';
import type { Database } from '../../platform/db/open.ts';
import { openScope } from '../../platform/db/scope.ts';

const DAY_MS = 24 * 3_600_000;

onBothEngines('reports', (open) => {
  const later = cleanUp();
  const alarms: object[] = [];
  let database: Database;
  let app: TestApp;
  let root: Person;
  let other: Person;
  let creator: Person;
  let world: ReturnType<typeof createPictured>;

  beforeAll(async () => {
    database = await open();
    const error = (fields: object) => void alarms.push(fields);
    app = await testApp({ database, llm: createPuppetLlm(), later, log: { ...quietLog, error } });
    world = createPictured(app, database);
    [root, other, creator] = [await app.member(), await app.member(), await app.member()];
    await database.pool.query('update person set is_admin = true where id = any($1)', [
      [root.id, other.id],
    ]);
    await database.pool.query(
      `update person set email = 'maker@example.com', email_verified = true, name = 'Maker' where id = $1`,
      [creator.id],
    );
  });

  const scope = () => openScope(database.db, app.site_id);
  /** What a process believes for two seconds is asked for anew. */
  const waitASecondOrTwo = () => app.clock.forward(2_001);
  const status = async (url: string) => {
    waitASecondOrTwo();
    return (await app.http.inject(url)).statusCode;
  };
  const plain = (id: string) => status(`/assets/${id}/96`);
  const from = (address: string, body: object) =>
    app.http.inject({
      method: 'POST',
      url: '/api/removals?host=pd',
      headers: { 'x-forwarded-for': address },
      payload: body,
    });
  /** Each from a place of its own, since places are remembered. */
  let places = 0;
  const ask = (body: ReturnType<typeof removal>) =>
    app.app.reports.askRemoval(scope(), `198.18.${(places += 1)}.1`, body);
  const decide = (
    report_id: string,
    decision: 'uphold' | 'reject',
    { by = root, seen = 'open' as const, reason = 'We have looked at it.' } = {},
  ) => by.reports.decide({ params: { report_id }, body: { decision, reason, seen } });

  test('whatever others have made can be reported, once by each, and followed by its number', async () => {
    const { id, portrait } = await world.met('Nadia', creator.id);
    const eve = await app.visitor();
    const { session_id } = await eve.chat.open({ body: { character_id: id } });
    const subjects = [
      { type: 'character', character_id: id },
      { type: 'picture', picture_id: portrait },
      { type: 'profile', profile_id: creator.id },
      { type: 'message', session_id, seq: 2 },
    ] as const;
    const numbers = new Set<string>();
    for (const subject of subjects) {
      const body = { subject, reason: 'other', text: 'Look at this.' } as const;
      const filed = await eve.reports.report({ body });
      numbers.add(filed.number);
      expect(filed.is_hidden).toBe(false);
      expect(await eve.reports.report({ body: { ...body, text: 'Again.' } })).toEqual(filed);
      expect(
        await app.guest.reports.state({ params: { number: filed.number.toLowerCase() } }),
      ).toMatchObject({ state: 'open', reason: 'other', decision_reason: null });
      const listed = await root.reports.read({
        params: { report_id: await world.idOf(filed.number) },
      });
      expect(listed).toMatchObject({
        ...{ subject_type: subject.type, text: 'Look at this.', reporter: { kind: 'visitor' } },
        subject: { creator: { name: 'Maker' } },
      });
    }
    expect(numbers.size).toBe(4);
    const stranger = await app.visitor();
    for (const subject of [
      subjects[3],
      { type: 'character', character_id: randomUUID() },
      { type: 'picture', picture_id: randomUUID() },
      { type: 'profile', profile_id: eve.id },
      { type: 'message', session_id, seq: 1 },
    ] as const) {
      const by = subject === subjects[3] ? stranger : eve;
      const filed = by.reports.report({ body: { subject, reason: 'other' } });
      await expect(filed).rejects.toMatchObject({ code: 'report.subject_not_found' });
    }
    await expect(
      app.guest.reports.state({ params: { number: 'VR-0000-0000-0000-0000' } }),
    ).rejects.toMatchObject({ code: 'report.not_found' });
  });

  test('of many reports by one at the same time there is one', async () => {
    const { id } = await world.met('Wanda');
    const eve = await app.visitor();
    const body = { subject: { type: 'character', character_id: id }, reason: 'other' } as const;
    const filed = await Promise.all(Array.from({ length: 6 }, () => eve.reports.report({ body })));
    expect(new Set(filed.map(({ number }) => number)).size).toBe(1);
  });

  test('a reported message is kept sealed, also when it is deleted, and read for a reason only', async () => {
    const { id } = await world.met('Ophelia');
    const eve = await app.visitor();
    const chat = await eve.chat.open({ body: { character_id: id } });
    const at = { id: chat.session_id, seq: '2' };
    await eve.chat.edit({ params: at, body: { text: 'A sentence about teapots.' } });
    const subject = { type: 'message', session_id: at.id, seq: 2 } as const;
    const { number } = await eve.reports.report({ body: { subject, reason: 'illegal' } });
    await eve.chat.removeMessage({ params: at });
    const report_id = await world.idOf(number);
    const { rows } = await database.pool.query<{ row: string }>(
      `select r::text || encode(r.evidence, 'escape') as row from report r where id = $1`,
      [report_id],
    );
    expect(rows[0]?.row).not.toContain('teapots');
    expect(JSON.stringify(await root.reports.read({ params: { report_id } }))).not.toContain(
      'teapots',
    );
    const ask = (reason: string) =>
      root.reports.openEvidence({ params: { report_id }, body: { reason } });
    await expect(ask(' ')).rejects.toMatchObject({ code: 'request.invalid' });
    expect(await world.acts(report_id)).toEqual([]);
    expect(await ask('To decide.')).toMatchObject({
      ...{ author: 'character', text: 'A sentence about teapots.' },
    });
    expect(await world.acts(report_id)).toEqual([
      { act: 'report.evidence_read', reason: 'To decide.' },
    ]);
  });

  test('a removal hides its picture from every way at once, and a rejection brings all of it back', async () => {
    const { id, portrait } = await world.met('Tamar');
    const own = () => app.guest.characters.read({ params: { char_id: id } });
    const signed = () => app.app.assets.signedUrlOf({ id: portrait }, 96);
    const before = await own();
    expect([await plain(portrait), await status(signed())]).toEqual([200, 200]);
    const about = `https://example.com${before.portrait_url}`;
    const filed = await ask(removal(about, { email: 'tamar@example.com' }));
    expect(filed.is_hidden).toBe(true);
    expect([await plain(portrait), await status(signed())]).toEqual([404, 404]);
    expect(await app.app.assets.reshape(portrait, { width: 60, height: 80 })).toBeUndefined();
    const gone = await own();
    expect(JSON.stringify(gone)).not.toContain(portrait);
    expect(gone).toMatchObject({ preview: '', gallery_urls: [before.gallery_urls[0]] });
    const [mail] = await world.mailsTo('tamar@example.com');
    expect(mail?.text).toContain(filed.number);
    expect(mail?.text).toContain(`/removal/${filed.number}`);

    const report_id = await world.idOf(filed.number);
    const read = await root.reports.read({ params: { report_id } });
    expect(read).toMatchObject({
      reporter: { kind: 'removal', name: 'Pat', email: 'tamar@example.com', relation: 'me' },
      ...{ about, is_hidden: true, subject: { character: { id } } },
    });
    const [seen = ''] = read.subject.picture_urls;
    const answer = await app.http.inject(seen);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([
      200,
      'private, no-store',
    ]);
    for (const forged of [seen.replace('&review=1', ''), `${signed()}&review=1`]) {
      expect(await status(forged)).toBe(404);
    }

    await decide(report_id, 'reject');
    expect(await own()).toEqual({ ...before, updated_at: expect.any(String) });
    expect(await plain(portrait)).toBe(200);
    expect(await world.acts(portrait)).toEqual([
      { act: 'picture.held', reason: 'Reported: intimate_picture' },
      { act: 'report.rejected', reason: 'We have looked at it.' },
    ]);
  });

  test.each<[string, object]>([
    ['no statement', { statement: false }],
    ['no name', { name: ' ' }],
    ['no address to write to', { email: 'nobody' }],
    ['a zero byte', { text: 'a\0b' }],
    ['a reason that there is not', { reason: 'envy' }],
    ['more than it takes', { text: 'x'.repeat(2_001) }],
    ['a field that there is not', { hides: true }],
  ])('a removal with %s is refused and hides nothing', async (_, more) => {
    const { portrait } = await world.met('Ines');
    const reply = await from('198.51.100.1', { ...removal(portrait), ...more });
    expect(reply.json()).toMatchObject({ code: 'request.invalid' });
    expect(await plain(portrait)).toBe(200);
  });

  test('the same bytes under another address are held as well, also when they come later', async () => {
    const n = 51_001;
    const [first, twin] = [await world.picture(null, n), await world.picture(creator.id, n)];
    const { number } = await ask(removal(first.id));
    const third = await world.picture(null, n);
    expect([await plain(first.id), await plain(third.id)]).toEqual([404, 404]);
    expect(await status(app.app.assets.signedUrlOf(twin, 96))).toBe(404);
    await decide(await world.idOf(number), 'reject');
    expect([await plain(first.id), await plain(third.id)]).toEqual([200, 200]);
    expect(await status(app.app.assets.signedUrlOf(twin, 96))).toBe(200);
  });

  test('an upheld character is gone, its owner reads why and cannot publish it; a reversal brings it back', async () => {
    const { id, portrait } = await world.met('Zora', creator.id);
    const eve = await app.visitor();
    const chat = await eve.chat.open({ body: { character_id: id } });
    const subject = { type: 'character', character_id: id } as const;
    const { number } = await eve.reports.report({ body: { subject, reason: 'real_person' } });
    const reason = 'It shows a real person.';
    await decide(await world.idOf(number), 'uphold', { reason });
    await expect(app.guest.characters.read({ params: { char_id: id } })).rejects.toMatchObject({
      code: 'character.not_found',
    });
    expect((await app.guest.characters.list({ query: { search: 'Zora' } })).characters).toEqual([]);
    expect(await plain(portrait)).toBe(404);
    waitASecondOrTwo();
    expect(await eve.chat.read({ params: { id: chat.session_id } })).toMatchObject({
      is_open: false,
    });
    const { characters } = await creator.own_characters.list({ query: {} });
    expect(characters.find((one) => one.id === id)).toMatchObject({
      ...{ visibility: 'rejected', review_reason: reason },
    });
    const publish = () =>
      creator.own_characters.setPublic({
        params: { char_id: id },
        body: { is_public: true, version: 1 },
      });
    await expect(publish()).rejects.toMatchObject({ code: 'character.held' });
    const [mail] = await world.mailsTo('maker@example.com');
    expect(mail?.text).toContain(reason);
    expect(mail?.text).toContain('Zora');
    expect(await app.guest.reports.state({ params: { number } })).toMatchObject({
      ...{ state: 'upheld', decision_reason: reason },
    });

    await root.reports.decide({
      params: { report_id: await world.idOf(number) },
      body: { decision: 'reject', reason: 'It does not, after all.', seen: 'upheld' },
    });
    expect(await app.guest.characters.read({ params: { char_id: id } })).toMatchObject({ id });
    expect(await plain(portrait)).toBe(200);
  });

  test('two who hide the same: it is shown again when the last of both is gone', async () => {
    const { id, portrait } = await world.met('Yara');
    const one = await ask(removal(portrait));
    const two = await ask(
      removal(`/yara/${id}/chat`, { email: 'kim@example.com', reason: 'child_safety' }),
    );
    expect([one.is_hidden, two.is_hidden]).toEqual([true, true]);
    await decide(await world.idOf(two.number), 'reject');
    expect(await app.guest.characters.read({ params: { char_id: id } })).toMatchObject({ id });
    expect(await plain(portrait)).toBe(404);
    await decide(await world.idOf(one.number), 'reject');
    expect(await plain(portrait)).toBe(200);
  });

  test('upholding one decides all that say the same, and tells each', async () => {
    const { portrait } = await world.met('Xenia');
    for (const email of ['lee@example.com', 'max@example.com'])
      await ask(removal(portrait, { email }));
    const { reports } = await root.reports.list({ query: { limit: '100' } });
    const about = reports.filter(({ subject_name }) => subject_name === 'Xenia');
    expect(about).toHaveLength(2);
    await decide(about[0]?.id ?? '', 'uphold', { reason: 'Gone for good.' });
    for (const email of ['lee@example.com', 'max@example.com'])
      expect((await world.mailsTo(email))[0]?.text).toContain('Gone for good.');
    expect(await plain(portrait)).toBe(404);
  });

  test('a hundred false removals from one place hide five pictures, and one act shows them again', async () => {
    const { id: model } = await world.picture();
    const { rows } = await database.pool.query<{ id: string }>(
      `insert into asset select (jsonb_populate_record(model, jsonb_build_object(
         'id', gen_random_uuid(), 'sha256', md5(n::text)))).*
       from asset model, generate_series(1, 102) n where model.id = $1 returning id`,
      [model],
    );
    const file = ({ id }: { id: string }, at: number) =>
      app.guest.reports.askRemoval({ body: removal(id, { email: `troll${at}@example.com` }) });
    const held = async () =>
      (
        await database.pool.query(`select 1 from asset where holds <> '{}' and id = any($1)`, [
          rows.map(({ id }) => id),
        ])
      ).rows.length;
    const filed = await Promise.all(rows.slice(0, 100).map(file));
    expect(filed.filter(({ is_hidden }) => is_hidden)).toHaveLength(5);
    expect(await held()).toBe(5);

    const report_id = await world.idOf(filed[0]?.number ?? '');
    const { same_source } = await root.reports.read({ params: { report_id } });
    expect(same_source).toBeGreaterThanOrEqual(100);
    const body = { reason: 'All of them are made up.' };
    expect(await root.reports.restoreSource({ params: { report_id }, body })).toEqual({
      rejected: same_source,
    });
    expect(await held()).toBe(0);
    // Whoever was wrong that often hides nothing for a while.
    const [again = { id: '' }, later_on = { id: '' }] = rows.slice(100);
    expect(await file(again, 101)).toMatchObject({ is_hidden: false });
    await database.pool.query(
      `update report set decided_at = decided_at - interval '31 days' where state = 'rejected'`,
    );
    expect(await file(later_on, 102)).toMatchObject({ is_hidden: true });
  });

  test('a network that files without end is told to wait', async () => {
    const codes = new Set<number>();
    for (let n = 0; n < 14; n += 1) {
      const reply = await from('203.0.113.9', removal(`words ${n}`));
      codes.add(reply.statusCode);
    }
    expect([...codes]).toEqual([200, 429]);
    expect((await from('203.0.113.10', removal('other words'))).statusCode).toBe(200);
  });

  test('of two who decide at once one does, and the other is told', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { id } = await world.met(`Twice${round}`);
      const subject = { type: 'character', character_id: id } as const;
      const eve = await app.visitor();
      const { number } = await eve.reports.report({ body: { subject, reason: 'illegal' } });
      const report_id = await world.idOf(number);
      const outcomes = await Promise.allSettled([
        decide(report_id, 'uphold'),
        decide(report_id, 'reject', { by: other }),
      ]);
      const lost = outcomes.filter(({ status: end }) => end === 'rejected');
      expect(lost).toMatchObject([{ reason: { code: 'report.decided' } }]);
      const isUpheld = outcomes[0].status === 'fulfilled';
      expect((await world.acts(id)).map(({ act }) => act)).toEqual([
        isUpheld ? 'report.upheld' : 'report.rejected',
      ]);
      const found = await app.guest.characters.list({ query: { search: `Twice${round}` } });
      expect(found.characters).toHaveLength(isUpheld ? 0 : 1);
    }
  });

  test('a report and an approval at once: what is held is never public', async () => {
    for (let round = 0; round < 6; round += 1) {
      const card = { ...v3, data: { ...v3.data, name: `Hasty${round}` } };
      const { character } = await creator.own_characters.importCard({ body: asJson(card) });
      const char_id = character?.id ?? '';
      const params = { char_id };
      await creator.own_characters.setPublic({ params, body: { is_public: true, version: 1 } });
      const email = `hasty${round}@example.com`;
      const body = removal(char_id, { email, reason: 'child_safety' });
      await Promise.allSettled([
        root.review.decide({ params, body: { decision: 'approve', version: 1, rating: 'safe' } }),
        ask(body),
        creator.own_characters.setPublic({ params, body: { is_public: true, version: 1 } }),
      ]);
      const { rows } = await database.pool.query<{ visibility: string; held: boolean }>(
        `select visibility, holds <> '{}' as held from character where id = $1`,
        [char_id],
      );
      expect(rows).toEqual([{ visibility: 'rejected', held: true }]);
      await expect(
        creator.own_characters.setPublic({ params, body: { is_public: true, version: 1 } }),
      ).rejects.toMatchObject({ code: 'character.held' });
    }
  });

  test('an edit while it was hidden needs its review; a deletion is taken back as hidden', async () => {
    const { id } = await world.met('Edda', creator.id);
    const params = { char_id: id };
    const filed = await ask(removal(id, { email: 'edda@example.com' }));
    await creator.own_characters.edit({ params, body: { version: 1, changes: { name: 'Ida' } } });
    await creator.own_characters.remove({ params });
    expect(await creator.own_characters.undoRemove({ params })).toMatchObject({
      visibility: 'rejected',
    });
    await decide(await world.idOf(filed.number), 'reject');
    const { characters } = await creator.own_characters.list({ query: {} });
    expect(characters.find((one) => one.id === id)).toMatchObject({ visibility: 'pending_review' });
  });

  test('what is named in words waits for a person, who may ask; it is answered by the number', async () => {
    const about = 'Something on the second page.';
    const body = removal(about, { email: 'quinn@example.com', reason: 'other' });
    const { number } = await ask(body);
    const report_id = await world.idOf(number);
    const params = { report_id };
    const answer = (text: string) =>
      app.guest.reports.answer({ params: { number }, body: { text } });
    await expect(answer('Hello?')).rejects.toMatchObject({ code: 'report.not_asked' });
    await root.reports.note({ params, body: { kind: 'note', text: 'Looks odd.' } });
    const question = 'Which of the pictures?';
    const read = await root.reports.note({ params, body: { kind: 'question', text: question } });
    expect(read).toMatchObject({ is_asked: true, subject_type: 'unknown', about });
    expect((await world.mailsTo('quinn@example.com'))[0]?.text).toContain(question);
    expect(await app.guest.reports.state({ params: { number } })).toMatchObject({ question });
    expect(await answer('The third.')).toMatchObject({ question: null });
    expect(
      (await root.reports.read({ params })).notes.map(({ kind, text }) => [kind, text]),
    ).toEqual([
      ['note', 'Looks odd.'],
      ['question', question],
      ['answer', 'The third.'],
    ]);
    const eve = await app.visitor();
    const { id } = await world.met('Silent');
    const subject = { type: 'character', character_id: id } as const;
    const silent = await eve.reports.report({ body: { subject, reason: 'other' } });
    await expect(
      root.reports.note({
        params: { report_id: await world.idOf(silent.number) },
        body: { kind: 'question', text: question },
      }),
    ).rejects.toMatchObject({ code: 'report.no_contact' });
  });

  test('what is overdue is told once, stands first in the list and is counted', async () => {
    const { portrait } = await world.met('Late');
    const email = 'late@example.com';
    const body = removal(portrait, { email, reason: 'child_safety' });
    const filed = await ask(body);
    const id = await world.idOf(filed.number);
    const told = () => alarms.filter((one) => (one as { report_id?: string }).report_id === id);
    await app.app.reports.watch();
    expect(told()).toEqual([]);
    await database.pool.query(`update report set due_at = $2 where id = $1`, [
      id,
      new Date(app.clock.now().getTime() - 1_000),
    ]);
    await Promise.all([app.app.reports.watch(), app.app.reports.watch()]);
    await app.app.reports.watch();
    expect(told()).toHaveLength(1);
    const { overdue } = await root.reports.counts();
    const { reports } = await root.reports.list({ query: { limit: '100' } });
    expect(reports.filter((one) => one.is_overdue)).toHaveLength(overdue);
    expect(reports.map(({ due_at }) => due_at)).toEqual(
      reports.map(({ due_at }) => due_at).toSorted(),
    );
    expect(
      (await root.reports.list({ query: { reason: 'child_safety' } })).reports.map(
        (one) => one.reason,
      ),
    ).toContain('child_safety');
    await decide(id, 'uphold');
    expect((await root.reports.counts()).overdue).toBe(overdue - 1);
  });

  test('whoever reported reads it in the own data, and is nobody there once gone; old ones lose all words', async () => {
    const { id } = await world.met('Olga');
    const ann = await app.member();
    const subject = { type: 'character', character_id: id } as const;
    const body = { subject, reason: 'hateful', text: 'Rude.' } as const;
    const { number } = await ann.reports.report({ body });
    const own = async () => {
      const all = [];
      for await (const page of app.app.reports.ownData(scope(), ann.id)) all.push(...page);
      return all;
    };
    expect(await own()).toMatchObject([{ number, text: 'Rude.', state: 'open' }]);
    await app.app.reports.eraseAllOf(scope(), ann.id);
    expect(await own()).toEqual([]);
    const report_id = await world.idOf(number);
    expect(await root.reports.read({ params: { report_id } })).toMatchObject({
      ...{ text: 'Rude.', reporter: { kind: 'forgotten' } },
    });
    await decide(report_id, 'reject');
    const age = (days: number) =>
      database.pool.query(`update report set decided_at = $2 where id = $1`, [
        report_id,
        new Date(app.clock.now().getTime() - days * DAY_MS),
      ]);
    await age(179);
    await app.app.reports.forgetOld();
    const left = async () =>
      (await database.pool.query('select * from report where id = $1', [report_id]))
        .rows[0] as object;
    expect(await left()).toMatchObject({ stripped_at: null });
    await age(181);
    await app.app.reports.forgetOld();
    expect(await left()).toMatchObject({
      ...{ text: null, evidence: null, contact: null, reporter_id: null, source_key: '' },
      ...{ state: 'rejected', reason: 'hateful' },
    });
  });
});
