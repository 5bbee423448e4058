// Chats and messages per character: gathered in memory, written every few seconds, folded into the counts every minute.
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/handle.ts';
import type { Log } from '../../platform/log.ts';
import type { CharactersService } from '../characters/service.ts';
import { addActivity, foldSome, rankLeaders, type Activity } from './activity.store.ts';

/** The UTC day of a moment, as `2026-11-21`. */
const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

const FLUSH_MS = 2_000;
const FOLD_AT_ONCE = 5_000;
const LEADERBOARD_DAYS = 7;

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly changes: Pick<CharactersService['changes'], 'announce'>;
}

/**
 * A killed process forgets at most two seconds of counts; they rank the catalogue and decide nothing else. An order
 * changes when they are folded, not with every message: a list that moves under the reader's eyes is of no use,
 * and every answer that is kept would be old at once.
 */
export function createActivity({ db, clock, log, changes }: Needs) {
  const gathered = new Map<string, Activity>();
  let timer: NodeJS.Timeout | undefined;

  const flush = async (): Promise<void> => {
    if (timer) clearTimeout(timer);
    timer = undefined;
    const activities = [...gathered.values()];
    gathered.clear();
    if (activities.length === 0) return;
    try {
      await addActivity(db, dayOf(clock.now()), activities);
    } catch (error) {
      log.warn({ err: error }, 'writing activity counts failed; counts lost');
    }
  };

  return {
    note(what: Activity): void {
      const held = gathered.get(what.character_id);
      gathered.set(what.character_id, {
        character_id: what.character_id,
        chats: (held?.chats ?? 0) + what.chats,
        messages: (held?.messages ?? 0) + what.messages,
      });
      timer ??= setTimeout(() => void flush(), FLUSH_MS).unref();
    },
    flush,

    /** Brings the counts of characters, and with them the order of the popular, up to what was written. */
    async fold(): Promise<void> {
      for (;;) {
        const { folded, site_ids } = await foldSome(db, FOLD_AT_ONCE);
        for (const siteId of site_ids) changes.announce(siteId);
        if (folded < FOLD_AT_ONCE) return;
      }
    },

    async rankLeaders(): Promise<void> {
      const since = new Date(clock.now().getTime() - (LEADERBOARD_DAYS - 1) * 24 * 3_600_000);
      for (const siteId of await rankLeaders(db, dayOf(since))) changes.announce(siteId);
    },
  };
}
