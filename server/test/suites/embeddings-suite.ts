// Test suite of the embeddings port, run against each adapter.
import { expect, test } from 'vitest';
import type { EmbeddingsProvider } from '../../src/providers/embeddings/port.ts';

const dot = (one: Float32Array | undefined, other: Float32Array | undefined): number =>
  [...(one ?? [])].reduce((sum, value, at) => sum + value * (other?.[at] ?? 0), 0);

export function suiteOfEmbeddings(open: () => EmbeddingsProvider): void {
  const signal = new AbortController().signal;

  test('texts become vectors of length 1, in their order', async () => {
    const [bees, hives, tram] = await open().embed(
      ['My grandmother kept bees.', 'Grandma was a beekeeper.', 'The tram was late.'],
      signal,
    );
    expect(dot(bees, bees)).toBeCloseTo(1, 3);
    expect(dot(bees, hives)).toBeGreaterThan(dot(bees, tram));
  });

  test('no text is no call', async () => {
    expect(await open().embed([], signal)).toEqual([]);
  });

  test('an aborted call ends with the reason', async () => {
    const stop = new AbortController();
    const pending = open().embed(['One', 'Two'], stop.signal);
    stop.abort(new Error('left'));
    await expect(pending).rejects.toThrow('left');
  });
}
