// The admin view of reports: sealed evidence, questions, deadlines, and deletion.
import { beforeAll, expect, test } from 'vitest';
import { cleanUp, onDatabase } from '../../../test/databases.ts';
import { removal } from '../../../test/pictured.ts';
import { MANY_READS } from './read-alarm.ts';
import { openReporting, type Reporting } from '../../../test/reporting.ts';

const DAY_MS = 24 * 3_600_000;

onDatabase('reading reports', (open) => {
  const later = cleanUp();
  let at: Reporting;
  beforeAll(async () => {
    at = await openReporting(await open(), later);
  });

  test('many readings by one admin within an hour raise one alarm', async () => {
    const { app, root, world } = at;
    const { id } = await world.met('Desdemona');
    const eve = await app.visitor();
    const { session_id } = await eve.chat.open({ body: { character_id: id } });
    const subject = { type: 'message', session_id, seq: 2 } as const;
    const { number } = await eve.reports.report({ body: { subject, reason: 'illegal' } });
    const report_id = await world.idOf(number);
    const alarms = async () =>
      (await root.audit.list({ query: { act: 'alarm.many_reads' } })).entries.map(
        ({ subject_id, after }) => ({ subject_id, after }),
      );
    const readOnce = () =>
      root.reports.openEvidence({ params: { report_id }, body: { reason: 'To decide.' } });
    for (let reads = 1; reads < MANY_READS; reads += 1) await readOnce();
    expect(await alarms()).toEqual([]);
    await readOnce();
    await readOnce();
    expect(await alarms()).toEqual([
      { subject_id: root.id, after: { reads_in_an_hour: MANY_READS } },
    ]);
  });

  test('a reported message is stored encrypted, also after its deletion, and read only with a reason', async () => {
    const { app, database, root, world } = at;
    const { id } = await world.met('Ophelia');
    const eve = await app.visitor();
    const chat = await eve.chat.open({ body: { character_id: id } });
    const place = { id: chat.session_id, seq: '2' };
    await eve.chat.edit({ params: place, body: { text: 'A sentence about teapots.' } });
    const subject = { type: 'message', session_id: place.id, seq: 2 } as const;
    const { number } = await eve.reports.report({ body: { subject, reason: 'illegal' } });
    await eve.chat.removeMessage({ params: place });
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
      author: 'character',
      text: 'A sentence about teapots.',
    });
    expect(await world.acts(report_id)).toEqual([
      { act: 'report.evidence_read', reason: 'To decide.' },
    ]);
  });

  test('a subject described in words waits for an admin, who may ask back; the reporter replies by the number', async () => {
    const { app, root, world, request: ask } = at;
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

  test('an overdue report raises one alert, is first in the list, and is counted', async () => {
    const { app, database, root, world, request: ask, decide, alarms } = at;
    const { portrait } = await world.met('Late');
    const email = 'late@example.com';
    const body = removal(portrait, { email, reason: 'child_safety' });
    const filed = await ask(body);
    const id = await world.idOf(filed.number);
    const alarmed = () => alarms.filter((one) => (one as { report_id?: string }).report_id === id);
    await app.app.reports.watch();
    expect(alarmed()).toEqual([]);
    await database.pool.query(`update report set due_at = $2 where id = $1`, [
      id,
      new Date(app.clock.now().getTime() - 1_000),
    ]);
    await Promise.all([app.app.reports.watch(), app.app.reports.watch()]);
    await app.app.reports.watch();
    expect(alarmed()).toHaveLength(1);
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

  test('reports are part of the own data, are anonymized after deletion, and lose their texts when they are old', async () => {
    const { app, database, root, world, scope, decide } = at;
    const { id } = await world.met('Olga');
    const ann = await app.member();
    const subject = { type: 'character', character_id: id } as const;
    const body = { subject, reason: 'hateful', text: 'Rude.' } as const;
    const { number } = await ann.reports.report({ body });
    const own = async () => {
      const all = [];
      for await (const page of app.app.reports.personalData.exportOf(scope(), ann.id).reports)
        all.push(...page);
      return all;
    };
    expect(await own()).toMatchObject([{ number, text: 'Rude.', state: 'open' }]);
    await app.app.reports.personalData.eraseOf(scope(), ann.id);
    expect(await own()).toEqual([]);
    const report_id = await world.idOf(number);
    expect(await root.reports.read({ params: { report_id } })).toMatchObject({
      text: 'Rude.',
      reporter: { kind: 'forgotten' },
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
      text: null,
      evidence: null,
      contact: null,
      reporter_id: null,
      source_key: '',
      state: 'rejected',
      reason: 'hateful',
    });
  });

  test('five hundred reports are paginated by deadline, each once; and each filter works', async () => {
    const { app, database, root, world } = at;
    const eve = await app.visitor();
    const { id } = await world.met('Crowd');
    const subject = { type: 'character', character_id: id } as const;
    const { number } = await eve.reports.report({ body: { subject, reason: 'other' } });
    const before = await root.reports.counts();
    await database.pool.query(
      `insert into report select (jsonb_populate_record(model, jsonb_build_object(
         'id', gen_random_uuid(), 'number', 'VR-PL4N-' || n, 'subject_key', 'planted:' || n,
         'reason', (array['child_safety', 'intimate_picture', 'hateful', 'other'])[1 + n % 4],
         'kind', (array['report', 'removal'])[1 + n % 2],
         'received_at', now() - n * interval '1 minute',
         'due_at', now() + (500 - n % 97) * interval '1 minute' - interval '450 minutes'))).*
       from report model, generate_series(1, 499) n where model.number = $1`,
      [number],
    );
    type Query = NonNullable<Parameters<typeof root.reports.list>[0]>['query'];
    const list = (query: Query) => root.reports.list({ query: { search: id, ...query } });
    const pages = [];
    for (let offset = 0; offset < 500; offset += 100)
      pages.push(await list({ limit: '100', offset: String(offset) }));
    expect(pages.map(({ total_count }) => total_count)).toEqual([500, 500, 500, 500, 500]);
    const all = pages.flatMap(({ reports }) => reports);
    expect(new Set(all.map((one) => one.id)).size).toBe(500);
    const due = all.map(({ due_at }) => due_at);
    expect(due).toEqual(due.toSorted());
    expect(all[0]?.is_overdue).toBe(true);

    const newest = await list({ sort: '-received', limit: '3' });
    const received = newest.reports.map(({ received_at }) => received_at);
    expect(received).toEqual(received.toSorted().reverse());
    const hour = await list({ clock: 'hour', limit: '1' });
    expect([hour.total_count, hour.reports[0]?.reason]).toEqual([124, 'child_safety']);
    expect((await list({ clock: 'working_days', kind: 'removal' })).total_count).toBe(125);
    expect((await list({ search: 'vr-pl4n-49', limit: '100' })).total_count).toBe(11);
    for (const search of ['%', '_', '\\', "' or 1=1 --", '😀'])
      expect((await list({ search })).total_count, search).toBe(0);

    const after = await root.reports.counts();
    expect(after.open - before.open).toBe(499);
    expect(after.clocks.map(({ clock }) => clock)).toEqual(['hour', 'day', 'working_days']);
    const sum = (of: 'open' | 'overdue') => after.clocks.reduce((total, one) => total + one[of], 0);
    expect([sum('open'), sum('overdue')]).toEqual([after.open, after.overdue]);
    await database.pool.query(`delete from report where number like 'VR-PL4N-%'`);
  });
});
