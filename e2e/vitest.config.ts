// The browser journeys: each file drives the real product in Chromium, one file after the other.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'e2e',
    dir: import.meta.dirname,
    include: ['**/*.test.ts'],
    globalSetup: [`${import.meta.dirname}/demo-world.ts`],
    environment: 'node',
    fileParallelism: false,
    // A browser on a busy machine stumbles now and then; what is broken fails twice.
    retry: 1,
    testTimeout: 90_000,
    hookTimeout: 60_000,
  },
});
