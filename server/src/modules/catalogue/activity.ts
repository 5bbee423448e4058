// Activity counts per character: buffered in memory, written every few seconds, folded every minute.
import { DAY_MS, dayOf } from '@velour/calendar/calendar.ts';
import { addActivity, foldSome, rankLeaders, type Activity } from './activity.store.ts';
import type { CatalogueNeeds } from './service.ts';

const FLUSH_MS = 2_000;
const FOLD_AT_ONCE = 5_000;
const LEADERBOARD_DAYS = 7;

/**
 * A killed process loses at most two seconds of counts, which only rank the catalogue. Orders change when counts are
 * folded, not with every message: otherwise lists would move while being read, and every message would invalidate the
 * cached responses.
 */
export function createActivity({ db, clock, log, characters }: CatalogueNeeds) {
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

    /** Updates the counts of characters, and the order by popularity, from the written increments. */
    async fold(): Promise<void> {
      for (;;) {
        const { folded, site_ids } = await foldSome(db, FOLD_AT_ONCE);
        for (const siteId of site_ids) characters.changes.announce(siteId);
        if (folded < FOLD_AT_ONCE) return;
      }
    },

    async rankLeaders(): Promise<void> {
      const since = new Date(clock.now().getTime() - (LEADERBOARD_DAYS - 1) * DAY_MS);
      for (const siteId of await rankLeaders(db, dayOf(since))) characters.changes.announce(siteId);
    },
  };
}
