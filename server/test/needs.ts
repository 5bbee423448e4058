// Missing programs of this machine, and the tests that `npm test` skips without them.

export type Need = 'postgres' | 'redis' | 'llama' | 'swift';

export const isMissing = (need: Need): boolean =>
  (process.env['VELOUR_TEST_WITHOUT'] ?? '').split(',').includes(need);
