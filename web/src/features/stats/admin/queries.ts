// The queries of the stats of some days, and of today's budgets.
import { q } from '../../../lib/queries.ts';

const EVERY_MINUTE = 60_000;

export const ranges = ['1', '7', '30', '90'] as const;
export type Range = (typeof ranges)[number];

export const readRange = (written: string | null): Range =>
  ranges.find((range) => range === written) ?? '7';

export const statsOf = (days: Range) => ({
  ...q.stats.read({ query: { days } }),
  refetchInterval: EVERY_MINUTE,
});
