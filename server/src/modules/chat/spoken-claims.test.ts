// Sentences that claim a picture that does not exist are taken out: those that do plainly anywhere, others where one was asked for.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pictureLine } from './wordless.rules.ts';
import { claimsAfter } from './reply-writer.ts';

const user = (text: string) => ({ role: 'user', text }) as const;
const request = [user('Send me a picture of you')];

const SIZES = [1, 3, 7, 1_000];

function shown(text: string, size: number, messages = request): string {
  const claims = claimsAfter(messages);
  let all = '';
  for (let at = 0; at < text.length; at += size) all += claims.push(text.slice(at, at + size));
  return all + claims.end();
}

const tidy = (text: string): string => text.replaceAll("'", '’').replaceAll(/ +/g, ' ').trim();

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
  for (const size of SIZES) expect(tidy(shown(text, size))).toBe(expected);
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
  for (const size of SIZES) expect(shown(text, size)).toBe(text);
});

test('a gesture is seen while it is written', () => {
  const claims = claimsAfter(request);
  expect(claims.push('Well. *smiles war')).toBe('Well. *smiles');
});

const made = pictureLine({ state: 'made', prompt: 'a lake' });
const claim = 'Here’s a photo of me.';

test.each([
  ['nothing was asked', [user('How are you?')], ''],
  ['one is there', [user(made), user('Nice!')], claim],
  ['one was there long ago', [user(made), ...Array.from({ length: 9 }, () => user('Hm.'))], ''],
  ['one was asked for before', [...request, user('Well?')], ''],
  ['one came after that', [...request, user(made), user('Nice!')], claim],
  ['another one was asked for', [user(made), ...request], ''],
  ['one is being made', [user(pictureLine({ state: 'making' })), user('And?')], ''],
  ['one failed', [user(pictureLine({ state: 'failed' })), user('And?')], ''],
])('where %s', (_, messages, expected) => {
  expect(shown(claim, 4, messages)).toBe(expected);
});

