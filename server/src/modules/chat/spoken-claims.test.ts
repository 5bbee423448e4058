// Sentences that claim a picture are taken out where one was asked for or is missing, and only there.
import { expect, test } from 'vitest';
import { pictureLine } from './pictures.rules.ts';
import { claimsAfter } from './spoken-claims.rules.ts';

const user = (text: string) => ({ role: 'user', text }) as const;
const request = [user('Send me a picture of you')];

function shown(text: string, size: number, messages = request): string {
  const claims = claimsAfter(messages);
  let all = '';
  for (let at = 0; at < text.length; at += size) all += claims.push(text.slice(at, at + size));
  return all + claims.end();
}

test.each([
  ['Sure! Here’s a photo of me at the lake. Do you miss me?', 'Sure! Do you miss me?'],
  ["I just sent you a selfie! It's raining here.", 'It’s raining here.'],
  ['*smiles* Here is the picture I took for you.', '*smiles*'],
  ['I hope you like the photo I sent. Come over?', 'Come over?'],
  ['Did you get my selfie? Hm.', 'Hm.'],
  ['There you are.\nI’ve attached a picture.\nGood night.', 'There you are.\n\nGood night.'],
  ['Na klar! Hier ist ein Foto von mir. Na?', 'Na klar! Na?'],
  ['Ich habe dir gerade ein Bild geschickt. Bis dann.', 'Bis dann.'],
  ['Claro. Aquí tienes una foto mía. ¿Y tú?', 'Claro. ¿Y tú?'],
  ['Voici une photo de moi. Et toi ?', 'Et toi ?'],
  ['Aqui está uma foto minha. E você?', 'E você?'],
  ['写真を送ったよ。どうかな。', 'どうかな。'],
])('“%s” becomes “%s”', (text, expected) => {
  for (const size of [1, 3, 7, 1_000]) {
    const stays = shown(text, size).replaceAll("'", '’');
    expect(stays.replaceAll(/ +/g, ' ').trim()).toBe(expected);
  }
});

test.each([
  'I can’t send pictures myself, but the app can make one. Press the button!',
  'I’d love to send you a photo one day.',
  'If you want a picture of me, the app makes one…',
  'The picture on the wall is my grandmother. Here is my coat.',
  'A photo? You will have to ask nicely!',
  'Ich kann dir leider kein Foto schicken.',
  'No puedo enviarte una foto.',
  'Version 2.5 of me. Ha... "Really?" *laughs* 3*4\n',
])('“%s” stays', (text) => {
  for (const size of [1, 3, 7, 1_000]) expect(shown(text, size)).toBe(text);
});

test('a gesture is seen while it is written', () => {
  const claims = claimsAfter(request);
  expect(claims.push('Well. *smiles war')).toBe('Well. *smiles');
});

const made = pictureLine({ state: 'made', prompt: 'a lake' });
const claim = 'Here’s a photo of me.';

test.each([
  ['nothing was asked', [user('How are you?')], claim],
  ['one is there', [user(made), user('Nice!')], claim],
  ['one was asked for before', [...request, user('Well?')], ''],
  ['one came after that', [...request, user(made), user('Nice!')], claim],
  ['another one was asked for', [user(made), ...request], ''],
  ['one is being made', [user(pictureLine({ state: 'making' })), user('And?')], ''],
  ['one failed', [user(pictureLine({ state: 'failed' })), user('And?')], ''],
])('where %s', (_, messages, expected) => {
  expect(shown(claim, 4, messages)).toBe(expected);
});

test.each([
  'I just sent you a photo. Here’s another picture!',
  '*sends you a selfie*',
  '[Picture of me]',
])('“%s” is known as claims alone', (text) => {
  const claims = claimsAfter(request);
  claims.push(text);
  expect(claims.isAllClaims()).toBe(true);
  claims.push(' The rain stopped.');
  expect(claims.isAllClaims()).toBe(false);
});
