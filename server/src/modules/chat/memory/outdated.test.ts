// Earlier messages that say what is no longer true: they are recalled with the newer fact.
import { beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../../../test/app.ts';
import { cleanUp, onDatabase } from '../../../../test/databases.ts';
import { createPuppetLlm, type PuppetLlm } from '../../../../test/fakes/fake-llm.ts';
import { openRemembering } from '../../../../test/remembering.ts';

onDatabase('messages with outdated facts', (open) => {
  const later = cleanUp();
  let llm: PuppetLlm;
  let app: TestApp;
  beforeAll(async () => {
    llm = createPuppetLlm();
    app = await testApp({ database: await open(), llm, later });
  });

  const { chatWith, exchange, remember, factsOf, factOf } = openRemembering(() => ({ app, llm }));

  test('an earlier message that says what a newer one has changed is recalled with the change', async () => {
    const ann = await app.visitor();
    const character = await app.addCharacter({ name: 'Ada' });
    const id = await chatWith(ann, character);
    await exchange(ann, id, 'I live in Porto, above the tile museum.');
    await remember(id);
    const branch = await ann.chat.branch({ params: { id }, body: { seq: 4 } });
    const other = await chatWith(ann, character);
    const lineOf = async (chat: string) => {
      const { system } = await exchange(ann, chat, 'Where do I live, above which tile museum?');
      return system.split('\n').find((line) => line.includes('tile museum'));
    };
    expect(await lineOf(other)).toMatch(/they: I live in Porto, above the tile museum\.$/);
    await exchange(ann, branch.session_id, 'I moved from Porto to Braga last week.');
    await remember(branch.session_id);
    expect(await factsOf(ann, id)).toEqual(['Moved to Braga last week']);
    const third = await chatWith(ann, character);
    expect(await lineOf(third)).toContain(
      'they: I live in Porto, above the tile museum. (Changed since then: Moved to Braga last week)',
    );
  });

  test('a message of which the user edited the fact is recalled with the edit', async () => {
    const ann = await app.visitor();
    const character = await app.addCharacter({ name: 'Ada' });
    const id = await chatWith(ann, character);
    await exchange(ann, id, 'I live in Porto, above the tile museum.');
    await remember(id);
    const { id: fact_id } = await factOf(ann, id, 'Lives in Porto');
    const params = { id, fact_id };
    await ann.memory.change({ params, body: { text: 'Lives in Braga' } });
    const other = await chatWith(ann, character);
    const { system } = await exchange(ann, other, 'Where do I live, above which tile museum?');
    expect(system).toContain('above the tile museum. (Changed since then: Lives in Braga)');
  });
});
