// A cache of values that expire after a fixed time, for data that every call needs.
import { LRUCache } from 'lru-cache';
import type { Clock } from './clock.ts';

export interface TtlCache<T> {
  /** The cached value, or what `load` gives, cached for the next callers. A failure is not cached. */
  read(key: string, load: () => Promise<T>): Promise<T>;
  delete(key: string): void;
  clear(): void;
}

interface CacheOptions {
  readonly clock: Clock;
  /** How long a value may be used, in milliseconds. */
  readonly ttlMs: number;
  /** Keys are user input: beyond this number the least recently used are dropped. */
  readonly maxEntries: number;
}

/** The limit of an LRU cache, in entries. Its own `max` reserves memory for all of them at once. */
export const atMost = (entries: number) => ({ maxSize: entries, sizeCalculation: () => 1 });

/**
 * Caches values, not in-flight promises: awaiting another caller's promise inside a transaction can deadlock on
 * the single connection of the embedded database. Two loads of the same key at the same time cost less.
 */
export function createTtlCache<T>({ clock, ttlMs, maxEntries }: CacheOptions): TtlCache<T> {
  const entries = new LRUCache<string, { value: T }>({
    ...atMost(maxEntries),
    ttl: ttlMs,
    ttlResolution: 0,
    perf: { now: () => clock.now().getTime() },
  });
  return {
    async read(key, load) {
      const found = entries.get(key);
      if (found) return found.value;
      const value = await load();
      entries.set(key, { value });
      return value;
    },
    delete: (key) => void entries.delete(key),
    clear: () => {
      entries.clear();
    },
  };
}
