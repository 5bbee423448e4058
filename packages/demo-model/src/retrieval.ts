// Finds a card's statements that answer a question, by shared words and topics, best first.
import type { Nearness } from './prompt.ts';
import { plain } from './wording.ts';
import { kinds, related } from './phrases/question-topics.ts';
import { baseForms, common } from './phrases/words.ts';

export interface Statement {
  /** The statement in the first person. */
  readonly text: string;
  readonly of: 'card' | 'tagline' | 'scene' | 'lore' | 'dialogue' | 'greeting';
  /** Additional words that match questions: the key of a list, or the example line that it replies to. */
  readonly cue?: string;
}

export interface Match {
  readonly statement: Statement;
  readonly score: number;
  /** True if it shares words with the question, or its topic. */
  readonly isByWords: boolean;
  /** True if it is of the kind that is asked for, so that it may be repeated. */
  readonly isAnswer: boolean;
}

/** The minimum score; below it (a single common word or topic), a match is coincidence. */
const ENOUGH = 1;
/** The weight of a word that only occurs in the sentence before: "He takes payment in songs". */
const CARRIED = 0.55;
const goesOn = /^(?:he|she|it|they|his|her|its|their|this|that)\b|\bthere\b/i;
const weights: Record<Statement['of'], number> = {
  card: 1,
  tagline: 0.8,
  lore: 1,
  scene: 0.95,
  dialogue: 0.85,
  greeting: 0.85,
};

