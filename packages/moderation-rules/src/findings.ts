// Applies all patterns to texts and returns the findings; `policy.ts` decides the action.
import { inCards } from './words/card.words.ts';
import { forbidden } from './words/forbidden.words.ts';
import { claim, question } from './words/claim.words.ts';
import { farewell, manipulation } from './words/farewell.words.ts';
import { age, ageVoids } from './words/age.words.ts';
import { context } from './words/context.words.ts';
import { intent, intentVoids } from './words/intent.words.ts';
import { judgeMinors, judgePersona } from './minors.ts';
import { characterAge, selfAge, user } from './words/user.words.ts';
import { compilePatterns, type PatternSet } from './patterns/compile.ts';
import { readBeginnings, type Automaton } from './patterns/graph.ts';
import { judgeEarnest, unlessTold } from './earnest.ts';
import { kindOf } from './finding-kinds.ts';
import { macros } from './words/macros.words.ts';
import { sortMarks, type Scene } from './patterns/spans.ts';
import { createMatcher, type Mark } from './patterns/patterns.ts';
import { likeness } from './words/likeness.words.ts';
import {
  builtInNames,
  createNameIndex,
  judgePersons,
  namePatterns,
  readNames,
  type NameIndex,
} from './persons.ts';
import { gravestFirst, type Finding } from './policy.ts';
import { isWithinWord } from './text/joints.ts';
import type { Day } from './text/dates.ts';
import { createLexicon, type Lexicon } from './text/lexicon.ts';
import { createReader } from './text/text.ts';
import {
  asksIfHuman,
  judgeInputPhrases,
  judgeReplyPhrases,
  judgeUserAge,
  type Moment,
} from './phrases.ts';
import { earnest } from './words/earnest.words.ts';
import { encouragement } from './words/encouragement.words.ts';
import { hyperbole } from './words/hyperbole.words.ts';
import { risk } from './words/risk.words.ts';
import { subjects } from './words/subjects.words.ts';

export interface Detector {
  readonly lexicon: Lexicon;
  /** For texts of users. */
  readonly input: Automaton;
  /** For texts of characters. */
  readonly card: Automaton;
  /** For texts of models. */
  readonly output: Automaton;
  /** The kinds of patterns by each prefix of their first words. */
  readonly beginnings: ReadonlyMap<string, number>;
  readonly names: NameIndex;
  /** The current day, which birth dates and school years depend on. */
  readonly today: Day;
}

type Tables = Omit<Detector, 'today'>;

/**
 * Compiled tables by the operator's names; compiling takes a third of a second and ten megabytes, and they never
 * change.
 */
const compiled = new Map<string, Tables>();
/** A process needs one; tests have lists of their own. */
const MAX_COMPILED = 4;

/** `names` is the operator's list, one per line. The first call for a list takes about a third of a second. */
export function createDetector({ today, names }: { today: Day; names: string }): Detector {
  const tables = compiled.get(names) ?? compileTables(names);
  compiled.delete(names);
  compiled.set(names, tables);
  for (const oldest of compiled.keys()) {
    if (compiled.size <= MAX_COMPILED) break;
    compiled.delete(oldest);
  }
  return { ...tables, today };
}

/** As bits. */
const readers = { input: 1, card: 2, output: 4 };

function compileTables(names: string): Tables {
  const lexicon = createLexicon();
  const known = [...builtInNames(), ...readNames(names)];
  const shared = [
    age,
    ageVoids,
    intent,
    intentVoids,
    context,
    subjects,
    likeness,
    namePatterns(known),
    forbidden,
    earnest,
  ];
  const ofPeople = [user, selfAge, risk, hyperbole, question, farewell];
  const ofReplies = [characterAge, claim, encouragement, manipulation];
  const { input, card, output } = readers;
  const by = (bits: number) => (set: PatternSet) => [bits, set] as const;
  const graph = compilePatterns(
    [
      ...shared.map(by(input | card | output)),
      ...ofPeople.map(by(input | card)),
      by(card)(inCards),
      ...ofReplies.map(by(output)),
    ],
    // Only replies are held back for possible findings.
    { macros, lexicon, kindOf: (tag) => ((tag.readers & output) === 0 ? 0 : kindOf(tag.tag)) },
  );
  return {
    lexicon,
    input: { ...graph, reader: input },
    card: { ...graph, reader: card },
    output: { ...graph, reader: output },
    beginnings: readBeginnings(graph, lexicon),
    names: createNameIndex(known),
  };
}

export interface Scan extends Scene {
  readonly found: readonly Mark[];
  /** The total number of words. */
  readonly words: number;
}

/** Reads texts as one conversation; only the last one is new. */
export function scan(
  detector: Detector,
  automaton: Automaton,
  texts: readonly string[],
  joined = false,
): Scan {
  const found: Mark[] = [];
  const matcher = createMatcher(automaton, (mark) => found.push(mark));
  const { lexicon, today } = detector;
  const reader = createReader({ lexicon, today, sink: matcher.feed });
  let fresh = 0;
  for (const [index, text] of texts.entries()) {
    if (index > 0 && joined) {
      if (!isWithinWord(texts[index - 1] ?? '', text, lexicon)) reader.feed(' ');
    } else if (index > 0) reader.pause();
    fresh = matcher.count();
    reader.feed(text);
  }
  reader.stop();
  return {
    found,
    marks: sortMarks(found.filter((mark) => !isAcross(mark, fresh))),
    fresh,
    joined,
    words: matcher.count(),
  };
}

/** Two messages do not form one context: "… that dress" and "She is …". */
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
    // "I'm 15, kiss me" states that the user is under age, which freezes the account.
    ...minors.filter(({ rule_id }) => userAge.length === 0 || !rule_id.includes('.self_')),
    ...userAge,
    ...judgePersons(scene),
    ...judgeEarnest(scene),
    ...judgeInputPhrases(scene),
  ];
  return { findings: gravestFirst(unlessTold(scene, findings)), asks_if_human: asksIfHuman(scene) };
}

export function judgeOutput(scene: Scene, moment: Moment): Finding[] {
  const findings = [
    ...judgeMinors(scene),
    ...judgePersona(scene, moment.age_asked ? ['age.self', 'age.bare'] : ['age.self']),
    ...judgePersons(scene),
    ...judgeEarnest(scene),
    ...judgeReplyPhrases(scene, moment),
  ];
  return gravestFirst(unlessTold(scene, findings));
}
