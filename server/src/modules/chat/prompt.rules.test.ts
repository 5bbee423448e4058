// Prompts: the card and the newest of the conversation, within the context, with the rules having the last word.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '@velour/testing/depth.ts';
import { noExtras, readExtras } from '@velour/character-cards/lorebook/lorebook.ts';
import { usualWriting } from './prompt-texts.rules.ts';
import type { Remembered } from '@velour/chat-memory/remembered.ts';
import { draftPrompt, finishPrompt, type PromptNeeds } from './prompt.rules.ts';

const card = {
  name: 'Mira',
  age: 32,
  tagline: 'Repairs clocks.',
  description: 'Mira has a workshop by the canal.',
  personality: 'gentle, dry',
  scenario: 'A rainy evening.',
  example_dialogue: 'Mira: Mind the cogs.',
  system_notes: 'She never hurries.',
  tags: ['craft'],
  traits: { personalities: ['gentle'] },
};

const count = (text: string): number => Math.ceil(text.length / 4);

const needs = (more: Partial<PromptNeeds> = {}): PromptNeeds => ({
  card,
  extras: noExtras,
  greetings: [],
  filling: { char: 'Mira', user: 'Ann', seed: 'reply', stable: 'chat' },
  isAllowed: () => true,
  messages: [{ role: 'user', text: 'Hello' }],
  story: undefined,
  writing: usualWriting,
  continues: false,
  variant: 0,
  asks_if_human: false,
  in_distress: false,
  context_tokens: 8192,
  count,
  ...more,
});

const build = (more: Partial<PromptNeeds> = {}, remembered?: Remembered) =>
  finishPrompt(draftPrompt(needs(more)), remembered).prompt;

test('the demo model, which reads no system text, gets the facts that are in it', () => {
  const told_on = '2026-03-01';
  const facts = ['Dog: Biscuit', `Likes ${'tea '.repeat(900)}`].map((text, at) => {
    return { id: `${at}`, text, is_pinned: false, told_on };
  });
  const remembered = { preset: 'light', facts, summary: '', recalled: [], today: told_on } as const;
  const { persona, system } = build({}, remembered);
  expect(system).toContain('Dog: Biscuit');
  expect(persona.told).toEqual(['Dog: Biscuit']);
});

test('a variable that one text of a card sets is known in those after it, and starts again in each prompt', () => {
  const book = [
    { keys: ['hello'], content: 'Lore: {{getvar::mood}} {{incvar::n}}', enabled: true },
  ];
  const data = {
    name: 'Mira',
    post_history_instructions: 'Notes: {{getvar::mood}} {{incvar::n}}',
    extensions: { depth_prompt: { prompt: 'Depth: {{getvar::mood}} {{incvar::n}}', depth: 1 } },
    character_book: { entries: book },
  };
  const extras = readExtras({ data }, 'Mira');
  const texts = {
    description: '{{setvar::mood::calm}}{{setvar::n::1}}Mira mends clocks.',
    scenario: 'Scenario: {{getvar::mood}} {{incvar::n}}',
  };
  const given = needs({ card: { ...card, ...texts }, extras });
  for (let time = 0; time < 2; time += 1) {
    const { system, asides = [] } = finishPrompt(draftPrompt(given), undefined).prompt;
    const all = [system, ...asides.map(({ text }) => text)].join('\n');
    for (const text of ['Scenario: calm 2', 'Notes: calm 3', 'Depth: calm 4', 'Lore: calm 5'])
      expect(all).toContain(text);
  }
});

test('the variables of the greeting that a chat started with are known in its prompts', () => {
  const given = { ...card, scenario: 'Scenario: {{getvar::place}}.' };
  const greetings = ['{{setvar::place::canal}}Hello.', '{{setvar::place::tower}}Good evening.'];
  const story = { messages: 2, replies: 1 };
  const scenarioOf = (greeting: number | undefined) =>
    build({ card: given, greetings, story: { ...story, greeting } }).persona.scenario;
  expect([0, 1, 7, undefined].map(scenarioOf)).toEqual([
    'Scenario: canal.',
    'Scenario: tower.',
    'Scenario: .',
    'Scenario: .',
  ]);
});

