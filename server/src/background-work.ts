// Background work, started a moment after the first requests: push keys, queue workers, and the recovery of paid jobs.
import { setTimeout as wait } from 'node:timers/promises';
import type { JobsService } from './modules/jobs/service.ts';
import type { NotificationsService } from './modules/notifications/service.ts';
import { isDatabaseDown, isDiskFull } from './platform/db/failures.ts';
import type { Log } from './platform/log.ts';
import type { Queue } from './platform/queue.ts';
import { isStopRequested, requestStop } from './stop-signals.ts';

/** Workers ask the database for jobs at once, which made the first responses as slow as the start. */
const AFTER_MS = 300;

interface Needs {
  readonly queue: Pick<Queue, 'work'>;
  readonly jobs: Pick<JobsService, 'start'>;
  readonly push: Pick<NotificationsService['push'], 'prepareKeys'>;
  /** No other process uses the database. */
  readonly isAlone: boolean;
  readonly log: Log;
  /** How long to wait for space on the disk, or for the database, before another try. */
  readonly retryMs?: number;
}

export interface BackgroundWork {
  /** Resolves when the workers run, or will not, since the process is stopping. */
  readonly started: Promise<void>;
}

const RETRY_MS = 2_000;

/**
 * A full disk or an absent database is waited for, as calls do. A queue that cannot start for another reason ends the
 * process: it would take orders that nothing works on.
 */
export function startWork(needs: Needs): BackgroundWork {
  const { queue, jobs, push, isAlone, log, retryMs = RETRY_MS } = needs;
  const start = async (): Promise<void> => {
    await wait(AFTER_MS);
    while (!isStopRequested()) {
      try {
        await push.prepareKeys();
        await queue.work();
        return await jobs.start({ isAlone });
      } catch (error) {
        if (!isDiskFull(error) && !isDatabaseDown(error)) throw error;
        log.error({ err: error }, 'the job queue does not run yet; trying again');
        await wait(retryMs);
      }
    }
  };
  const started = start().catch((error: unknown) => {
    log.error({ err: error }, 'the job queue does not run; stopping');
    requestStop(1);
  });
  return { started };
}
