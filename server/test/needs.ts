// What this machine lacks of the tests' needs: `npm test` has said so and named the tests that it leaves out.

export type Need = 'postgres' | 'redis' | 'llama';

export const isMissing = (need: Need): boolean =>
  (process.env['VELOUR_TEST_WITHOUT'] ?? '').split(',').includes(need);
