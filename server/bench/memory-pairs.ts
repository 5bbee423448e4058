// The handwritten conversation of memory-pairs.txt: facts that a person mentions once, among small talk and similar messages.
import { readFileSync } from 'node:fs';
import { createDice } from '@velour/demo-model/seeded.ts';
import { dayOf } from '@velour/calendar/calendar.ts';
import type { SourceMessage } from '@velour/chat-memory/facts/facts.ts';
import { pick, replies, smallTalk, timeOf, type Question, type Talk } from './memory-talk.ts';

const MESSAGES = 1_200;
/** Answers to questions are not among this many newest messages. */
const NEWEST = 60;
const LINE = /^(?<mark>[SCPRUNEX]): (?<text>.+)$/;

interface Pair {
  readonly lines: readonly { readonly mark: string; readonly text: string }[];
}

/** The first block of the file documents its format. */
const readPairs = (): Pair[] =>
  readFileSync(new URL('memory-pairs.txt', import.meta.url), 'utf8')
    .split(/\n\n+/)
    .slice(1)
    .map((block) => ({
      lines: block.split('\n').flatMap((line) => {
        const { mark = '', text = '' } = LINE.exec(line)?.groups ?? {};
        return mark === '' ? [] : [{ mark, text }];
      }),
    }));

/** The same lines for each seed, at other positions. */
export function createHandwrittenTalk(seed: number): Talk {
  const dice = createDice(seed);
  const lines = new Map<number, string>();
  const put = (text: string, isPerson: boolean, [from, to]: [number, number]): number => {
    for (;;) {
      const seq = 3 + 2 * Math.floor((from + dice.next() * (to - from)) / 2) + (isPerson ? 0 : 1);
      if (lines.has(seq)) continue;
      lines.set(seq, text);
      return seq;
    }
  };
  const half = MESSAGES / 2;
  const anywhere: [number, number] = [0, MESSAGES - NEWEST];
  const questions: Question[] = [];
  for (const { lines: own } of readPairs()) {
    const isUpdated = own.some(({ mark }) => mark === 'U');
    const gold: number[] = [];
    for (const { mark, text } of own) {
      if (mark === 'S' || mark === 'C')
        gold.push(put(text, mark === 'S', isUpdated ? [half, MESSAGES - NEWEST] : anywhere));
      if (mark === 'U') put(text, true, [0, half]);
      if (mark === 'N' || mark === 'E') put(text, mark === 'N', anywhere);
    }
    for (const { mark, text } of own) {
      const ability = isUpdated ? 'updated' : 'one message';
      if (mark === 'P' || mark === 'R')
        questions.push({ ability, isReworded: mark === 'R', text, gold });
      if (mark === 'X') questions.push({ ability: 'never said', isReworded: false, text, gold });
    }
  }
  const messages = Array.from({ length: MESSAGES }, (_, at): SourceMessage => {
    const seq = at + 3;
    const isPerson = seq % 2 === 1;
    return {
      seq,
      author: isPerson ? 'user' : 'character',
      text: lines.get(seq) ?? pick(dice, isPerson ? smallTalk : replies),
      at: timeOf(at),
      day: dayOf(timeOf(at)),
    };
  });
  return { messages, questions };
}
