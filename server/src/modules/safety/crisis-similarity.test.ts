// Messages that are similar to signs of a crisis: what follows with and without a judge.
import { sayings, signs } from '@velour/moderation-rules/words/crisis-sentences.words.ts';
import { expect, test } from 'vitest';
import {
  EmbeddingsFailure,
  LOCAL_EMBEDDINGS,
  type EmbeddingsProvider,
} from '../../providers/embeddings/port.ts';
import {
  ModerationFailure,
  noTextJudge,
  TEXT_QUESTIONS,
  type TextVerdict,
} from '../../providers/moderation/port.ts';
import { createSafetyService } from './service.ts';

/** Signs and sayings lie on an axis each; other texts are near signs as far as their digits say. */
const doubleOf = (name = LOCAL_EMBEDDINGS): EmbeddingsProvider => ({
  name,
  embed: async (texts) =>
    texts.map((text) => {
      if (signs.includes(`\n${text}\n`)) return Float32Array.of(1, 0, 0);
      if (sayings.includes(`\n${text}\n`)) return Float32Array.of(0, 1, 0);
      const share = Number(/\d+/.exec(text)?.[0] ?? 0) / 100;
      return Float32Array.of(share, 0, Math.sqrt(1 - share * share));
    }),
  close: async () => undefined,
});

interface Judge {
  readonly verdict?: TextVerdict | 'fails';
  readonly embeddings?: EmbeddingsProvider;
}

async function readingOf(text: string, { verdict, embeddings = doubleOf() }: Judge = {}) {
  const requests: string[] = [];
  const judge = {
    ...noTextJudge,
    isBuiltIn: false,
    questions: TEXT_QUESTIONS,
    judge: async (request: { readonly question: string; readonly text: string }) => {
      requests.push(`${request.question}: ${request.text}`);
      if (verdict === 'fails' || verdict === undefined)
        throw new ModerationFailure('unavailable', 'It sleeps.');
      return verdict;
    },
  };
  const safety = createSafetyService({
    embeddings,
    textJudge: verdict === undefined ? noTextJudge : judge,
  });
  const checked = safety.checkInput({ text, recent: [], surface: 'chat' });
  return { ...(await safety.readMessage(checked, { text, recent: [] })), requests };
}

const weak = 'it is like 33 of them';
const strong = 'it is like 80 of them';

test('without a judge only a strong similarity brings the card', async () => {
  expect(await readingOf(strong)).toMatchObject({ isAtRisk: true, raised: [], reason: undefined });
  expect(await readingOf(weak)).toMatchObject({ isAtRisk: false });
});

test('each sentence of a long message is compared', async () => {
  const text = `We had soup. ${strong}. Then it rained, and the dog was out.`;
  expect(await readingOf(text)).toMatchObject({ isAtRisk: true });
});

test('a judge is asked about risk, and its verdict counts', async () => {
  const requests = [`risk: ${weak}`];
  expect(await readingOf(weak, { verdict: 'violates' })).toMatchObject({
    isAtRisk: true,
    raised: [],
    reason: undefined,
    requests,
  });
  expect(await readingOf(weak, { verdict: 'clear' })).toMatchObject({ isAtRisk: false, requests });
  expect(await readingOf(strong, { verdict: 'clear' })).toMatchObject({ isAtRisk: false });
  expect(await readingOf(strong, { verdict: 'fails' })).toMatchObject({ isAtRisk: true });
  expect(await readingOf('it is like 10 of them', { verdict: 'violates' })).toMatchObject({
    isAtRisk: false,
    requests: [],
  });
});

test('other models and failures suspect nothing', async () => {
  expect(await readingOf(strong, { embeddings: doubleOf('another') })).toMatchObject({
    isAtRisk: false,
  });
  let isBroken = true;
  const embeddings: EmbeddingsProvider = {
    ...doubleOf(),
    embed: (texts, signal) => {
      if (isBroken) throw new EmbeddingsFailure('broken', 'It stopped.');
      return doubleOf().embed(texts, signal);
    },
  };
  expect(await readingOf(strong, { embeddings })).toMatchObject({ isAtRisk: false });
  isBroken = false;
  expect(await readingOf(strong, { embeddings })).toMatchObject({ isAtRisk: true });
});
