// Ranks the messages that recall finds by their texts: how likely each one answers the question. Pure.
import { stemsIn } from '@velour/text-search/indexed-words.ts';
import type { Speakers } from './recall-question.ts';

export interface Candidate {
  readonly author: 'user' | 'character';
  readonly text: string;
  readonly at: Date;
  /** Scores of the index: by the message's words alone, and which parts of the question they contain. */
  readonly score: number;
  readonly held: number;
  readonly before: number;
  readonly around: number;
  readonly rarity: number;
  readonly rest: number;
  readonly owned: number;
  readonly nearness?: number | undefined;
}

/** Signs that a message answers a question, each from 0 to about 1. */
const SIGNS = [
  'held',
  'before',
  'relative',
  'says',
  'near',
  'fits',
  'misfits',
  'secondHand',
  'newer',
] as const;
type Signs = Record<(typeof SIGNS)[number], number>;

/** How many texts that match by words are read, and as many that match by meaning; a few of them go into the prompt. */
export const MAX_CANDIDATES = 24;
/**
 * The weight of each sign: rounded from a logistic regression on the handwritten pairs, the development conversations
 * and the generator, once by words alone and once with embeddings. More digits would only fit these texts.
 */
const WEIGHTS: Readonly<Signs> = {
  held: 2.2,
  before: 2,
  relative: 3,
  says: 3,
  near: 2,
  fits: 1,
  misfits: -1,
  secondHand: -2.6,
  newer: 1,
};

/**
 * Signs that any of the results is an answer: `met` of the best few, the others of the first result alone.
 * `secondHand`: the question is about one of the two, and the best match was said by the other.
 */
export const SURE_SIGNS = [
  'met',
  'rest',
  'owned',
  'misfits',
  'near',
  'says',
  'secondHand',
] as const;
export type SureSigns = Record<(typeof SURE_SIGNS)[number], number>;

interface Sureness {
  readonly weights: Readonly<SureSigns>;
  /** Below this, nothing is recalled; docs/memory.md has the curve of precision against recall. */
  readonly least: number;
}

/**
 * Close to the regression of `server/bench/memory-fit.ts` without `rest`, which decides worse on unseen
 * conversations, but not its exact result: that gives `met` 1.8, `owned` 0.5, `misfits` -0.8, and `says` 0.1 on all
 * texts, 0.7 on the conversations alone.
 */
export const BY_WORDS: Sureness = {
  weights: { met: 2, rest: 0, owned: 0.7, misfits: -0.6, near: 0, says: 0.6, secondHand: -3 },
  least: 1.3,
};
/**
 * Close to the same regression with embeddings, which gives 1.3, 1.1, -0.8 and 1.0; `owned` and `says` have no effect
 * there.
 */
export const BY_MEANING: Sureness = {
  weights: { met: 1.2, rest: 1.6, owned: 0, misfits: -0.8, near: 1.1, says: 0, secondHand: -3 },
  least: 1,
};
/** How many of the best results decide whether anything is recalled. */
const MAX_TRUSTED = 8;
/** The minimum value of a matched part of the question, however common its words are; their rarity is added. */
const MET_ANYWAY = 0.4;
/** A message with this many different words says enough. */
const ENOUGH_WORDS = 8;
/** A question about what is true today. */
const TODAY =
  /\b(?:now|nowadays|currently|current|still|today|these days|any ?more|at the moment|latest)\b/i;
/** The nearness, in standard deviations, that counts as the maximum. */
const NEAREST = 4;

const days = 'monday|tuesday|wednesday|thursday|friday|saturday|sunday';
const months =
  'january|february|march|april|may|june|july|august|september|october|november|december';
const numbers =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|dozen|half|twice|once';
const ordinals =
  'first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|[a-z]*teenth|tenth|eleventh|twelfth|[a-z]*tieth';

