// Facts about a user: the questions to a model and its answers, which fact replaces which, and summaries. Pure.
import { z } from 'zod';
import { MAX_FACT_LENGTH } from '@velour/contract/memory-values.ts';
import type { Prompt } from '../../../providers/llm/port.ts';
import { dayNamedIn, withDates } from './spoken-dates.rules.ts';
import { sentencesOf } from './fact-patterns.rules.ts';
import { questionOf, readObjects } from '../model-questions.rules.ts';

/** A message that facts may be read from. */
export interface SourceMessage {
  readonly seq: number;
  readonly author: 'user' | 'character';
  readonly text: string;
  readonly at: Date;
  /** The day it was sent, in the user's time zone. */
  readonly day: string;
}

/** A year, a month or a day. */
const Day = z.string().regex(/^(?:19|20)\d\d(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)?$/);

/**
 * The sealed content of a fact. Facts of the same topic replace each other; one without a topic replaces none. `day`:
 * when it is or was true, if it names a day; otherwise it is true from when it was mentioned until another fact
 * replaces it. `told_on`: the day it was mentioned, in the user's time zone; absent from facts that were stored while
 * days were in UTC.
 */
export const FactContent = z.object({
  text: z.string(),
  topic: z.string().nullable(),
  day: z.string().optional(),
  told_on: z.string().optional(),
});
export type FactContent = z.infer<typeof FactContent>;

export interface NewFact extends FactContent {
  readonly seq: number;
  readonly told_at: Date;
  /** The ids of known facts that are no longer true. */
  readonly replaces?: readonly string[];
  /** The correction of a name: of the only known fact of its kind, or of the one with this name. */
  readonly corrects?: { readonly kind: string; readonly not?: string | undefined } | undefined;
}

export interface KnownFact extends FactContent {
  readonly id: string;
  readonly told_at: Date;
}

const sameText = (one: string, other: string): boolean =>
  one.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ') ===
  other.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ');

/**
 * The new ones of these facts, each with the known facts that it replaces and the positions of those of these facts
 * that it replaces, or with the newer fact that replaces it.
 */
export function compareFacts(found: readonly NewFact[], known: readonly KnownFact[]) {
  type Current = { id?: string; place?: number | undefined; fact: FactContent; told_at: Date };
  let current: Current[] = known.map(({ id, told_at, ...fact }) => ({ id, fact, told_at }));
  let count = 0;
  return found.flatMap((fact) => {
    const sameWords = current.filter((one) => sameText(one.fact.text, fact.text));
    // “An exam tomorrow”, said again a month later, is another exam.
    if (sameWords.some((one) => fact.day === undefined || one.fact.day === fact.day)) return [];
    const corrected = correctedBy(
      fact,
      current.map((one) => one.fact),
    );
    const rivals = current.filter(
      (one) =>
        (fact.topic !== null && one.fact.topic === fact.topic) ||
        (one.id !== undefined && fact.replaces?.includes(one.id)) ||
        sameWords.includes(one) ||
        one.fact === corrected,
    );
    const newer = rivals.find((one) => one.id !== undefined && one.told_at > fact.told_at);
    const older = newer ? [] : rivals;
    current = current.filter((one) => !older.includes(one));
    const place = newer ? undefined : count;
    current.push({ place, fact, told_at: fact.told_at });
    count += 1;
    return [
      {
        fact,
        replaces: older.flatMap(({ id }) => id ?? []),
        replaces_found: older.flatMap(({ place }) => place ?? []),
        replaced_by: newer?.id,
      },
    ];
  });
}

function correctedBy(
  { corrects }: NewFact,
  known: readonly FactContent[],
): FactContent | undefined {
  if (!corrects) return undefined;
  const { kind, not = '' } = corrects;
  const rivals = known.filter(({ text }) => text.startsWith(`${kind}: `) && text.endsWith(not));
  return rivals.length === 1 ? rivals[0] : undefined;
}

const linesOf = (messages: readonly SourceMessage[], character: string): string =>
  messages
    .map(
      ({ seq, author, text, day }) =>
        `[${seq}, ${day}] ${author === 'user' ? 'Person' : character}: ${text}`,
    )
    .join('\n');

