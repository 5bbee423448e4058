// Configuration of the browser journeys: each drives the real product in Chromium; a few every day, all in the deep suite.
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The most important journeys: sign-up, chat, creation, payment, removal requests, and no lost data. */
const everyday = [
  'upgrade',
  'continuity',
  'accessibility',
  'identity',
  'first-visit',
  'create',
  'studio',
  'premium',
  'top-up',
  'removal',
  'takedown',
  'hardening',
  'code-size',
];

/** Starts the longest files first (the order above), so that the workers end together. */
class LongestFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification): number =>
      everyday.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
    return Promise.resolve(files.toSorted((a, b) => place(a) - place(b)));
  }
}

const isDeep = process.env.VELOUR_TEST_DEPTH === 'deep';

export default defineConfig({
  test: {
    name: 'e2e',
    dir: import.meta.dirname,
    include: isDeep ? ['**/*.test.ts'] : everyday.map((name) => `**/${name}.test.ts`),
    globalSetup: [`${import.meta.dirname}/demo-world.ts`],
    environment: 'node',
    // The files of a worker share its browser and its product.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    provide: { depth: isDeep ? 'deep' : 'everyday' },
    // Beside the workers of the other everyday tests; in the deep suite they are alone.
    maxWorkers: isDeep ? 3 : 2,
    // A generous limit for busy machines; waiting ends when the condition holds.
    expect: { poll: { timeout: 60_000 } },
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
