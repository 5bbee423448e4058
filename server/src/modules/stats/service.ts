// Statistics: daily metrics of each site, and the admins' backlog.
import type { Core } from '../../platform/core.ts';
import { dayOf } from '../../platform/calendar.ts';
import { METRICS, type MetricName } from '@velour/contract/metrics.ts';
import type { Backlog, Metric, Stats, SuspicionCount } from '@velour/contract/stats.ts';
import type { Scope } from '../../platform/db/scope.ts';
import type { IdentityService } from '../identity/service.ts';
import type { SitesService } from '../sites/service.ts';
import { createOutcomes } from './outcomes.ts';
import { createDailyCounts } from './daily-counts.ts';
import { compared, lastDays, shownDays } from './stats.rules.ts';
import { listStats, readComputedAt, type StatRow } from './daily-counts.store.ts';
import { createSafetyReport } from './safety-report.ts';
import { createBacklog } from './backlog.ts';
import { createVisits } from './visits.ts';

interface SuspicionCounts {
  list(days: number): Promise<SuspicionCount[]>;
  flush(): Promise<void>;
}

export interface StatsNeeds extends Pick<Core, 'db' | 'clock' | 'log' | 'limits'> {
  readonly sites: Pick<SitesService, 'recordOf'>;
  readonly identity: Pick<IdentityService, 'recordGroup'>;
  readonly suspicions: SuspicionCounts;
  readonly crisisCards: { flush(): Promise<void> };
  readonly payments: { disputesOf(scope: Scope): Promise<Backlog['disputes']> };
  readonly textJudge: { readonly name: string; readonly isBuiltIn: boolean };
}

export { createSafetyReport, csvOf, csvOfDecisions } from './safety-report.ts';
export type StatsService = ReturnType<typeof createStatsService>;

/** Today, and yesterday if it is incomplete: a request computes no more days. */
const DAYS_PER_REQUEST = 2;
/** A deployment's past days are computed in a few runs of the job. */
const DAYS_PER_RUN = 30;

export function createStatsService(needs: StatsNeeds) {
  const { db, clock, log, suspicions, crisisCards, textJudge } = needs;
  const flush = async (): Promise<void> => {
    await Promise.all([suspicions.flush(), crisisCards.flush()]);
  };
  const dailyCounts = createDailyCounts(needs);

  return {
    count: (): Promise<void> => dailyCounts.count(DAYS_PER_RUN),

    /**
     * Counts again if the numbers are older than a minute; if that fails, the stored ones are returned with their time.
     */
    async read(scope: Scope, count: number): Promise<Stats> {
      await dailyCounts
        .count(DAYS_PER_REQUEST)
        .catch((error: unknown) => log.warn({ err: error }, 'computing the daily stats failed'));
      const now = clock.now();
      const days = lastDays(now, shownDays(count));
      const rows = await listStats(scope, days[0] ?? dayOf(now));
      const counted_at = await readComputedAt(db, dayOf(now));
      const stats = METRICS.map((metric) => [metric, show(metric, { rows, days, count })]);
      return {
        days,
        counted_at: counted_at?.toISOString() ?? null,
        // Object.fromEntries loses the keys' types.
        figures: Object.fromEntries(stats) as Record<MetricName, Metric>,
      };
    },

    flush,
    suspicions: async (days: number) => ({
      judge: textJudge.isBuiltIn ? null : textJudge.name,
      counts: await suspicions.list(days),
    }),

    outcomes: createOutcomes(needs),
    visit: createVisits(needs),
    waiting: createBacklog(needs),
    safetyReport: createSafetyReport({ clock, flush }),
  };
}

function show(
  metric: MetricName,
  at: { rows: readonly StatRow[]; days: readonly string[]; count: number },
): Metric {
  const ofDay = new Map(
    at.rows.filter((row) => row.figure === metric).map(({ day, amount }) => [day, amount]),
  );
  const amounts = at.days.map((day) => ofDay.get(day) ?? 0);
  return { amounts, ...compared(metric, amounts, at.count) };
}
