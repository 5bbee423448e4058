// Orders the messages that recall finds by what their texts say: whether one may be the answer to the question. Pure.
import { stemsInOrder } from '../search/search.rules.ts';

export interface Candidate {
  readonly author: 'user' | 'character';
  readonly text: string;
  /** By its words alone. */
  readonly score: number;
}

/** So many texts are read for a question, a few of which go into the prompt. */
export const MOST_CANDIDATES = 24;
/** A question tells little about its own subject. */
const ASKS = 0.5;
/** What is asked for stands in the message: a time, a number, a name, a place or a reason. */
const FITS = 1.3;
/** What a person asks about themselves they have said themselves, and what they ask about the character it has. */
const OWN = 1.2;
/** For two words of the question that stand together in the message, too. */
const TOGETHER = 0.15;
/** So far apart two words still stand together. */
const NEAR = 3;

const days = 'monday|tuesday|wednesday|thursday|friday|saturday|sunday';
const months =
  'january|february|march|april|may|june|july|august|september|october|november|december';
const numbers =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|dozen|half|twice|once';
const ordinals =
  'first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|[a-z]*teenth|tenth|eleventh|twelfth|[a-z]*tieth';

/** What a question asks for, and how an answer to it looks. */
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

/** The best first. */
export function orderByAnswer<T extends Candidate>(
  question: string,
  candidates: readonly T[],
): T[] {
  const sought = kinds.filter((kind) => kind.sought.test(question));
  const isOwn = /\b(?:i|me|my|mine|we|us|our|ours)\b/i.test(question);
  const isYours = !isOwn && /\b(?:you|your|yours)\b/i.test(question);
  const pairs = pairsOf(stemsInOrder(question));
  const worth = ({ text, author, score }: Candidate): number => {
    const statements = statementsIn(text);
    if (statements === '') return score * ASKS;
    const fits = sought.some(({ answered }) => answered.test(statements)) ? FITS : 1;
    const isFirstHand = isOwn ? author === 'user' : isYours && author === 'character';
    const near = pairs.length === 0 ? 0 : countNear(pairs, stemsInOrder(text)) * TOGETHER;
    return score * fits * (isFirstHand ? OWN : 1) * (1 + near);
  };
  return candidates
    .map((candidate) => ({ candidate, worth: worth(candidate) }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ candidate }) => candidate);
}

/** A text without the questions in it. */
const statementsIn = (text: string): string =>
  text
    .split(/(?<=[.!?…])\s+|\n+/)
    .filter((sentence) => !/\?["”’)*]*$/.test(sentence.trim()))
    .join(' ')
    .trim();

const pairsOf = (stems: readonly string[]): (readonly [string, string])[] =>
  stems.slice(1).map((stem, at) => [stems[at] ?? '', stem] as const);

function countNear(
  pairs: readonly (readonly [string, string])[],
  stems: readonly string[],
): number {
  return pairs.filter(([one, other]) =>
    stems.some((stem, at) => {
      if (stem !== one) return false;
      const near = stems.slice(Math.max(0, at - NEAR), at + NEAR + 1);
      return near.includes(other);
    }),
  ).length;
}