describe('the system text', () => {
  test('contains the full card, then the rules', () => {
    const { system } = build();
    for (const text of [
      'Mira',
      '32',
      'canal',
      'gentle, dry',
      'rainy evening',
      'Mind the cogs',
      'never hurries',
    ]) {
      expect(system).toContain(text);
    }
    expect(system.indexOf('Rules:')).toBeGreaterThan(system.indexOf('never hurries'));
    expect(system).toContain('Everyone in this conversation is an adult');
    expect(system).toContain('is an AI character and never claims to be a human being');
  });

  test('fills names, and holds the lore that the messages ask for', () => {
    const entries = [
      { keys: ['canal'], content: '{{char}} once fell into the canal before {{user}}.' },
      { keys: ['harbour'], content: 'The harbour is closed.' },
      { keys: ['walk'], content: 'Something that is not allowed.' },
    ];
    const data = { name: 'Mira', nickname: 'Miri', character_book: { entries } };
    const withInstructions = {
      ...data,
      post_history_instructions: '{{original}}{{char}} stays brief.',
    };
    const extras = readExtras({ data: withInstructions }, 'Mira');
    const { system, persona } = build({
      extras,
      filling: { char: extras.nickname ?? '', user: 'Ann', seed: 'a', stable: 'b' },
      card: { ...card, scenario: '{{user}} visits <BOT>.' },
      messages: [{ role: 'user', text: 'Shall we walk along the canal?' }],
      isAllowed: (text) => !text.includes('not allowed'),
    });
    expect(system).toContain('Miri once fell into the canal before Ann.');
    expect(system).toContain('Ann visits Miri.');
    expect(system).toContain('Miri stays brief.');
    expect(system).not.toContain('harbour');
    expect(system).not.toContain('not allowed');
    expect(system.indexOf('Rules:')).toBeGreaterThan(system.indexOf('Miri stays brief.'));
    expect(persona.scenario).toBe('Ann visits Miri.');
    expect(persona.lore).toBe('Miri once fell into the canal before Ann.');
  });

  test('says what a sincere question and distress ask for', () => {
    expect(build().system).not.toContain('say plainly');
    expect(build({ asks_if_human: true }).system).toContain(
      'say plainly that Mira is an AI character',
    );
    expect(build({ in_distress: true }).system).toContain('helpline');
  });

  test('places lore among the messages and in the sections of the card', () => {
    const entryOf = (content: string) => ({ keys: [], constant: true, content });
    const entries = [
      entryOf('@@depth 1\n@@role user\n{{user}} has a key.'),
      entryOf('@@depth 0\nRain begins.'),
      entryOf('@@reverse_depth 0\n@@role assistant\nOnce upon a time.'),
      entryOf('@@position scenario\nThe lamp is out.'),
    ];
    const extras = readExtras({ data: { name: 'Mira', character_book: { entries } } }, 'Mira');
    const messages = [
      { role: 'assistant' as const, text: 'Come in.' },
      { role: 'user' as const, text: 'Thanks.' },
      { role: 'assistant' as const, text: 'Sit' },
    ];
    const { asides, system } = build({ extras, messages });
    expect(asides).toEqual([
      { role: 'assistant', text: 'Once upon a time.', before: 0 },
      { role: 'user', text: 'Ann has a key.', before: 2 },
      { role: 'system', text: 'Rain begins.', before: 3 },
    ]);
    expect(system).toContain('Scenario, for this moment:\nThe lamp is out.');
    expect(system).not.toContain('Rain');
    // The text to be continued is last.
    const going = build({ extras, messages, continues: true }).asides;
    expect(going?.map(({ before }) => before)).toEqual([0, 2, 2]);
  });

  test('places the note of a card at its depth, filled in, unless it is not allowed or too long', () => {
    const character_book = { entries: [{ constant: true, content: 'The rain goes on.' }] };
    const noteOf = (prompt: string, more: Partial<PromptNeeds> = {}) => {
      const extensions = { depth_prompt: { prompt, depth: 1, role: 'assistant' } };
      const extras = readExtras({ data: { name: 'Mira', extensions, character_book } }, 'Mira');
      return build({ extras, ...more });
    };
    expect(noteOf('{{char}} trusts {{user}}.').asides).toEqual([
      { role: 'assistant', text: 'Mira trusts Ann.', before: 0 },
    ]);
    const isAllowed = (text: string): boolean => !/Ann/.test(text);
    const refused = noteOf('{{user}}', { isAllowed });
    expect(refused.asides).toEqual([]);
    expect(refused.system).toContain('The rain goes on.');
    // Two harmless halves that are harmful together: only the note is left.
    const halves = noteOf('Half', { isAllowed: (text) => !/Half[^]*rain/.test(text) });
    expect(halves.asides).toHaveLength(1);
    expect(halves.system).not.toContain('The rain goes on.');
    expect(noteOf('so '.repeat(1_000), { context_tokens: 1024 }).asides).toEqual([]);
  });

  test('lets go of lore that may be left out as soon as the context is full', () => {
    const entries = [
      { keys: [], constant: true, content: '@@ignore_on_max_context\nThe lamp is out.' },
      { keys: [], constant: true, content: 'The rain goes on.' },
    ];
    const extras = readExtras({ data: { name: 'Mira', character_book: { entries } } }, 'Mira');
    expect(build({ extras }).system).toContain('The lamp is out.');
    const messages = Array.from({ length: 90 }, () => ({
      role: 'user' as const,
      text: 'so '.repeat(99),
    }));
    const { system } = build({ extras, messages, context_tokens: 4096 });
    expect(system).toContain('The rain goes on.');
    expect(system).not.toContain('The lamp is out.');
  });

  test('leaves out the last sections of a card that is too long, never the rules', () => {
    const long = { ...card, example_dialogue: 'x'.repeat(50_000), description: 'Short.' };
    const drafted = draftPrompt(needs({ card: long, context_tokens: 2048 }));
    const { prompt, receipt } = finishPrompt(drafted, undefined);
    const { system } = prompt;
    expect(receipt.cut_sections).toEqual([{ section: 'example_dialogue', is_left_out: true }]);
    expect(system).not.toContain('xxxx');
    expect(system).toContain('Short.');
    expect(system).toContain('Rules:');
  });

  test('uses the start of a description that is too long, up to the end of a sentence, and says so', () => {
    const sentence = 'Mira has mended 🕰️ clocks by the canal for years. ';
    const long = { ...card, description: sentence.repeat(2_000) };
    const drafted = draftPrompt(needs({ card: long, context_tokens: 4096 }));
    const { prompt, receipt } = finishPrompt(drafted, undefined);
    const [, shown = ''] = /Who they are:\n(.*)\n\nPersonality/.exec(prompt.system) ?? [];
    expect(shown.length).toBeGreaterThan(4_000);
    expect(sentence.repeat(2_000).startsWith(`${shown} `)).toBe(true);
    expect(shown.endsWith('for years.')).toBe(true);
    expect(prompt.system).toContain('Mind the cogs');
    expect(receipt.cut_sections).toEqual([{ section: 'description', is_left_out: false }]);
  });

  test('the receipt names lore and sections as they are in the prompt, however long the card is', () => {
    const content = 'The canal froze in the year of the great fair.';
    const data = { name: 'Mira', character_book: { entries: [{ keys: ['hello'], content }] } };
    const extras = readExtras({ data }, 'Mira');
    const named = new Set<boolean>();
    for (let words = 0; words < 800; words += 8) {
      const given = { ...card, description: 'Tick. '.repeat(words), scenario: 'A rainy evening.' };
      const drafted = draftPrompt(needs({ card: given, extras, context_tokens: 2048 }));
      const { prompt, receipt } = finishPrompt(drafted, undefined);
      const isGiven = prompt.system.includes(content);
      expect(receipt.lore).toEqual(
        isGiven
          ? { names: ['hello'], left_out: 0, unfit: [] }
          : { names: [], left_out: 1, unfit: ['hello'] },
      );
      const isScenarioCut = receipt.cut_sections.some(({ section }) => section === 'scenario');
      expect(prompt.system.includes('A rainy evening.')).toBe(!isScenarioCut);
      named.add(isGiven);
    }
    expect(named.size).toBe(2);
  });

  test('a description without sentences is cut between whole characters', () => {
    const { system } = build({
      card: { ...card, description: '🌊'.repeat(9_999) },
      context_tokens: 2048,
    });
    expect(system).toMatch(/Who they are:\n(?:🌊){100}/u);
    expect(system.isWellFormed()).toBe(true);
  });
});

