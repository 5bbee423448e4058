// Reads texts by all patterns and says what was found in them; what is done about it is the policy's word.
import { inCards } from '../characters/card.words.ts';
import { judgeForbidden } from '../forbidden/rules.ts';
import { forbidden } from '../forbidden/forbidden.words.ts';
import { asksIfHuman, judgeClaims } from '../humanity/rules.ts';
import { claim, question } from '../humanity/claim.words.ts';
import { judgeHold } from '../manipulation/rules.ts';
import { farewell, manipulation } from '../manipulation/farewell.words.ts';
import { age, ageVoids } from '../minors/age.words.ts';
import { context } from '../minors/context.words.ts';
import { intent, intentVoids } from '../minors/intent.words.ts';
import { judgeMinors, judgePersona } from '../minors/rules.ts';
import { characterAge, selfAge, user } from '../minors/user.words.ts';
import { judgeUserAge } from '../minors/user/rules.ts';
import { compilePatterns, type Automaton } from '../patterns/compiling/rules.ts';
import { kindOf } from './kinds/rules.ts';
import { macros } from '../patterns/macros.words.ts';
import { sortMarks, type Scene } from '../patterns/marks/rules.ts';
import { createMatcher, type Mark } from '../patterns/rules.ts';
import { likeness } from '../persons/likeness.words.ts';
import {
  builtInNames,
  createNameIndex,
  judgePersons,
  namePatterns,
  readNames,
  type NameIndex,
} from '../persons/rules.ts';
import { gravestFirst, type Finding } from '../policy.ts';
import type { Noticed } from '../reading/disguise/rules.ts';
import { createLexicon, type Lexicon } from '../reading/lexicon/rules.ts';
import { createReader } from '../reading/rules.ts';
import { judgePush, judgeRisk } from '../self-harm/rules.ts';
import { encouragement } from '../self-harm/encouragement.words.ts';
import { hyperbole } from '../self-harm/hyperbole.words.ts';
import { risk } from '../self-harm/risk.words.ts';

export interface Detector {
  readonly lexicon: Lexicon;
  /** For what people write. */
  readonly input: Automaton;
  /** For the texts of characters. */
  readonly card: Automaton;
  /** For what a model writes. */
  readonly output: Automaton;
  readonly names: NameIndex;
  /** Birth years and school years depend on it. */
  readonly year: number;
}

/** Takes some tens of milliseconds, so it is done once. `names` are the operator's own, one a line. */
export function createDetector({ year, names }: { year: number; names: string }): Detector {
  const lexicon = createLexicon();
  const known = [...builtInNames(), ...readNames(names)];
  const shared = [
    age,
    ageVoids,
    intent,
    intentVoids,
    context,
    likeness,
    namePatterns(known),
    forbidden,
  ];
  const compile = (own: Parameters<typeof compilePatterns>[0]) =>
    compilePatterns([...shared, ...own], { macros, lexicon, kindOf });
  const ofPeople = [user, selfAge, risk, hyperbole, question, farewell];
  return {
    lexicon,
    input: compile(ofPeople),
    card: compile([...ofPeople, inCards]),
    output: compile([characterAge, claim, encouragement, manipulation]),
    names: createNameIndex(known),
    year,
  };
}

export interface Scan extends Scene {
  readonly found: readonly Mark[];
  readonly noticed: Noticed;
  /** How many words were read in all. */
  readonly words: number;
}

/** Reads texts as one conversation; only the last one is fresh. */
export function scan(detector: Detector, automaton: Automaton, texts: readonly string[]): Scan {
  const found: Mark[] = [];
  const matcher = createMatcher(automaton, (mark) => found.push(mark));
  const { lexicon, year } = detector;
  const reader = createReader({ lexicon, year, sink: matcher.feed });
  let fresh = 0;
  for (const [index, text] of texts.entries()) {
    if (index > 0) reader.pause();
    fresh = matcher.count();
    reader.feed(text);
  }
  reader.stop();
  return {
    found,
    marks: sortMarks(found.filter((mark) => !isAcross(mark, fresh))),
    fresh,
    noticed: reader.noticed,
    words: matcher.count(),
  };
}

/** Two messages do not make one context: "… that dress" and "She is …". */
function isAcross({ tag, first, last }: Mark, fresh: number): boolean {
  return first < fresh && last >= fresh && tag === 'context.aimed';
}

export interface InputFindings {
  readonly findings: readonly Finding[];
  readonly asks_if_human: boolean;
}

export function judgeInput(scene: Scene): InputFindings {
  const userAge = judgeUserAge(scene);
  const minors = [...judgeMinors(scene), ...judgePersona(scene, ['age.you'])];
  const findings = [
    // Who says "I'm 15, kiss me" is stopped as somebody under age, which freezes the account.
    ...minors.filter(({ rule_id }) => userAge.length === 0 || !rule_id.includes('.self_')),
    ...userAge,
    ...judgePersons(scene),
    ...judgeForbidden(scene),
    ...judgeRisk(scene),
  ];
  return { findings: gravestFirst(findings), asks_if_human: asksIfHuman(scene) };
}

/** What is known of the moment in which a reply is written. */
export interface Moment {
  readonly asked: boolean;
  readonly at_risk: boolean;
  readonly leaving: boolean;
}

export function judgeOutput(scene: Scene, moment: Moment): Finding[] {
  return gravestFirst([
    ...judgeMinors(scene),
    ...judgePersona(scene, ['age.self']),
    ...judgePersons(scene),
    ...judgeForbidden(scene),
    ...judgePush(scene, moment.at_risk),
    ...judgeClaims(scene, moment.asked),
    ...(moment.leaving ? judgeHold(scene) : []),
  ]);
}
