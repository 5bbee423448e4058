// The local token estimate, and its calibration by a server's counts.
import { describe, expect, test } from 'vitest';
import { createTokenCount, estimatePrompt, estimateTokens } from './token-count.ts';

describe('the estimate', () => {
  test.each([
    [
      'English prose',
      'The tide comes in slowly over the grey stones, and nobody is in a hurry tonight.',
      17,
    ],
    ['Chinese', '今天的天气很好，我们去海边散步吧。', 14],
    ['Russian', 'Сегодня хорошая погода, пойдём гулять к морю.', 14],
    ['marks and numbers', '*** 12,345.67 *** {"a": [1, 2, 3]}', 20],
  ])('of %s is not below what common vocabularies need', (_, text, reported) => {
    const estimated = estimateTokens(text);
    expect(estimated).toBeGreaterThanOrEqual(reported * 0.95);
    expect(estimated).toBeLessThan(reported * 2);
  });

  test('of an empty text is 0', () => {
    expect(estimateTokens('')).toBe(0);
  });

  test('of a prompt includes the template of each message', () => {
    const messages = [
      { role: 'user', text: '' } as const,
      { role: 'assistant', text: '' } as const,
    ];
    expect(estimatePrompt({ system: '', messages })).toBe(15);
  });
});

describe('learning', () => {
  const text = 'word '.repeat(100);

  test('rises at once and falls slowly', () => {
    const tokens = createTokenCount();
    const before = tokens.count(text);
    tokens.learn(100, 150);
    const up = tokens.count(text);
    expect(up / before).toBeCloseTo(1.5, 1);
    tokens.learn(100, 100);
    const down = tokens.count(text);
    expect(down).toBeLessThan(up);
    expect(down).toBeGreaterThan(before * 1.3);
  });

  test('ignores implausible counts', () => {
    const tokens = createTokenCount();
    const before = tokens.count(text);
    tokens.learn(100, 100_000);
    expect(tokens.count(text) / before).toBeLessThan(3.1);
    tokens.learn(10, 1);
    tokens.learn(100, 0);
    expect(tokens.count(text) / before).toBeGreaterThan(2.9);
  });
});
