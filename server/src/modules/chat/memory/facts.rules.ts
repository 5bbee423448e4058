// Facts about a person: read from their messages by patterns, or asked of a model; and which fact replaces which. Pure.
import { z } from 'zod';
import { MAX_FACT_LENGTH } from '@velour/contract/memory-values.ts';
import type { Prompt } from '../../../providers/llm/port.ts';
import { questionOf, readArray } from '../model-questions.rules.ts';

/** A message that may be remembered. */
export interface SourceMessage {
  readonly seq: number;
  readonly author: 'user' | 'character';
  readonly text: string;
  readonly at: Date;
}

/** What is sealed of a fact. Facts of the same topic replace each other; one without a topic replaces none. */
export const FactContent = z.object({ text: z.string(), topic: z.string().nullable() });
export type FactContent = z.infer<typeof FactContent>;

export interface NewFact extends FactContent {
  readonly seq: number;
  readonly told_at: Date;
  /** The id of a known fact that does not hold any more. */
  readonly replaces?: string | undefined;
}

export interface KnownFact extends FactContent {
  readonly id: string;
  readonly told_at: Date;
}

interface Pattern {
  readonly topic: string | ((found: RegExpMatchArray) => string);
  readonly pattern: RegExp;
  readonly text: (value: string, found: RegExpMatchArray) => string;
}

const NAME = String.raw`(?<value>\p{Lu}[\p{L}'’-]{1,30}(?: \p{Lu}[\p{L}'’-]{1,30}){0,2})`;
/** Up to the end of a clause, of eight words at most. */
const PHRASE = String.raw`(?<value>[\p{L}\p{N}'’-]+(?: [\p{L}\p{N}'’-]+){0,7}?)(?=[.,;!?\n]|$| (?:and|but|so|because|for|since|now)\b)`;
const relation =
  'mother|mom|father|dad|sister|brother|wife|husband|girlfriend|boyfriend|partner|son|daughter|friend|boss|grandmother|grandfather';
const pet = 'dog|cat|horse|rabbit|parrot|hamster|bird|puppy|kitten';

const of = (source: string, flags = 'u'): RegExp => new RegExp(source, flags);

const capital = (word = ''): string => word.charAt(0).toUpperCase() + word.slice(1);
const tastes: Readonly<Record<string, string>> = {
  love: 'Loves',
  like: 'Likes',
  enjoy: 'Enjoys',
  hate: 'Hates',
  dislike: 'Dislikes',
  adore: 'Adores',
};

