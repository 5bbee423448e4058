// What is forgotten, remembered again, and kept by the branches of a deleted chat.
import { beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../../../test/app.ts';
import { cleanUp, onDatabase } from '../../../../test/databases.ts';
import { createPuppetLlm, type PuppetLlm } from '../../../../test/fakes/fake-llm.ts';
import { openRemembering } from '../../../../test/remembering.ts';

onDatabase('forgotten messages', (open) => {
  const later = cleanUp();
  let llm: PuppetLlm;
  let app: TestApp;
  beforeAll(async () => {
    // So small that long chats do not fit into it.
    llm = createPuppetLlm({ contextTokens: 1_024 });
    app = await testApp({ database: await open(), llm, later });
  });

  const { chatWith, exchange, remember, factsOf, factOf } = openRemembering(() => ({ app, llm }));

  test('a forgotten message is not remembered again, and not shown to the model as a memory', async () => {
    const ann = await app.visitor();
    const id = await chatWith(ann);
    await exchange(ann, id, 'My dog is called Biscuit.');
    await remember(id);
    const after = await ann.memory.forget({ params: { id, seq: '3' } });
    expect(after.facts).toEqual([]);
    await remember(id);
    expect(await factsOf(ann, id)).toEqual([]);
    const missing = ann.memory.forget({ params: { id, seq: '99' } });
    await expect(missing).rejects.toMatchObject({ code: 'chat.message_not_found' });
  });

  test('an excluded message is marked in all its chats, and can be included again', async () => {
    const ann = await app.visitor();
    const character = await app.addCharacter({ name: 'Ada' });
    const id = await chatWith(ann, character);
    await exchange(ann, id, 'My dog is called Biscuit.');
    await remember(id);
    const { session_id: branch } = await ann.chat.branch({ params: { id }, body: { seq: 4 } });
    const isForgotten = (chat: string) =>
      ann.chat
        .history({ params: { id: chat }, query: {} })
        .then(({ messages }) => messages.filter((one) => one.is_forgotten).map(({ seq }) => seq));
    const { revision } = await ann.chat.read({ params: { id } });
    await ann.memory.forget({ params: { id, seq: '3' } });
    expect([await isForgotten(id), await isForgotten(branch)]).toEqual([[3], [3]]);
    expect((await ann.chat.read({ params: { id } })).revision).toBe(revision + 1);
    expect(JSON.stringify(await exchange(ann, id, 'Hello'))).not.toContain('Biscuit');
    const back = { params: { id: branch, seq: '3' } };
    expect((await ann.memory.rememberAgain(back)).facts).toEqual([]);
    expect([await isForgotten(id), await isForgotten(branch)]).toEqual([[], []]);
    await remember(id);
    expect(await factsOf(ann, branch)).toEqual(['Dog: Biscuit']);
    const missing = ann.memory.rememberAgain({ params: { id, seq: '99' } });
    await expect(missing).rejects.toMatchObject({ code: 'chat.message_not_found' });
  });

  test('a message excluded from memory is excluded in a branch with its copy, too', async () => {
    const ann = await app.visitor();
    const character = await app.addCharacter({ name: 'Ada' });
    const id = await chatWith(ann, character);
    await exchange(ann, id, 'The tide is low today.');
    await exchange(ann, id, 'I live in Porto, above the tile museum.');
    await exchange(ann, id, 'I work as a nurse at the harbor clinic.');
    await remember(id);
    const { session_id } = await ann.chat.branch({ params: { id }, body: { seq: 8 } });
    for (const chat of [id, session_id])
      for (let n = 0; n < 22; n += 1) await exchange(ann, chat, `We talked about soup, ${n}.`);
    const question = 'Where do I live, above which tile place, and at which clinic do I work?';
    const other = await chatWith(ann, character);
    expect((await exchange(ann, other, question)).system).toMatch(
      /tile museum[^]*clinic|clinic[^]*tile museum/,
    );
    const { id: fact_id } = await factOf(ann, id, 'Lives in Porto');
    await ann.memory.remove({ params: { id, fact_id } });
    await ann.memory.forget({ params: { id, seq: '7' } });
    // From here on the branch reads all facts again.
    await ann.chat.edit({
      params: { id: session_id, seq: '3' },
      body: { text: 'The tide is high.' },
    });
    await remember(session_id);
    expect(await factsOf(ann, session_id)).toEqual([]);
    for (const chat of [id, session_id, other, await chatWith(ann, character)])
      expect((await exchange(ann, chat, question)).system).not.toMatch(/Porto|tile museum|clinic/);
  });

  test('facts from messages in a branch outlive the original chat; others do not', async () => {
    const ann = await app.visitor();
    const character = await app.addCharacter({ name: 'Ada' });
    const id = await chatWith(ann, character);
    await exchange(ann, id, 'I live in Porto.');
    await exchange(ann, id, 'My dog is called Biscuit.');
    await remember(id);
    const branchAt = async (seq: number) =>
      (await ann.chat.branch({ params: { id }, body: { seq } })).session_id;
    const branch = await branchAt(4);
    const edited = await branchAt(6);
    await ann.chat.edit({ params: { id: edited, seq: '5' }, body: { text: 'It rains.' } });
    await ann.chat.remove({ params: { id } });
    expect(await factsOf(ann, branch)).toEqual(['Lives in Porto']);
    await ann.chat.remove({ params: { id: edited } });
    expect(await factsOf(ann, branch)).toEqual(['Lives in Porto']);
    await ann.chat.removeMessage({ params: { id: branch, seq: '3' } });
    expect(await factsOf(ann, branch)).toEqual([]);
  });

  test('facts that the user wrote outlive their chat as long as there is another', async () => {
    const ann = await app.visitor();
    const character = await app.addCharacter({ name: 'Ada' });
    const [first, second] = [await chatWith(ann, character), await chatWith(ann, character)];
    await ann.memory.add({ params: { id: first }, body: { text: 'Allergic to walnuts' } });
    await ann.chat.remove({ params: { id: first } });
    expect(await factsOf(ann, second)).toEqual(['Allergic to walnuts']);
    await ann.chat.remove({ params: { id: second } });
    expect(await factsOf(ann, await chatWith(ann, character))).toEqual([]);
  });
});
