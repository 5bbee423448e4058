// How much of a long chat a prompt holds, and that the rest of it is recalled.
import { beforeAll, expect, test } from 'vitest';
import { testApp, type Person, type TestApp } from '../../../test/app.ts';
import { exchange, settled } from '../../../test/chats.ts';
import { cleanUp, onDatabase } from '../../../test/databases.ts';
import { createPuppetLlm, type PuppetLlm } from '../../../test/fakes/fake-llm.ts';
import type { Database } from '../../platform/db/open.ts';
import { indexText } from '@velour/text-search/indexed-words.ts';
import { replaceWords } from './search/search.store.ts';

onDatabase('long chats', (open) => {
  const later = cleanUp();
  let database: Database;
  let llm: PuppetLlm;
  let app: TestApp;
  beforeAll(async () => {
    database = await open();
    llm = createPuppetLlm({ contextTokens: 8_192 });
    app = await testApp({ database, llm, later });
  });

  /** A chat of these messages behind a greeting, from a file. */
  async function chatOf(ann: Person, texts: readonly string[]): Promise<string> {
    const character_id = await app.addCharacter({ name: 'Ada' });
    const lines = texts.map((mes, at) => ({ mes, is_user: at % 2 === 1 }));
    const file = [{ chat_metadata: {} }, ...lines].map((line) => JSON.stringify(line)).join('\n');
    const { chat } = await ann.chat.importFile({
      query: { character_id },
      body: new TextEncoder().encode(file),
    });
    const id = chat.session_id;
    const key = await app.app.identity.dataKey(app.scope, ann.id);
    const rows = texts.map((text, at) => ({ seq: at + 2, words: indexText(text, key) }));
    await replaceWords(app.scope, { id, person_id: ann.id }, rows);
    return id;
  }

  const ask = (ann: Person, id: string, text: string) => exchange(llm, ann, id, { text });
  const setPreset = (ann: Person, id: string, preset: 'balanced' | 'deep') =>
    ann.memory.setPreset({ params: { id }, body: { preset } });

  test('a prompt holds the latest 120 messages, and with deep recall as many as the model can read', async () => {
    const ann = await app.member();
    const id = await chatOf(
      ann,
      Array.from({ length: 200 }, (_, at) => `Line ${at + 1}.`),
    );
    const textsOf = async () =>
      (await ask(ann, id, 'Go on')).prompt.messages.map(({ text }) => text);
    const usual = await textsOf();
    expect(usual.slice(0, 2)).toEqual(['Line 81.', 'Line 82.']);
    await setPreset(ann, id, 'deep');
    const all = Array.from({ length: 200 }, (_, at) => `Line ${at + 1}.`);
    const exchanged = ['Go on', 'I see.'];
    expect(await textsOf()).toEqual([...all, ...exchanged, 'Go on']);
    expect(await textsOf()).toEqual([...all, ...exchanged, ...exchanged, 'Go on']);
    await ann.chat.regenerate({
      params: { id },
      body: { seq: (await settled(ann, id)).at(-1)?.seq ?? 0 },
    });
    const { prompt, write, end } = await llm.next();
    expect(prompt.messages).toHaveLength(205);
    write('I do.');
    end();
    await settled(ann, id);
    await setPreset(ann, id, 'balanced');
    expect((await textsOf())[0]).toBe('Line 87.');
  });

  test('messages that do not fit are recalled', async () => {
    const ann = await app.member();
    const long = 'We walked along the canal and looked at boats, and it was fine. '.repeat(10);
    const texts = Array.from({ length: 100 }, (_, at) => `${long} ${at}`);
    texts[45] = 'A heron stood by the lighthouse.';
    const id = await chatOf(ann, texts);
    // The first reply does not wait for a slow index.
    let reply = await ask(ann, id, 'Where did the heron stand?');
    while (!reply.prompt.system.includes('heron'))
      reply = await ask(ann, id, 'Where did the heron stand?');
    const { prompt, seq } = reply;
    expect(prompt.messages.map(({ text }) => text)).not.toContain(texts[45]);
    expect(prompt.system).toContain('A heron stood by the lighthouse.');
    const receipt = await ann.chat.receipt({ params: { id, seq: `${seq}` } });
    expect(receipt.memory.recalled[0]).toMatchObject({ seq: 47 });
  });

  test('messages in the prompt are not recalled', async () => {
    const ann = await app.member();
    const texts = Array.from({ length: 100 }, (_, at) => `We talked about soup, part ${at}.`);
    texts[10] = 'A heron stood by the lighthouse.';
    const id = await chatOf(ann, texts);
    const { prompt } = await ask(ann, id, 'Where did the heron stand?');
    expect(prompt.messages.map(({ text }) => text)).toContain(texts[10]);
    expect(prompt.system).not.toContain('heron');
  });
});
