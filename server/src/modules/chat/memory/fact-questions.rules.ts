// The questions about a chat to a model, for facts about the user and for summaries, and how its answers are read. Pure.
import { z } from 'zod';
import { readFacts } from '@velour/chat-memory/facts/fact-patterns.ts';
import type { KnownFact, NewFact, SourceMessage } from '@velour/chat-memory/facts/facts.ts';
import { dayNamedIn } from '@velour/chat-memory/spoken-dates.ts';
import { MAX_FACT_LENGTH } from '@velour/contract/memory-values.ts';
import type { Prompt } from '../../../providers/llm/port.ts';
import { questionOf, readObjects } from '../model-questions.rules.ts';

/** A year, a month or a day. */
const Day = z.string().regex(/^(?:19|20)\d\d(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)?$/);

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

/** Undefined if the model's answer is unusable. */
export const readSummaryAnswer = (answer: string): string | undefined => {
  const text = answer.trim();
  return text.length >= 20 ? text.slice(0, MAX_SUMMARY) : undefined;
};

/** Without a model: facts by patterns, within the length of a fact. */
export const factsByPatterns = (messages: readonly SourceMessage[]): NewFact[] =>
  readFacts(messages).map((fact) => ({ ...fact, text: fact.text.slice(0, MAX_FACT_LENGTH) }));
