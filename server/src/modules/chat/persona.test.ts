// An imported card in a chat: its placeholders are filled for the reader and the model, its lore goes into prompts.
import { settled } from '../../../test/chats.ts';
import { beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../../test/app.ts';
import { cleanUp, onDatabase } from '../../../test/databases.ts';
import { createPuppetLlm, type PuppetLlm } from '../../../test/fakes/fake-llm.ts';
import type { Database } from '../../platform/db/open.ts';

const card = {
  spec: 'chara_card_v3',
  spec_version: '3.0',
  data: {
    name: 'Mira Vale',
    nickname: 'Mira',
    age: 32,
    creator_notes: '',
    description: '{{char}}, 32 years old, repairs clocks for {{user}}.',
    personality: 'gentle',
    scenario: '',
    mes_example: '',
    system_prompt: '{{original}}',
    first_mes: 'Hello {{user}}, I am <BOT>. {{// a note}}Take {{pick:tea,coffee}}.',
    alternate_greetings: ['{{char}} waves at {{user}}.'],
    tags: [],
    creator: '',
    character_version: '',
    extensions: {},
    group_only_greetings: [],
    post_history_instructions: '{{char}} ends with a question.',
    character_book: {
      extensions: {},
      entries: [
        { keys: ['tower'], content: '{{char}} keeps the key of the tower.', enabled: true },
        { keys: ['tower'], content: '@@is_greeting 0\n@@depth 1\nStairs creak.', enabled: true },
        { keys: ['tower'], content: '@@is_greeting 1\nA bell rings.', enabled: true },
        { keys: ['tower'], content: '@@activate_only_after 2\nIt is late.', enabled: true },
        {
          keys: ['/^sea/'],
          use_regex: true,
          comment: 'The sea',
          content: 'The sea is far.',
          enabled: true,
        },
      ],
    },
  },
};

onDatabase('an imported card in a chat', (open) => {
  const later = cleanUp();
  let llm: PuppetLlm;
  let app: TestApp;
  let database: Database;

  beforeAll(async () => {
    llm = createPuppetLlm();
    database = await open();
    app = await testApp({ database, llm, later });
  });

  test('knows its reader, and what its book knows', async () => {
    const ann = await app.member();
    const body = Buffer.from(JSON.stringify(card));
    const { character } = await ann.own_characters.importCard({ body });
    const character_id = character?.id ?? expect.fail('The card states an age.');
    const { session_id: id } = await ann.chat.open({ body: { character_id } });
    const { messages } = await ann.chat.history({ params: { id }, query: {} });
    expect(messages.at(-1)?.text).toMatch(/^Hello Ann, I am Mira\. Take (tea|coffee)\.$/);
    await ann.chat.send({ params: { id }, body: { text: 'Who has the key of the tower?' } });
    const puppet = await llm.next();
    const { system } = puppet.prompt;
    expect(system).toContain('Mira, 32 years old, repairs clocks for Ann.');
    expect(system).toContain('Mira keeps the key of the tower.');
    expect(system).toContain('Mira ends with a question.');
    expect(system).not.toContain('The sea is far.');
    expect(puppet.prompt.asides).toEqual([{ role: 'system', text: 'Stairs creak.', before: 1 }]);
    expect(system).not.toMatch(/A bell rings|It is late|@@/);
    expect(system).not.toMatch(/\{\{|<BOT>/);
    puppet.end();
    const shown = await ann.characters.read({ params: { char_id: character_id } });
    expect(shown.greeting).toMatch(/^Hello you, I am Mira Vale\./);
    const [own] = (await ann.account.ownData()).data['characters'] as { greeting: string }[];
    expect(own?.greeting).toContain('{{user}}'); // what its owner edits and takes along stays as it was written
  });

  test('its owner sees the book and what the last reply used, others what was used', async () => {
    const ann = await app.member();
    const body = Buffer.from(JSON.stringify(card));
    const { character } = await ann.own_characters.importCard({ body });
    const character_id = character?.id ?? expect.fail('The card states an age.');
    const { session_id: id } = await ann.chat.open({ body: { character_id } });
    const lore = async () => ann.chat.lore({ params: { id } });
    const book = (is_used: boolean) => ({
      entries: [
        { name: 'tower', is_used },
        { name: 'The sea', is_used: false },
      ],
      count: 5,
    });
    expect(await lore()).toEqual(book(false));
    await ann.chat.send({ params: { id }, body: { text: 'Who has the key of the tower?' } });
    await llm.answer('I have.');
    await expect.poll(lore).toEqual(book(true));
    await database.pool.query('update character set owner_id = null where id = $1', [character_id]);
    await expect.poll(lore).toEqual({ entries: [{ name: 'tower', is_used: true }], count: 5 });
  });

  test('selects lore by the chosen greeting and the number of messages', async () => {
    const ann = await app.member();
    const body = Buffer.from(JSON.stringify(card));
    const { character } = await ann.own_characters.importCard({ body });
    const character_id = character?.id ?? expect.fail('The card states an age.');
    const { session_id: id } = await ann.chat.open({ body: { character_id } });
    await ann.chat.chooseVariant({ params: { id, seq: '2' }, body: { variant: 1 } });
    const ask = async () => {
      await ann.chat.send({ params: { id }, body: { text: 'The tower?' } });
      const puppet = await llm.next();
      puppet.write('Yes.');
      puppet.end();
      await settled(ann, id);
      return puppet.prompt;
    };
    const first = await ask();
    expect(first.asides).toEqual([]);
    expect(first.system).toContain('A bell rings.');
    expect(first.system).not.toContain('It is late.');
    expect((await ask()).system).toContain('It is late.');
  });

  test('a variable that its greeting sets is known in prompts', async () => {
    const ann = await app.visitor();
    const character_id = await app.addCharacter({
      greeting: '{{setvar::place::tower}}Hello.',
      scenario: 'They are in the {{getvar::place}}.',
    });
    const { session_id: id, last_message } = await ann.chat.open({ body: { character_id } });
    expect(last_message).toBe('Hello.');
    await ann.chat.send({ params: { id }, body: { text: 'Hello' } });
    const puppet = await llm.next();
    expect(puppet.prompt.system).toContain('They are in the tower.');
    puppet.write('Hi.');
    puppet.end();
    await settled(ann, id);
  });
});
