// Detects requests for a picture and their subject, and ignores other talk about pictures.
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
  ['can I see you?', ''],
  ['Hm. Let me see you, please', ''],
  ['Do you have any pictures of yourself on a boat?', 'on a boat'],
  ['Would you take a photo for me', 'for me'],
  ['pic pls', ''],
  ['Kannst du mir ein Foto von dir am Strand schicken?', 'am Strand'],
  ['Zeig mir, was du anhast', ''],
  ['Hast du ein Foto von dir?', ''],
  ['¿Me mandas una foto tuya?', ''],
  ['¿Puedes enviarme una foto en la playa, por favor?', 'en la playa'],
  ['¿Puedo ver una foto tuya?', ''],
  ['Tu peux m’envoyer une photo de toi ?', ''],
  ['J’aimerais voir une photo de toi à la plage', 'à la plage'],
  ['Você pode me mandar uma foto sua?', ''],
  ['Posso ver uma foto sua na praia?', 'na praia'],
  ['海で撮った写真見せて！', ''],
  ['写真送ってくれる？', ''],
  ['自撮りちょうだい', ''],
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
  'Can I see you tomorrow?',
  'Can I see you at the station later on?',
  'Let me see you try!',
  'I got a picture from my aunt',
  'Would you take a seat?',
  'Do you have any idea?',
  'Kannst du das Bild von gestern beschreiben?',
  'Kann ich dich morgen sehen?',
  'Ich habe ein Foto von meinem Hund',
  '¿Puedo verte mañana?',
  'Me gusta esa foto',
  'Je peux te voir demain ?',
  'C’est une belle photo de ta mère',
  'Posso te ver amanhã?',
  '写真を送ってくれてありがとう',
  '写真が好きです',
])('“%s” does not', (text) => {
  expect(asksForPicture(text)).toBe(false);
  expect(wordsOfRequest(text)).toBe('');
});

test('matching takes time linear in the length of a message', () => {
  expect(asksForPicture(`${'send me '.repeat(20_000)}nothing`)).toBe(false);
});
