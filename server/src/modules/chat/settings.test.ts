// Settings of chats and personas: how they reach the model, who may change them, and what becomes of them.
import { beforeAll, expect, test } from 'vitest';
import { testApp, type Person, type TestApp } from '../../../test/app.ts';
import { exchange as exchangeWith, openChat, send, settled } from '../../../test/chats.ts';
import { cleanUp, onDatabase } from '../../../test/databases.ts';
import { createPuppetLlm, type PuppetLlm } from '../../../test/fakes/fake-llm.ts';
import type { Database } from '../../platform/db/open.ts';
import { openScope } from '../../platform/db/scope.ts';

onDatabase('the settings of chats', (open) => {
  const later = cleanUp();
  let database: Database;
  let llm: PuppetLlm;
  let app: TestApp;
  let character_id: string;
  beforeAll(async () => {
    database = await open();
    llm = createPuppetLlm();
    app = await testApp({ database, llm, later });
    character_id = await app.addCharacter({
      name: 'Ada',
      greeting: 'Good evening, {{user}}.',
      scenario: 'They found {{obj}} asleep.',
    });
  });

  const open_ = async (ann: Person) => ann.chat.open({ body: { character_id, fresh: true } });

  const exchange = async (ann: Person, id: string, text: string) =>
    (await exchangeWith(llm, ann, id, { text })).prompt;

  test('a chat starts with default settings; changes apply from the next reply on', async () => {
    const ann = await app.visitor();
    const { session_id: id } = await open_(ann);
    const usual = { length: 'medium', style: 'balanced', language: null, persona_id: null };
    expect(await ann.chat_settings.read({ params: { id } })).toEqual(usual);
    const before = await exchange(ann, id, 'Hello');
    expect(before).toMatchObject({ max_tokens: 512, temperature: undefined });
    expect(before.system).toContain('Answer in their language.');
    expect(before.system).toContain('They found them asleep.');
    const change = { length: 'short', style: 'inventive', language: 'de' } as const;
    const changed = await ann.chat_settings.change({ params: { id }, body: change });
    expect(changed).toEqual({ ...usual, ...change });
    const after = await exchange(ann, id, 'And now?');
    expect(after).toMatchObject({ max_tokens: 160, temperature: 1.1 });
    expect(after.system).toContain('Answer in German, whatever language they write in.');
    expect(after.system).toContain('Keep to one or two short sentences.');
    const branch = await ann.chat.branch({ params: { id }, body: { seq: 4 } });
    const copied = await ann.chat_settings.read({ params: { id: branch.session_id } });
    expect(copied).toEqual(changed);
  });

  test('a persona is named and described to the model, in the chats that chose it and in new ones', async () => {
    const ann = await app.member();
    const first = (await open_(ann)).session_id;
    const nora = await ann.personas.add({
      body: { name: 'Nora', pronouns: 'she/her', description: 'Keeps a lighthouse.' },
    });
    expect(nora.is_default).toBe(false);
    await ann.chat_settings.change({ params: { id: first }, body: { persona_id: nora.id } });
    const { system } = await exchange(ann, first, 'Hello');
    expect(system).toContain(
      'Who Ada is talking to:\nNora (she/her), an adult. Keeps a lighthouse.',
    );
    expect(system).toContain('They found her asleep.');
    await ann.personas.change({ params: { id: nora.id }, body: { name: 'Nell' } });
    expect((await exchange(ann, first, 'Hello')).system).toContain('Nell (she/her), an adult.');
    expect((await open_(ann)).history.messages[1]?.text).toBe('Good evening, Ann.');
    await ann.personas.change({ params: { id: nora.id }, body: { is_default: true } });
    const { history, session_id: later_ } = await open_(ann);
    expect(history.messages[1]?.text).toBe('Good evening, Nell.');
    expect(await ann.chat_settings.read({ params: { id: later_ } })).toMatchObject({
      persona_id: nora.id,
    });
    const kay = await ann.personas.add({ body: { name: 'Kay', is_default: true } });
    const { personas } = await ann.personas.list({});
    expect(personas.map(({ name, is_default }) => [name, is_default])).toEqual([
      ['Nell', false],
      ['Kay', true],
    ]);
    await ann.personas.remove({ params: { id: nora.id } });
    expect((await exchange(ann, first, 'Hello')).system).not.toContain('Nell');
    expect(await ann.chat_settings.read({ params: { id: first } })).toMatchObject({
      persona_id: null,
    });
    expect((await ann.personas.list({})).personas.map(({ id }) => id)).toEqual([kay.id]);
  });

  test('a reply ends where the model begins to write for the persona, and the model is stopped there', async () => {
    const ann = await app.member();
    await ann.personas.add({ body: { name: 'Nora', is_default: true } });
    const chat = await openChat(app, ann, { name: 'Maren' });
    await send(ann, chat, 'Hello');
    const puppet = await llm.next();
    for (const piece of [
      'Maren: The tide is',
      ' out.\n',
      '\nNo',
      'ra: Shall we go?',
      '\nMaren: Yes.',
    ])
      puppet.write(piece);
    const messages = await settled(ann, chat);
    expect(messages.at(-1)).toMatchObject({ state: 'complete', text: 'The tide is out.\n\n' });
  });

  test('a persona is only its owner’s, is sealed, exported, and moderated', async () => {
    const ann = await app.member();
    const bea = await app.member();
    const { id } = await ann.personas.add({ body: { name: 'Quillfeather' } });
    const missing = { code: 'persona.not_found' };
    await expect(bea.personas.remove({ params: { id } })).rejects.toMatchObject(missing);
    const chat = (await open_(bea)).session_id;
    const borrowed = bea.chat_settings.change({
      params: { id: chat },
      body: { persona_id: id },
    });
    await expect(borrowed).rejects.toMatchObject(missing);
    const child = ann.personas.add({ body: { name: 'Kit', description: 'I am 15 years old.' } });
    await expect(child).rejects.toMatchObject({ code: 'safety.blocked' });
    const blank = ann.personas.change({ params: { id }, body: { name: ' ' } });
    await expect(blank).rejects.toMatchObject({ code: 'request.invalid' });
    const { rows } = await database.pool.query<{ content: Buffer }>(
      'select content from persona where person_id = $1',
      [ann.id],
    );
    expect(rows.map(({ content }) => content.includes('Quillfeather'))).toEqual([false]);
    const scope = openScope(database.db, app.site_id);
    const exported: unknown[] = [];
    for await (const some of app.app.chat.personalData.exportOf(scope, ann.id).personas)
      exported.push(...some);
    expect(exported).toMatchObject([{ name: 'Quillfeather' }]);
  });

  test('a persona that another window changed is not overwritten unseen', async () => {
    const ann = await app.member();
    const { id } = await ann.personas.add({ body: { name: 'Nora', description: 'A baker.' } });
    const change = (body: Parameters<typeof ann.personas.change>[0]['body']) =>
      ann.personas.change({ params: { id }, body });
    await change({ description: 'A pilot.', replaces: { description: 'A baker.' } });
    const stale = change({ description: 'A judge.', replaces: { description: 'A baker.' } });
    await expect(stale).rejects.toMatchObject({ code: 'persona.changed_elsewhere', status: 409 });
    expect(await change({ name: 'Nell', replaces: { name: 'Nora' } })).toMatchObject({
      name: 'Nell',
      description: 'A pilot.',
    });
    const raced = await Promise.allSettled(
      ['one', 'two', 'three'].map((description) =>
        change({ description, replaces: { description: 'A pilot.' } }),
      ),
    );
    expect(raced.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('the number of personas is limited', async () => {
    const ann = await app.member();
    for (let n = 1; n <= 20; n += 1) await ann.personas.add({ body: { name: `Persona ${n}` } });
    await expect(ann.personas.add({ body: { name: 'One more' } })).rejects.toMatchObject({
      code: 'persona.too_many',
    });
  });
});
