// Filing reports: each counts once, empty ones are refused, and filing is rate limited.
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { cleanUp, onDatabase } from '../../../test/databases.ts';
import { removal } from '../../../test/pictured.ts';
import { openReporting, type Reporting } from '../../../test/reporting.ts';

onDatabase('filing reports', (open) => {
  const later = cleanUp();
  let at: Reporting;
  beforeAll(async () => {
    at = await openReporting(await open(), later);
  });

  test('anything made by others can be reported, once per reporter, and tracked by its number', async () => {
    const { app, root, creator, world } = at;
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
        subject_type: subject.type,
        text: 'Look at this.',
        reporter: { kind: 'visitor' },
        subject: { creator: { name: 'Maker' } },
      });
    }
    expect(numbers.size).toBe(4);
    const stranger = await app.visitor();
    const unshared = await world.picture(creator.id);
    for (const subject of [
      subjects[3],
      { type: 'picture', picture_id: unshared.id },
      { type: 'character', character_id: randomUUID() },
      { type: 'picture', picture_id: randomUUID() },
      { type: 'profile', profile_id: eve.id },
      { type: 'message', session_id, seq: 1 },
    ] as const) {
      const by = subject === subjects[3] ? stranger : eve;
      const filed = by.reports.report({ body: { subject, reason: 'other' } });
      await expect(filed).rejects.toMatchObject({ code: 'report.subject_not_found' });
    }
    const own = { subject: { type: 'picture', picture_id: unshared.id }, reason: 'other' } as const;
    expect(await creator.reports.report({ body: own })).toMatchObject({ is_hidden: false });
    await expect(
      app.guest.reports.state({ params: { number: 'VR-0000-0000-0000-0000' } }),
    ).rejects.toMatchObject({ code: 'report.not_found' });
  });

  test('many concurrent reports by one person count as one', async () => {
    const { app, world } = at;
    const { id } = await world.met('Wanda');
    const eve = await app.visitor();
    const body = { subject: { type: 'character', character_id: id }, reason: 'other' } as const;
    const filed = await Promise.all(Array.from({ length: 6 }, () => eve.reports.report({ body })));
    expect(new Set(filed.map(({ number }) => number)).size).toBe(1);
  });

  test.each<[string, object, string?]>([
    ['no statement', { statement: false }],
    ['no name', { name: ' ' }],
    ['no address to write to', { email: 'nobody' }],
    ['a zero byte', { text: 'a\0b' }, 'request.malformed'],
    ['a reason that there is not', { reason: 'envy' }],
    ['more than it takes', { text: 'x'.repeat(2_001) }],
    ['a field that there is not', { hides: true }],
  ])(
    'a removal with %s is refused and hides nothing',
    async (_, more, code = 'request.invalid') => {
      const { world, plain, from } = at;
      const { portrait } = await world.met('Ines');
      const reply = await from('198.51.100.1', { ...removal(portrait), ...more });
      expect(reply.json()).toMatchObject({ code });
      expect(await plain(portrait)).toBe(200);
    },
  );

  test('a hundred false removals from one place hide five pictures, and one act shows them again', async () => {
    const { app, database, root, world } = at;
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
    // For a while, reports of a reporter with that many rejected ones hide nothing.
    const [again = { id: '' }, later_on = { id: '' }] = rows.slice(100);
    expect(await file(again, 101)).toMatchObject({ is_hidden: false });
    await database.pool.query(
      `update report set decided_at = decided_at - interval '31 days' where state = 'rejected'`,
    );
    expect(await file(later_on, 102)).toMatchObject({ is_hidden: true });
  });

  test('a network that files without pause is rate limited', async () => {
    const { from } = at;
    const codes = new Set<number>();
    for (let n = 0; n < 14; n += 1) {
      const reply = await from('203.0.113.9', removal(`words ${n}`));
      codes.add(reply.statusCode);
    }
    expect([...codes]).toEqual([200, 429]);
    expect((await from('203.0.113.10', removal('other words'))).statusCode).toBe(200);
  });
});
