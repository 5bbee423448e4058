// Claims of pictures are taken out of a reply wherever it is cut into pieces; ordinary gestures come at once.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createPictureClaims } from './picture-claims.rules.ts';

/** Shown in pieces of so many characters. */
function shown(text: string, size: number): string {
  const claims = createPictureClaims();
  let all = '';
  for (let at = 0; at < text.length; at += size) all += claims.push(text.slice(at, at + size));
  return all + claims.end();
}

test.each([
  ['Here you go! [image: a beach at dusk] Like it?', 'Here you go!  Like it?'],
  ['[Picture of me in the garden]', ''],
  ['![selfie](https://pictures.test/1.png) There.', ' There.'],
  ['*sends you a selfie* Do you like it?', ' Do you like it?'],
  ['*Sends a quick photo from the kitchen* There', ' There'],
  ['<img src="a.png"> hello', ' hello'],
  ['*schickt dir ein Foto* Na?', ' Na?'],
  ['Sure. [Selfie attached]', 'Sure. '],
])('“%s” becomes “%s”', (text, expected) => {
  for (const size of [1, 2, 3, 7, 1_000]) expect(shown(text, size)).toBe(expected);
});

test.each([
  '*smiles and looks at the picture on the wall* It’s old.',
  '*sends you a smile* Hello! How [truly] are you?',
  'I < you > me, 2 * 3 * 4 = 24',
  '*takes a photo of the lake* Look!',
  '*shares her umbrella* Come here.',
  'Wow! *laughs',
  'An [unfinished note',
  'I **love** pictures! Really!',
  'Good! [1] and [2]',
])('“%s” stays as it is', (text) => {
  for (const size of [1, 2, 3, 7, 1_000]) expect(shown(text, size)).toBe(text);
});

test('a gesture is seen while it is written', () => {
  const claims = createPictureClaims();
  expect(claims.push('*smiles war')).toBe('*smiles war');
});

test('however it is cut, the same is shown; without brackets and gestures everything is', () => {
  const words = fc.array(
    fc.constantFrom(
      'a ',
      'picture',
      '[',
      ']',
      '*',
      'sends ',
      '!',
      '(',
      ')',
      'image: ',
      '\n',
      '<',
      '>',
    ),
    { maxLength: 30 },
  );
  fc.assert(
    fc.property(words, fc.integer({ min: 1, max: 9 }), (parts, size) => {
      const text = parts.join('');
      expect(shown(text, size).length).toBeLessThanOrEqual(text.length);
      if (!/[[\]*<>]/.test(text)) expect(shown(text, size)).toBe(text);
    }),
  );
});
