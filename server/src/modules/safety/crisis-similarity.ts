// Whether an English message is similar in meaning to known signs of a crisis, which no phrase of the rules finds.
import {
  sayings as sayingLines,
  signs as signLines,
} from '@velour/moderation-rules/words/crisis-sentences.words.ts';
import type { Log } from '../../platform/log.ts';
import {
  EmbeddingsFailure,
  LOCAL_EMBEDDINGS,
  type EmbeddingsProvider,
} from '../../providers/embeddings/port.ts';

/** `suspected` is for a judge; `certain` is enough without one. */
export type Similarity = 'none' | 'suspected' | 'certain';
export type CrisisSimilarity = (text: string) => Promise<Similarity>;

/** Scores that two in a hundred, and one in six thousand, ordinary sentences reach. They fit this model only. */
const SUSPECTED = 0.265;
const CERTAIN = 0.43;
/** How much similarity to a mere saying counts against a sign. */
const SAYING = 0.5;
/** Few, so that a search in memory need not wait long for its turn. */
const BATCH = 16;
const MAX_MS = 30_000;
/** The model was trained on English; texts in another language are similar to each other whatever they say. */
const ENGLISH_SHARE = 0.25;
const ENGLISH: ReadonlySet<string> = new Set(
  "i i'm im i've ive i'd i'll my the and to of it it's its you your is are don't dont can't cant this that with for be want just them they they'd what what's have not no how on if were has had her she he him who when at from about would could there where why never do did been being because too by or but one we our up out tonight today again gone".split(
    ' ',
  ),
);

function isEnglish(text: string): boolean {
  const words =
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}']+/gu) ?? [];
  const known = words.filter((word) => ENGLISH.has(word)).length;
  return known > 0 && known >= words.length * ENGLISH_SHARE;
}

interface Sentences {
  readonly signs: readonly Float32Array[];
  readonly sayings: readonly Float32Array[];
}

const linesOf = (lines: string): string[] => lines.trim().split('\n');

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** A sign in the middle of a long message would be lost in its whole meaning. */
const sentencesOf = (text: string): string[] =>
  Array.from(segmenter.segment(text), ({ segment }) => segment.trim())
    .filter((sentence) => /\p{L}/u.test(sentence))
    .slice(-BATCH);

/** The vectors have length 1. */
const nearest = (vector: Float32Array, others: readonly Float32Array[]): number =>
  Math.max(
    ...others.map((other) => other.reduce((sum, value, at) => sum + value * (vector[at] ?? 0), 0)),
  );

/** Without the local model, nothing is similar: the scores of another one are not known. */
export function createCrisisSimilarity({
  embeddings,
  log,
}: {
  readonly embeddings: EmbeddingsProvider | undefined;
  readonly log: Log | undefined;
}): CrisisSimilarity {
  if (embeddings?.name !== LOCAL_EMBEDDINGS) return async () => 'none';

  const embedAll = async (texts: readonly string[]): Promise<Float32Array[]> => {
    const vectors: Float32Array[] = [];
    for (let at = 0; at < texts.length; at += BATCH)
      vectors.push(
        ...(await embeddings.embed(texts.slice(at, at + BATCH), AbortSignal.timeout(MAX_MS))),
      );
    return vectors;
  };

  let sentences: Promise<Sentences> | undefined;
  const read = async (): Promise<Sentences> => ({
    signs: await embedAll(linesOf(signLines)),
    sayings: await embedAll(linesOf(sayingLines)),
  });

  const score = async (text: string): Promise<number> => {
    sentences ??= read();
    const { signs, sayings } = await sentences;
    const vectors = await embedAll(sentencesOf(text));
    return Math.max(
      0,
      ...vectors.map((one) => nearest(one, signs) - SAYING * nearest(one, sayings)),
    );
  };

  return async (text) => {
    if (!isEnglish(text)) return 'none';
    try {
      const reached = await score(text);
      if (reached >= CERTAIN) return 'certain';
      return reached >= SUSPECTED ? 'suspected' : 'none';
    } catch (error) {
      sentences = undefined;
      if (!(error instanceof EmbeddingsFailure) && !isTimeout(error)) throw error;
      log?.warn({ reason: error.message }, 'a message was not compared with signs of a crisis');
      return 'none';
    }
  };
}

const isTimeout = (error: unknown): error is Error =>
  error instanceof Error && error.name === 'TimeoutError';
