// A person's days: those of the time zone that their page names, in what is remembered and in what a prompt says of it.
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { testApp, type Person, type TestApp } from '../../../../test/app.ts';
import { cleanUp, onDatabase } from '../../../../test/databases.ts';
import { createPuppetLlm, type PuppetLlm } from '../../../../test/fakes/fake-llm.ts';
import { openRemembering } from '../../../../test/remembering.ts';
import { openSocket } from '../../../../test/sockets.ts';
import { addDays, DAY_MS, dayOf, nextDay } from '@velour/calendar/calendar.ts';
import { openScope } from '../../../platform/db/scope.ts';
import type { Database } from '../../../platform/db/open.ts';
import { sealFact } from './remember.ts';

onDatabase('days of a person', (open) => {
  const later = cleanUp();
  let database: Database;
  let llm: PuppetLlm;
  let app: TestApp;
  let address: string;
  /** In UTC. It is eight in the evening there, five of the next day in Tokyo, and noon in Los Angeles. */
  let today: string;
  beforeAll(async () => {
    database = await open();
    llm = createPuppetLlm();
    app = await testApp({ database, llm, later });
    address = await app.listen();
    app.clock.stop();
    const evening = nextDay(app.clock.now()).getTime() + (20 / 24) * DAY_MS;
    app.clock.forward(evening - app.clock.now().getTime());
    today = dayOf(app.clock.now());
  });

  const { chatWith, exchange, remember, factOf } = openRemembering(() => ({ app, llm }));

  /** Frames are handled in order: once this one is refused, the zone is known. */
  const goTo = async ({ token }: Person, time_zone: string | undefined): Promise<void> => {
    const socket = await openSocket(address, { token, time_zone });
    await socket.expect('ready');
    const [session_id, client_message_id] = [randomUUID(), randomUUID()];
    socket.send({ type: 'message.send', session_id, client_message_id, text: 'Hi' });
    await socket.expect('message.refused');
    socket.close();
  };

  const EXAM = 'Has an exam tomorrow';

  test('a day that is named is counted from theirs, and stays when they travel', async () => {
    const ann = await app.visitor();
    await goTo(ann, 'Asia/Tokyo');
    const id = await chatWith(ann);
    await exchange(ann, id, 'I have an exam tomorrow.');
    await remember(id);
    expect((await factOf(ann, id, EXAM)).day).toBe(addDays(today, 2));
    const line = `${EXAM} (${addDays(today, 2)}) (${addDays(today, 1)}; that is`;
    expect((await exchange(ann, id, 'Hello')).system).toContain(`${line} tomorrow)`);
    await goTo(ann, 'America/Los_Angeles');
    expect((await exchange(ann, id, 'Hello')).system).toContain(`${line} in 2 days)`);
    const added = await ann.memory.add({ params: { id }, body: { text: 'Flies home tomorrow' } });
    expect(added.day).toBe(addDays(today, 1));
  });

  test('without a time zone, with one that is unknown, and for facts from before, days are those of UTC', async () => {
    const ann = await app.visitor();
    await goTo(ann, undefined);
    await goTo(ann, 'Mars/Olympus');
    const id = await chatWith(ann);
    await exchange(ann, id, 'I have an exam tomorrow.');
    await remember(id);
    const { day, id: fact } = await factOf(ann, id, EXAM);
    expect(day).toBe(addDays(today, 1));
    // As it was stored before.
    const key = await app.app.identity.dataKey(openScope(database.db, app.site_id), ann.id);
    const content = sealFact(fact, { text: EXAM, topic: null, day: addDays(today, 1) }, key);
    await database.pool.query('update memory_fact set content = $2 where id = $1', [
      fact,
      Buffer.from(content),
    ]);
    await goTo(ann, 'Asia/Tokyo');
    const { system } = await exchange(ann, id, 'Hello');
    expect(system).toContain(`${EXAM} (${addDays(today, 1)}) (${today}; that is today)`);
  });

  test('earlier messages and the times of imported ones are dated by their clocks', async () => {
    const ann = await app.member();
    await goTo(ann, 'Asia/Tokyo');
    const character_id = await app.addCharacter();
    const lines = [
      { user_name: 'Ann', character_name: 'Ada' },
      { is_user: true, mes: 'The plumbago blooms.', send_date: 'May 4, 2026 1:30am' },
    ];
    const { chat } = await ann.chat.importFile({
      query: { character_id },
      body: new TextEncoder().encode(lines.map((one) => JSON.stringify(one)).join('\n')),
    });
    const { messages } = await ann.chat.history({ params: { id: chat.session_id }, query: {} });
    expect(messages.at(-1)?.message_send_at).toBe('2026-05-03T16:30:00.000Z');
    await exchange(ann, await chatWith(ann, character_id), 'The lupins bloom.');
    const next = await chatWith(ann, character_id);
    const { system } = await exchange(ann, next, 'When did the lupins bloom?');
    expect(system).toContain(`- ${addDays(today, 1)}, they: The lupins bloom.`);
  });

  test('a card that asks for the time gets that of their clocks', async () => {
    const ann = await app.visitor();
    await goTo(ann, 'Asia/Tokyo');
    const greeting = 'It is {{time}} on {{isodate}}.';
    const id = await chatWith(ann, await app.addCharacter({ greeting }));
    const { messages } = await ann.chat.history({ params: { id }, query: {} });
    const texts = messages.map(({ text }) => text);
    expect(texts).toContain(`It is 5:00 AM on ${addDays(today, 1)}.`);
  });

  test('the zone of notifications is the same one', async () => {
    const ann = await app.member();
    await goTo(ann, 'Asia/Kathmandu');
    const settings = await ann.notifications.settings();
    expect(settings.time_zone).toBe('Asia/Kathmandu');
    const body = { ...settings, time_zone: 'America/Los_Angeles' };
    await ann.notifications.changeSettings({ body });
    const id = await chatWith(ann);
    const text = 'Sings tonight';
    expect((await ann.memory.add({ params: { id }, body: { text } })).day).toBe(today);
    await goTo(ann, 'Asia/Tokyo');
    expect((await ann.memory.add({ params: { id }, body: { text } })).day).toBe(addDays(today, 1));
  });

  test('a card that asks for how long its person was away is given the time since they last wrote', async () => {
    const ann = await app.visitor();
    const description = 'Away for {{idle_duration}}.';
    const id = await chatWith(ann, await app.addCharacter({ description }));
    expect((await exchange(ann, id, 'Hello')).system).toContain('Away for just now.');
    app.clock.forward(3 * DAY_MS);
    expect((await exchange(ann, id, 'Hello again')).system).toContain('Away for 3 days.');
    const { messages } = await ann.chat.history({ params: { id }, query: {} });
    await ann.chat.regenerate({ params: { id }, body: { seq: messages.at(-1)?.seq ?? 0 } });
    expect((await llm.next()).prompt.system, 'not since what it answers').toContain('3 days.');
  });
});
