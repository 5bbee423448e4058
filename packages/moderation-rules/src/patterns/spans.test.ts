// The nearest of thousands of marks is the same as with a linear search, and is found fast.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '@velour/testing/depth.ts';
import { createModerationRules } from '../rules.ts';
import type { Mark } from './patterns.ts';
import { createDistance } from './spans.ts';

const marks = fc
  .tuple(fc.nat(40), fc.nat(6))
  .map(([first, width]): Mark => ({ tag: 'x', start: 0, end: 0, first, last: first + width }));

test('the distance to the nearest mark is the least of all', () => {
  fc.assert(
    fc.property(fc.array(marks, { maxLength: 8 }), marks, (others, mark) => {
      const each = others.map((other) =>
        Math.max(0, mark.first - other.last, other.first - mark.last),
      );
      expect(createDistance(others)(mark)).toBe(Math.min(...each));
    }),
    runs(500, 5_000),
  );
});

test.each([
  ['ages apart from intents', 'my son is 9 ', 'kiss '],
  ['children apart from intents', 'teens ', 'kiss '],
  ['names apart from intents', 'quillon varnbek ', 'kiss '],
  ['signs that stand for many letters', '\ufdfa', '\ufdfb'],
])('%s are judged in time', (_, one, other) => {
  const half = (unit: string) => unit.repeat(50_000 / unit.length);
  const text = half(one) + 'then '.repeat(200) + half(other);
  const card = { name: 'Mara', age: 34, texts: [text] };
  const started = process.cpuUsage();
  createModerationRules({ realPersons: () => 'Quillon Varnbek' }).checkCharacter(card);
  expect(process.cpuUsage(started).user / 1_000).toBeLessThan(5_000);
});
