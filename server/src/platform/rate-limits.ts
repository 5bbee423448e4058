// Rate limits: token buckets by name and key, within one process; `redis-rate-limits.ts` shares them between processes.
import { LRUCache } from 'lru-cache';
import type { Clock } from './clock.ts';
import { AppError } from './errors.ts';
import { atMost } from './ttl-cache.ts';

export interface RateLimit {
  readonly name: string;
  /** Capacity of the bucket, and tokens added per minute. */
  readonly burst: number;
  readonly per_minute: number;
}

export type Taken = { readonly status: 'ok' } | { readonly status: 'wait'; readonly ms: number };

/** Takes a token from the bucket, or returns the milliseconds until one is available. Never throws. */
export type Take = (limit: RateLimit, key: string) => Promise<Taken>;

export interface RateLimits {
  readonly take: Take;
  /** Like `take`, but throws `request.rate_limited` if there is no token. */
  enforce(limit: RateLimit, key: string): Promise<void>;
  close(): Promise<void>;
}

interface Bucket {
  tokens: number;
  at: number;
}

const MAX_BUCKETS = 100_000;

/** Creates limits for this process only. */
export function createRateLimits({ clock }: { clock: Clock }): RateLimits {
  const buckets = new LRUCache<string, Bucket>(atMost(MAX_BUCKETS));

  const take = (limit: RateLimit, key: string): Taken => {
    const now = clock.now().getTime();
    const id = `${limit.name}:${key}`;
    const found = buckets.get(id) ?? { tokens: limit.burst, at: now };
    const perMs = limit.per_minute / 60_000;
    const tokens = Math.min(limit.burst, found.tokens + Math.max(0, now - found.at) * perMs);
    const granted = tokens >= 1;
    buckets.set(id, { tokens: granted ? tokens - 1 : tokens, at: now });
    return granted ? { status: 'ok' } : { status: 'wait', ms: Math.ceil((1 - tokens) / perMs) };
  };

  return rateLimitsOf((limit, key) => Promise.resolve(take(limit, key)));
}

/** Builds `RateLimits` on a function that takes tokens. */
export const rateLimitsOf = (
  take: Take,
  close = (): Promise<void> => Promise.resolve(),
): RateLimits => ({
  take,
  async enforce(limit, key) {
    const taken = await take(limit, key);
    if (taken.status === 'wait')
      throw new AppError('request.rate_limited', { retryAfterMs: taken.ms });
  },
  close,
});

/** False for direct (unproxied) loopback connections, where tools and benchmarks run. */
export const isLimited = (address: string): boolean =>
  !(address === '127.0.0.1' || address === '::1' || address === '::ffff:127.0.0.1');

/** The network that shares one limit: for IPv6 the /64, which is what one customer gets. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (mapped !== undefined || !address.includes(':')) return (mapped ?? address).slice(0, 64);
  const [left = [], right = []] = address.split('::').map((part) => part.split(':'));
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  const groups = address.includes('::') ? [...left, ...zeros, ...right] : left;
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, '').toLowerCase() || '0')
    .join(':')}::/64`;
}
