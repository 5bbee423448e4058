// The current version of a site's catalogue, for cache invalidation: the bus invalidates it at once, its age in any case.
import { readVersion } from './catalogue-version.store.ts';
import type { CatalogueNeeds } from './service.ts';

/** The bus may lose messages, so a missed change takes effect after this time. */
const CACHE_MS = 2_000;

export type CatalogueVersion = ReturnType<typeof createCatalogueVersion>;

export function createCatalogueVersion({ db, clock, characters }: CatalogueNeeds) {
  const cached = new Map<string, { version: number; until: number }>();
  const reading = new Map<string, Promise<number>>();

  characters.changes.subscribe((siteId) => {
    cached.delete(siteId);
    reading.delete(siteId); // it may have read the version before the change
  });

  const read = async (siteId: string): Promise<number> => {
    const started = readVersion(db, siteId);
    reading.set(siteId, started);
    try {
      const version = await started;
      const until = clock.now().getTime() + CACHE_MS;
      if (reading.get(siteId) === started) cached.set(siteId, { version, until });
      return version;
    } finally {
      if (reading.get(siteId) === started) reading.delete(siteId);
    }
  };

  return {
    /** Must not be called inside a transaction: it needs a connection of its own. */
    versionOf(siteId: string): number | Promise<number> {
      const known = cached.get(siteId);
      if (known && known.until > clock.now().getTime()) return known.version;
      return reading.get(siteId) ?? read(siteId);
    },
  };
}
