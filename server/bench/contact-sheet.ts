// `node server/bench/contact-sheet.ts OUT.png [people|scenes|places|outfits] [FIRST] [COUNT]`:
// renders many small portraits on one sheet, to judge the painter by eye.
import sharp from 'sharp';
import { createPainter } from '../src/providers/image/painter.ts';
import type { Identity, Scene } from '../src/providers/image/port.ts';
import * as words from '@velour/painter/vocabulary.ts';

interface Sitter {
  readonly identity: Identity;
  readonly scene: Scene;
}

/** Steps through a list with a step coprime to its length, so that neighbors on a sheet differ. */
const nth = <T>(list: readonly T[], at: number, step = 1): T => {
  const item = list[(at * step) % list.length];
  if (item === undefined) throw new RangeError('an empty list has no words');
  return item;
};

const GENDERS = ['female', 'male', 'female', 'anime', 'female', 'male', 'anime'] as const;
const ROOTS = [
  ['nordic', ['fair', 'light', 'porcelain'], ['golden blond', 'ash blond', 'copper', 'platinum']],
  ['mediterranean', ['olive', 'medium', 'light'], ['dark brown', 'black', 'chestnut', 'grey']],
  ['west african', ['deep', 'dark', 'brown'], ['black', 'black', 'dark brown', 'silver']],
  ['east asian', ['light', 'fair', 'medium'], ['black', 'dark brown', 'black', 'brown']],
  ['latina', ['tan', 'medium', 'olive'], ['brown', 'black', 'auburn', 'chestnut']],
  ['south asian', ['brown', 'tan', 'dark'], ['black', 'dark brown', 'black', 'grey']],
  ['slavic', ['porcelain', 'fair', 'light'], ['ash blond', 'auburn', 'red', 'brown']],
  ['persian', ['medium', 'olive', 'light'], ['black', 'chestnut', 'dark brown', 'white']],
] as const;

function person(at: number): Identity {
  const gender = nth(GENDERS, at);
  const [ethnicity, skins, natural] = nth(ROOTS, at, 3);
  const round = Math.floor(at / 3);
  const anime = gender === 'anime';
  const colours = anime ? [...words.animeHairColours, ...words.hairColours] : natural;
  const eyes = anime ? [...words.animeEyeColours, ...words.eyeColours] : words.eyeColours;
  const forBoth = words.marks.filter((mark) => !/beard|stubble|moustache|goatee/.test(mark));
  return {
    gender,
    age: 21 + ((at * 11) % 35),
    seed: at * 37 + 5,
    traits: {
      ethnicity,
      body: nth(words.bodies, at, 2),
      hair_style: nth(gender === 'male' ? words.hairStyles.man : words.hairStyles.woman, at, 5),
      hair_colour: nth(colours, round),
      eye_colour: nth(eyes, at, 5),
      skin: nth(skins, round),
      marks: at % 2 === 0 ? [] : [nth(gender === 'male' ? words.marks : forBoth, round)],
    },
  };
}

const somewhere = (at: number): Scene => ({
  place: nth(words.places, at, 5),
  light: nth(words.lights, at, 3),
  pose: nth(words.poses, at, 5) + (at % 7 === 3 ? ', close' : ''),
  mood: nth(words.moods, at, 2),
  outfit: nth(words.outfits.slice(0, 26), at, 3),
  colour: nth(words.clothColours, at, 4),
  seed: at + 1,
});

const randomSitter = (at: number): Sitter => ({ identity: person(at), scene: somewhere(at) });

/** Twelve people in five scenes each: one row per person. */
const rows = (at: number): Sitter => ({
  identity: person(Math.floor(at / 5) * 5),
  scene: somewhere((at % 5) * 7 + Math.floor(at / 5)),
});

const places = (at: number): Sitter => ({
  identity: person(at < 38 ? at * 3 : 3 + at * 7),
  scene: {
    ...somewhere(at),
    place: nth(words.places, at),
    light: nth(['lamplight', 'daylight', 'golden hour', 'dusk', 'moonlight'], at),
  },
});

/** Each outfit on a woman, a man and in the anime style. */
const outfits = (at: number): Sitter => {
  const gender = nth(['female', 'male', 'anime'] as const, at);
  const base = person(at * 2 + (gender === 'male' ? 1 : 0));
  const hair_style = gender === 'male' ? 'cropped' : nth(['bun', 'bob', 'pixie'], at);
  return {
    identity: { ...base, gender, traits: { ...base.traits, hair_style } },
    scene: {
      ...somewhere(at),
      outfit: nth(words.outfits, Math.floor(at / 3)),
      pose: nth(['facing', 'turned left', 'turned right', 'facing, head tilted'], at, 5),
    },
  };
};

const SHEETS: Record<string, readonly [count: number, sitter: (at: number) => Sitter]> = {
  people: [63, randomSitter],
  scenes: [60, rows],
  places: [words.places.length, places],
  outfits: [words.outfits.length * 3, outfits],
};

const [out, kind = 'people', first = '0', count] = process.argv.slice(2);
const sheet = SHEETS[kind];
if (!out || !sheet) throw new Error(`usage: contact-sheet.ts OUT.png [${Object.keys(SHEETS)}]`);

const COLUMNS = kind === 'scenes' ? 10 : 9;
const [all, sitter] = sheet;
const shown = Array.from({ length: Math.min(all, Number(count ?? all)) }, (_, at) =>
  sitter(Number(first) + at),
);
const columns = Math.min(shown.length > 12 ? COLUMNS : 4, shown.length);
const [width, height] = shown.length > 12 ? [208, 277] : [384, 512];
const painter = createPainter();
const { signal } = new AbortController();
const pictures = await Promise.all(
  shown.map(async (request, at) => {
    // Rendered at full size and scaled down, as on a page.
    const { bytes } = await painter.paint({ ...request, width: 480, height: 640, signal });
    return {
      input: await sharp(bytes).resize(width, height).toBuffer(),
      left: (at % columns) * width,
      top: Math.floor(at / columns) * height,
    };
  }),
);
await sharp({
  create: {
    width: columns * width,
    height: Math.ceil(shown.length / columns) * height,
    channels: 3,
    background: '#17121a',
  },
})
  .composite(pictures)
  .png()
  .toFile(out);
await painter.close();
await painter.close();
