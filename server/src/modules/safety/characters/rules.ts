// Whether a character is an adult by construction: its age, and every text of it. Pure.
import { judgeInput, scan, type Detector } from '../findings/rules.ts';
import { sortMarks } from '../patterns/marks/rules.ts';
import type { Finding } from '../policy.ts';
import { readOtherwise } from '../reading/disguise/rules.ts';

export interface CharacterTexts {
  readonly age: unknown;
  readonly name: string;
  readonly texts: readonly string[];
}

const OLDEST = 100_000;

/** A whole number from eighteen on; nothing else is an adult's age, whatever it looks like. */
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
    ...readOtherwise(text, scan(detector, detector.input, [text]).noticed, detector.lexicon),
  ]);
  for (const reading of readings) {
    const scene = scan(detector, detector.input, [reading]);
    findings.push(...judgeInput(scene).findings.filter(isOfTheCharacter));
    if (isYouthCoded(scene)) {
      findings.push({ rule: 'minor_sexual', rule_id: 'minor_sexual.youth_coded' });
    }
  }
  findings.push(
    ...judgeInput(scan(detector, detector.input, all)).findings.filter(isOfTheCharacter),
  );
  if (hasKnownName(detector, name)) {
    findings.push({ rule: 'real_person', rule_id: 'real_person.named' });
  }
  return findings;
}

/** What is found in a card is about the character, never a statement of a user at risk or under age. */
function isOfTheCharacter({ rule }: Finding): boolean {
  return !['minor_user', 'self_harm_intent', 'self_harm_mention', 'eating_disorder'].includes(rule);
}

/** Any age under eighteen in a card is refused, unless it is a memory, a relative or study. */
function isYouthCoded({ found }: { found: Parameters<typeof sortMarks>[0] }): boolean {
  const marks = sortMarks(found);
  return (['age.person', 'age.self', 'age.you'] as const).some((tag) =>
    marks
      .of(tag)
      .some(
        (mark) =>
          !marks.near('context.past', mark, 8) &&
          !marks.near('context.family', mark, 8) &&
          !marks.near('context.study', mark, 14),
      ),
  );
}

/** The name itself, or the same with a slip in it, is a publicly known person's. */
export function hasKnownName(detector: Detector, name: string): boolean {
  const scene = scan(detector, detector.input, [name]);
  if (scene.marks.has('person.name')) return true;
  const words =
    name
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return detector.names.correct(words).length > 0;
}
