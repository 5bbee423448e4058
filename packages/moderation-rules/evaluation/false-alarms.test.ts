// False positives on ordinary text: a sample of the Brown corpus in the everyday suite, all of it in the deep one.
import { expect, test } from 'vitest';
import { isDeep, times } from '@velour/testing/depth.ts';
import { ordinaryTalk, tally, tallyCards, type Setting } from './talk.ts';

const passages = ordinaryTalk(times(25, 1));
/** With the whole corpus, a test takes a minute on an idle machine. */
const LONG = { timeout: 300_000 };
const least = (share: number, of: number): number => Math.ceil(share * of);

test.each<Setting>(['alone', 'in its talk', 'after a kiss'])(
  'ordinary messages, %s',
  LONG,
  (setting) => {
    const tallies = tally(passages, setting);
    const count = (of: 'blocked' | 'retracted' | 'asked' | 'carded') =>
      tallies.flatMap((counted) => counted[of].map(({ rules, text }) => `${rules}: ${text}`));
    const messages = tallies.reduce((sum, counted) => sum + counted.messages, 0);
    expect(messages).toBeGreaterThan(isDeep() ? 50_000 : 2_000);
    expect(count('blocked').length, count('blocked').join('\n')).toBeLessThanOrEqual(
      least(1 / 5_000, messages),
    );
    expect(count('retracted').length, count('retracted').join('\n')).toBeLessThanOrEqual(
      least(1 / 5_000, messages),
    );
    expect(count('asked').length).toBeLessThanOrEqual(least(1 / 2_000, messages));
    expect(count('carded').length).toBeLessThanOrEqual(least(1 / 2_000, messages));
  },
);

test('children in the story of a card do not make a child of its character', LONG, () => {
  const { cards, refused } = tallyCards(passages);
  expect(refused.length, refused.map(({ text }) => text).join('\n')).toBeLessThanOrEqual(
    least(1 / 50, cards),
  );
});
