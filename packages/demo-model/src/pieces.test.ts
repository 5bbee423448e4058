// Short replies of the demo model end with a complete sentence.
import { expect, test } from 'vitest';
import { firstSentences } from './pieces.ts';

test.each([
  ['One. Two! Three?', 'One. Two!'],
  ['*She looks up. Slowly.* One… Two. Three.', '*She looks up. Slowly.* One… Two.'],
  ['“One.” Two. *He nods.* Three.', '“One.” Two.'],
  ['Only one', 'Only one'],
  ['', ''],
])('%s', (text, expected) => expect(firstSentences(text, 2)).toBe(expected));
