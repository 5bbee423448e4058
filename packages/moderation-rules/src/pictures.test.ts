// Words of pictures that name a minor are found in each claimed language and disguised; ordinary scenes are not.
import { expect, test } from 'vitest';
import { namesMinor } from './pictures.ts';

test.each([
  'as a child',
  'as a young girl',
  'she is fifteen years old',
  '14 years old, at the beach',
  '16yo',
  'aged 15',
  'a schoolgirl in uniform',
  'as a teenager at the lake',
  'in high school',
  'with a childlike face',
  'under 18',
  'a t e e n by the pool',
  'a ch1ld in the garden',
  'a ｃｈｉｌｄ',
  'als Kind am See',
  'als junges Mädchen',
  'als Schülerin',
  'como una niña',
  'comme une fillette',
  'en adolescente',
  'como uma criança',
  'como menina',
  '子供の頃',
  '女子高生の制服',
  '16歳',
])('“%s” names one', (text) => {
  expect(namesMinor(text)).toBe(true);
});

test.each([
  'reading in a library, in navy',
  'reading in a library, 15',
  'a girl’s night out, in a red dress',
  'in a baby blue dress',
  'in child’s pose on a yoga mat',
  'with kid gloves and a hat',
  'with a kind smile',
  'a young woman of 24 at the piano',
  'aged 45, silver hair',
  'at 8 in the evening',
  'wearing 2 rings and 3 bracelets',
  'a 10 minute walk from the harbour',
  '21 years old, laughing',
  'celebrating 18 years of the band',
  'eine junge Frau im Café',
  'una mujer joven en la playa',
  'une jeune femme au marché',
  'uma mulher na chuva',
  '海辺で微笑む女性',
  'minor details in gold',
  'at university, with her books',
])('“%s” does not', (text) => {
  expect(namesMinor(text)).toBe(false);
});
