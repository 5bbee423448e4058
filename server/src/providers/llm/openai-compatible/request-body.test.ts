// How a prompt becomes a request, and how a server's refusals simplify it.
import { describe, expect, test } from 'vitest';
import { promptOf } from '../../../../test/suites/llm-suite.ts';
import { createPlainerRequests } from './plainer-requests.ts';
import { featuresOf, writeMessages, writeRequest, type Feature } from './request-body.ts';
import { rootOf } from './transport.ts';

const none = new Set<Feature>();
const user = (text: string) => ({ role: 'user', text }) as const;
const character = (text: string) => ({ role: 'assistant', text }) as const;
const short = (messages: readonly { role: string; content: string }[]): string[] =>
  messages.map(({ role, content }) => `${role}: ${content}`);

describe('messages', () => {
  test('there is at most one system message, at the start, and messages alternate', () => {
    const messages = [
      character('Hi.'),
      user('a'),
      user('b'),
      character('c'),
      character(' '),
      user('d'),
    ];
    expect(short(writeMessages(promptOf({ system: 'S', messages }), none))).toEqual([
      'system: S',
      'assistant: Hi.',
      'user: a\n\nb',
      'assistant: c',
      'user: d',
    ]);
  });

  test('a last message of the character is a prefill only if it is to be continued', () => {
    const messages = [user('a'), character('b')];
    expect(short(writeMessages(promptOf({ system: '', messages }), none)).at(-1)).toBe(
      'user: (Go on.)',
    );
    const going = promptOf({ system: '', messages, continues: true });
    expect(short(writeMessages(going, none)).at(-1)).toBe('assistant: b');
    expect(short(writeMessages(going, new Set(['prefill']))).at(-1)).toMatch(
      /^user: \(Go on from exactly/,
    );
  });

  test('asides take the voice of their role, a note is marked as one, and messages still alternate', () => {
    const messages = [character('Hi.'), user('a'), character('b'), user('c')];
    const asides = [
      { role: 'assistant', text: 'Once.', before: 0 },
      { role: 'user', text: 'so', before: 2 },
      { role: 'system', text: 'It rains.', before: 4 },
    ] as const;
    expect(short(writeMessages(promptOf({ system: 'S', messages, asides }), none))).toEqual([
      'system: S',
      'assistant: Once.\n\nHi.',
      'user: a\n\nso',
      'assistant: b',
      'user: c\n\n[Author’s note: It rains.]',
    ]);
  });

  test('without a greeting allowed the user opens the scene', () => {
    const messages = [character('Hi.'), user('a')];
    expect(
      short(writeMessages(promptOf({ system: 'S', messages }), new Set(['greeting']))),
    ).toEqual(['system: S', 'user: (The scene opens.)', 'assistant: Hi.', 'user: a']);
  });

  test('without a system role, its text is part of the first user message', () => {
    const messages = [user('a')];
    expect(short(writeMessages(promptOf({ system: 'S', messages }), new Set(['system'])))).toEqual([
      'user: S\n\na',
    ]);
  });

  test('an empty conversation still has a user message', () => {
    expect(short(writeMessages(promptOf({ system: 'S', messages: [] }), none)).at(-1)).toBe(
      'user: (The scene opens.)',
    );
  });

  test('unpaired surrogates are never sent', () => {
    const body = writeRequest(promptOf({ messages: [user('a\uD83D')] }), 'm', none);
    expect(body).not.toMatch(/\\ud83d/i);
  });
});

test('the request demands a stream with usage, and no more tokens than wanted', () => {
  expect(JSON.parse(writeRequest(promptOf({ max_tokens: 7 }), 'm', none))).toMatchObject({
    model: 'm',
    stream: true,
    stream_options: { include_usage: true },
    max_tokens: 7,
  });
  const plainer = new Set<Feature>(['usage', 'max_tokens']);
  const body: object = JSON.parse(writeRequest(promptOf({ max_tokens: 7 }), 'm', plainer));
  expect(body).toMatchObject({ max_completion_tokens: 7 });
  expect(body).not.toHaveProperty('stream_options');
});

describe('plainer requests', () => {
  const features = featuresOf(promptOf());

  test('each unproven feature is left out alone, then all of them', () => {
    const forms = createPlainerRequests().forms(features);
    expect(forms.map((form) => [...form])).toEqual([
      [],
      ['usage'],
      ['greeting'],
      ['system'],
      ['max_tokens'],
      ['usage', 'greeting', 'system', 'max_tokens'],
    ]);
  });

  test('accepted features are kept, and left-out ones stay out', () => {
    const plainer = createPlainerRequests();
    plainer.accepted(features, new Set<Feature>(['greeting']));
    expect(plainer.forms(features).map((form) => [...form])).toEqual([['greeting']]);
  });
});

test('a server’s own endpoints are next to its versioned path', () => {
  expect(rootOf('http://localhost:8080/v1')).toBe('http://localhost:8080');
});
