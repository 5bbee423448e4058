// Answers that are kept for a moment, so that what every call asks for is read once in a while only.
import type { Clock } from './clock.ts';

export interface Kept<T> {
  read(key: string, find: () => Promise<T>): Promise<T>;
  forget(key: string): void;
  forgetAll(): void;
}

interface KeptNeeds {
  readonly clock: Clock;
  readonly ms: number;
  /** Keys come from outside: beyond so many the oldest are forgotten. */
  readonly most: number;
}

/**
 * Keeps answers, never questions under way: whoever waits inside a transaction for the question of another waits
 * for the connection that he holds himself. That a few ask at the same time costs less.
 */
export function createKept<T>({ clock, ms, most }: KeptNeeds): Kept<T> {
  const kept = new Map<string, { until: number; value: T }>();
  return {
    async read(key, find) {
      const found = kept.get(key);
      if (found && found.until > clock.now().getTime()) return found.value;
      const value = await find();
      const now = clock.now().getTime();
      kept.delete(key); // put back last, so that the map's order is the order of ending
      kept.set(key, { until: now + ms, value });
      for (const [old, { until }] of kept) {
        if (until > now && kept.size <= most) break;
        kept.delete(old);
      }
      return value;
    },
    forget: (key) => void kept.delete(key),
    forgetAll: () => {
      kept.clear();
    },
  };
}
