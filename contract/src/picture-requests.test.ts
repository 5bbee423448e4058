// Requests for a picture are found, with what it is to show; ordinary talk about pictures is not.
import { expect, test } from 'vitest';
import { asksForPicture, wordsOfRequest } from './picture-requests.ts';

test.each([
  ['Send me a picture of you at the beach', 'at the beach'],
  ['could you please send me a selfie?', ''],
  ['Can I see a photo of you, in your red coat please?', 'in your red coat'],
  ['take a picture of yourself in the kitchen for me', 'in the kitchen for me'],
  ['I’d love to see a picture of you reading', 'reading'],
  ['Another photo, please', ''],
  ['Show me what you’re wearing!', ''],
  ['Schick mir bitte ein Foto von dir am See', 'am See'],
  ['Darf ich ein Bild sehen?', ''],
  ['Mándame un beso. Envíame una foto tuya', ''],
  ['envoie-moi une photo de toi au café', 'au café'],
  ['me manda uma foto', ''],
  ['写真を送って', ''],
])('“%s” asks for one', (text, words) => {
  expect(asksForPicture(text)).toBe(true);
  expect(wordsOfRequest(text)).toBe(words);
});

test.each([
  'I like the picture on your wall.',
  'My sister sent me a photo of her dog yesterday',
  'Don’t send me a picture now',
  'Did you send me a photo last week?',
  'I can picture it, more or less.',
  'Show me around the town',
  'Give me a minute',
  'What an image you paint!',
  'Take a look at this',
  'Das Bild hängt schief',
  'No me mandes fotos',
  'I work as a photographer and take pictures of weddings',
])('“%s” does not', (text) => {
  expect(asksForPicture(text)).toBe(false);
  expect(wordsOfRequest(text)).toBe('');
});

test('a long message is read in time that grows with its length alone', () => {
  expect(asksForPicture(`${'send me '.repeat(20_000)}nothing`)).toBe(false);
});
