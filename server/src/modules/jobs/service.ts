// Paid jobs: what every kind of paid work needs to run, independent of what is made.
//
// A module above defines a kind (`run` does the work outside any transaction, `deliver` stores its result in the
// transaction that takes the tokens) and then submits, retries and cancels jobs of it. The row is the truth. A job
// may run more than once, but takes effect exactly once, since every write of a run names its attempt.
import { randomUUID } from 'node:crypto';
import type { Core } from '../../platform/core.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { AppError } from '../../platform/errors.ts';
import type { Queue } from '../../platform/queue.ts';
import type { AuditService } from '../audit/service.ts';
import type { BudgetsService } from '../budgets/service.ts';
import type { WalletService } from '../wallet/service.ts';
import { createPersonalData, createRetention } from './personal-data.ts';
import { createJobsAdmin, type FindMembers, type LabelsOf } from './admin.ts';
import { createCompletion, createRecovery } from './completion.ts';
import { createJobKinds, ends, SWEEP_MS } from './jobs.rules.ts';
import { createRunner } from './run.ts';
import { findJob, type JobRow } from './jobs.store.ts';
import { createSubmission } from './submit.ts';
import { createNotifications, type Publish } from './notifications.ts';

export { findJobDiscrepancies } from './reconciliation.store.ts';
export { JobFailure } from './jobs.rules.ts';
export { asJobFailure, mixedUp, taskOfPart } from './jobs.rules.ts';
export type { Kind, Run, RunTools } from './jobs.rules.ts';
export type { JobRow } from './jobs.store.ts';

export interface JobsNeeds extends Pick<Core, 'db' | 'clock' | 'ids' | 'log'> {
  readonly queue: Pick<Queue, 'send'>;
  readonly wallet: Pick<WalletService, 'hold' | 'capture' | 'release'>;
  readonly budgets: Pick<BudgetsService, 'reserve'>;
  /** Whether a paid classifier checks each result; false by default. */
  readonly isJudging?: boolean;
  readonly audit: Pick<AuditService, 'record'>;
  readonly publish: Publish;
  readonly findMembers: FindMembers;
  readonly labelsOf: LabelsOf;
  /** Whether a member's jobs have priority. */
  readonly isPremium: (scope: Scope, memberId: string) => Promise<boolean>;
}

export type JobsService = ReturnType<typeof createJobsService>;

export function createJobsService(needs: JobsNeeds) {
  const { db, clock, log } = needs;
  const lease_owner = randomUUID();
  const kinds = createJobKinds();
  const notifications = createNotifications(needs, kinds);
  const completion = createCompletion(needs, { notifications, onEnded: (id) => running.drop(id) });
  const submission = createSubmission(needs, { kinds, notifications });
  const running = createRunner(needs, { kinds, completion, notifications, lease_owner });
  const recovery = createRecovery({ db, clock, completion, notifications, lease_owner });
  const { sweep, wakeWaiting } = recovery;
  let sweeping: NodeJS.Timeout | undefined;
  const sweepNow = (how?: { isAlone: boolean }): Promise<void> =>
    sweep(how).catch((error: unknown) => log.warn({ err: error }, 'sweeping expired jobs failed'));

  /** Throws `job.not_found`, also for another member's job. */
  const requireOwn = async (scope: Scope, owner_id: string, id: string): Promise<JobRow> => {
    const row = await findJob(scope, id);
    if (row?.owner_id !== owner_id) throw new AppError('job.not_found');
    return row;
  };

  const personalData = createPersonalData(completion);

  return {
    define: kinds.define,
    submit: submission.submit,
    view: notifications.read,

    async retry(
      scope: Scope,
      owner_id: string,
      { id, price }: { id: string; price: number },
    ): Promise<JobRow> {
      await requireOwn(scope, owner_id, id);
      return submission.retry(scope, id, { price });
    },

    /** Throws `job.ended` if it has ended already, however it did. */
    async cancel(scope: Scope, owner_id: string, id: string): Promise<JobRow> {
      await requireOwn(scope, owner_id, id);
      return completion.endLive(scope, id, ends.cancelled);
    },

    admin: createJobsAdmin(needs, { kinds, submission, completion, notifications }),
    personalData,
    cancelAllOf: personalData.cancelAllOf,
    ...createRetention(needs, kinds),
    kinds: kinds.all,
    runNext: running.runNext,
    wakeWaiting,
    sweep,

    /** Recovers the jobs of dead processes, now and periodically; the queue's workers run the jobs. */
    async start(how: { isAlone: boolean }): Promise<void> {
      await sweepNow(how);
      sweeping = setInterval(() => void sweepNow(), SWEEP_MS);
    },

    /** Puts running jobs back into the queue. */
    stop(): Promise<void> {
      clearInterval(sweeping);
      return running.stop();
    },
  };
}
