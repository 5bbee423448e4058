// Naming, pinning and archiving chats, branches of them, and deleting a message with all that follows it.
import { beforeAll, expect, test } from 'vitest';
import { testApp, type Person, type TestApp } from '../../../test/app.ts';
import { exchange, openChat, settled } from '../../../test/chats.ts';
import { cleanUp, onDatabase } from '../../../test/databases.ts';
import { createPuppetLlm, type PuppetLlm } from '../../../test/fakes/fake-llm.ts';
import type { Database } from '../../platform/db/open.ts';
import { openScope } from '../../platform/db/scope.ts';

onDatabase('arranging chats', (open) => {
  const later = cleanUp();
  let database: Database;
  let llm: PuppetLlm;
  let app: TestApp;
  beforeAll(async () => {
    database = await open();
    llm = createPuppetLlm();
    app = await testApp({ database, llm, later, runsJobs: true });
  });

  const chatWith = (ann: Person, name: string) => openChat(app, ann, { name });

  const namesOf = async (ann: Person, query = {}): Promise<string[]> =>
    (await ann.chat.list({ query })).chats.map(({ title, character }) => title ?? character.name);

  const textsOf = async (ann: Person, id: string): Promise<string[]> =>
    (await ann.chat.history({ params: { id }, query: {} })).messages
      .filter(({ author }) => author !== 'notice')
      .map(({ text }) => text);

  test('a deleted chat can be restored unchanged, by its owner only', async () => {
    const ann = await app.visitor();
    const id = await chatWith(ann, 'Ada');
    await exchange(llm, ann, id, { text: 'Hello', answer: 'Good evening.' });
    const before = await ann.chat.history({ params: { id }, query: {} });
    await ann.chat.remove({ params: { id } });
    const gone = { code: 'chat.not_found' };
    await expect(ann.chat.read({ params: { id } })).rejects.toMatchObject(gone);
    const bea = await app.visitor();
    await expect(bea.chat.restore({ params: { id } })).rejects.toMatchObject(gone);
    expect((await ann.chat.restore({ params: { id } })).session_id).toBe(id);
    const { messages } = await ann.chat.history({ params: { id }, query: {} });
    expect(messages).toEqual(before.messages);
    await expect(ann.chat.restore({ params: { id } })).rejects.toMatchObject(gone);
  });

  test('a reply is rated, once per variant, and the rating can be removed', async () => {
    const ann = await app.visitor();
    const id = await chatWith(ann, 'Ada');
    await exchange(llm, ann, id, { text: 'Hello', answer: 'Good evening.' });
    const { messages } = await ann.chat.history({ params: { id }, query: {} });
    const reply = messages.findLast(({ author }) => author === 'character')?.seq ?? 0;
    const own = messages.findLast(({ author }) => author === 'user')?.seq ?? 0;
    const rate = async (seq: number, rating: 'good' | 'bad' | null) =>
      (await ann.chat.rate({ params: { id, seq: `${seq}` }, body: { rating } })).rating;
    expect(await rate(reply, 'bad')).toBe('bad');
    expect(await rate(reply, 'good')).toBe('good');
    const shown = await ann.chat.history({ params: { id }, query: {} });
    expect(shown.messages.find(({ seq }) => seq === reply)?.rating).toBe('good');
    expect(await rate(reply, null)).toBeNull();
    await expect(rate(own, 'good')).rejects.toMatchObject({ code: 'chat.message_not_found' });
  });

  test('a pinned chat is first, an archived one only among the archived, and both can be undone', async () => {
    const ann = await app.visitor();
    const [first, second, third] = [
      await chatWith(ann, 'Ada'),
      await chatWith(ann, 'Bea'),
      await chatWith(ann, 'Cleo'),
    ];
    expect(await namesOf(ann)).toEqual(['Cleo', 'Bea', 'Ada']);
    const pinned = await ann.chat.change({ params: { id: first }, body: { is_pinned: true } });
    expect(pinned).toMatchObject({ is_pinned: true, is_archived: false });
    await ann.chat.change({ params: { id: third }, body: { is_archived: true } });
    expect(await namesOf(ann)).toEqual(['Ada', 'Bea']);
    expect(await namesOf(ann, { archived: 'yes' })).toEqual(['Cleo']);
    // Archiving ends the pin.
    await ann.chat.change({ params: { id: first }, body: { is_archived: true } });
    await ann.chat.change({ params: { id: first }, body: { is_archived: false } });
    await ann.chat.change({ params: { id: third }, body: { is_archived: false } });
    expect(await namesOf(ann)).toEqual(['Cleo', 'Bea', 'Ada']);
    expect(second).not.toBe(first);
  });

  test('pinned chats are on the first page only, and no chat is missing from the pages', async () => {
    const ann = await app.visitor();
    const names = ['Ada', 'Bea', 'Cleo', 'Dora', 'Edda'];
    const ids: string[] = [];
    for (const name of names) ids.push(await chatWith(ann, name));
    await ann.chat.change({ params: { id: ids[1] ?? '' }, body: { is_pinned: true } });
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await ann.chat.list({ query: { limit: '2', ...(cursor && { cursor }) } });
      seen.push(...page.chats.map(({ character }) => character.name));
      cursor = page.next_cursor ?? undefined;
    } while (cursor);
    expect(seen).toEqual(['Bea', 'Edda', 'Dora', 'Cleo', 'Ada']);
  });

  test('a chat’s name is sealed, shown, moved to the account with its chat, exported, and removed by null', async () => {
    const ann = await app.visitor();
    const id = await chatWith(ann, 'Ada');
    const title = 'The lighthouse story';
    await ann.chat.change({ params: { id }, body: { title } });
    expect(await namesOf(ann)).toEqual([title]);
    const stored = await database.pool.query<{ title: Buffer }>(
      'select title from chat_session where id = $1',
      [id],
    );
    expect(stored.rows[0]?.title.includes('lighthouse')).toBe(false);
    const blank = ann.chat.change({ params: { id }, body: { title: '   ' } });
    await expect(blank).rejects.toMatchObject({ code: 'request.invalid' });
    const bea = await app.member();
    const scope = openScope(database.db, app.site_id);
    expect(await app.app.chat.moveAll(scope, ann.id, bea.id)).toBe(true);
    expect(await namesOf(bea)).toEqual([title]);
    for await (const chats of app.app.chat.personalData.exportOf(scope, bea.id).chats)
      expect(chats.map((chat) => chat.title)).toEqual([title]);
    await bea.chat.change({ params: { id }, body: { title: null } });
    expect(await namesOf(bea)).toEqual(['Ada']);
  });

  test('a branch has everything up to its message and then continues independently', async () => {
    const ann = await app.visitor();
    const id = await chatWith(ann, 'Ada');
    await exchange(llm, ann, id, { text: 'One', answer: 'First answer' });
    await exchange(llm, ann, id, { text: 'Two', answer: 'Second answer' });
    const branch = await ann.chat.branch({ params: { id }, body: { seq: 4 } });
    expect(branch.session_id).not.toBe(id);
    expect(branch).toMatchObject({ last_seq: 4, unread_count: 0, last_message: 'First answer' });
    const before = (await textsOf(ann, id)).slice(0, 3);
    expect(await textsOf(ann, branch.session_id)).toEqual(before);
    await exchange(llm, ann, branch.session_id, { text: 'Elsewhere', answer: 'Another way' });
    expect((await textsOf(ann, branch.session_id)).slice(3)).toEqual(['Elsewhere', 'Another way']);
    expect((await textsOf(ann, id)).slice(3)).toEqual(['Two', 'Second answer']);
    const greeting = await ann.chat.chooseVariant({
      params: { id: branch.session_id, seq: '2' },
      body: { variant: 1 },
    });
    expect(greeting.variant).toBe(1);
    const missing = ann.chat.branch({ params: { id }, body: { seq: 99 } });
    await expect(missing).rejects.toMatchObject({ code: 'chat.message_not_found' });
    const stranger = await app.visitor();
    const foreign = stranger.chat.branch({ params: { id }, body: { seq: 2 } });
    await expect(foreign).rejects.toMatchObject({ code: 'chat.not_found' });
  });

  test('deleting a message with everything after it keeps the greeting, and the model reads the rest', async () => {
    const ann = await app.visitor();
    const id = await chatWith(ann, 'Ada');
    await exchange(llm, ann, id, { text: 'One', answer: 'First answer' });
    await exchange(llm, ann, id, { text: 'Two', answer: 'Second answer' });
    await ann.chat.removeFrom({ params: { id }, query: { seq: '5' } });
    expect((await textsOf(ann, id)).slice(1)).toEqual(['One', 'First answer']);
    expect(await ann.chat.read({ params: { id } })).toMatchObject({ last_message: 'First answer' });
    await ann.chat.send({ params: { id }, body: { text: 'Three' } });
    const puppet = await llm.next();
    const read = puppet.prompt.messages.map(({ text }) => text).join('\n');
    expect(read).not.toContain('Second answer');
    const whileWriting = ann.chat.removeFrom({ params: { id }, query: { seq: '3' } });
    await expect(whileWriting).rejects.toMatchObject({ code: 'chat.busy' });
    puppet.end();
    await settled(ann, id);
    const greeting = ann.chat.removeFrom({ params: { id }, query: { seq: '2' } });
    await expect(greeting).rejects.toMatchObject({ code: 'chat.message_not_found' });
    await ann.chat.removeFrom({ params: { id }, query: { seq: '3' } });
    expect(await textsOf(ann, id)).toHaveLength(1);
  });
});
