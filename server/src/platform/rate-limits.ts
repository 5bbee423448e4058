// Rate limits: token buckets by name and key. Here those of one process; shared-limits.ts has those of several.
import type { Clock } from './clock.ts';
import { AppError } from './errors.ts';

export interface Limit {
  readonly name: string;
  /** How many at once, and how many a minute after that. */
  readonly burst: number;
  readonly per_minute: number;
}

export type Taken = { readonly is: 'ok' } | { readonly is: 'wait'; readonly ms: number };

/** Takes one from the bucket, or says after how many milliseconds one is there. Never fails. */
export type Take = (limit: Limit, key: string) => Promise<Taken>;

export interface Limits {
  readonly take: Take;
  /** As `take`, but throws `request.rate_limited`. */
  demand(limit: Limit, key: string): Promise<void>;
  close(): Promise<void>;
}

interface Bucket {
  tokens: number;
  at: number;
}

const MOST_BUCKETS = 100_000;

/** Of this process alone: nothing is waited for. */
export function createLimits({ clock }: { clock: Clock }): Limits {
  const buckets = new Map<string, Bucket>();

  const take = (limit: Limit, key: string): Taken => {
    const now = clock.now().getTime();
    const id = `${limit.name}:${key}`;
    const found = buckets.get(id) ?? { tokens: limit.burst, at: now };
    const perMs = limit.per_minute / 60_000;
    const tokens = Math.min(limit.burst, found.tokens + Math.max(0, now - found.at) * perMs);
    const granted = tokens >= 1;
    buckets.delete(id); // put back last, so that the map's order is the order of use
    buckets.set(id, { tokens: granted ? tokens - 1 : tokens, at: now });
    if (buckets.size > MOST_BUCKETS) forgetOldest(buckets);
    return granted ? { is: 'ok' } : { is: 'wait', ms: Math.ceil((1 - tokens) / perMs) };
  };

  return limitsBy((limit, key) => Promise.resolve(take(limit, key)));
}

export const limitsBy = (take: Take, close = (): Promise<void> => Promise.resolve()): Limits => ({
  take,
  async demand(limit, key) {
    const taken = await take(limit, key);
    if (taken.is === 'wait') throw new AppError('request.rate_limited', { retryAfterMs: taken.ms });
  },
  close,
});

function forgetOldest(buckets: Map<string, Bucket>): void {
  for (const id of buckets.keys()) {
    buckets.delete(id);
    if (buckets.size <= MOST_BUCKETS * 0.9) return;
  }
}

/** The operator's own machine, reached without a proxy, is not limited: tools and benchmarks run there. */
export const isLimited = (address: string): boolean =>
  !(address === '127.0.0.1' || address === '::1' || address === '::ffff:127.0.0.1');

/** Whom an address stands for in a limit: a customer of IPv6 has a whole /64 of them. */
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
