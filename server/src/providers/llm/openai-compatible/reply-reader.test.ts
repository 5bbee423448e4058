// Parsing replies: every dialect, split at every byte.
import { describe, expect, test } from 'vitest';
import { usualLimits } from './limits.ts';
import { createReplyReader } from './reply-reader.ts';
import { createThoughtFilter } from './thought-filter.ts';

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

interface Outcome {
  text: string;
  finish: string | undefined;
  failure: string | undefined;
  usage: unknown;
}

function read(reads: readonly Uint8Array[], limits = usualLimits): Outcome {
  const thoughts = createThoughtFilter('plain', { trimStart: true });
  const reader = createReplyReader({ thoughts, limits });
  const text = reads.map((bytes) => reader.feed(bytes)).join('') + reader.end();
  return { text, finish: reader.finish, failure: reader.failure?.kind, usage: reader.usage };
}

const event = (json: unknown): string => `data: ${JSON.stringify(json)}\n\n`;
const say = (content: unknown): string => event({ choices: [{ delta: { content } }] });
const stop = event({ choices: [{ delta: {}, finish_reason: 'stop' }] });

const reply = `: hello\r\n\r\n${say('Hej, ')}${say('naïve 你好 🙂')}${say(' <think>hm</think>!')}${stop}${event({ choices: [], usage: { prompt_tokens: 9, completion_tokens: 4 } })}data: [DONE]\n\n`;

test.each([
  ['events', say('a\0b') + say('\0') + stop],
  ['one JSON', JSON.stringify({ choices: [{ message: { content: 'a\0b' } }] })],
  ['typed pieces', say([{ type: 'text', text: 'a\0b' }]) + stop],
])('a zero byte is not part of the text: %s', (_, bytes) => {
  expect(read([encode(bytes)]).text).toBe('ab');
});

describe('cutting', () => {
  const full = {
    text: 'Hej, naïve 你好 🙂 !',
    finish: 'stop',
    failure: undefined,
    usage: { prompt: 9, completion: 4 },
  };

  test.each(['\n', '\r\n', '\r'])(
    'a stream with %j is read alike when cut in two anywhere',
    (end) => {
      const bytes = encode(reply.replaceAll('\r\n', '\n').replaceAll('\n', end));
      for (let at = 0; at <= bytes.length; at += 1) {
        expect(read([bytes.subarray(0, at), bytes.subarray(at)])).toEqual(full);
      }
    },
  );

  test.each([1, 2, 3, 5, 7, 64])('chunks of %i bytes give the same text', (size) => {
    const bytes = encode(reply);
    const reads = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
      bytes.subarray(at * size, (at + 1) * size),
    );
    expect(read(reads)).toEqual(full);
  });

  test('several events of one read become one piece of text', () => {
    const thoughts = createThoughtFilter('plain', { trimStart: true });
    const reader = createReplyReader({ thoughts, limits: usualLimits });
    expect(reader.feed(encode(say('a') + say('b') + say('c')))).toBe('abc');
  });
});

describe('visible text', () => {
  test.each([
    ['null', say(null) + say('x'), 'x'],
    ['an empty text', say('') + say('x'), 'x'],
    [
      'a list of pieces',
      say([
        { type: 'text', text: 'x' },
        { type: 'thinking', thinking: 'no' },
      ]),
      'x',
    ],
    ['no choices', event({ choices: [] }) + event({}) + say('x'), 'x'],
    [
      'reasoning_content',
      event({ choices: [{ delta: { reasoning_content: 'no' } }] }) + say('x'),
      'x',
    ],
    [
      'reasoning',
      event({ choices: [{ delta: { reasoning: 'no', content: '' } }] }) + say('x'),
      'x',
    ],
    [
      'a list of reasoning',
      event({ choices: [{ delta: { reasoning: [{ text: 'no' }] } }] }) + say('x'),
      'x',
    ],
    ['legacy completions', event({ choices: [{ text: 'x' }] }), 'x'],
    ['a message in a stream', event({ choices: [{ message: { content: 'x' } }] }), 'x'],
    ['words that are no JSON', `data: ping\n\n${say('x')}`, 'x'],
    ['unknown fields', `foo: bar\nid: 1\nretry: 5\n\n${say('x')}`, 'x'],
    ['a byte order mark', `\uFEFF${say('x')}`, 'x'],
  ])('with %s', (_, stream, text) => {
    expect(read([encode(stream + stop)])).toMatchObject({ text, failure: undefined });
  });

  test.each([
    ['stop', 'stop'],
    ['length', 'length'],
    ['max_tokens', 'length'],
    ['content_filter', 'filtered'],
    ['eos', 'stop'],
  ])('finish reason %s means %s', (reason, finish) => {
    const end = event({ choices: [{ delta: {}, finish_reason: reason }] });
    expect(read([encode(say('x') + end)])).toMatchObject({ finish });
  });
});

describe('invalid responses', () => {
  test.each([
    ['an error object', say('x') + event({ error: { message: 'no', code: 500 } }), 'broken', 'x'],
    ['an error event', `${say('x')}event: error\ndata: {"error":{"code":503}}\n\n`, 'busy', 'x'],
    ['a bare error event', `${say('x')}event: error\ndata: it broke\n\n`, 'broken', 'x'],
    ['an error field', `${say('x')}error: {"code":500,"message":"no"}\n\n`, 'broken', 'x'],
    [
      'an error in a choice',
      event({ choices: [{ finish_reason: 'error', error: { code: 502 } }] }),
      'unavailable',
      '',
    ],
    [
      'a bare error of an older vLLM',
      event({ object: 'error', message: 'no', code: 400 }),
      'broken',
      '',
    ],
    ['half an event', `${say('x')}data: {"choices":[{"del`, 'broken', 'x'],
    ['a web page', '<!doctype html><p>It works!', 'broken', ''],
    ['nothing', '', 'broken', ''],
    ['only [DONE]', 'data: [DONE]\n\n', undefined, ''],
    ['JSON that ends too early', '{"choices":[', 'broken', ''],
    ['a JSON error', '{"error":{"code":402}}', 'unavailable', ''],
  ])('%s', (_, stream, failure, text) => {
    expect(read([encode(stream)])).toMatchObject({ text, failure });
  });

  test('half an event after the finish reason is no failure', () => {
    const cut = `${say('x')}${stop}data: {"choices":[],"usa`;
    expect(read([encode(cut)])).toMatchObject({ text: 'x', finish: 'stop', failure: undefined });
  });

  test('an event without an end is given up, not buffered', () => {
    const limits = { ...usualLimits, eventBytes: 1_000 };
    expect(read([encode('data: '), encode('a'.repeat(2_000))], limits).failure).toBe('broken');
  });

  test('an answer that never becomes an event is given up', () => {
    const limits = { ...usualLimits, eventBytes: 1_000 };
    const comments = Array.from({ length: 200 }, () => encode(': keep-alive\n\n'));
    expect(read([encode(say('x')), ...comments], limits)).toMatchObject({
      text: 'x',
      failure: 'broken',
    });
  });

  test('text beyond the limit ends the reply as too long', () => {
    const limits = { ...usualLimits, textChars: 10 };
    const reads = Array.from({ length: 9 }, () => encode(say('abc')));
    expect(read(reads, limits)).toMatchObject({
      text: 'abcabcabca',
      finish: 'length',
      failure: undefined,
    });
  });
});
