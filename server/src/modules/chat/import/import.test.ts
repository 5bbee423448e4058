// Imported chats: a new chat that goes on, sealed, judged, and never over another one.
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { testApp, type Person, type TestApp } from '../../../../test/app.ts';
import { cleanUp, onDatabase } from '../../../../test/databases.ts';
import { createPuppetLlm, type PuppetLlm } from '../../../../test/fakes/fake-llm.ts';
import type { Database } from '../../../platform/db/open.ts';

const file = (...all: object[]): Uint8Array =>
  new TextEncoder().encode(
    [{ user_name: 'Ann', character_name: 'Ada' }, ...all]
      .map((one) => JSON.stringify(one))
      .join('\n'),
  );

onDatabase('imported chats', (open) => {
  const later = cleanUp();
  let database: Database;
  let llm: PuppetLlm;
  let app: TestApp;
  let character_id: string;
  beforeAll(async () => {
    database = await open();
    llm = createPuppetLlm();
    app = await testApp({ database, llm, later, runsJobs: true });
    character_id = await app.addCharacter({ name: 'Ada', greeting: 'Good evening.' });
  });

  const import_ = (ann: Person, body: Uint8Array) =>
    ann.chat.importFile({ query: { character_id }, body });

  const prompted = async (ann: Person, id: string) => {
    await ann.chat.send({ params: { id }, body: { text: 'Where were we?' } });
    const puppet = await llm.next();
    puppet.write('Here.');
    puppet.end();
    return puppet.prompt.messages.map(({ text }) => text);
  };

  test('an imported chat continues where its file ends, with its versions and times, and leaves other chats unchanged', async () => {
    const ann = await app.member();
    const other = await ann.chat.open({ body: { character_id } });
    const { chat, ...counts } = await import_(
      ann,
      file(
        {
          mes: 'Second.',
          swipes: ['First.', 'Second.'],
          swipe_id: 1,
          send_date: '2024-01-01T10:00:00.000Z',
        },
        { is_user: true, mes: 'My dog is called Biscuit.', send_date: '2024-01-01T10:01:00.000Z' },
        { mes: 'Good dog.' },
      ),
    );
    expect(counts).toEqual({
      imported: 3,
      blocked: 0,
      skipped: 0,
      unread: { count: 0, first: [] },
      lost_persona: false,
    });
    expect(chat.session_id).not.toBe(other.session_id);
    expect(chat).toMatchObject({ last_message: 'Good dog.', unread_count: 0, last_seq: 4 });
    const id = chat.session_id;
    const { messages } = await ann.chat.history({ params: { id }, query: {} });
    expect(
      messages.map(({ author, notice, text, variant, variants }) => [
        author,
        notice,
        text,
        variant,
        variants,
      ]),
    ).toEqual([
      ['notice', 'ai', '', 0, 1],
      ['character', null, 'Second.', 1, 2],
      ['user', null, 'My dog is called Biscuit.', 0, 1],
      ['character', null, 'Good dog.', 0, 1],
    ]);
    expect(messages[1]?.message_send_at).toBe('2024-01-01T10:00:00.000Z');
    const first = await ann.chat.chooseVariant({ params: { id, seq: '2' }, body: { variant: 0 } });
    expect(first.text).toBe('First.');
    expect(await prompted(ann, id)).toEqual([
      'First.',
      'My dog is called Biscuit.',
      'Good dog.',
      'Where were we?',
    ]);
    expect(
      (await ann.chat.list({ query: {} })).chats.map(({ session_id }) => session_id),
    ).toContain(other.session_id);
  });

  test('an imported chat has the settings of its file, and a persona with its texts', async () => {
    const ann = await app.member();
    const persona = { name: 'Rook', pronouns: 'they/them', description: 'Draws maps.' };
    const settings = { length: 'long', style: 'steady', language: 'de', memory: 'deep' };
    const own = (more: object) =>
      new TextEncoder().encode(
        JSON.stringify({
          format: 'velour.chat',
          messages: [{ author: 'character', text: 'Hello.' }],
          ...more,
        }),
      );
    const settingsOf = async (body: Uint8Array) => {
      const { chat } = await import_(ann, body);
      const params = { id: chat.session_id };
      const { preset } = await ann.memory.read({ params });
      return { ...(await ann.chat_settings.read({ params })), memory: preset };
    };
    const first = await settingsOf(own({ settings, persona }));
    const again = await settingsOf(own({ settings, persona }));
    expect(first).toMatchObject(settings);
    expect(again.persona_id).toBe(first.persona_id);
    expect((await ann.personas.list({})).personas).toMatchObject([
      { ...persona, id: first.persona_id, is_default: false },
    ]);
    expect((await settingsOf(own({ persona: null }))).persona_id).toBeNull();
    const minor = { ...persona, description: 'I am 15 years old.' };
    expect(await import_(ann, own({ persona: minor }))).toMatchObject({ lost_persona: true });
  });

  test('a message with very many versions is imported with all of them', async () => {
    const ann = await app.member();
    const swipes = Array.from({ length: 700 }, (_, at) => `Version ${at}.`);
    const many = Array.from({ length: 4 }, () => ({ mes: swipes[650], swipes, swipe_id: 650 }));
    const { chat } = await import_(ann, file(...many));
    const query = { versions: 'all' } as const;
    const { messages } = await ann.chat.history({ params: { id: chat.session_id }, query });
    expect(messages.at(-1)).toMatchObject({ variant: 650, versions: swipes });
  });

  test('its messages are found soon, without waiting for the clock', async () => {
    const ann = await app.member();
    await import_(ann, file({ mes: 'The plumbago blooms.' }));
    const find = async () =>
      (await ann.chat.search({ body: { text: 'plumbago' }, query: {} })).messages.length;
    await expect.poll(find, { timeout: 60_000, interval: 50 }).toBe(1);
  });

  test('an unreadable line does not fail the others, and hidden messages stay hidden from the character', async () => {
    const ann = await app.member();
    const { chat, unread } = await import_(
      ann,
      file({ mes: 'Hello.' }, { text: 'Hi.' }, { is_user: true, is_system: true, mes: 'My PIN.' }),
    );
    expect(unread).toEqual({ count: 1, first: [{ where: 'Line 3', why: 'damaged' }] });
    const { messages } = await ann.chat.history({ params: { id: chat.session_id }, query: {} });
    expect(messages.slice(1).map(({ text, is_forgotten }) => [text, is_forgotten])).toEqual([
      ['Hello.', false],
      ['My PIN.', true],
    ]);
    expect((await prompted(ann, chat.session_id)).join('\n')).not.toContain('PIN');
  });

  test('the texts of all versions are returned only if requested', async () => {
    const ann = await app.member();
    const { chat } = await import_(
      ann,
      file({ mes: 'Two.', swipes: ['One.', 'Two.'], swipe_id: 1 }, { is_user: true, mes: 'Hi.' }),
    );
    const versions = async (query: { versions?: 'all' }) =>
      (await ann.chat.history({ params: { id: chat.session_id }, query })).messages.map(
        (one) => one.versions,
      );
    expect(await versions({ versions: 'all' })).toEqual([undefined, ['One.', 'Two.'], undefined]);
    expect(await versions({})).toEqual([undefined, undefined, undefined]);
  });

  test('a file that starts with the user gets the greeting; messages that break the rules are hidden from the character', async () => {
    const ann = await app.member();
    const { chat, blocked } = await import_(
      ann,
      file({ is_user: true, mes: 'I am 15 years old.' }, { mes: 'Let us talk of the weather.' }),
    );
    expect(blocked).toBe(1);
    const { messages } = await ann.chat.history({ params: { id: chat.session_id }, query: {} });
    expect(messages.slice(1).map(({ text, state }) => [text, state])).toEqual([
      ['Good evening.', 'complete'],
      ['I am 15 years old.', 'blocked'],
      ['Let us talk of the weather.', 'complete'],
    ]);
    expect((await prompted(ann, chat.session_id)).join('\n')).not.toContain('15');
  });

  test('an unreadable file is refused with the position, and leaves nothing behind', async () => {
    const ann = await app.member();
    const damaged = import_(ann, file({ text: 'Hi.' }));
    await expect(damaged).rejects.toMatchObject({
      code: 'chat_file.damaged',
      detail: 'Line 2 isn’t a message.',
    });
    const other = import_(ann, new TextEncoder().encode('Dear diary'));
    await expect(other).rejects.toMatchObject({ code: 'chat_file.unknown' });
    const long = import_(ann, file({ mes: 'a'.repeat(100_001) }));
    await expect(long).rejects.toMatchObject({
      code: 'chat_file.too_large',
      detail: 'Line 2 is longer than 100,000 characters.',
    });
    const many = import_(ann, file(...Array.from({ length: 100_001 }, () => ({ mes: 'Hi.' }))));
    await expect(many).rejects.toMatchObject({
      code: 'chat_file.too_large',
      detail: 'It has more than 100,000 messages.',
    });
    const hidden = await app.addCharacter({ visibility: 'private', is_official: false });
    const theirs = ann.chat.importFile({
      query: { character_id: hidden },
      body: file({ mes: 'Hello.' }),
    });
    await expect(theirs).rejects.toMatchObject({ status: expect.any(Number) as number });
    expect((await ann.chat.list({ query: {} })).chats).toEqual([]);
  });

  test('slow moderation runs one text at a time, so that other requests are answered', async () => {
    const ann = await app.member();
    const slow = Array.from({ length: 15 }, () => ({ mes: 'i ['.repeat(100) }));
    await import_(ann, file({ mes: 'The first one waits for the tables of the rules.' }));
    const began = performance.now();
    let isDone = false;
    let longest = 0;
    const importing = import_(ann, file(...slow)).finally(() => (isDone = true));
    for (let last = began; !isDone; last = performance.now()) {
      await new Promise((resolve) => setImmediate(resolve));
      longest = Math.max(longest, performance.now() - last);
    }
    expect((await importing).imported).toBe(15);
    expect(longest).toBeLessThan((performance.now() - began) / 2);
  });

  test('a long chat is imported whole', async () => {
    const ann = await app.member();
    const all = Array.from({ length: 1_500 }, (_, at) => ({
      is_user: at % 2 === 1,
      mes: `Message ${at}.`,
    }));
    const { chat, imported } = await import_(ann, file(...all));
    expect(imported).toBe(1_500);
    const page = await ann.chat.history({
      params: { id: chat.session_id },
      query: { before: '900', limit: '2' },
    });
    expect(page.messages.map(({ text }) => text)).toEqual(['Message 896.', 'Message 897.']);
    // Otherwise a page would read all of it.
    const { rows } = await database.db.execute<{ 'QUERY PLAN': string }>(sql`
      explain select * from message m left join message_variant v
        on v.session_id = m.session_id and v.seq = m.seq and v.variant = m.active_variant
      where m.session_id = ${chat.session_id}::uuid and m.seq > 5 order by m.seq limit 50`);
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).not.toContain('Sort');
  });
});
