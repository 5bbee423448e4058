// Adding suggested words to a prompt and removing them leaves the prompt unchanged.
import { MAX_PROMPT } from '@velour/contract/studio-limits.ts';
import { expect, test } from 'vitest';
import { hasPart, togglePart } from './prompt-rules.ts';

test.each([
  ['', 'red dress', 'red dress'],
  ['by the sea', 'red dress', 'by the sea, red dress'],
  ['by the sea,', 'red dress', 'by the sea, red dress'],
  ['She waits. ', 'red dress', 'She waits. red dress'],
  ['red dress', 'red dress', ''],
  ['Red Dress, by the sea', 'red dress', 'by the sea'],
  ['by the sea, red dress', 'red dress', 'by the sea'],
  ['at night, red dress, by the sea', 'red dress', 'at night, by the sea'],
  ['at night, red dress. She waits', 'red dress', 'at night. She waits'],
  ['red dress. She waits', 'red dress', 'She waits'],
  ['at night.\nred dress, by the sea', 'red dress', 'at night. by the sea'],
  // A suggestion inside other words does not count.
  ['a dark red dress', 'red dress', 'a dark red dress, red dress'],
  ['red dresses', 'red dress', 'red dresses, red dress'],
  ['red dresses, red dress', 'red dress', 'red dresses'],
])('%j with %j pressed becomes %j', (prompt, words, expected) => {
  expect(togglePart(prompt, words)).toBe(expected);
});

test('a second press takes the first one back', () => {
  for (const prompt of ['', 'by the sea', 'at night, by the sea', 'She waits.']) {
    const added = togglePart(prompt, 'red dress');
    expect(hasPart(added, 'red dress')).toBe(true);
    expect(togglePart(added, 'red dress')).toBe(prompt);
  }
});

test('a full prompt stays as it is', () => {
  const full = 'a'.repeat(MAX_PROMPT - 5);
  expect(togglePart(full, 'red dress')).toBe(full);
});

test('no words are never part of a prompt', () => {
  expect(hasPart('by the sea', ' ')).toBe(false);
});
