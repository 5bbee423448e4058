// Irregular forms, synonyms, and idioms of questions, as stems. Pure.
import { fold } from '@velour/text-search/search-words.ts';
import { stemOf } from '@velour/text-search/stems.ts';
import { SUBJECTS } from './everyday-synonyms.ts';

/** Forms of a word that its stem does not cover. */
const FORMS = `
be been being; become became; begin began; bite bit bitten; break broke broken; bring brought
build built; buy bought; catch caught; choose chose chosen; cost costs; draw drew drawn; drink drank drunk
drive drove driven; eat ate eaten; fall fell fallen; feel felt; fight fought; find found; fly flew flown
forget forgot forgotten; freeze froze frozen; give gave given; grow grew grown; hang hung; hear heard
hide hid hidden; hold held; keep kept; know knew known; lead led; leave left; lend lent; lose lost; make made
meet met; pay paid; ride rode ridden; ring rang rung; rise rose risen; run ran; see saw seen; sell sold
send sent; shake shook shaken; shoot shot; sing sang sung; sink sank sunk; sit sat; sleep slept
speak spoke spoken; spend spent; stand stood; steal stole stolen; swear swore sworn; swim swam swum
take took taken; teach taught; tear tore torn; think thought; throw threw thrown; wake woke woken
wear wore worn; win won; write wrote written; child children; foot feet; tooth teeth; man men; woman women
mouse mice; goose geese; knife knives; die dies died dying; lie lies lied lying
`;

/** Idioms of questions whose meaning is not in their words. */
const IDIOMS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:for|earn|earns|earned|make|makes|made) a living\b/gi, 'job'],
  [/\bhow old\b/gi, 'age'],
  [/\b(?:get|gets|got) (?:around|about)\b/gi, 'transport'],
  [/\bput aside\b/gi, 'saved'],
  [/\b(?:break|broke|broken|split) up\b/gi, 'separated'],
  [/\bpass(?:ed)? away\b/gi, 'died'],
  [/\b(?:give|gave|given) up\b/gi, 'quit'],
  [/\b(?:grow|grew|grown) up\b/gi, 'raised childhood'],
  [/\bfell? (?:asleep)\b/gi, 'sleep'],
];

/** Replaces such idioms by plain words. */
export const withoutIdioms = (text: string): string =>
  IDIOMS.reduce((plain, [phrase, word]) => plain.replace(phrase, word), text);

const stemsOf = (line: string): string[] => [
  ...new Set(line.split(' ').map((word) => stemOf(fold(word)))),
];

const relatedIn = (line: string): (readonly [string, string])[] => {
  const [heads = '', members] = line.split(': ');
  const [some, others] = [stemsOf(heads), stemsOf(members ?? heads)];
  const pairs = some.flatMap((one) => others.map((other) => [one, other] as const));
  return [...pairs, ...pairs.map(([one, other]) => [other, one] as const)];
};

function readLines(lines: string): Map<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const [one, other] of lines.trim().split(/\n|; /).flatMap(relatedIn))
    if (one !== other) found.set(one, (found.get(one) ?? new Set()).add(other));
  return found;
}

const subjects = readLines(SUBJECTS);
const forms = readLines(FORMS);
const NONE: ReadonlySet<string> = new Set();

/** Other forms of the same word, as stems. */
export const formsOf = (stem: string): ReadonlySet<string> => forms.get(stem) ?? NONE;

/** Synonyms and near-synonyms, as stems. */
export const relatedTo = (stem: string): ReadonlySet<string> => subjects.get(stem) ?? NONE;
