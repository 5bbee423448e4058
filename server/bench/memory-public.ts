// Public long conversations from files that the user has: LoCoMo's and LongMemEval's. Neither is part of this repository.
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { dayOf } from '@velour/calendar/calendar.ts';
import type { SourceMessage } from '@velour/chat-memory/facts/facts.ts';
import type { Question, Talk } from './memory-talk.ts';

const MINUTE = 60_000;

const locomo = z.object({
  conversation: z.looseObject({ speaker_a: z.string(), speaker_b: z.string() }),
  qa: z.array(
    z.object({
      question: z.string(),
      evidence: z.array(z.string()).default([]),
      category: z.number(),
    }),
  ),
});
const locomoSession = z.array(
  z.object({ speaker: z.string(), dia_id: z.string(), text: z.string() }),
);
const longMemEval = z.object({
  question_id: z.string(),
  question_type: z.string(),
  question: z.string(),
  haystack_dates: z.array(z.string()),
  haystack_sessions: z.array(
    z.array(
      z.object({
        role: z.enum(['user', 'assistant']),
        content: z.string(),
        has_answer: z.boolean().optional(),
      }),
    ),
  ),
});

const CATEGORIES: Readonly<Record<number, string>> = {
  1: 'several messages',
  2: 'with a date',
  3: 'open domain',
  4: 'one message',
};

interface Utterance {
  readonly author: SourceMessage['author'];
  readonly text: string;
  /** By which a question names it. */
  readonly id: string;
}

interface Session {
  readonly at: number;
  readonly utterances: readonly Utterance[];
}

/** As an import makes them: all sessions in one chat, in their order. */
export const readPublicTalks = (path: string): Talk[] =>
  z
    .array(z.union([locomo, longMemEval]))
    .parse(JSON.parse(readFileSync(path, 'utf8')))
    .map((one) => ('qa' in one ? ofLocomo(one) : ofLongMemEval(one)));

/** The first speaker is the person, the other the character. */
function ofLocomo({ conversation, qa }: z.infer<typeof locomo>): Talk {
  const { speaker_a: person, speaker_b: character } = conversation;
  const sessions = Object.keys(conversation).flatMap((key): Session[] => {
    if (!/^session_\d+$/.test(key)) return [];
    const utterances = locomoSession.parse(conversation[key]);
    const at = dateOf(z.string().parse(conversation[`${key}_date_time`]));
    return [
      {
        at,
        utterances: utterances.map(({ speaker, text, dia_id }) =>
          utteranceOf(speaker === person, text, dia_id),
        ),
      },
    ];
  });
  const { messages, seqOf } = inOrder(sessions);
  const questions = qa.flatMap(({ question, evidence, category }): Question[] => {
    const ability = CATEGORIES[category];
    const gold = evidence.flatMap((ids) => ids.match(/D\d+:\d+/g) ?? []).flatMap(seqOf);
    if (ability === undefined) return [questionOf(question, 'never said', [])];
    return gold.length === 0 ? [] : [questionOf(question, ability, gold)];
  });
  return { speakers: { person, character }, messages, questions };
}

function ofLongMemEval(one: z.infer<typeof longMemEval>): Talk {
  const answering: string[] = [];
  const sessions = one.haystack_sessions.map((turns, session): Session => {
    const utterances = turns.map(({ role, content, has_answer }, at) => {
      const id = `${session}:${at}`;
      if (has_answer === true) answering.push(id);
      return utteranceOf(role === 'user', content, id);
    });
    return { at: dateOf(one.haystack_dates[session] ?? ''), utterances };
  });
  const { messages, seqOf } = inOrder(sessions);
  const isNever = one.question_id.endsWith('_abs');
  const gold = isNever ? [] : answering.flatMap(seqOf);
  const questions = [questionOf(one.question, isNever ? 'never said' : one.question_type, gold)];
  return { messages, questions: isNever || gold.length > 0 ? questions : [] };
}

const utteranceOf = (isPerson: boolean, text: string, id: string): Utterance => ({
  author: isPerson ? 'user' : 'character',
  text,
  id,
});

const questionOf = (text: string, ability: string, gold: readonly number[]): Question => ({
  ability,
  isReworded: false,
  text,
  gold,
});

/** LoCoMo's "1:56 pm on 8 May, 2023" and LongMemEval's "2023/05/20 (Sat) 02:21". */
function dateOf(text: string): number {
  const [, time, day] = /^(.+) on (.+)$/.exec(text) ?? [undefined, '', text];
  const at = Date.parse(`${day} ${time} UTC`.replace(/\(\w+\)/, ''));
  if (Number.isNaN(at)) throw new Error(`What day does this name: ${text}`);
  return at;
}

function inOrder(sessions: readonly Session[]) {
  const utterances = sessions
    .toSorted((a, b) => a.at - b.at)
    .flatMap(({ at, utterances: its }) => its.map((one, n) => ({ ...one, at: at + n * MINUTE })));
  const seqs = new Map(utterances.map(({ id }, at) => [id, at + 3]));
  return {
    messages: utterances.map(({ author, text, at }, n): SourceMessage => ({
      seq: n + 3,
      author,
      text,
      at: new Date(at),
      day: dayOf(new Date(at)),
    })),
    seqOf: (id: string): number[] => {
      const seq = seqs.get(id);
      return seq === undefined ? [] : [seq];
    },
  };
}
