// Which replies count as a loop, and how soon a loop is detected.
import { expect, test } from 'vitest';
import { createLoopDetector } from './repetition.ts';

/** The number of characters until the loop is detected, with chunks of this size; undefined for none. */
function seenAt(text: string, size: number): number | undefined {
  const isLoop = createLoopDetector();
  for (let at = 0; at < text.length; at += size)
    if (isLoop(text.slice(at, at + size))) return at + size;
  return undefined;
}

const opening = 'She looks out over the harbor and waits for you to speak. ';

test.each([
  ['a sentence', 'I love the sea. ', 5],
  ['a sentence that comes in one piece each', 'I love the sea. ', 16],
  ['a letter', 'a', 3],
  ['a paragraph', `${'word '.repeat(20)}and a new one.\n\n`, 7],
  ['in another script', '海が好き。', 1],
])('%s without an end is seen', (_, piece, size) => {
  const text = opening + piece.repeat(Math.ceil(2_000 / piece.length));
  const at = seenAt(text, size);
  expect(at).toBeGreaterThan(opening.length);
  expect(at).toBeLessThan(opening.length + 480 + 120 + 2 * size);
});

test.each([
  ['laughter', `${opening}${'ha '.repeat(60)}Stop it! ${opening}`],
  ['a refrain between verses', Array.from({ length: 30 }, (_, at) => `Verse ${at}. La la la.\n`)],
  ['a line', `${opening}\n${'-'.repeat(200)}\n${opening}`],
  ['a list', Array.from({ length: 60 }, (_, at) => `${at}. A cup of tea\n`)],
])('%s is no loop', (_, text) => {
  expect(seenAt([text].flat().join(''), 4)).toBeUndefined();
});
