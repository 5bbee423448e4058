// Extracts the user's name, excluding moods, places and professions; and shortens a character's name.
import { capital } from './wording.ts';

const notNames = new Set(
  `not just so very really here fine good great okay ok tired bored sad happy sorry sure from going doing feeling trying looking back home
  busy sick new done still also only at in on a an the your my glad afraid lonely hungry thinking working awake stressed excited nervous
  curious confused interested ready lost alone single married free better worse alright well into always never now too all gone cold hot
  having getting being making reading watching playing listening learning studying writing coming leaving off about gonna kidding
  serious joking drunk late early human real later crazy maybe tomorrow tonight today when if old nobody everyone everybody someone
  anyone right nothing something raining snowing up down out over under short tall young blind gay straight bi trans vegan vegetarian
  god jesus christmas easter halloween monday tuesday wednesday thursday friday saturday sunday january february march june july
  september october november december true false yes no please thanks hello hi hey there currently actually honestly mostly
  german french dutch greek swiss czech british english irish scottish welsh american canadian mexican brazilian spanish italian
  portuguese polish russian ukrainian indian chinese japanese korean turkish swedish norwegian danish finnish austrian australian
  european african asian jewish muslim christian buddhist catholic aries taurus gemini leo virgo libra scorpio sagittarius capricorn
  aquarius pisces what who how why where it that this they we you he she me dead mad`.split(/\s+/),
);

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