/** What a question asks for, and what an answer to it looks like. */
const kinds: readonly { readonly sought: RegExp; readonly answered: RegExp }[] = [
  {
    sought:
      /\b(?:when|(?:what|which) (?:time|days?|dates?|month|year|season)|how (?:long|often)|since when)\b/i,
    answered: new RegExp(
      String.raw`\d|\b(?:${days}|${months}|${ordinals}|tomorrow|tonight|yesterday|noon|midnight|spring|summer|autumn|winter|morning|afternoon|evening|(?:next|last|every|this|other) (?:day|week|month|year|${days}))s?\b`,
      'i',
    ),
  },
  {
    sought:
      /\b(?:how (?:much|many|old|tall|far|big|large|heavy)|what (?:number|age)|which (?:number|age|floor|storey))\b/i,
    answered: new RegExp(String.raw`\d|\b(?:${numbers}|${ordinals})\b`, 'i'),
  },
  {
    sought: /\b(?:who|whom|whose|(?:is|am|are|was) .*\bcalled|names?|nickname)\b/i,
    answered: /(?<=[\p{L}\p{N},;:] )(?!I\b)\p{Lu}\p{L}+|\bcall(?:ed|s)? me\b/u,
  },
  {
    sought: /\bwhere\b/i,
    answered:
      /\b(?:in|at|near|under|behind|beside|by|from|to|inside|into|on) (?:(?:the|a|an|my|our|his|her|their)\b|\p{Lu})/u,
  },
  {
    sought: /\b(?:why|what for|for what reason)\b/i,
    answered: /\b(?:because|since|so|as|due to|therefore|reason|that[’']s why|which is why)\b/i,
  },
];

/** Best first; empty if no message is likely to be about the question. */
export function orderByAnswer<T extends Candidate>(
  question: string,
  candidates: readonly T[],
  speakers: Speakers = {},
): T[] {
  const { ordered, sure } = weigh(question, candidates, speakers);
  if (!sure) return [];
  const { weights, least } = ordered[0]?.nearness === undefined ? BY_WORDS : BY_MEANING;
  const sum = SURE_SIGNS.reduce((all, sign) => all + weights[sign] * sure[sign], 0);
  return sum < least ? [] : ordered;
}

/** All results in order, and the signs that any of them is an answer; undefined if there are none. */
export function weigh<T extends Candidate>(
  question: string,
  candidates: readonly T[],
  speakers: Speakers,
): { readonly ordered: T[]; readonly sure: SureSigns | undefined } {
  const signsOf = readSigns(question, candidates, speakers);
  const weighed = candidates
    .map((candidate) => ({ candidate, signs: signsOf(candidate) }))
    .map((one) => ({ ...one, worth: worthOf(one.signs) }))
    .sort((a, b) => b.worth - a.worth);
  const ordered = weighed.map(({ candidate }) => candidate);
  const [first] = weighed;
  if (!first) return { ordered, sure: undefined };
  const { rest, owned } = first.candidate;
  const { misfits, near, says } = first.signs;
  const nearest = weighed.reduce((best, one) => (aptnessOf(one) > aptnessOf(best) ? one : best));
  // A message that asks about it may be answered by the next one.
  const secondHand = asks(nearest.candidate) ? 0 : nearest.signs.secondHand;
  const met = Math.max(...ordered.slice(0, MAX_TRUSTED).map(metBy));
  return { ordered, sure: { met, rest, owned, misfits, near, says, secondHand } };
}

const asks = ({ text }: Pick<Candidate, 'text'>): boolean => text.includes('?');

/** By all signs except who said it. */
const aptnessOf = ({ signs, worth }: { signs: Signs; worth: number }): number =>
  worth - WEIGHTS.secondHand * signs.secondHand;

const worthOf = (signs: Signs): number =>
  SIGNS.reduce((sum, sign) => sum + WEIGHTS[sign] * signs[sign], 0);

/** Words of the message before count as much as its own: a question and its answer share the words between them. */
const metBy = ({ held, around, rarity }: Candidate): number =>
  (held + around) * (MET_ANYWAY + Math.min(1, rarity / 2));

function readSigns(question: string, candidates: readonly Candidate[], speakers: Speakers) {
  const sought = kinds.filter((kind) => kind.sought.test(question));
  const teller = tellerOf(question, speakers);
  const best = Math.max(...candidates.map(({ score }) => score));
  const is = (holds: boolean): number => (holds ? 1 : 0);
  const times = candidates.map(({ at }) => at.getTime());
  const [oldest, newest] = [Math.min(...times), Math.max(...times)];
  const newerOf = (at: Date): number =>
    TODAY.test(question) && newest > oldest ? (at.getTime() - oldest) / (newest - oldest) : 0;
  return ({ text, at, author, score, held, before, nearness = 0 }: Candidate): Signs => {
    const statements = statementsIn(text);
    const fits = sought.some(({ answered }) => answered.test(statements));
    return {
      held,
      before,
      relative: best > 0 ? score / best : 0,
      says: Math.min(1, stemsIn(statements, ENOUGH_WORDS).size / ENOUGH_WORDS),
      near: Math.max(0, nearness) / NEAREST,
      fits: is(fits),
      misfits: is(sought.length > 0 && !fits),
      newer: newerOf(at),
      secondHand: is(teller !== undefined && teller !== author),
    };
  };
}

/** The parts of the question that are not about the two themselves. */
const COURTESY =
  /\b(?:(?:do|did|can|could|would|will) you (?:still |please )?(?:remember|recall|know|tell|remind)(?: me)?|(?:tell|remind) me)\b/gi;

/** Whose life a question is about, as far as it says so: exactly one of the two. */
function tellerOf(
  question: string,
  { person, character }: Speakers,
): Candidate['author'] | undefined {
  const stems = stemsIn(question);
  const isNamed = (name = ''): boolean => [...stemsIn(name)].some((stem) => stems.has(stem));
  const only = (isPerson: boolean, isCharacter: boolean): Candidate['author'] | undefined =>
    isPerson === isCharacter ? undefined : isPerson ? 'user' : 'character';
  if (isNamed(person) || isNamed(character)) return only(isNamed(person), isNamed(character));
  const plain = question.replace(COURTESY, ' ');
  return only(/\b(?:i|me|my|mine)\b/i.test(plain), /\b(?:you|your|yours)\b/i.test(plain));
}

/** A text without its questions. */
const statementsIn = (text: string): string =>
  text
    .split(/(?<=[.!?…])\s+|\n+/)
    .filter((sentence) => !/\?["”’)*]*$/.test(sentence.trim()))
    .join(' ')
    .trim();