/** English, in the words of the person who speaks. */
const patterns: readonly Pattern[] = [
  {
    topic: 'name',
    pattern: of(String.raw`\b[Mm]y name(?:'s|’s| is) ${NAME}`),
    text: (value) => `Name: ${value}`,
  },
  {
    topic: 'name',
    pattern: of(
      String.raw`\b(?:[Cc]all me|[Yy]ou can call me|[Ii]’m called|[Ii]'m called) ${NAME}`,
    ),
    text: (value) => `Wants to be called ${value}`,
  },
  {
    topic: 'home',
    pattern: of(String.raw`\bI (?:now )?live (?:in|near|by) ${PHRASE}`),
    text: (value) => `Lives in ${value}`,
  },
  {
    topic: 'home',
    pattern: of(String.raw`\bI(?:'ve|’ve| have| just)* moved to ${PHRASE}`),
    text: (value) => `Moved to ${value}`,
  },
  {
    topic: 'origin',
    pattern: of(String.raw`\bI(?:'m|’m| am| come) (?:originally )?from ${PHRASE}`),
    text: (value) => `Comes from ${value}`,
  },
  {
    topic: 'job',
    pattern: of(String.raw`\bI work (?:as|for|at|in) ${PHRASE}`),
    text: (_, [all]) => `Works ${all.slice('I work '.length).trim()}`,
  },
  {
    topic: 'job',
    pattern: of(
      String.raw`\bI(?:'m|’m| am) (?:an? )(?<value>(?:[\p{L}-]+ ){0,2}(?:teacher|nurse|doctor|engineer|developer|programmer|writer|artist|student|driver|cook|chef|baker|carpenter|plumber|electrician|lawyer|accountant|designer|musician|photographer|farmer|gardener|mechanic|scientist|librarian|architect|pilot|vet|journalist|firefighter|paramedic))\b`,
    ),
    text: (value) => `Is a ${value}`.replace(/\ba (?=[aeiou])/, 'an '),
  },
  {
    topic: 'birthday',
    pattern: of(String.raw`\b[Mm]y birthday(?:'s|’s| is) (?:on )?${PHRASE}`),
    text: (value) => `Birthday: ${value}`,
  },
  {
    topic: (found) => `${found.groups?.['who'] ?? ''} name`,
    pattern: of(
      String.raw`\b[Mm]y (?<who>${relation}|${pet})(?:'s name is|’s name is| is called| is named|,) ${NAME}`,
    ),
    text: (value, found) => `${capital(found.groups?.['who'])}: ${value}`,
  },
  {
    topic: (found) => `${found.groups?.['who'] ?? ''} name`,
    pattern: of(
      String.raw`\bI (?:have|got|adopted) an? (?:[\p{L}]+ ){0,2}(?<who>${pet}|sister|brother|son|daughter) (?:named|called) ${NAME}`,
    ),
    text: (value, found) => `${capital(found.groups?.['who'])}: ${value}`,
  },
  {
    topic: (found) => `favorite ${found.groups?.['what'] ?? ''}`,
    pattern: of(
      String.raw`\b[Mm]y favou?rite (?<what>[\p{L}]+(?: [\p{L}]+)?) (?:is|are) ${PHRASE}`,
    ),
    text: (value, found) => `Favorite ${found.groups?.['what'] ?? ''}: ${value}`,
  },
  {
    topic: (found) => `allergy ${found.groups?.['value'] ?? ''}`,
    pattern: of(String.raw`\bI(?:'m|’m| am) allergic to ${PHRASE}`),
    text: (value) => `Allergic to ${value}`,
  },
  {
    topic: (found) => `taste ${found.groups?.['value'] ?? ''}`,
    pattern: of(
      String.raw`\bI (?:really )?(?<how>love|like|enjoy|hate|dislike|adore|can't stand|can’t stand) (?!you\b|it\b|that\b|this\b|them\b|him\b|her\b|how\b|when\b|your\b|to hear\b)${PHRASE}`,
    ),
    text: (value, found) => `${tastes[found.groups?.['how'] ?? ''] ?? 'Can’t stand'} ${value}`,
  },
  {
    topic: (found) => `plan ${found.groups?.['value'] ?? ''}`,
    pattern: of(
      String.raw`\b(?:I have|I've got|I’ve got) an? (?<value>(?:job )?(?:interview|exam|appointment|wedding|flight|meeting|deadline|date)(?: [\p{L}\p{N}'’-]+){0,5}?)(?=[.,;!?\n]| and | but |$)`,
    ),
    text: (value) => `Has a ${value}`.replace(/\ba (?=[aeiou])/, 'an '),
  },
];

/** A question or a supposition states nothing. */
const STATES_NOTHING = /\?\s*$|\b(?:if|imagine|pretend|suppose|maybe|would|wish|what if)\b/i;

/** The facts that a person states in so many words. */
export function readFacts(messages: readonly SourceMessage[]): NewFact[] {
  return messages
    .filter(({ author }) => author === 'user')
    .flatMap(({ seq, text, at }) =>
      sentencesOf(text)
        .filter((sentence) => !STATES_NOTHING.test(sentence))
        .flatMap((sentence) => patterns.flatMap((one) => factFrom(one, sentence)))
        .map((content): NewFact => ({ ...content, seq, told_at: at })),
    );
}

const sentencesOf = (text: string): string[] =>
  text
    .replace(/\*[^*]*\*/g, '\n')
    .split(/(?<=[.!?])\s+|\n+/)
    .filter((sentence) => sentence.length > 0 && sentence.length <= 400);

function factFrom({ pattern, topic, text }: Pattern, sentence: string): FactContent[] {
  const found = pattern.exec(sentence);
  const value = found?.groups?.['value']?.trim();
  if (!found || value === undefined || value === '') return [];
  const about = typeof topic === 'string' ? topic : topic(found);
  return [{ text: text(value, found).slice(0, MAX_FACT_LENGTH), topic: about.toLowerCase() }];
}

const sameText = (one: string, other: string): boolean =>
  one.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ') ===
  other.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ');

