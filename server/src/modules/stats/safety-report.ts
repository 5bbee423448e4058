// The safety report (transparency report) of a year or a month, for publication or an authority, without identifiers.
import { toCsv } from '@velour/contract/csv.ts';
import type { SafetyReport } from '@velour/contract/stats.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Scope } from '../../platform/db/scope.ts';
import * as store from './safety-report.store.ts';
import type { Decision, Period } from './safety-report.store.ts';

interface Needs {
  readonly clock: Clock;
  /** Writes buffered counts. */
  readonly flush: () => Promise<void>;
}

export function createSafetyReport({ clock, flush }: Needs) {
  return {
    /** `period` is a year or a month: `2026`, `2026-11`. */
    async read(scope: Scope, period: string): Promise<SafetyReport> {
      await flush();
      const { from, until } = boundsOf(period);
      return {
        period,
        is_over: until <= clock.now(),
        figures: await store.countSafety(scope, { from, until }),
      };
    },

    /** Decisions on reports and removal requests, oldest first. */
    decisions: (scope: Scope, period: string) => store.listDecisions(scope, boundsOf(period)),

    /** For the public page. */
    async crisisCards(scope: Scope) {
      const years = await store.countCrisisCards(scope);
      const year = clock.now().getUTCFullYear();
      return {
        years: years.some((one) => one.year === year) ? years : [{ year, cards: 0 }, ...years],
      };
    },
  };
}

/** In UTC. */
export function boundsOf(period: string): Period {
  const [year = 0, month] = period.split('-').map(Number);
  if (month === undefined)
    return { from: new Date(Date.UTC(year, 0)), until: new Date(Date.UTC(year + 1, 0)) };
  return { from: new Date(Date.UTC(year, month - 1)), until: new Date(Date.UTC(year, month)) };
}

/** As CSV, for a spreadsheet. */
export const csvOf = ({ period, figures }: SafetyReport): string =>
  toCsv([
    ['period', 'topic', 'name', 'count'],
    ...figures.map(({ topic, name, count }) => [period, topic, name, count]),
  ]);

export const csvOfDecisions = (decisions: readonly Decision[]): string =>
  toCsv([
    ['kind', 'reason', 'subject', 'outcome', 'received_at', 'due_at', 'decided_at'],
    ...decisions.map(({ kind, reason, subject, outcome, ...times }) => [
      ...[kind, reason, subject, outcome],
      ...[times.received_at, times.due_at, times.decided_at].map((time) => time.toISOString()),
    ]),
  ]);
