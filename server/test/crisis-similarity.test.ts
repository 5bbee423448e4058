// Signs of a crisis that no phrase finds, by the real local model: texts of a stranger, in the deep suite only.
import { readFileSync } from 'node:fs';
import { isDeep } from '@velour/testing/depth.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { createCrisisSimilarity } from '../src/modules/safety/crisis-similarity.ts';
import { createLocalEmbeddings } from '../src/providers/embeddings/local.ts';

/** Texts of a writer who had not read the rules or the sentences. */
const strangers = readFileSync(
  new URL('../../packages/moderation-rules/evaluation/texts/stranger.tsv', import.meta.url),
  'utf8',
)
  .trim()
  .split('\n')
  .map((line) => {
    const [kind = '', language = '', text = ''] = line.split('\t');
    return { kind, language, text };
  });

describe.runIf(isDeep())('the local model', () => {
  const embeddings = createLocalEmbeddings();
  afterAll(() => embeddings.close());
  const similarityOf = createCrisisSimilarity({ embeddings, log: undefined });

  const shares = async (kind: string, languages: readonly string[]) => {
    const texts = strangers.filter((row) => row.kind === kind && languages.includes(row.language));
    const found = await Promise.all(texts.map(({ text }) => similarityOf(text)));
    const share = (wanted: readonly string[]) =>
      found.filter((one) => wanted.includes(one)).length / texts.length;
    return { suspected: share(['suspected', 'certain']), certain: share(['certain']) };
  };

  test('suspects most signs of a crisis, and few ordinary messages', async () => {
    expect((await shares('crisis', ['en'])).suspected).toBeGreaterThan(0.7);
    const ordinary = await shares('ordinary', ['en']);
    expect(ordinary.suspected).toBeLessThan(0.06);
    expect(ordinary.certain).toBeLessThan(0.01);
    expect((await shares('hyperbole', ['en'])).certain).toBeLessThan(0.06);
  });

  test('suspects nothing in other languages, which it does not know', async () => {
    const others = await shares('ordinary', ['de', 'es', 'fr', 'pt', 'ja']);
    expect(others.suspected).toBeLessThan(0.01);
  });
});
