// System programs that are missing on this machine, whose tests are skipped.

export type Need = 'postgres' | 'redis' | 'llama' | 'swift';

export const isMissing = (need: Need): boolean =>
  (process.env['VELOUR_TEST_WITHOUT'] ?? '').split(',').includes(need);
