// Claims of pictures are removed from a reply, however it is split into chunks; ordinary gestures are shown at once.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createPictureClaims } from './picture-claims.ts';

/** The shown text, with chunks of this many characters. */
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
  [
    '*smiles warmly* Hi there. *sends you a selfie* Like it?',
    '*smiles warmly* Hi there.  Like it?',
  ],
  ['*smiles, blushes and sends you a quick selfie*', '*smiles, blushes*'],
  ['*takes a selfie and sends it to you* There.', '*takes a selfie* There.'],
  ['*sends you a selfie, smiling* Na?', '*smiling* Na?'],
  ['**sends a picture** Well?', ' Well?'],
  ['_sends you two photos_ Well?', ' Well?'],
  ['Well! (sends a picture of the beach) Nice?', 'Well!  Nice?'],
  ['(You sent them a picture of yourself.) Do you like it?', ' Do you like it?'],
  ['*waves [image: a hand]* Hello', '*waves * Hello'],
  ['*写真を送る* どう？', ' どう？'],
  ['はい！【写真：海】 どう？', 'はい！ どう？'],
  ['Here. [image: me at the be', 'Here. '],
  ['Here. *sends you a pic', 'Here. '],
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
  'I <3 you! And I <3 the sea, and <em>you</em>.',
  '*shares a story about an old photo of her mother* She was kind.',
  '*sends the waiter away and looks at a picture* Finally.',
  '*shares a picture-perfect smile* Hi.',
  '*sends you a wink, then a kiss* You.',
  '*sends it back to the kitchen* Too cold.',
  'my_file_name and 2*3*4 and **bold** _words_ (you know, the picture on my wall)',
  '(a photo of my cat hangs there) *waves*\n*unfinished',
  '*laughs*\n*nods* Yes_ *',
  '( •_•) (^_^) ¯\\_(ツ)_/¯ :( :*',
])('“%s” stays as it is', (text) => {
  for (const size of [1, 2, 3, 7, 1_000]) expect(shown(text, size)).toBe(text);
});

test('a gesture is seen while it is written', () => {
  const claims = createPictureClaims();
  expect(claims.push('*smiles war')).toBe('*smiles');
  expect(claims.push('mly at')).toBe(' warmly');
  expect(claims.push(' you*')).toBe(' at you*');
});

test('a reply that consists of a claim alone is recognized', () => {
  const claims = createPictureClaims();
  claims.push(' *sends you a selfie*');
  expect(claims.isAllClaims()).toBe(true);
  claims.push(' There.');
  expect(claims.isAllClaims()).toBe(false);
  const talk = createPictureClaims();
  talk.push('*smiles*');
  expect(talk.isAllClaims()).toBe(false);
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
      ' and ',
      ', ',
      'you',
      'it',
      '_',
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
      expect(shown(text, size)).toBe(shown(text, 1_000));
      if (!/[[\]*_<>()]/.test(text)) expect(shown(text, size)).toBe(text);
    }),
  );
});
