// Lore is moderated once while it is harmless, and again for each prompt where something was found in it.
import { expect, test } from 'vitest';
import { createAllowed } from './reply-writer.ts';

test('a text without a finding is moderated once, others each time', () => {
  const moderated: string[] = [];
  const isAllowed = createAllowed({
    checkInput: ({ text }) => {
      moderated.push(text);
      const found = text.includes('odd') || text.includes('bad');
      const common = { notices: [], asks_if_human: false, is_suspected: false };
      const rule_ids = found ? ['some.rule'] : [];
      return text.includes('bad')
        ? { action: 'block', reason: 'not_allowed', rule_ids, ...common }
        : { action: 'allow', rule_ids, ...common };
    },
  });
  const texts = ['a lighthouse', 'an odd house', 'a bad house'];
  for (let time = 0; time < 3; time += 1) expect(texts.map(isAllowed)).toEqual([true, true, false]);
  const times = texts.map((text) => moderated.filter((one) => one === text).length);
  expect(times).toEqual([1, 3, 3]);
});
