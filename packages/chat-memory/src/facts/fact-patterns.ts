// Reads facts that users state explicitly from their messages, by patterns for informal English. Pure.
import type { FactContent, NewFact, SourceMessage } from './facts.ts';
import { as, ONE, SEVERAL, type Pattern } from './fact-pieces.ts';
import { habits } from './habit-facts.ts';
import { life } from './life-facts.ts';
import { people } from './people-facts.ts';
import { dayNamedIn } from '../spoken-dates.ts';

const patterns = [...people, ...life, ...habits];

/** Questions and suppositions state no facts. */
const STATES_NOTHING =
  /\?\s*$|^(?:do|does|did|are|am|is|was|were|would|could|can|should|shall|have|has|will)\b|\b(?:if|imagine|pretend|suppose|supposing|maybe|perhaps|would|might|almost|let['’]?s (?:say|pretend)|i wish|what if|used to think|i (?:thought|guess|dream(?:ed|t)|feel like)|in (?:the|this|my|our|a) (?:story|game|book|movie|film|novel|dream|role ?play|rp|scene|show|series)|my (?:character|oc|avatar)|as a joke|just kidding|jk)\b/i;
/** Trailing words that add nothing to the fact. */
const TAIL =
  /['’]s$|(?: (?:today|tonight|again|too|though|tho|btw|by the way|lol|haha|honestly|tbh|ngl|any ?more|yesterday))+$/i;

/** A sentence without its own subject, after one about another person, continues about that person. */
const ABOUT_ANOTHER = as(String.raw`\b(?:he|she|they|(?:my|our) (?:${ONE}|${SEVERAL}))\b`);
const ABOUT_SELF = /\b(?:i|im|ive|my|we|our)\b/i;

/** Corrects a name that was given before: "actually she is called Marie", "Marie, not Maria". */
const CORRECTS = /\bactually\b|\b(?:sorry|correction|i meant)\b|\bnot (?<not>\p{L}+)/iu;
const NAMES = /\b(?:called|named|name)\b|['’]s called\b/i;

/** The facts that a user states explicitly. */
export function readFacts(messages: readonly SourceMessage[]): NewFact[] {
  return messages
    .filter(({ author }) => author === 'user')
    .flatMap(({ seq, text, at, day: told_on }) => {
      const sentences = sentencesOf(text);
      const isOfAnother = (sentence: string, before = ''): boolean =>
        !ABOUT_SELF.test(sentence) && ABOUT_ANOTHER.test(before);
      return sentences
        .filter(
          (sentence, place) =>
            !STATES_NOTHING.test(sentence) && !isOfAnother(sentence, sentences[place - 1]),
        )
        .flatMap((sentence) =>
          distinct(patterns.flatMap((one) => factFrom(one, sentence))).map((content): NewFact => {
            const isPlan = content.topic?.startsWith('plan ');
            const day =
              dayNamedIn(content.text, told_on) ?? (isPlan && dayNamedIn(sentence, told_on));
            const corrects = correctionIn(content, sentence);
            return { ...content, day: day || undefined, told_on, seq, told_at: at, corrects };
          }),
        );
    });
}

/** The fact whose name is corrected. */
function correctionIn({ text }: FactContent, sentence: string): NewFact['corrects'] {
  const [, kind] = /^(\p{L}[\p{L} ]*): /u.exec(text) ?? [];
  const found = CORRECTS.exec(sentence);
  if (kind === undefined || !found || !NAMES.test(sentence)) return undefined;
  return { kind, not: found.groups?.['not'] };
}

export const sentencesOf = (text: string): string[] =>
  text
    .replace(/\*[^*]*\*|“[^”]*”|"[^"\n]*"|„[^“”]*[“”]/g, '\n')
    .split(/(?<=[.!?])\s+|\n+/)
    .filter((sentence) => sentence.length > 0 && sentence.length <= 400);

/** Several patterns may match the same fact. */
const distinct = (facts: readonly FactContent[]): FactContent[] => [
  ...new Map(facts.map((fact) => [fact.text, fact])).values(),
];

function factFrom({ pattern, topic, text }: Pattern, sentence: string): FactContent[] {
  const found = pattern.exec(sentence);
  const value = found?.groups?.['value']?.replace(TAIL, '').trim();
  if (!found || value === undefined || value === '') return [];
  const { named } = found.groups ?? {};
  if (named !== undefined && !/^ \p{Lu}/u.test(named)) return [];
  const about = typeof topic === 'string' ? topic : topic(value, found);
  const noted = text(value, found).replace(/\b(?:my|our)\b/gi, 'their');
  return [{ text: noted, topic: about.toLowerCase() }];
}
