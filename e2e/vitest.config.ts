// The browser journeys: each drives the real product in Chromium; a few every day, all of them in the deep suite.
import { defineConfig } from 'vitest/config';

/** The most important journeys: sign-up, chat, creation, payment, removal requests, and no lost data. */
const everyday = [
  'accessibility',
  'continuity',
  'create',
  'first-visit',
  'hardening',
  'identity',
  'premium',
  'removal',
  'top-up',
  'upgrade',
];
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
    maxWorkers: 2,
    // For what never appears, even on a busy machine; waiting ends when the condition holds.
    expect: { poll: { timeout: 20_000 } },
    testTimeout: 180_000,
    hookTimeout: 120_000,
  },
});
