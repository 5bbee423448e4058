// Counts shown crisis cards by site and day, without data about the people.
import { dayOf } from '@velour/calendar/calendar.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Scope } from '../../platform/db/scope.ts';
import type { Log } from '../../platform/log.ts';
import { addCrisisCard } from './suspicions.store.ts';

interface Needs {
  readonly clock: Clock;
  readonly log: Log | undefined;
}

/** Counts are written at once, but never delay or fail the message. */
export function createCrisisCards({ clock, log }: Needs) {
  const writing = new Set<Promise<void>>();
  return {
    count({ db, site_id }: Pick<Scope, 'db' | 'site_id'>): void {
      const day = dayOf(clock.now());
      const written = addCrisisCard(db, site_id, day)
        .catch((error: unknown) => log?.error({ err: error, day }, 'counting a crisis card failed'))
        .finally(() => writing.delete(written));
      writing.add(written);
    },

    /** Waits for pending writes. */
    flush: async (): Promise<void> => void (await Promise.all(writing)),
  };
}
