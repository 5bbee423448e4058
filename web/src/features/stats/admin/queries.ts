// The figures of some days, and the budgets of today.
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';

const meta = { shown_in_place: true };
const EVERY_MINUTE = 60_000;

export const ranges = ['1', '7', '30', '90'] as const;
export type Range = (typeof ranges)[number];

export const readRange = (written: string | null): Range =>
  ranges.find((range) => range === written) ?? '7';

export const figuresOf = (days: Range) =>
  queryOptions({
    queryKey: ['admin', 'figures', days],
    queryFn: ({ signal }) => api.figures.read({ query: { days } }, signal),
    refetchInterval: EVERY_MINUTE,
    meta,
  });
