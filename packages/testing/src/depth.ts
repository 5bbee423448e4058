// The depth of a test run: few random cases in the everyday suite, many in the deep suite, from a printed seed.
import { expect, inject } from 'vitest';

declare module 'vitest' {
  export interface ProvidedContext {
    /** From VELOUR_TEST_DEPTH. */
    depth: 'everyday' | 'deep';
    /** From VELOUR_TEST_SEED; by default fixed in the everyday suite, and random in each deep run. */
    seed: number;
  }
}

/** A function, so that a benchmark can import this file without Vitest. */
export const isDeep = (): boolean => inject('depth') === 'deep';

/** The number of random runs. */
export const times = (everyday: number, deep: number): number => (isDeep() ? deep : everyday);

/** The parameters of `fc.assert`, which prints the seed itself when it fails. */
export const runs = (everyday: number, deep: number): { numRuns: number; seed: number } => ({
  numRuns: times(everyday, deep),
  seed: inject('seed'),
});

/** The seed of this run, printed with the test that draws from it. */
export function printedSeed(): number {
  const seed = inject('seed');
  process.stdout.write(`seed ${seed}: ${expect.getState().currentTestName ?? 'the whole file'}\n`);
  return seed;
}
