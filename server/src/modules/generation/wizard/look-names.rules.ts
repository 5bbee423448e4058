// File names of the wizard's pictures, which encode everything that a picture shows.
import type { Gender } from '@velour/contract/scalars.ts';
import { LOOK_FIELDS, SHOWN_WORDS, type Look, type LookField } from '../../characters/service.ts';

/** Steps with a full-body view, by angle; the others show a portrait. */
export const FULL_BODY_VIEWS: Readonly<Record<string, string>> = {
  body: 'front',
  breast: 'side',
  butt: 'back',
};

const OPEN = '-';

/** As the last part of an address: `female.artist.-.slim.-.-.-.-.-.-.-`. */
export const nameOf = ({ gender, words }: Look): string =>
  [gender, ...LOOK_FIELDS.map((field) => words[field] ?? OPEN)].join('.');

/** Undefined where the name matches no offered choice. */
export function parseLookName(
  name: string,
  offers: (gender: Gender, field: LookField) => readonly string[],
): Look | undefined {
  const [first = '', ...words] = name.split('.');
  if (first !== 'female' && first !== 'anime' && first !== 'male') return undefined;
  if (words.length !== LOOK_FIELDS.length) return undefined;
  const named: Partial<Record<LookField, string>> = {};
  for (const [at, field] of LOOK_FIELDS.entries()) {
    const word = words[at] ?? OPEN;
    if (word === OPEN) continue;
    if (!(SHOWN_WORDS[field] ?? offers(first, field)).includes(word)) return undefined;
    named[field] = word;
  }
  return { gender: first, words: named };
}
