// The time zone of a person's days: that of the device they used last, UTC until one is known.
import type { Core } from '../../platform/core.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { createTtlCache } from '../../platform/ttl-cache.ts';
import { changeTimeZone, readTimeZone } from './identity.store.ts';

/** Other processes' changes take effect after this time; people rarely change their time zone. */
const CACHED_MS = 5 * 60_000;
const MAX_CACHED = 20_000;

export function createTimeZones({ clock }: Pick<Core, 'clock'>) {
  const cache = createTtlCache<string | null>({
    clock,
    ttlMs: CACHED_MS,
    maxEntries: MAX_CACHED,
  });
  const stored = (scope: Scope, personId: string): Promise<string | null> =>
    cache.read(personId, () => readTimeZone(scope, personId));

  return {
    /** An IANA name. */
    read: async (scope: Scope, personId: string): Promise<string> =>
      (await stored(scope, personId)) ?? 'UTC',

    /** Returns whether the time zone changed. */
    async set(scope: Scope, personId: string, timeZone: string): Promise<boolean> {
      if ((await stored(scope, personId)) === timeZone) return false;
      const isChanged = await changeTimeZone(scope, personId, timeZone);
      cache.delete(personId);
      scope.afterCommit(() => cache.delete(personId));
      return isChanged;
    },
  };
}
