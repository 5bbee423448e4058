// Extracts the user's name, excluding moods, places and professions; and shortens a character's name.
import { notNames } from './phrases/words.ts';
import { capital } from './wording.ts';

export const isName = (word: string): boolean => !notNames.has(word.toLowerCase());

const word = "([\\p{L}][\\p{L}'-]{1,20})";
const capitalised = "([\\p{Lu}][\\p{L}'-]{1,20})";
const hello = '(?:(?:[Hh]i+|[Hh]ey+|[Hh]ello+|[Oo]h|[Ww]ell|[Ss]orry)(?: there)?[,!. ]+)?';
const iAm = "(?:I'm|i'm|I am|i am|[Ii]m|It's|it's|[Tt]his is)";
const after =
  "(?=[.,!;:]|$| by the way| btw| from| here| but| and (?:I|i|I'm|i'm|you|my|it|this|we)\\b)";

const ways: readonly RegExp[] = [
  new RegExp(
    `\\b(?:my name(?:'s| is)|call me|i'm called|i am called|people call me|my friends call me|name's)\\s+${word}`,
    'iu',
  ),
  new RegExp(`^${hello}${iAm} ${capitalised}${after}`, 'u'),
  new RegExp(`^${hello}${capitalised} here\\b(?! (?:is|are|we))`, 'u'),
];
/** A lower-case name counts only right after a greeting, and only if it does not look like an adjective. */
const small = /^(?:hi+|hey+|hello+)(?: there)?[,! ]+(?:i'm|i am|im) ([a-z][a-z'-]{2,15})[.!]?$/;
const adjective = /(?:ed|ing|ful|ous|ish|less|able|ive|ly|ic)$/;

export function nameIn(sentence: string): string | undefined {
  const found = ways.map((way) => way.exec(sentence)?.[1]).find(Boolean);
  if (found !== undefined) return isName(found) ? capital(found) : undefined;
  const [, written] = small.exec(sentence) ?? [];
  if (written === undefined || adjective.test(written) || !isName(written)) return undefined;
  return capital(written);
}

const titles =
  /^(?:captain|commander|general|sergeant|officer|detective|inspector|sheriff|agent|doctor|dr\.?|professor|prof\.?|nurse|sir|lady|lord|dame|king|queen|prince|princess|duke|duchess|count|countess|baron|baroness|father|mother|sister|brother|aunt|uncle|mr\.?|mrs\.?|ms\.?|miss|madame?|master|mistress|saint|the) (?=.)/i;

/** "Captain Imre Vass" → "Imre". */
export const shortName = (name: string): string => withoutTitle(name).split(' ')[0] ?? name;

/** "Captain Imre Vass" → "Imre Vass". */
export const withoutTitle = (name: string): string => name.trim().replace(titles, '');