const lineOf = ({ text, day }: KnownFact, at: number): string =>
  `${at + 1}. ${text}${day === undefined ? '' : ` (${day})`}`;

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
      'Answer with a JSON array alone: [{"text": "Flies to Porto on Friday", "seq": 12, "when": "2026-03-06", "replaces": 3}]. Each text is a short note about the Person without a subject, in the language of the chat; seq is the number of the message. "when" is for plans and events alone: the date, month or year that is meant, counted from the day of the message. No new facts: [].',
    ].join('\n'),
    `Known facts:\n${known.map(lineOf).join('\n') || 'none'}\n\nNew messages:\n${linesOf(messages, character)}`,
    400,
  );

/** Small models write `"[12]"`, as the messages are numbered, and “none” if there is none. */
const Numbered = z.preprocess(
  (given) => (typeof given === 'string' ? /\d+/.exec(given)?.[0] : given),
  z.coerce.number().int(),
);
/** Also `[1, 3]`, for a fact that corrects several. */
const Places = z.preprocess(
  (given) => (Array.isArray(given) ? given : [given]),
  z.array(Numbered.nullish().catch(undefined)),
);
const Item = z.object({
  text: z.string().trim().min(3).max(MAX_FACT_LENGTH),
  seq: Numbered,
  when: Day.nullish().catch(undefined),
  replaces: Places,
});
const MAX_AT_ONCE = 12;

/** Undefined if the answer is not a list of facts. Facts of messages other than these are dropped. */
export function readFactsAnswer(
  answer: string,
  messages: readonly SourceMessage[],
  known: readonly KnownFact[],
): NewFact[] | undefined {
  const read = readObjects(answer);
  if (!read) return undefined;
  // One unusable entry must not cost the others, or the same messages would be read again after each reply.
  const items = read.flatMap((one) => Item.safeParse(one).data ?? []);
  if (items.length === 0 && read.length > 0) return undefined;
  const sources = new Map(messages.map((message) => [message.seq, message]));
  return items.slice(0, MAX_AT_ONCE).flatMap(({ text, seq, when, replaces }) => {
    const source = sources.get(seq);
    if (!source) return [];
    const { at: told_at, day: told_on } = source;
    const replaced = replaces.flatMap((place) => known[(place ?? 0) - 1] ?? []);
    const topic = replaced[0]?.topic ?? null;
    const day = when ?? dayNamedIn(text, told_on);
    return [{ text, topic, day, told_on, seq, told_at, replaces: replaced.map(({ id }) => id) }];
  });
}

/** Asks for the summary of a chat, from the previous summary and the messages since. */
export const summaryPrompt = (
  before: string,
  messages: readonly SourceMessage[],
  character: string,
): Prompt =>
  questionOf(
    [
      `You summarize a chat between a person and ${character} so that it can go on without its older messages.`,
      'Keep names, places, promises, decisions, open questions, and how the two stand to each other. Leave out small talk. Write days such as “tomorrow” as dates. Write at most 180 words of plain sentences in the language of the chat, in the order of what happened. Answer with the summary alone.',
    ].join('\n'),
    `Summary so far:\n${before || 'none'}\n\nWhat followed:\n${linesOf(messages, character)}`,
    400,
  );

const MAX_SUMMARY = 2_000;
const MAX_LINES = 14;

/** Undefined if the model's answer is unusable. */
export const readSummaryAnswer = (answer: string): string | undefined => {
  const text = answer.trim();
  return text.length >= 20 ? text.slice(0, MAX_SUMMARY) : undefined;
};

/** Without a model: the newest of the user's longer sentences that name something. */
export function sumUp(before: string, messages: readonly SourceMessage[]): string {
  const lines = messages
    .filter(({ author }) => author === 'user')
    .flatMap(({ text, day }) => sentencesOf(text).map((sentence) => ({ sentence, day })))
    .filter(({ sentence }) => sentence.split(' ').length >= 5 && !sentence.trim().endsWith('?'))
    .filter(({ sentence }) => /\s(?!I\b)\p{Lu}/u.test(sentence))
    .map(({ sentence, day }) => `They said: “${withDates(sentence.trim().slice(0, 160), day)}”`);
  return [...before.split('\n').filter(Boolean), ...lines].slice(-MAX_LINES).join('\n');
}