describe('the messages', () => {
  const talk = Array.from({ length: 400 }, (_, index) => ({
    role: index % 2 === 0 ? ('user' as const) : ('assistant' as const),
    text: `message ${index} ${'word '.repeat(20)}`,
  }));

  test('are the newest that fit, in order', () => {
    const { messages } = build({ messages: talk, context_tokens: 4096 });
    expect(messages.length).toBeGreaterThan(20);
    expect(messages.length).toBeLessThan(400);
    expect(messages).toEqual(talk.slice(-messages.length));
  });

  test('never exceed the context together with the card and the reply, whatever the messages are', () => {
    const message = fc.record({
      role: fc.constantFrom('user' as const, 'assistant' as const),
      text: fc.string({ minLength: 1, maxLength: 3000 }),
    });
    fc.assert(
      fc.property(
        fc.array(message, { minLength: 1, maxLength: 40 }),
        fc.integer({ min: 1024, max: 8192 }),
        fc.array(fc.string({ minLength: 1, maxLength: 200 }), { maxLength: 60 }),
        fc.string({ maxLength: 900 }),
        (messages, context_tokens, lore, prompt_of_note) => {
          const entries = lore.map((text) => ({ constant: true, content: `@@depth 1\n${text}` }));
          const extensions = { depth_prompt: { prompt: prompt_of_note } };
          const data = { extensions, character_book: { entries } };
          const extras = readExtras({ data }, 'Mira');
          const prompt = build({ messages, context_tokens, extras });
          // The frame of a note is some 60 letters and a message's own.
          const spent = [...prompt.messages, ...(prompt.asides ?? [])].reduce(
            (sum, { text }) => sum + count(text) + 6,
            count(prompt.system) + 15 * (prompt.asides?.length ?? 0),
          );
          expect(spent + prompt.max_tokens).toBeLessThanOrEqual(context_tokens);
          expect(prompt.messages.length).toBeGreaterThan(0);
        },
      ),
      runs(100, 1_000),
    );
  });

  test('a newest message that is too long alone keeps its end', () => {
    const text = `${'start '.repeat(5_000)}and this is the question?`;
    const { messages } = build({ messages: [{ role: 'user', text }], context_tokens: 1024 });
    expect(messages).toHaveLength(1);
    expect(messages[0]?.text.endsWith('and this is the question?')).toBe(true);
    expect(messages[0]?.text.length).toBeLessThan(text.length);
  });

  test('a cut never leaves half a character', () => {
    const { messages } = build({
      messages: [{ role: 'user', text: '🌊'.repeat(20_000) }],
      context_tokens: 1024,
    });
    expect(messages[0]?.text.isWellFormed()).toBe(true);
  });
});
