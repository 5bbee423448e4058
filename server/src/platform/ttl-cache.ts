// A TTL cache for data that every call needs.
import { LRUCache } from 'lru-cache';
import type { Clock } from './clock.ts';

interface CacheOptions {
  readonly clock: Clock;
  /** How long a value may be used, in milliseconds. */
  readonly ttlMs: number;
  /** Keys may be user input: beyond this number, the least recently used entries are evicted. */
  readonly maxEntries: number;
}

/** Options that limit an LRU cache by entries. Its own `max` option reserves memory for all of them at once. */
export const atMost = (entries: number) => ({ maxSize: entries, sizeCalculation: () => 1 });

/**
 * Caches values, not in-flight promises: awaiting another caller's promise inside a transaction can deadlock on the
 * embedded database's single connection. Two concurrent loads of the same key cost less.
 */
export function createTtlCache<T>({ clock, ttlMs, maxEntries }: CacheOptions) {
  const entries = new LRUCache<string, { value: T }>({
    ...atMost(maxEntries),
    ttl: ttlMs,
    ttlResolution: 0,
    perf: { now: () => clock.now().getTime() },
  });
  const loads = new Set<{ readonly key: string; isStale: boolean }>();
  return {
    /**
     * The cached value, or the result of `load`, which is then cached. A failure is not cached, and neither is a result
     * whose key was deleted during its load: it may be older than the deletion.
     */
    async read(key: string, load: () => Promise<T>): Promise<T> {
      const found = entries.get(key);
      if (found) return found.value;
      const own = { key, isStale: false };
      loads.add(own);
      try {
        const value = await load();
        if (!own.isStale) entries.set(key, { value });
        return value;
      } finally {
        loads.delete(own);
      }
    },
    delete(key: string): void {
      for (const one of loads) if (one.key === key) one.isStale = true;
      entries.delete(key);
    },
    clear(): void {
      for (const one of loads) one.isStale = true;
      entries.clear();
    },
  };
}
