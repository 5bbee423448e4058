// A model's answers about facts, including those of no use, and the length of facts that patterns find.
import { describe, expect, test } from 'vitest';
import { compareFacts, type SourceMessage } from '@velour/chat-memory/facts/facts.ts';
import { dayOf } from '@velour/calendar/calendar.ts';
import { MAX_FACT_LENGTH } from '@velour/contract/memory-values.ts';
import { factsPrompt, factsByPatterns, readFactsAnswer } from './fact-questions.rules.ts';

const at = (day: number): Date => new Date(Date.UTC(2026, 4, day));
const spoken = (text: string, seq = 3, author: 'user' | 'character' = 'user'): SourceMessage => ({
  seq,
  author,
  text,
  at: at(seq),
  day: dayOf(at(seq)),
});

test('a model sees the days of known facts', () => {
  const known = [{ id: 'a', text: 'Has an exam', topic: null, day: '2026-05-04', told_at: at(3) }];
  const { messages } = factsPrompt([spoken('Again.')], { known, character: 'Ada' });
  expect(messages[0]?.text).toContain('(2026-05-04)');
});

test('a fact that patterns find is never longer than a fact may be', () => {
  const [fact] = factsByPatterns([spoken(`My dad is a ${'very '.repeat(70)}retired sailor.`)]);
  expect(fact?.text.length ?? 0).toBeLessThanOrEqual(MAX_FACT_LENGTH);
});

describe('a model’s answer', () => {
  const messages = [spoken('I moved to Braga.', 9), spoken('Nice!', 10, 'character')];
  const known = [{ id: 'a', text: 'Lives in Porto', topic: 'home', told_at: at(3) }];

  test('is extracted from surrounding text; numbers name the replaced facts', () => {
    const answer = 'Sure:\n```json\n[{"text":"Lives in Braga","seq":"9","replaces":1}]\n```';
    expect(readFactsAnswer(answer, messages, known)).toEqual([
      {
        text: 'Lives in Braga',
        topic: 'home',
        told_on: '2026-05-09',
        seq: 9,
        told_at: at(9),
        replaces: ['a'],
      },
    ]);
  });

  test.each([
    [
      'in an object',
      '{"facts": [{"text": "Lives in Braga", "seq": 9}, {"text": "Has a balcony", "seq": 9}]}',
    ],
    ['line by line', '{"text": "Lives in Braga", "seq": 9}\n{"text": "Has a balcony", "seq": 9}'],
    [
      'with commas after the last field',
      '[{"text": "Lives in Braga", "seq": 9,}, {"text": "Has a balcony", "seq": 9,\n},]',
    ],
    [
      'with brackets in the prose around it',
      'From [9, 2026-05-09]:\n[{"text": "Lives in Braga", "seq": 9}, {"text": "Has a balcony", "seq": 9}]\nSee [1].',
    ],
    [
      'broken off at the limit of its length',
      '[{"text": "Lives in Braga", "seq": 9}, {"text": "Has a balcony", "seq": 9}, {"text": "Goes to a mar',
    ],
    [
      'with a comma too many, and numbers as words',
      '[{"text": "Lives in Braga", "seq": "[9]", "replaces": "none"}, {"text": "Has a balcony", "seq": "9, 2026-05-09", "replaces": null},]',
    ],
  ])('is read %s', (_, answer) => {
    const texts = readFactsAnswer(answer, messages, known)?.map(({ text }) => text);
    expect(texts).toEqual(['Lives in Braga', 'Has a balcony']);
  });

  test.each(['[]', 'No new facts: [ ].', '```json\n[]\n```'])('is none: %s', (answer) => {
    expect(readFactsAnswer(answer, messages, known)).toEqual([]);
  });

  test.each(['', 'I cannot do that.', '[{"fact": 1}]', '[1, 2', '{"text": "x"}'])(
    'of no use is none: %s',
    (answer) => {
      expect(readFactsAnswer(answer, messages, known)).toBeUndefined();
    },
  );

  test('keeps its valid entries, and replaces only existing facts', () => {
    const good = { text: 'Lives in Braga', seq: 9 };
    const others = [
      7,
      null,
      { text: 'x', seq: 9 },
      { text: 'y'.repeat(5_000), seq: 9 },
      { seq: 9 },
    ];
    const answer = JSON.stringify([...others, good, ...others]);
    const [read, ...more] = readFactsAnswer(answer, messages, known) ?? [];
    expect(read).toMatchObject({ text: 'Lives in Braga', replaces: [] });
    expect(more).toEqual([]);
    for (const replaces of [0, -1, 99]) {
      const [one] = readFactsAnswer(JSON.stringify([{ ...good, replaces }]), messages, known) ?? [];
      expect(one).toMatchObject({ text: 'Lives in Braga', replaces: [] });
    }
  });

  test('may replace several facts at once', () => {
    const two = [...known, { id: 'b', text: 'Has a flat in Porto', topic: null, told_at: at(4) }];
    const answer = '[{"text": "Lives in Braga", "seq": 9, "replaces": [1, "2", "none"]}]';
    const found = readFactsAnswer(answer, messages, two) ?? [];
    expect(compareFacts(found, two)).toMatchObject([{ replaces: ['a', 'b'] }]);
  });

  test('with too many entries is truncated', () => {
    const many = Array.from({ length: 5_000 }, (_, n) => ({ text: `Fact ${n}`, seq: 9 }));
    expect(readFactsAnswer(JSON.stringify(many), messages, known)).toHaveLength(12);
  });

  test('about a message that was not in the prompt is dropped', () => {
    expect(readFactsAnswer('[{"text":"They fly.","seq":77}]', messages, known)).toEqual([]);
  });
});
