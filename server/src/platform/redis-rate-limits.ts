// Rate limits shared by processes: token buckets in Redis or Valkey, with a per-process fallback while it is unavailable.
import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Redis } from 'ioredis';
import type { Clock } from './clock.ts';
import { createRateLimits, rateLimitsOf, type RateLimits, type Take } from './rate-limits.ts';
import type { Log } from './log.ts';

/** The timeout of a request to Redis, after which the process uses its own buckets. */
const TAKE_MS = 200;
/** How long a process uses its own buckets before it tries Redis again, so that a hanging Redis delays few requests. */
const FALLBACK_MS = 2_000;
const CONNECT_MS = 500;
const QUIT_MS = 500;

/**
 * A Lua script, so that two processes cannot take the same token. It uses Redis's clock, the only one that all
 * processes share, and expires a bucket once it would be full. Returns the milliseconds to wait; 0 means taken.
 */
const TAKE = `
local burst, per_ms = tonumber(ARGV[1]), tonumber(ARGV[2])
local time = redis.call('TIME')
local now = time[1] * 1000 + time[2] / 1000
local bucket = redis.call('HMGET', KEYS[1], 'tokens', 'at')
local tokens = math.min(burst, (tonumber(bucket[1]) or burst) + math.max(0, now - (tonumber(bucket[2]) or now)) * per_ms)
local wait = 0
if tokens >= 1 then tokens = tokens - 1 else wait = math.ceil((1 - tokens) / per_ms) end
redis.call('HSET', KEYS[1], 'tokens', string.format('%.9f', tokens), 'at', string.format('%.3f', now))
redis.call('PEXPIRE', KEYS[1], math.ceil((burst - tokens) / per_ms) + 1000)
return wait
`;

/**
 * Resolves once Redis is connected, or after a short timeout; it then keeps connecting in the background. While Redis
 * is unavailable, each process grants the full limit: more than configured in total, but still bounded.
 */
export async function openSharedLimits(needs: {
  url: string;
  clock: Clock;
  log: Log;
}): Promise<RateLimits> {
  const { url, clock, log } = needs;
  const localLimits = createRateLimits({ clock });
  const redis = new Redis(url, {
    commandTimeout: TAKE_MS,
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false, // an abandoned command takes no token
    maxRetriesPerRequest: 0,
  });
  let fallbackUntil = 0;

  const switchToLocal = (error: unknown): void => {
    if (fallbackUntil === 0)
      log.warn({ err: error }, 'Redis unreachable; rate limits are counted per process');
    fallbackUntil = performance.now() + FALLBACK_MS;
  };
  redis.on('error', switchToLocal);
  const ready = new Promise((resolve) => redis.once('ready', resolve));
  await Promise.race([ready, wait(CONNECT_MS)]);

  const take: Take = async (limit, key) => {
    if (redis.status !== 'ready' || performance.now() < fallbackUntil)
      return localLimits.take(limit, key);
    try {
      const perMs = limit.per_minute / 60_000;
      const ms = Number(await redis.eval(TAKE, 1, nameOf(limit.name, key), limit.burst, perMs));
      if (fallbackUntil > 0) log.info({}, 'Redis reconnected; rate limits are shared again');
      fallbackUntil = 0;
      return ms === 0 ? { status: 'ok' } : { status: 'wait', ms };
    } catch (error) {
      switchToLocal(error);
      return localLimits.take(limit, key);
    }
  };

  return rateLimitsOf(take, async () => {
    const quitting = redis.quit().catch(() => undefined); // not connected
    await Promise.race([quitting, wait(QUIT_MS, undefined, { ref: false })]);
    redis.disconnect();
  });
}

/** Hashes keys, which contain addresses of people and machines that Redis need not know. */
const nameOf = (limit: string, key: string): string =>
  `velour:limit:${limit}:${createHash('sha256').update(key).digest('base64url').slice(0, 22)}`;
