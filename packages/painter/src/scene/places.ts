// Backgrounds by place. They are drawn small and blurred, so plain shapes are enough.
import type { places } from '../vocabulary.ts';
import * as evening from './places-evening.ts';
import * as green from './places-green.ts';
import * as home from './places-home.ts';
import * as town from './places-town.ts';
import * as wide from './places-wide.ts';
import * as work from './places-work.ts';
import { chanceOf } from '../random.ts';
import { isIn } from '../words.ts';
import { type Setting, settingOf, type Stand } from './scenery.ts';

export type PlaceWord = (typeof places)[number];

type NameOf<Word extends string> = Word extends `${infer First} ${infer More}`
  ? `${First}${Capitalize<NameOf<More>>}`
  : Word;

/** Each place is drawn by the function of its name. */
const PLACES: Readonly<Record<NameOf<PlaceWord>, (setting: Setting) => string>> = {
  ...evening,
  ...green,
  ...home,
  ...town,
  ...wide,
  ...work,
};

const nameOf = (word: string): string =>
  word.replace(/ (\w)/g, (_, letter: string) => letter.toUpperCase());

export function place(word: string, { seed, ...stand }: Stand & { seed: number }): string {
  const setting = settingOf(stand, chanceOf(seed, word));
  const name = nameOf(word);
  return isIn(PLACES, name) ? PLACES[name](setting) : evening.somewhere(setting);
}
