// The test projects: pure and server code in Node, components in a light DOM.
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // One more than vitest would take on two cores: much of the time is spent waiting for processes and clocks.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // Processes, sockets and clocks stumble on a machine that others keep busy; the end of a run names who needed it.
    retry: process.env.CI === undefined ? 0 : 1,
    projects: [
      {
        test: {
          name: 'server',
          include: [
            'packages/**/*.test.ts',
            'contract/src/**/*.test.ts',
            'server/**/*.test.ts',
            'tools/**/*.test.ts',
          ],
          environment: 'node',
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'web',
          include: ['web/src/**/*.test.ts', 'web/src/**/*.test.tsx'],
          environment: 'happy-dom',
        },
      },
    ],
  },
});
