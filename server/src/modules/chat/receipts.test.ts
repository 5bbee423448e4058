// Receipts: what a reply was written from, with what of it was deleted since, and for its person alone.
import { beforeAll, expect, test } from 'vitest';
import { testApp, type Person, type TestApp } from '../../../test/app.ts';
import { openChat, exchange as exchangeWith } from '../../../test/chats.ts';
import { cleanUp, onDatabase } from '../../../test/databases.ts';
import { createPuppetLlm, type PuppetLlm } from '../../../test/fakes/fake-llm.ts';
import type { Database } from '../../platform/db/open.ts';
import { openScope } from '../../platform/db/scope.ts';

onDatabase('receipts', (open) => {
  const later = cleanUp();
  let database: Database;
  let llm: PuppetLlm;
  let app: TestApp;
  beforeAll(async () => {
    database = await open();
    // So small that long chats do not fit into it.
    llm = createPuppetLlm({ contextTokens: 1_024 });
    app = await testApp({ database, llm, later });
  });

  const exchange = async (ann: Person, id: string, text: string) =>
    String((await exchangeWith(llm, ann, id, { text })).seq);

  const chatWith = async (ann: Person): Promise<string> => {
    return openChat(app, ann, { name: 'Ada' });
  };

  test('says the parts, the memories, and what did not fit', async () => {
    const ann = await app.visitor();
    const id = await chatWith(ann);
    await exchange(ann, id, 'I live in Porto.');
    await app.app.chat.remembering.now({ site_id: app.site_id, session_id: id });
    const seq = await exchange(ann, id, `Hello. ${'We walked on. '.repeat(60)}`);
    const receipt = await ann.chat.receipt({ params: { id, seq } });
    expect(receipt).toMatchObject({ engine: llm.name, context_tokens: 1_024, lore: { names: [] } });
    const tokens = Object.fromEntries(receipt.parts.map((one) => [one.part, one.tokens]));
    expect(tokens).toMatchObject({ persona: 0, lore: 0 });
    for (const part of ['character', 'memory', 'rules', 'messages'] as const)
      expect(tokens[part], part).toBeGreaterThan(0);
    expect(receipt.parts.reduce((sum, one) => sum + one.tokens, 0)).toBeLessThan(1_024);
    expect(receipt.memory.facts.map(({ text }) => text)).toEqual(['Lives in Porto']);
    // The greeting, two messages and a reply.
    expect(receipt.messages.given + receipt.messages.left_out).toBe(4);
    const long = await exchange(ann, id, 'Where were we? '.repeat(150));
    const cut = await ann.chat.receipt({ params: { id, seq: long } });
    expect(cut.messages).toEqual({ given: 1, left_out: 5, is_cut: true });
  });

  test('names the first memories that did not fit', async () => {
    const ann = await app.visitor();
    const id = await chatWith(ann);
    for (let at = 0; at < 14; at += 1)
      await ann.memory.add({
        params: { id },
        body: { text: `Story ${at}: ${'walked along the harbor '.repeat(11)}` },
      });
    const seq = await exchange(ann, id, 'Hello');
    const { memory } = await ann.chat.receipt({ params: { id, seq } });
    expect(memory.left_out).toBe(14 - memory.facts.length);
    expect(memory.unfit.facts).toHaveLength(10);
    const given = new Set(memory.facts.map((fact) => fact.id));
    expect(memory.unfit.facts.filter((fact) => given.has(fact.id))).toEqual([]);
    expect(memory.unfit.facts[0]?.text).toMatch(/^Story \d+: walked/);
  });

  test('sources deleted since are counted but not shown; a deleted reply has no receipt', async () => {
    const ann = await app.visitor();
    const id = await chatWith(ann);
    await exchange(ann, id, 'I live in Porto.');
    await app.app.chat.remembering.now({ site_id: app.site_id, session_id: id });
    const seq = await exchange(ann, id, 'Hello');
    const [fact] = (await ann.memory.read({ params: { id } })).facts;
    await ann.memory.remove({ params: { id, fact_id: fact?.id ?? '' } });
    const { memory } = await ann.chat.receipt({ params: { id, seq } });
    expect(memory).toMatchObject({ facts: [], deleted: 1 });
    await ann.chat.removeMessage({ params: { id, seq } });
    const none = { code: 'chat.no_receipt' };
    await expect(ann.chat.receipt({ params: { id, seq } })).rejects.toMatchObject(none);
    await expect(ann.chat.receipt({ params: { id, seq: '2' } })).rejects.toMatchObject(none);
  });

  test('is its person’s alone, is sealed, and moves to the account', async () => {
    const ann = await app.visitor();
    const bea = await app.member();
    const id = await chatWith(ann);
    const seq = await exchange(ann, id, 'Hello');
    const theirs = bea.chat.receipt({ params: { id, seq } });
    await expect(theirs).rejects.toMatchObject({ code: 'chat.not_found' });
    const before = await ann.chat.receipt({ params: { id, seq } });
    const { rows } = await database.pool.query<{ receipt: Buffer }>(
      'select receipt from reply where session_id = $1',
      [id],
    );
    expect(rows.map(({ receipt }) => receipt.includes('parts'))).toEqual([false]);
    await app.app.chat.moveAll(openScope(database.db, app.site_id), ann.id, bea.id);
    expect(await bea.chat.receipt({ params: { id, seq } })).toEqual(before);
  });
});
