// Computes the metrics of days that have not ended, or that were not counted since they ended.
import { createSingleFlight } from '../../platform/single-flight.ts';
import { boundsOf, dueDays, lastDays } from './stats.rules.ts';
import { countDay, readBeginning, readComputed } from './daily-counts.store.ts';
import type { StatsNeeds } from './service.ts';

export function createDailyCounts({ db, clock }: StatsNeeds) {
  const work = createSingleFlight();

  const countSome = async (most: number): Promise<void> => {
    const since = await readBeginning(db);
    if (!since) return;
    const now = clock.now();
    const counted = await readComputed(db, lastDays(now, MAX_READ)[0] ?? '');
    for (const day of dueDays(now, since, counted).slice(0, most))
      await db.transaction((tx) => countDay(tx, { day, ...boundsOf(day) }, clock.now()));
  };

  return {
    /** Counts the newest `most` due days; concurrent callers share one run. */
    count: (most: number): Promise<void> => work.once(String(most), () => countSome(most)),
  };
}

const MAX_READ = 180;
