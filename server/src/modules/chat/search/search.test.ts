// Search in one's own chats: what is found, what is not (any more), and what another person never finds.
import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { testApp, type Person, type TestApp } from '../../../../test/app.ts';
import { openChat, settled } from '../../../../test/chats.ts';
import { cleanUp, onDatabase } from '../../../../test/databases.ts';
import { makeDue } from '../../../../test/due-jobs.ts';
import { createPuppetLlm, type PuppetLlm } from '../../../../test/fakes/fake-llm.ts';
import type { Database } from '../../../platform/db/open.ts';
import { openScope } from '../../../platform/db/scope.ts';
import { chat_session, message_words } from '../tables.ts';

onDatabase('search in chats', (open) => {
  const later = cleanUp();
  let database: Database;
  let llm: PuppetLlm;
  let app: TestApp;
  beforeAll(async () => {
    database = await open();
    llm = createPuppetLlm();
    app = await testApp({ database, llm, later, runsJobs: true });
  });

  const chatWith = (person: Person, name: string) =>
    openChat(app, person, { name, greeting: 'Welcome to the observatory.' });

  async function answer(person: Person, id: string, text: string): Promise<void> {
    await llm.answer(text);
    await settled(person, id);
  }

  async function exchange(
    person: Person,
    id: string,
    text: string,
    reply: string,
  ): Promise<number> {
    const { seq } = await person.chat.send({ params: { id }, body: { text } });
    await answer(person, id, reply);
    return seq;
  }

  const seqsOf = async (person: Person, text: string): Promise<number[]> =>
    (await person.chat.search({ query: {}, body: { text } })).messages.map(({ seq }) => seq);

  const rowsOf = async (id: string): Promise<number> =>
    (await database.db.select().from(message_words).where(eq(message_words.session_id, id))).length;

  test('words in other forms are found in languages that stems do not cover, if there is no exact match', async () => {
    const ann = await app.visitor();
    const id = await chatWith(ann, 'Maren');
    const seq = await exchange(ann, id, 'Meine Schwester besucht Köln.', 'Schön! Grüße sie.');
    expect(await seqsOf(ann, 'Schwestern')).toEqual([seq]);
    expect(await seqsOf(ann, 'Schwestern Köln')).toEqual([seq]);
    expect(await seqsOf(ann, 'Schwestern Hamburg')).toEqual([]);
    const { messages } = await ann.chat.search({ query: {}, body: { text: 'Schwestern' } });
    expect(messages[0]?.excerpt).toContainEqual({ text: 'Schwester', is_match: true });
    const exact = await exchange(ann, id, 'Zwei Schwestern habe ich.', 'Oh.');
    expect(await seqsOf(ann, 'Schwestern')).toEqual([exact]);
  });

  test('messages of both sides are found by the stems of all words, the newest first, with an excerpt', async () => {
    const ann = await app.visitor();
    const id = await chatWith(ann, 'Maren');
    const first = await exchange(ann, id, 'We walked to the harbour', 'The lanterns were swaying.');
    const second = await exchange(ann, id, 'I walk there again', '*She nods.* The harbour waits.');
    expect(await seqsOf(ann, 'walking')).toEqual([second, first]);
    expect(await seqsOf(ann, 'HARBOUR')).toEqual([second + 1, first]);
    expect(await seqsOf(ann, 'walk harbour')).toEqual([first]);
    expect(await seqsOf(ann, 'harbour lantern')).toEqual([]);
    expect(await seqsOf(ann, 'observatory')).toEqual([2]);
    const { messages } = await ann.chat.search({ query: {}, body: { text: 'wait harbour' } });
    expect(messages).toMatchObject([
      {
        session_id: id,
        seq: second + 1,
        author: 'character',
        title: null,
        character: { name: 'Maren' },
        excerpt: [
          { text: 'She nods. The ', is_match: false },
          { text: 'harbour', is_match: true },
          { text: ' ', is_match: false },
          { text: 'waits', is_match: true },
          { text: '.', is_match: false },
        ],
      },
    ]);
  });

  test('chats are found by their name and their character’s, archived ones too', async () => {
    const ann = await app.visitor();
    const [zoe, mara] = [await chatWith(ann, 'Zoë'), await chatWith(ann, 'Mara')];
    await ann.chat.change({ params: { id: mara }, body: { title: 'Winter evenings' } });
    await ann.chat.change({ params: { id: zoe }, body: { is_archived: true } });
    const idsOf = async (text: string) =>
      (await ann.chat.search({ query: {}, body: { text } })).chats.map(
        ({ session_id }) => session_id,
      );
    expect(await idsOf('zoe')).toEqual([zoe]);
    expect(await idsOf('evening')).toEqual([mara]);
    expect(await idsOf('mar')).toEqual([mara]);
    expect(await idsOf('nobody')).toEqual([]);
  });

  test('each page continues where the previous one ended', async () => {
    const ann = await app.visitor();
    const id = await chatWith(ann, 'Maren');
    for (let at = 0; at < 3; at += 1) await exchange(ann, id, `Lantern ${at}`, 'One more lantern.');
    const seen: number[] = [];
    let cursor: string | undefined;
    let pages = 0;
    do {
      const query = { limit: '2', ...(cursor && { cursor }) };
      const page = await ann.chat.search({ query, body: { text: 'lantern' } });
      seen.push(...page.messages.map(({ seq }) => seq));
      cursor = page.next_cursor ?? undefined;
      pages += 1;
    } while (cursor);
    expect(seen).toEqual([8, 7, 6, 5, 4, 3]);
    expect(pages).toBe(3);
    await expect(
      ann.chat.search({ query: { cursor: 'nonsense' }, body: { text: 'lantern' } }),
    ).rejects.toMatchObject({ code: 'request.invalid' });
  });

  test('another person finds none of these messages', async () => {
    const [ann, bea] = [await app.visitor(), await app.visitor()];
    const id = await chatWith(ann, 'Maren');
    await exchange(ann, id, 'Ambergris', 'Ambergris indeed.');
    expect(await seqsOf(ann, 'ambergris')).toHaveLength(2);
    expect(await bea.chat.search({ query: {}, body: { text: 'ambergris' } })).toEqual({
      chats: [],
      messages: [],
      next_cursor: null,
    });
  });

  test('an edit, a chosen variant, a new reply and a deletion change what is found at once', async () => {
    const ann = await app.visitor();
    const id = await chatWith(ann, 'Maren');
    const seq = await exchange(ann, id, 'Tell me of whales', 'Whales sing.');
    await ann.chat.edit({ params: { id, seq: String(seq) }, body: { text: 'Tell me of owls' } });
    expect(await seqsOf(ann, 'whale')).toEqual([seq + 1]);
    expect(await seqsOf(ann, 'owl')).toEqual([seq]);

    await ann.chat.regenerate({ params: { id }, body: { seq: seq + 1 } });
    await answer(ann, id, 'Owls hoot.');
    expect(await seqsOf(ann, 'whale')).toEqual([]);
    expect(await seqsOf(ann, 'hoot')).toEqual([seq + 1]);
    const reply = { id, seq: String(seq + 1) };
    await ann.chat.chooseVariant({ params: reply, body: { variant: 0 } });
    expect(await seqsOf(ann, 'whale')).toEqual([seq + 1]);
    expect(await seqsOf(ann, 'hoot')).toEqual([]);

    await ann.chat.removeMessage({ params: reply });
    expect(await seqsOf(ann, 'whale')).toEqual([]);
    await ann.chat.removeFrom({ params: { id }, query: { seq: String(seq) } });
    expect(await seqsOf(ann, 'owl')).toEqual([]);
    expect(await rowsOf(id)).toBe(1); // the greeting
  });

  test('a continued reply is found by all of its words', async () => {
    const ann = await app.visitor();
    const id = await chatWith(ann, 'Maren');
    const seq = await exchange(ann, id, 'Go on', 'The ferry leaves');
    await ann.chat.continue({ params: { id }, body: { seq: seq + 1 } });
    await answer(ann, id, ' the quay.');
    expect(await seqsOf(ann, 'ferry quay')).toEqual([seq + 1]);
  });

  test('a branch is searched like its original, and a deleted chat is not found and leaves no index', async () => {
    const ann = await app.visitor();
    const id = await chatWith(ann, 'Maren');
    const seq = await exchange(ann, id, 'Juniper', 'Berries.');
    const { session_id } = await ann.chat.branch({ params: { id }, body: { seq } });
    const { messages } = await ann.chat.search({ query: {}, body: { text: 'juniper' } });
    expect(messages.map((one) => one.session_id).sort()).toEqual([id, session_id].sort());
    await ann.chat.remove({ params: { id } });
    const after = await ann.chat.search({ query: {}, body: { text: 'juniper' } });
    expect(after.messages.map((one) => one.session_id)).toEqual([session_id]);
    expect(after.chats.map((one) => one.session_id)).toEqual([]);
    await makeDue(database, 'chat.erase_session');
    await expect.poll(() => rowsOf(id)).toBe(0);
  });

  test('a message that was taken down is not found until it is restored', async () => {
    const ann = await app.visitor();
    const id = await chatWith(ann, 'Maren');
    const seq = await exchange(ann, id, 'Marzipan', 'Sweet.');
    const takeDown = (reason: string | null) =>
      app.app.chat.setRemoved(openScope(database.db, app.site_id), { id, seq, reason });
    await takeDown('reported');
    expect(await seqsOf(ann, 'marzipan')).toEqual([]);
    await takeDown(null);
    expect(await seqsOf(ann, 'marzipan')).toEqual([seq]);
  });

  test('words whose numbers are equal by chance are not shown', async () => {
    const ann = await app.visitor();
    const id = await chatWith(ann, 'Maren');
    const seq = await exchange(ann, id, 'Saffron', 'Cinnamon.');
    await database.db.execute(sql`
      update message_words w set words = other.words from message_words other
      where w.session_id = ${id}::uuid and w.seq = ${seq} and other.session_id = w.session_id and other.seq = ${seq + 1}`);
    expect(await seqsOf(ann, 'cinnamon')).toEqual([seq + 1]);
  });

  test('the chats of a visitor are found under the account that they move to', async () => {
    const visitor = await app.visitor();
    const id = await chatWith(visitor, 'Maren');
    const seq = await exchange(visitor, id, 'Bergamot', 'Tea.');
    const member = await app.member();
    expect(
      await app.app.chat.moveAll(openScope(database.db, app.site_id), visitor.id, member.id),
    ).toBe(true);
    expect(await seqsOf(member, 'bergamot')).toEqual([seq]);
    expect(await seqsOf(member, 'tea')).toEqual([seq + 1]);
    expect(await seqsOf(visitor, 'bergamot')).toEqual([]);
  });

  test('messages from before the search are indexed by a job, which goes on where it stopped', async () => {
    const ann = await app.visitor();
    const ids = [await chatWith(ann, 'Maren'), await chatWith(ann, 'Mara')];
    for (const id of ids) await exchange(ann, id, 'Thistledown', 'Drifting.');
    for (const id of ids) {
      await database.db.delete(message_words).where(eq(message_words.session_id, id));
      await database.db
        .update(chat_session)
        .set({ is_indexed: false })
        .where(eq(chat_session.id, id));
    }
    // Written in between, and not indexed twice.
    await exchange(ann, ids[0] ?? '', 'Thistledown again', 'Drifting on.');
    expect(await seqsOf(ann, 'thistledown')).toEqual([5]);
    const stop = new AbortController();
    stop.abort(new Error('stopped'));
    await expect(app.app.chat.indexEarlier(stop.signal)).rejects.toThrow('stopped');
    await app.app.chat.indexEarlier(new AbortController().signal);
    expect(await seqsOf(ann, 'thistledown')).toHaveLength(3);
    expect(await seqsOf(ann, 'observatory')).toHaveLength(2);
    const left = await database.db
      .select()
      .from(chat_session)
      .where(eq(chat_session.is_indexed, false));
    expect(left).toEqual([]);
  });
});
