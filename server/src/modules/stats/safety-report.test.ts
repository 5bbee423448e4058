// The safety report: exact counts of a site and a period, also after deletions, and without identifiers.
import { beforeAll, expect, test } from 'vitest';
import { testApp, type Person, type TestApp } from '../../../test/app.ts';
import { openChat } from '../../../test/chats.ts';
import { cleanUp, onDatabase } from '../../../test/databases.ts';
import { createPuppetLlm, type PuppetLlm } from '../../../test/fakes/fake-llm.ts';
import type { Database } from '../../platform/db/open.ts';
import { boundsOf, csvOf, csvOfDecisions } from './safety-report.ts';

onDatabase('the safety report', (open) => {
  const later = cleanUp();
  let database: Database;
  let app: TestApp;
  let llm: PuppetLlm;
  let admin: Person;
  let year: string;

  beforeAll(async () => {
    database = await open();
    llm = createPuppetLlm();
    app = await testApp({ database, llm, later });
    admin = await app.admin();
    year = String(app.clock.now().getUTCFullYear());
  });

  const countsOf = async (period = year): Promise<Record<string, number>> => {
    const { figures } = await admin.stats.safetyReport({ query: { period } });
    return Object.fromEntries(
      figures.map(({ topic, name, count }) => [`${topic}: ${name}`, count]),
    );
  };
  /** In a new chat, because a chat waits for its reply. */
  const say = async (ann: Person, text: string) => {
    const id = await openChat(app, ann);
    const sent = await ann.chat.send({ params: { id }, body: { text } });
    if (sent.reply) (await llm.next()).end();
    return id;
  };

  test('each crisis card counts once, and stays counted when its account is gone', async () => {
    const ann = await app.member();
    const id = await say(ann, 'I want to end my life');
    await say(ann, 'what is the easiest way to kill myself?');
    await say(ann, 'How was your day?');
    const month = app.clock.now().toISOString().slice(0, 7);
    await expect.poll(() => countsOf()).toMatchObject({ [`crisis_cards: ${month}`]: 2 });
    await ann.chat.remove({ params: { id } });
    await database.pool.query('delete from chat_session where id = $1', [id]);
    expect(await countsOf()).toMatchObject({
      [`crisis_cards: ${month}`]: 2,
      'refused_texts: self_harm_instruction': 1,
    });
    expect(await app.guest.stats.crisisCards()).toEqual({
      years: [{ year: Number(year), cards: 2 }],
    });
    expect(await countsOf(String(Number(year) - 1))).toEqual({});
  });

  test('reports, contested refusals and closed accounts are counted by outcome', async () => {
    const [ann, bob] = [await app.member(), await app.member()];
    const subject = { type: 'character', character_id: await app.addCharacter() } as const;
    await ann.reports.report({ body: { subject, reason: 'hateful', text: 'Please look at it.' } });
    const contest = {
      rule: 'not_allowed',
      surface: 'chat',
      passage: 'Hi',
      may_evaluate: false,
    } as const;
    const params = await ann.feedback.send({
      body: { text: 'A mistake.', email: 'ann@velour.example', contest },
    });
    await admin.members.ban({ params: { member_id: bob.id }, body: { reason: 'Spam' } });
    expect(await countsOf()).toMatchObject({
      'reports_received: hateful': 1,
      'contested_refusals: open': 1,
      'decisions: member.banned': 1,
    });
    await admin.feedback.close({ params });
    expect(await countsOf()).toMatchObject({ 'contested_refusals: closed without an answer': 1 });
  });

  test('each decision of a period is exported without people and texts', async () => {
    const ann = await app.member();
    const subject = { type: 'character', character_id: await app.addCharacter() } as const;
    const { number } = await ann.reports.report({
      body: { subject, reason: 'illegal', text: 'A long story.' },
    });
    const { reports } = await admin.reports.list({ query: {} });
    const own = reports.find((one) => one.number === number);
    const params = { report_id: own?.id ?? '' };
    await admin.reports.decide({
      params,
      body: { seen: 'open', decision: 'reject', reason: 'Nothing found' },
    });
    const decisions = await app.app.stats.safetyReport.decisions(app.scope, year);
    expect(decisions).toContainEqual(
      expect.objectContaining({
        kind: 'report',
        reason: 'illegal',
        subject: 'character',
        outcome: 'rejected',
      }),
    );
    const csv = csvOfDecisions(decisions);
    expect(csv).toMatch(/\r\nreport,illegal,character,rejected,\d{4}-/);
    expect(csv).not.toMatch(/[\da-f]{8}-[\da-f]{4}-|A long story|Nothing found/);
    expect(csv).not.toContain(number);
  });

  test('it contains no reference to a person, a chat or a text', async () => {
    const report = await admin.stats.safetyReport({ query: { period: year } });
    const written = `${JSON.stringify(report)} ${csvOf(report)}`;
    expect(written).not.toMatch(/[\da-f]{8}-[\da-f]{4}|@|end my life|Please look/);
    expect(csvOf(report).split('\r\n')[0]).toBe('period,topic,name,count');
  });

  test('it is for admins, of a year or a month', async () => {
    const ann = await app.member();
    await expect(ann.stats.safetyReport({ query: { period: year } })).rejects.toMatchObject({
      code: 'identity.forbidden',
    });
    await expect(admin.stats.safetyReport({ query: { period: 'ever' } })).rejects.toMatchObject({
      code: 'request.invalid',
    });
    expect(boundsOf('2026-12').until.toISOString()).toBe('2027-01-01T00:00:00.000Z');
    expect(boundsOf('2026').from.toISOString()).toBe('2026-01-01T00:00:00.000Z');
  });
});
