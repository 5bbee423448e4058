// The recall of rules and readings together with a judge that is always right, on signs that the rules partly miss.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  noTextJudge,
  TEXT_QUESTIONS,
  type TextModeration,
} from '../../providers/moderation/port.ts';
import { createSafetyService } from './service.ts';

const evaluation = '../../../../packages/moderation-rules/evaluation/texts/';
const messagesOf = (kind: string) =>
  readFileSync(new URL(`${evaluation}night.tsv`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split('\t'))
    .filter((row) => row[1] === kind)
    .map(([, , text = '']) => text.split(' || '));

const signs = messagesOf('signal');
const atRisk = new Set(signs.map((parts) => parts.at(-1)));
let readings = 0;
const oracle: TextModeration = {
  ...noTextJudge,
  isBuiltIn: false,
  questions: TEXT_QUESTIONS,
  reads: TEXT_QUESTIONS,
  readsMessages: true,
  judge: async ({ question, text }) =>
    question === 'risk' && atRisk.has(text) ? 'violates' : 'clear',
  async read(text) {
    readings += 1;
    return atRisk.has(text) ? ['risk'] : [];
  },
};

async function shareWithCard(chats: readonly string[][], textJudge: TextModeration) {
  const safety = createSafetyService({ textJudge });
  let shown = 0;
  for (const messages of chats) {
    const recent: string[] = [];
    let isShown = false;
    for (const text of messages) {
      const verdict = await safety.checkText({ text, recent, surface: 'chat' });
      const { isAtRisk } = await safety.readMessage(verdict, { text, recent });
      isShown ||= isAtRisk || verdict.notices.includes('crisis');
      recent.push(text);
    }
    if (isShown) shown += 1;
  }
  return shown / chats.length;
}

test('with a judge that is right nearly every sign of a crisis brings the card, with one reading a message', async () => {
  expect(await shareWithCard(signs, oracle)).toBeGreaterThanOrEqual(0.98);
  expect(readings).toBeLessThanOrEqual(signs.flat().length);
});

test('it shows no card for texts that only sound like a crisis', async () => {
  const twins = messagesOf('near');
  expect(await shareWithCard(twins, oracle)).toBe(await shareWithCard(twins, noTextJudge));
});