/** Above this similarity, a statement is an answer even without common words. */
const NEAR = 0.3;
/** Questions share many words; above this similarity, two of them ask the same. */
const NEAR_CUE = 0.5;
/** Questions that a statement of another kind does not answer, so that it is not repeated for them. */
const isStrict = /\b(?:how (?:long|many|much|old|often|tall)|when|why|how come|what happened)\b/;
/** Lists of traits, which are similar to every question about a person: "I'm dry, patient, observant". */
export const traits = /^I['’]m (?:[^,.]+(?:, [^,.]+)+|\w+(?: and \w+)+)\.$/;
const looks = /^My (?:hair|eyes) /;
/** Added if question and statement have one subject: "What does your brother do?", "My brother is a cook". */
const SAME_SUBJECT = 0.4;
/** A statement about another person: "My brother Joost is". */
const named = /^My \w+ \p{Lu}/u;
/** The score for a similarity of 1; a common word scores 1 to 2. */
const BY_MEANING = 5;

interface Asked {
  /** In plain form. */
  readonly text: string;
  /** What the question refers to, in plain form. */
  readonly before?: string;
  readonly nearness?: Nearness | undefined;
}

export function findStatements(
  { text, before = '', nearness }: Asked,
  statements: readonly Statement[],
): Match[] {
  const stems = [...new Set(contentOf(text.replace(/\bas a (?:kid|child)\b/, 'grow')).map(stem))];
  const context = [...new Set(contentOf(before).map(stem))].filter((one) => !stems.includes(one));
  const told = statements.map((statement, at) => {
    const all = plain(`${statement.text} ${statement.cue ?? ''}`);
    const before = goesOn.test(statement.text) ? plain(statements[at - 1]?.text ?? '') : '';
    return { statement, all, stems: stemsOf(all), before: stemsOf(before) };
  });
  const countOf = (one: string): number =>
    told.filter((other) => other.stems.some((two) => isKin(one, two))).length;
  const weighted = stems.map((one) => ({ one, weight: 1 + 1 / (1 + countOf(one)) }));
  const topics = related.filter(([asked]) => asked.test(text)).map(([, says]) => says);
  const kind = kindOf(text);
  const mustFit = isStrict.test(text) || /\b(?:called|name of)\b/.test(text);
  const isHere = /\b(?:i|we|me|my|us|here|now)\b/.test(text);
  const nearOf = ({ text: said, of, cue }: Statement): number | undefined => {
    if (of === 'greeting' || looks.test(said) || traits.test(said)) return undefined;
    // A line answers what was asked before it.
    const near = nearness?.(text, of === 'dialogue' ? (cue ?? said) : said);
    return of === 'dialogue' && near !== undefined && near < NEAR_CUE ? undefined : near;
  };
  const isOfYou = /\b(?:are|do|did|have|were|can|would) you\b/.test(text);
  const isAboutSame = (one: (typeof told)[number]): boolean =>
    /^I\b/.test(one.statement.text)
      ? isOfYou
      : !isOfYou &&
        one.stems.slice(0, 3).some((first) => stems.some((asked) => isKin(asked, first)));
  /** True for the line before one of a dialogue, if it has the words of the question. */
  const isSameQuestion = (cue = ''): boolean => {
    const asked = contentOf(plain(cue)).map(stem);
    return (
      stems.length > 0 &&
      asked.length === stems.length &&
      stems.every((one) => asked.some((two) => isKin(one, two)))
    );
  };
  /** More for the subject and the place of the question, less for other people and for the scenario. */
  const aboutOf = (one: (typeof told)[number], isByWords: boolean): number => {
    const { of, text: said } = one.statement;
    const here = of !== 'scene' ? 0 : isHere && isByWords ? 0.8 : isOfYou ? -0.4 : 0;
    if (isAboutSame(one) && of !== 'dialogue') return here + SAME_SUBJECT;
    const isOther = isOfYou && (named.test(said) || (!isHere && /^You\b/.test(said)));
    return isOther ? here - 1 : here;
  };
  const matchOf = (one: (typeof told)[number]): Omit<Match, 'statement'> | undefined => {
    const isCarried = context.some((asked) => one.stems.some((two) => isKin(asked, two)));
    const direct = weighted.reduce(
      (sum, { one: asked, weight }) => {
        if (one.stems.some((two) => isKin(asked, two))) return sum + weight;
        return one.before.some((two) => isKin(asked, two)) ? sum + weight * CARRIED : sum;
      },
      isCarried ? CARRIED : 0,
    );
    const topical = topics.filter((says) => says.test(one.all)).length * 1.3;
    const near = nearOf(one.statement);
    const isKind = kind === undefined || kind.test(one.statement.text);
    const isCue = isSameQuestion(one.statement.cue);
    const fits = isCue ? 2 : kind === undefined ? 0 : isKind ? 0.45 : mustFit ? -0.8 : -0.25;
    const isByWords = direct + topical + (direct > 0 ? fits : 0) >= ENOUGH;
    if (!isByWords && (near ?? 0) < NEAR) return undefined;
    const meant = near === undefined ? 0 : Math.max(0, near) * BY_MEANING;
    return {
      score:
        (direct + topical + fits + aboutOf(one, isByWords) + meant) * weights[one.statement.of],
      isByWords,
      isAnswer: isCue || isKind || !isStrict.test(text),
    };
  };
  return told
    .flatMap((one) => {
      const match = matchOf(one);
      return match && match.score > 0 ? { statement: one.statement, ...match } : [];
    })
    .sort((one, other) => other.score - one.score);
}

/** What an answer to such a question looks like: a number for “how many”. */
export const kindOf = (text: string): RegExp | undefined =>
  kinds.find(([asked]) => asked.test(text))?.[1];

/** The content words of a question. */
export const contentOf = (text: string): string[] =>
  text
    .split(' ')
    .filter((word) => word.length > 1 && !common.has(word) && !common.has(word.replace(/s$/, '')));

/** True for related words: "star" and "stargazing", "book" and "logbook". */
export const isKin = (one: string, other: string): boolean =>
  one === other ||
  (one.length > 3 &&
    other.length > 3 &&
    (one.startsWith(other) ||
      other.startsWith(one) ||
      isCompound(one, other) ||
      isCompound(other, one)));

/** True for a word that ends with another one: "logbook", but not "bread" and "read". */
const isCompound = (long: string, short: string): boolean =>
  long.length >= short.length + 3 && long.endsWith(short);

const stemsOf = (text: string): string[] => (text === '' ? [] : text.split(' ').map(stem));

export const stem = (word: string): string =>
  baseForms.get(word) ??
  word
    .replace(/'s$|'$/, '')
    .replace(/(?:ies|ied)$/, 'y')
    .replace(/(?<=...)(?:ing|ed|er|ers|or|ment)$/, '')
    .replace(/(?<=..[^aeious])(?:es|s)$/, '')
    .replace(/(?<=...)e$/, '')
    .replace(/([bdgmnprt])\1$/, '$1');
