// The test projects: pure and server code in Node; components, in `.test.tsx`, in a light DOM.
import { defineConfig } from 'vitest/config';

const depth = process.env.VELOUR_TEST_DEPTH === 'deep' ? 'deep' : 'everyday';
const fixedSeed = 20_261_122;
const freshSeed = Math.floor(Math.random() * 2 ** 31);
const seed = Number(process.env.VELOUR_TEST_SEED ?? (depth === 'deep' ? freshSeed : fixedSeed));

/** Files that replace modules or timers of their whole process. */
const alone = [
  'server/src/providers/identity/embedded-work.test.ts',
  'server/src/platform/realtime/gateway.test.ts',
];

const node = {
  environment: 'node',
  // A limit for what never ends; thousands of random histories take long.
  testTimeout: depth === 'deep' ? 3_600_000 : 180_000,
  hookTimeout: 180_000,
} as const;

/** Components take a second at most on a quiet machine, and ten times as long on a busy one. */
const PAGE_MS = 30_000;

export default defineConfig({
  test: {
    // One more than the cores of a small machine: tests that start or kill processes wait most of their time.
    maxWorkers: 3,
    // Waiting ends when the condition holds; the limit is for what never comes, on however busy a machine.
    expect: { poll: { timeout: 60_000 } },
    provide: { depth, seed },
    // Node's fetch may deliver a piece of a body that an abort has just closed; the server logs it and goes on.
    onUnhandledError: ({ code, stack = '' }) =>
      code !== 'ERR_INVALID_STATE' || !stack.includes('node:internal/deps/undici'),
    projects: [
      {
        extends: true,
        test: {
          ...node,
          name: 'server',
          include: [
            'packages/**/*.test.ts',
            'contract/src/**/*.test.ts',
            'server/**/*.test.ts',
            'tools/**/*.test.ts',
          ],
          exclude: alone,
          // The files of a worker share its modules: loading them takes longer than most of the tests.
          isolate: false,
          // Node loads the sources itself, as in development; `vi.mock` works only in the files that run alone.
          experimental: { viteModuleRunner: false, nodeLoader: false },
        },
      },
      { extends: true, test: { ...node, name: 'server, alone', include: alone } },
      {
        extends: true,
        test: {
          name: 'web, logic',
          include: ['web/src/**/*.test.ts'],
          isolate: false,
          testTimeout: PAGE_MS,
        },
      },
      {
        extends: true,
        test: {
          name: 'web',
          include: ['web/src/**/*.test.tsx'],
          environment: 'happy-dom',
          testTimeout: PAGE_MS,
          setupFiles: 'web/src/lib/component-setup.ts',
          // A fresh DOM and fresh modules for each file, without a fresh process.
          pool: 'vmThreads',
        },
      },
    ],
  },
});