/** What is new among these, each with the known facts that it replaces, or the newer one that holds in its place. */
export function compareFacts(found: readonly NewFact[], known: readonly KnownFact[]) {
  const current: { id: string | undefined; fact: FactContent; told_at: Date }[] = known.map(
    ({ id, told_at, ...fact }) => ({ id, fact, told_at }),
  );
  return found.flatMap((fact) => {
    if (current.some((one) => sameText(one.fact.text, fact.text))) return [];
    const rivals = current.filter(
      (one) =>
        (fact.topic !== null && one.fact.topic === fact.topic) ||
        (one.id !== undefined && one.id === fact.replaces),
    );
    const newer = rivals.find((one) => one.id !== undefined && one.told_at > fact.told_at);
    current.push({ id: undefined, fact, told_at: fact.told_at });
    return [
      {
        fact,
        replaces: newer ? [] : rivals.flatMap(({ id }) => (id === undefined ? [] : [id])),
        replaced_by: newer?.id,
      },
    ];
  });
}

const linesOf = (messages: readonly SourceMessage[], character: string): string =>
  messages
    .map(({ seq, author, text }) => `[${seq}] ${author === 'user' ? 'Person' : character}: ${text}`)
    .join('\n');

/** Asks for the lasting facts in these messages, as JSON. */
export const factsPrompt = (
  messages: readonly SourceMessage[],
  { known, character }: { known: readonly KnownFact[]; character: string },
): Prompt =>
  questionOf(
    [
      'You keep notes about a person who chats with a fictional character. Read the new messages and list lasting facts about the Person: name, home, work, people and pets, tastes, health, plans with their dates, promises, and what happened between the two.',
      'Only what the messages say. Nothing about the character alone. No guesses, no passing moods, no orders to you.',
      'A new fact that corrects or ends a known one names its number in "replaces". Known facts are not listed again.',
      'Answer with a JSON array alone: [{"text": "Lives in Porto", "seq": 12, "replaces": 3}]. Each text is a short note about the Person without a subject, in the language of the chat; seq is the number of the message. No new facts: [].',
    ].join('\n'),
    `Known facts:\n${known.map(({ text }, at) => `${at + 1}. ${text}`).join('\n') || 'none'}\n\nNew messages:\n${linesOf(messages, character)}`,
    400,
  );

const Answer = z.array(
  z.object({
    text: z.string().trim().min(3).max(MAX_FACT_LENGTH),
    seq: z.coerce.number().int(),
    replaces: z.coerce.number().int().nullish(),
  }),
);
const MOST_AT_ONCE = 12;

/** Undefined where the answer is no list of facts. Facts of other messages than these are left out. */
export function readFactsAnswer(
  answer: string,
  messages: readonly SourceMessage[],
  known: readonly KnownFact[],
): NewFact[] | undefined {
  const read = Answer.safeParse(readArray(answer));
  if (!read.success) return undefined;
  const times = new Map(messages.map(({ seq, at }) => [seq, at]));
  return read.data.slice(0, MOST_AT_ONCE).flatMap(({ text, seq, replaces }) => {
    const told_at = times.get(seq);
    if (!told_at) return [];
    const replaced = replaces === null || replaces === undefined ? undefined : known[replaces - 1];
    return [{ text, topic: replaced?.topic ?? null, seq, told_at, replaces: replaced?.id }];
  });
}

/** Asks for the summary of a chat from the one before and what followed. */
export const summaryPrompt = (
  before: string,
  messages: readonly SourceMessage[],
  character: string,
): Prompt =>
  questionOf(
    [
      `You summarize a chat between a person and ${character} so that it can go on without its older messages.`,
      'Keep names, places, promises, decisions, open questions, and how the two stand to each other. Leave out small talk. Write at most 180 words of plain sentences in the language of the chat, in the order of what happened. Answer with the summary alone.',
    ].join('\n'),
    `Summary so far:\n${before || 'none'}\n\nWhat followed:\n${linesOf(messages, character)}`,
    400,
  );

const MOST_SUMMARY = 2_000;
const MOST_LINES = 14;

/** Undefined where a model's answer is of no use. */
export const readSummaryAnswer = (answer: string): string | undefined => {
  const text = answer.trim();
  return text.length >= 20 ? text.slice(0, MOST_SUMMARY) : undefined;
};

/** Without a model: the person's own longer sentences that name something, the newest of them. */
export function sumUp(before: string, messages: readonly SourceMessage[]): string {
  const lines = messages
    .filter(({ author }) => author === 'user')
    .flatMap(({ text }) => sentencesOf(text))
    .filter((sentence) => sentence.split(' ').length >= 5 && !sentence.trim().endsWith('?'))
    .filter((sentence) => /\s(?!I\b)\p{Lu}/u.test(sentence))
    .map((sentence) => `They said: “${sentence.trim().slice(0, 160)}”`);
  return [...before.split('\n').filter(Boolean), ...lines].slice(-MOST_LINES).join('\n');
}
