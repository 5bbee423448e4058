// Checks that a character is an adult: its age, and all of its texts. Pure.
import { judgeInput, scan, type Detector } from './findings.ts';
import type { Mark } from './patterns/patterns.ts';
import { sortMarks, type Marks } from './patterns/spans.ts';
import type { Finding } from './policy.ts';
import { readOtherwiseAbout } from './text/disguise.ts';
import { ONE_BY_ONE } from './text/unspaced.ts';

export interface CharacterTexts {
  readonly age: unknown;
  readonly name: string;
  readonly texts: readonly string[];
}

const OLDEST = 100_000;
const LONGEST_LABEL = 3;

/** True for an integer of at least eighteen. */
const isAdultAge = (age: unknown): age is number =>
  typeof age === 'number' && Number.isSafeInteger(age) && age >= 18 && age <= OLDEST;

export function judgeCharacter(
  detector: Detector,
  { age, name, texts }: CharacterTexts,
): Finding[] {
  const findings: Finding[] = [];
  if (!isAdultAge(age)) findings.push({ rule: 'minor_sexual', rule_id: 'minor_sexual.age_field' });
  const all = [name, ...texts];
  const readings = all.flatMap((text) => [
    text,
    ...readOtherwiseAbout(text, detector.lexicon),
    ...asPronoun(name, text),
  ]);
  const written = new Set(all);
  for (const reading of readings) {
    const scene = scan(detector, detector.card, [reading]);
    findings.push(...judgeInput(scene).findings.filter(isOfTheCharacter));
    const marks = sortMarks(scene.found);
    if (
      isYouthCoded(marks) ||
      (written.has(reading) && isLabel(scene.words, marks, reading === name))
    ) {
      findings.push({ rule: 'minor_sexual', rule_id: 'minor_sexual.youth_coded' });
    }
    if (isSomebodyKnown(marks)) {
      findings.push({ rule: 'real_person', rule_id: 'real_person.identity' });
    }
  }
  findings.push(
    // Parts of one text, but no part continues a sentence of another.
    ...judgeInput({ ...scan(detector, detector.card, all), joined: true }).findings.filter(
      isOfTheCharacter,
    ),
  );
  if (hasKnownName(detector, name)) {
    findings.push({ rule: 'real_person', rule_id: 'real_person.named' });
  }
  return findings;
}

/** The text with a pronoun in place of the name: "Mia is in tenth grade". */
function asPronoun(name: string, text: string): string[] {
  const first = /^\p{L}{2,}/u.exec(name)?.[0];
  if (first === undefined || text === name || !text.includes(first)) return [];
  return [withPronoun(first, text)];
}

/** `name` must consist of letters. */
export function withPronoun(name: string, text: string, pronoun = 'she'): string {
  const edges = ONE_BY_ONE.test(name) ? ['', ''] : ['(?<!\\p{sc=Latin})', "(?![\\p{sc=Latin}'’])"];
  return text.replaceAll(new RegExp(edges.join(name), 'gu'), ` ${pronoun} `);
}

/**
 * Findings in a card are about the character, never statements of a user at risk or under age. Love for a neighbor or a
 * nurse is allowed in stories unless something is requested.
 */
function isOfTheCharacter({ rule, rule_id }: Finding): boolean {
  const isOfUser = ['minor_user', 'self_harm_intent', 'self_harm_mention', 'eating_disorder'];
  return !isOfUser.includes(rule) && !rule_id.endsWith('.hint_weak');
}

const aboutOthers: readonly (readonly [tag: string, words: number])[] = [
  ['context.past', 8],
  ['context.family', 8],
  ['context.study', 14],
  ['card.kin', 8],
  ['card.parent', 0],
  ['card.past', 4],
];

const isOfOthers = (marks: Marks, mark: Mark): boolean =>
  aboutOthers.some(([other, words]) => marks.near(other, mark, words));

/**
 * True if the character is described as under eighteen or a child; children who only appear in its story do not count.
 */
const isYouthCoded = (marks: Marks): boolean =>
  (['age.stated', 'age.self', 'age.you', 'age.role', 'age.coded', 'card.young'] as const).some(
    (tag) => marks.of(tag).some((mark) => !isOfOthers(marks, mark)),
  ) || marks.of('age.person').some((mark) => isAboutIt(marks, mark) && !isOfOthers(marks, mark));

/** True for a tag such as "teen", or for a tag or name such as "Mia, 15 years"; "Ado" is also a name. */
const isLabel = (words: number, marks: Marks, isName: boolean): boolean =>
  (words === 1 && !isName && marks.has('age.soft')) ||
  (words <= LONGEST_LABEL && marks.has('age.years'));

function isAboutIt(marks: Marks, mark: Mark): boolean {
  if (marks.near('card.many', mark, 0)) return false;
  const said = marks.near('card.weak', mark, 0) ? 'card.label' : 'card.about';
  return mark.first <= 1 || marks.near(said, mark, 2);
}

/** True if the character is described as a publicly known person; admiring one is allowed. */
const isSomebodyKnown = (marks: Marks): boolean =>
  marks
    .of('person.name')
    .some((name) => marks.near('card.identity', name, 1) && !marks.near('person.admirer', name, 3));

/** True if the name, or a misspelling of it, belongs to a publicly known person. */
export function hasKnownName(detector: Detector, name: string): boolean {
  const words =
    name
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  const backwards = words.toReversed();
  return (
    [name, backwards.join(' ')].some((one) =>
      scan(detector, detector.input, [one]).marks.has('person.name'),
    ) || [words, backwards].some((one) => detector.names.correct(one) !== undefined)
  );
}
