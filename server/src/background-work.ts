// Makes the push keys, and starts the queue's workers and the recovery of paid jobs, a moment after the process answers its first requests.
import { setTimeout as wait } from 'node:timers/promises';
import type { JobsService } from './modules/jobs/service.ts';
import type { NotificationsService } from './modules/notifications/service.ts';
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
}

export interface BackgroundWork {
  /** Resolves when the workers run, or will not, since the process is stopping. */
  readonly started: Promise<void>;
}

/** A queue that cannot start ends the process: it would take orders that nothing works on. */
export function startWork({ queue, jobs, push, isAlone, log }: Needs): BackgroundWork {
  const start = async (): Promise<void> => {
    await wait(AFTER_MS);
    if (isStopRequested()) return;
    await push.prepareKeys();
    await queue.work();
    await jobs.start({ isAlone });
  };
  const started = start().catch((error: unknown) => {
    log.error({ err: error }, 'the job queue does not run; stopping');
    requestStop(1);
  });
  return { started };
}
