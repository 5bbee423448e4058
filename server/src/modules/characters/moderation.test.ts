// The moderation of a character's texts: its limit is processor time.
import { afterEach, expect, test, vi } from 'vitest';
import { createJudge } from './moderation.ts';

afterEach(() => vi.restoreAllMocks());

/** Of a card in four pieces, of which each takes ten seconds by one of two clocks. */
async function judgeSlowly(slow: 'wall' | 'processor'): Promise<void> {
  let passed = 0;
  const verdict = { action: 'allow', rule_ids: [], is_suspected: false } as const;
  const { judge } = createJudge({
    safety: {
      checkCharacter() {
        passed += 10_000;
        return verdict;
      },
      settleCharacter: () => Promise.resolve(verdict),
      suspicionsIn: () => [],
    },
  });
  const now = performance.now();
  vi.spyOn(performance, 'now').mockImplementation(() => now + passed);
  vi.spyOn(process, 'threadCpuUsage').mockImplementation(() => ({
    user: slow === 'processor' ? passed * 1_000 : 0,
    system: 0,
  }));
  const texts = ['a', 'b', 'c', 'd'].map((letter) => `${letter} `.repeat(4_000));
  await judge({ name: 'Ada', age: 30, texts });
}

test('a card with a long book is taken on a busy machine, too', async () => {
  await expect(judgeSlowly('wall')).resolves.toBeUndefined();
});

test('a card that takes too long to be judged is refused', async () => {
  await expect(judgeSlowly('processor')).rejects.toMatchObject({ code: 'card.too_large' });
});
