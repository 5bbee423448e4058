// Counts suspicions by day, kind of text and rule: buffered in memory, written every few seconds. No text is stored.
import type { Core } from '../../platform/core.ts';
import { DAY_MS, dayOf } from '@velour/calendar/calendar.ts';
import { addSuspicions, listSuspicions, type SuspicionRow } from './suspicions.store.ts';

export type SuspicionOutcome = 'found' | 'cleared' | 'confirmed' | 'refused';

export interface SuspicionCounts {
  count(surface: string, rule_ids: readonly string[], outcome: SuspicionOutcome): void;
}

const FLUSH_MS = 5_000;
const MAX_SHOWN = 300;

type Needs = Pick<Core, 'db' | 'clock' | 'log'>;

/** A killed process loses at most a few seconds of counts. */
export function createSuspicions({ db, clock, log }: Needs) {
  const buffered = new Map<string, SuspicionRow>();
  let timer: NodeJS.Timeout | undefined;

  const flush = async (): Promise<void> => {
    if (timer) clearTimeout(timer);
    timer = undefined;
    const rows = [...buffered.values()];
    buffered.clear();
    if (rows.length === 0) return;
    try {
      await addSuspicions(db, rows);
    } catch (error) {
      log.warn({ err: error }, 'writing counts of suspicions failed; counts lost');
    }
  };

  return {
    count(surface: string, rule_ids: readonly string[], outcome: SuspicionOutcome): void {
      const day = dayOf(clock.now());
      for (const rule_id of new Set(rule_ids)) {
        const key = `${day} ${surface} ${rule_id}`;
        const row = buffered.get(key) ?? {
          day,
          surface,
          rule_id,
          found: 0,
          cleared: 0,
          confirmed: 0,
          refused: 0,
        };
        buffered.set(key, { ...row, [outcome]: row[outcome] + 1 });
      }
      timer ??= setTimeout(() => void flush(), FLUSH_MS).unref();
    },
    flush,

    /** For this many days up to today, of all sites together. */
    async list(days: number): Promise<SuspicionRow[]> {
      await flush();
      const since = new Date(clock.now().getTime() - (days - 1) * DAY_MS);
      return listSuspicions(db, dayOf(since), MAX_SHOWN);
    },
  };
}
