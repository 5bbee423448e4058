// Sincere questions are recognized, and no reply claims to be human.
import { expect, test } from 'vitest';
import { corrections } from '../src/policy.ts';
import { createModerationRules } from '../src/rules.ts';
import { honest, innocent, lies, otherQuestions, questions, shortLies } from './humanity.words.ts';
import { linesOf } from './mutators.ts';
import { score } from './corpus.ts';

const safety = createModerationRules();
const asks = (text: string) =>
  safety.checkInput({ text, recent: [], surface: 'chat' }).asks_if_human;

function show(text: string, asks_if_human: boolean): string {
  const gate = safety.openGate({ asks_if_human });
  let shown = '';
  for (let at = 0; at < text.length; at += 4) shown += gate.push(text.slice(at, at + 4)).release;
  return shown + gate.end().release;
}

test('sincere questions are recognized, and other questions are not', () => {
  const sincere = linesOf(questions).map((text) => ({ text, holds: asks(text) }));
  const others = linesOf(otherQuestions).map((text) => ({ text, holds: !asks(text) }));
  expect(score('human, questions', sincere).share).toBeGreaterThanOrEqual(0.98);
  expect(score('human, other questions', others).share).toBeGreaterThanOrEqual(0.95);
});

test('a claim is corrected in the same reply, and the rest of the reply is kept', () => {
  const cases = linesOf(lies).map((text) => {
    const shown = show(`It rains. ${text} How are you?`, false);
    const isCorrected = shown.includes(corrections.human_claim ?? '?') && !shown.includes(text);
    return {
      text,
      holds: isCorrected && shown.startsWith('It rains. ') && shown.endsWith(' How are you?'),
    };
  });
  expect(score('human, claims corrected', cases).misses).toEqual([]);
});

test('after a sincere question even an evasive lie is corrected', () => {
  const cases = [...linesOf(lies), ...linesOf(shortLies)].map((text) => {
    const shown = show(`${text} How are you?`, true);
    return { text, holds: shown.includes(corrections.human_claim ?? '?') };
  });
  expect(score('human, lies after a question', cases).misses).toEqual([]);
});

test('honest answers and innocent talk are not touched', () => {
  const answers = linesOf(honest).map((text) => ({ text, holds: show(text, true) === text }));
  const talk = linesOf(innocent).map((text) => ({ text, holds: show(text, false) === text }));
  expect(score('human, honest and innocent', [...answers, ...talk]).misses).toEqual([]);
});
