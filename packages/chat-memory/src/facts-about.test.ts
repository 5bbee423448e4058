// Facts that a message is about come before the newer ones, and earlier messages have their part beside many facts.
import { expect, test } from 'vitest';
import { aboutFirst, indexFacts } from './facts-about.ts';
import { composeMemory, type RememberedFact } from './remembered.ts';

const told_on = '2026-03-01';
const fact = (text: string, is_pinned = false): RememberedFact => ({
  id: text,
  text,
  is_pinned,
  told_on,
});
const facts = indexFacts([
  fact('Name: Ann', true),
  ...Array.from({ length: 200 }, (_, at) => fact(`Likes walks along canal number ${at}`)),
  fact('Works as a stonemason'),
  fact('Sister: Ines'),
  fact('Allergic to walnuts'),
]);

const aboutIn = (text: string): string[] =>
  aboutFirst(text, facts).flatMap((one) => (one.is_about ? [one.text] : []));

test.each([
  ['Do you remember my sister?', ['Sister: Ines']],
  ['What do I do for a living?', ['Works as a stonemason']],
  ['Which allergies do I have?', ['Allergic to walnuts']],
  ['It rained again.', []],
  ['', []],
])('%s', (text, about) => {
  expect(aboutIn(text)).toEqual(about);
});

test('of hundreds of facts, a prompt has the pinned ones, those the message is about, and earlier messages', () => {
  const recalled = Array.from({ length: 3 }, (_, at) => ({
    session_id: 'chat',
    seq: at,
    role: 'user' as const,
    text: `Ines wrote letter number ${at} from the harbor.`,
    day: told_on,
  }));
  const remembered = {
    preset: 'balanced' as const,
    facts: aboutFirst('Tell me about my sister.', facts),
    summary: 'They met at the harbor.',
    recalled,
    today: told_on,
  };
  const count = (text: string): number => Math.ceil(text.length / 4);
  const { text, used } = composeMemory(remembered, { name: 'Maren', room: 8_000, count });
  expect(used.facts).toContain('Name: Ann');
  expect(used.facts).toContain('Sister: Ines');
  expect(used.recalled).toHaveLength(3);
  expect(used.has_summary).toBe(true);
  // What is left goes to other facts.
  expect(count(text)).toBeGreaterThan(700);
  expect(count(text)).toBeLessThan(860);
});

test('equally relevant facts keep their order, and a word and its synonyms count once', () => {
  const known = indexFacts([
    fact('Has two brothers'),
    fact('Loves her sister, a brother of hers, and her family'),
    fact('Her sister left'),
    fact('Plays chess'),
  ]);
  const [first, second, third] = aboutFirst('What about my sister?', known);
  expect(first?.text).toContain('Loves her sister');
  expect(second?.text).toBe('Her sister left');
  expect(third?.is_about).toBeUndefined();
  expect(known.name).toBeUndefined();
  expect(facts.name).toBe('Ann');
});
