// Counting chats and messages per character: gathered in memory and written every few seconds, off the hot path.
import type { Clock } from '../../../platform/clock.ts';
import { inTransaction, openScope } from '../../../platform/db/scope.ts';
import type { Db } from '../../../platform/db/handle.ts';
import type { Log } from '../../../platform/log.ts';
import { dayOf } from '../rules.ts';
import { addActivity, type Activity } from '../store.ts';

const FLUSH_MS = 2_000;

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
}

/** A killed process forgets at most two seconds of counts; they rank the catalogue and decide nothing else. */
export function createActivity({ db, clock, log }: Needs) {
  const gathered = new Map<string, Activity & { site_id: string }>();
  let timer: NodeJS.Timeout | undefined;

  const flush = async (): Promise<void> => {
    if (timer) clearTimeout(timer);
    timer = undefined;
    const bySite = Map.groupBy([...gathered.values()], (activity) => activity.site_id);
    gathered.clear();
    for (const [siteId, activities] of bySite) {
      try {
        await inTransaction(openScope(db, siteId), (tx) =>
          addActivity(tx, dayOf(clock.now()), activities),
        );
      } catch (error) {
        log.warn({ err: error }, 'activity counts could not be written and are lost');
      }
    }
  };

  return {
    note(siteId: string, what: Activity): void {
      const held = gathered.get(what.character_id);
      gathered.set(what.character_id, {
        site_id: siteId,
        character_id: what.character_id,
        chats: (held?.chats ?? 0) + what.chats,
        messages: (held?.messages ?? 0) + what.messages,
      });
      timer ??= setTimeout(() => void flush(), FLUSH_MS).unref();
    },
    flush,
  };
}