test.each([
  ['none is there', [user('How are you?')], ''],
  ['none is there and one is awaited', request, ''],
  ['one is there', [user(made), user('Nice!')], 'stays'],
  [
    'one was there long ago',
    [user(made), ...Array.from({ length: 9 }, () => user('Hm.'))],
    'stays',
  ],
  ['one is there and another one was asked for', [user(made), ...request], 'stays'],
])('a question about a picture, where %s', (_, messages, expected) => {
  for (const question of [
    'Did you like my selfie?',
    'What do you think of the picture I just sent you?',
    'Hat dir mein Foto gefallen?',
  ])
    expect(shown(question, 4, messages)).toBe(expected === 'stays' ? question : '');
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

const unprompted = [user('How are you?')];

test.each([
  ['I just sent you a photo! Do you like it?', 'Do you like it?'],
  ["Okay love, here's a selfie! Miss me?", 'Okay love! Miss me?'],
  ['I’ve attached a picture of myself. Hm.', 'Hm.'],
  ['Hi love, I just sent you a photo, let me know if you like it! Well?', 'Hi love! Well?'],
  ['Hm? Did you get the photo I sent you? I was cold.', 'Hm? I was cold.'],
  ['What do you think of the selfie I sent you earlier? Be honest.', 'Be honest.'],
  ['I’m not home yet, just sent you a quick pic 😘 How are you?', 'I’m not home yet. How are you?'],
  ['I texted a picture to you. Hm.', 'Hm.'],
  ['I just took a selfie and sent it to you! Sending you another pic now. Hm.', 'Hm.'],
  ['Here you go, a photo of me! Take a look at the picture I sent you. Hm.', 'Hm.'],
  ['Ich schicke dir jetzt ein Foto. Te mando una foto mía. Je t’envoie une photo. Hm.', 'Hm.'],
  ['I went out, and I’m sending you a photo right now. Hm.', 'I went out. Hm.'],
  ['She smiles. "I just sent you a photo!" she says. "Look."', 'She smiles. "Look."'],
  ['"I just sent you a photo. Like it?" she asks.', '"Like it?" she asks.'],
  ['"Hey. I just sent you a photo." She laughs.', '"Hey." She laughs.'],
  ['*winks* (Here’s a picture of me.) *smiles*', '*winks* *smiles*'],
  ['Na du, ich habe dir gerade ein Foto geschickt. Gut?', 'Na du. Gut?'],
  ['„Hier ist ein Foto von mir!“ sagt sie. Dann lacht sie.', 'Dann lacht sie.'],
  ['Hast du das Foto bekommen, das ich dir geschickt habe? Na?', 'Na?'],
  ['Hola amor, te acabo de enviar una foto. ¿Qué haces?', 'Hola amor. ¿Qué haces?'],
  ['Claro, ¿te llegó la foto que te envié? Dime.', 'Claro. Dime.'],
  ['Aquí tienes una selfie. ¿Y tú?', '¿Y tú?'],
  ["Coucou, je t'ai envoyé une photo ! Et toi ?", 'Coucou! Et toi ?'],
  ['Voici une petite photo de moi. Et toi ?', 'Et toi ?'],
  ['Tu as reçu la photo que je t’ai envoyée ? Dis.', 'Dis.'],
  ['Oi amor, te mandei uma foto! Gostou?', 'Oi amor! Gostou?'],
  ['Mandei uma foto para você. Você recebeu a foto que te enviei? Hm.', 'Hm.'],
  ['ねえ、さっき写真を送ったよ。元気？', 'ねえ。元気？'],
  ['「自撮り送ったよ。見た？」', '「見た？」'],
  ['送った写真、届いた？写真届いた？元気？', '元気？'],
  ['So, what do you think of my new selfie, love? I’m so glad you liked my photo! Hm.', 'Hm.'],
  ['Remember the selfie I sent you? That selfie I sent you was from the beach. Hm.', 'Hm.'],
  ['Was hältst du von meinem Selfie? Hast du mein Bild schon gesehen? Na?', 'Na?'],
  ['¿Te gustó mi selfie? ¿Qué te parece mi foto? Dime.', 'Dime.'],
  ['Tu as aimé ma photo ? Que penses-tu de mon selfie ? Dis.', 'Dis.'],
  ['Gostou da minha selfie? Você viu minha foto? O que achou da minha foto? Diz.', 'Diz.'],
  ['自撮り、どうだった？さっきの写真、気に入った？元気？', '元気？'],
  ['**Here’s a selfie!** Hm.', 'Hm.'],
  ['***Here’s a selfie!*** _Here’s a selfie!_ ~~Here’s a selfie!~~ Hm.', 'Hm.'],
  ['*smiles* **Here’s a selfie!**\n\n*waves*', '*smiles*\n\n*waves*'],
  ['*smiles* *Here’s a selfie for you!* Hm.', '*smiles* Hm.'],
  ['Here’s a **selfie** for you! **Here’s a selfie** for you! Hm.', 'Hm.'],
  ['**Sure! Here’s a selfie!** Hm.', '**Sure!** Hm.'],
  ['**Here’s a selfie! Look.** *Here’s a selfie! Look.*', '**Look.** *Look.*'],
  ['*laughs, and I just sent you a photo!* Hm.', '*laughs!* Hm.'],
  ['"**Here’s a selfie!**" she says. "**Love, here’s a selfie!**" Hm.', '"**Love!**" Hm.'],
  ['**Here’s a selfie!', ''],
])('where nothing led to one, “%s” becomes “%s”', (text, expected) => {
  for (const size of SIZES) expect(tidy(shown(text, size, unprompted))).toBe(expected);
});

test.each([
  'Here’s a photo of my grandmother on the wall. Here’s the photo, he says.',
  'Here’s a photo of me, framed, next to the mirror.',
  'I sent my sister a photo yesterday, and I sent you a letter with a picture.',
  'I love the picture you sent me. Did you get the photo he sent you?',
  'I could send you a photo if you want. I’m sending you one tomorrow, or a picture later.',
  'I’m sending you a photo tomorrow. I’m sending you a kiss.',
  'I wish I’d sent you a photo. I dreamed that I sent you a photo.',
  'I can’t send you pictures. I never sent you a photo. Have I sent you a photo yet?',
  'I attached a photo to the report and shared a picture with my team.',
  'My sister just sent you a photo. I sent you an informal photographer.',
  'Do you like my profile picture? Have you seen my photo album? Did you see my sister’s photo?',
  'Did you see my photos in the gallery? Do you like my picture on the fridge?',
  'If you liked my photo, say so. I never asked if you liked my selfie. Would you like my photo?',
  'Hast du mein Fotoalbum gesehen? ¿Te gusta mi foto de perfil? Tu aimes ma photo de profil ?',
  '**Bold** and *soft*, __under__ ~~gone~~ f**** 2 * 3 ** 4\n***\n* one\n* two *three*! *four*',
  'Ich habe dir nie ein Foto geschickt. Soll ich dir ein Foto schicken?',
  'Hier ist ein Foto von meiner Oma. Ich habe meiner Schwester ein Foto geschickt.',
  'Te mando una foto luego. ¿Te mando una foto? Si quieres, te mando una foto si puedo.',
  'No te envié una foto. Le envié una foto a mi hermana. ¿Quieres que te envíe una foto?',
  'Je ne t’ai pas envoyé de photo. Voici une photo de ma grand-mère.',
  'Não te mandei uma foto. Mandei uma foto para minha irmã.',
  '妹に写真を送ったよ。写真を送ったことないよ。あなたが送ってくれた写真、好き。',
])('where nothing led to one, “%s” stays', (text) => {
  for (const size of SIZES) expect(shown(text, size, unprompted)).toBe(text);
});

test('a sentence without an end is shown as it comes, and a claim in it goes', () => {
  const text = 'la '.repeat(2_000);
  expect(shown(text, 4, unprompted)).toBe(text);
  expect(shown(`${text}, I just sent you a photo`, 4, unprompted)).toBe(`${text.trimEnd()}.`);
});

test('ordinary replies are unchanged, and at most a few words of them wait', () => {
  const evaluation = '../../../../packages/moderation-rules/evaluation/texts/';
  const texts = ['talk', 'romance', 'romance.de', 'romance.es', 'romance.fr', 'romance.pt'].flatMap(
    (name) =>
      readFileSync(new URL(`${evaluation}${name}.txt`, import.meta.url), 'utf8').split('\n'),
  );
  expect(texts.length).toBeGreaterThan(200);
  for (const text of texts) {
    for (const size of SIZES) expect(shown(text, size, unprompted)).toBe(text);
    const claims = claimsAfter(unprompted);
    let all = '';
    let waiting = 0;
    for (let at = 1; at <= text.length; at += 1) {
      all += claims.push(text.charAt(at - 1));
      waiting = Math.max(waiting, at - all.length);
    }
    expect(waiting, text).toBeLessThan(40);
  }
});
