// Platform dependencies that services can require; each service picks the ones it needs.
import type { Clock } from './clock.ts';
import type { Db } from './db/handle.ts';
import type { Vault } from './encryption.ts';
import type { Ids } from './ids.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import type { Queue } from './queue.ts';
import type { RateLimits } from './rate-limits.ts';

export interface Core {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Log;
  readonly vault: Vault;
  readonly limits: RateLimits;
  readonly metrics: Metrics;
  readonly queue: Queue;
}
