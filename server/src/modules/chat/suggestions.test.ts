// Suggested replies: of a model, of the demo model, ended by the caller, and for the chat's person alone.
import { expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { openChat } from '../../../test/chats.ts';
import { cleanUp, onDatabase } from '../../../test/databases.ts';
import { createPuppetLlm } from '../../../test/fakes/fake-llm.ts';
import { openScope } from '../../platform/db/scope.ts';
import { readSuggestions, suggestionsPrompt } from './suggestions.rules.ts';

test('the question has the newest messages, and who the person is', () => {
  const messages = Array.from({ length: 20 }, (_, at) => ({
    role: at % 2 === 0 ? ('assistant' as const) : ('user' as const),
    text: `Message ${at}.`,
  }));
  const { system, messages: sent } = suggestionsPrompt(messages, {
    character: 'Ada',
    person: 'Nora, she/her',
  });
  expect(system).toContain('About the Person: Nora, she/her');
  expect(sent[0]?.text).toContain('Person: Message 19.');
  expect(sent[0]?.text).toContain('Ada: Message 18.');
  expect(sent[0]?.text).not.toContain('Message 9.');
});

test.each([
  ['["Yes.", "No.", "Why?"]', ['Yes.', 'No.', 'Why?']],
  ['Sure! Here they are:\n["Yes.", " Yes. ", "Why?", "When?", "Who?"]', ['Yes.', 'Why?', 'When?']],
  [
    'Here are three:\n1. Yes.\n2) “No.”\n- *smiles* Why?\nI hope they fit.',
    ['Yes.', 'No.', '*smiles* Why?'],
  ],
  ['["", "No.", 3]', ['No.']],
  [`["${'long '.repeat(100)}", "No."]`, ['No.']],
  ['Yes, no, why?', []],
  ['{"suggestions": 3}', []],
])('%s', (answer, expected) => expect(readSuggestions(answer)).toEqual(expected));

onDatabase('suggested replies', (open) => {
  const later = cleanUp();

  test('a model’s are shown as far as the rules allow them; a caller who leaves ends the call', async () => {
    const puppets = createPuppetLlm();
    const database = await open();
    const app = await testApp({ database, llm: { ...puppets, isBuiltIn: false }, later });
    const ann = await app.visitor();
    const id = await openChat(app, ann, { name: 'Ada' });
    const pending = ann.chat.suggest({ params: { id } });
    const puppet = await puppets.next();
    expect(puppet.prompt.system).toContain('Suggest 3 short messages');
    puppet.write('["Shall we walk?", "I am 15 years old.", "What is that?"]');
    puppet.end();
    expect(await pending).toEqual({ suggestions: ['Shall we walk?', 'What is that?'] });
    const leaving = new AbortController();
    const scope = openScope(database.db, app.site_id);
    const actor = {
      kind: 'visitor' as const,
      id: ann.id,
      site_id: app.site_id,
      scopes: [],
      is_adult: true,
      expires_at: new Date(),
    };
    const sender = { actor, address: '127.0.0.1' };
    const ended = app.app.chat.suggest(scope, sender, { id, signal: leaving.signal });
    const second = await puppets.next();
    leaving.abort();
    expect(await ended).toEqual({ suggestions: [] });
    expect(second.signal.aborted).toBe(true);
    const bea = await app.visitor();
    const theirs = bea.chat.suggest({ params: { id } });
    await expect(theirs).rejects.toMatchObject({ code: 'chat.not_found' });
  });

  test('the demo model suggests by the last question', async () => {
    const app = await testApp({ database: await open(), later });
    const ann = await app.visitor();
    const greeting = 'Would you like some tea?';
    const id = await openChat(app, ann, { name: 'Ada', greeting });
    const { suggestions } = await ann.chat.suggest({ params: { id } });
    expect(suggestions).toHaveLength(3);
    expect(['I’d like that.', 'Yes, let’s.']).toContain(suggestions[0]);
  });
});
