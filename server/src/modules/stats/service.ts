// Statistics: daily metrics of each site, and the admins' backlog.
import type { Core } from '../../platform/core.ts';
import { dayOf } from '@velour/calendar/calendar.ts';
import { METRICS, type MetricName } from '@velour/contract/metrics.ts';
import type { Backlog, Metric, Stats, SuspicionCount } from '@velour/contract/stats.ts';
import type { Scope } from '../../platform/db/scope.ts';
import type { IdentityService } from '../identity/service.ts';
import type { SitesService } from '../sites/service.ts';
import { createOutcomes } from './outcomes.ts';
import { createSingleFlight } from '../../platform/single-flight.ts';
import { boundsOf, compared, dueDays, lastDays, shownDays } from './stats.rules.ts';
import * as store from './daily-counts.store.ts';
import type { StatRow } from './daily-counts.store.ts';
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
const MAX_READ = 180;

export function createStatsService(needs: StatsNeeds) {
  const { db, clock, log, suspicions, crisisCards, textJudge } = needs;
  const flush = async (): Promise<void> => {
    await Promise.all([suspicions.flush(), crisisCards.flush()]);
  };
  const counting = createSingleFlight();

  /** Counts the newest `most` days that have not ended, or were not counted since; concurrent callers share one run. */
  const countDays = (most: number): Promise<void> =>
    counting.once(String(most), async () => {
      const since = await store.readBeginning(db);
      if (!since) return;
      const now = clock.now();
      const counted = await store.readComputed(db, lastDays(now, MAX_READ)[0] ?? '');
      for (const day of dueDays(now, since, counted).slice(0, most))
        await db.transaction((tx) => store.countDay(tx, { day, ...boundsOf(day) }, clock.now()));
    });

  return {
    count: (): Promise<void> => countDays(DAYS_PER_RUN),

    /**
     * Counts again if the numbers are older than a minute; if that fails, the stored ones are returned with their time.
     */
    async read(scope: Scope, count: number): Promise<Stats> {
      await countDays(DAYS_PER_REQUEST).catch((error: unknown) =>
        log.warn({ err: error }, 'computing the daily stats failed'),
      );
      const now = clock.now();
      const days = lastDays(now, shownDays(count));
      const rows = await store.listStats(scope, days[0] ?? dayOf(now));
      const counted_at = await store.readComputedAt(db, dayOf(now));
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
