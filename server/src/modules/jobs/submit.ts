// Submits a job, or retries one: holds its tokens, writes its row and wakes a worker, all in one transaction.
import type { z } from 'zod';
import { inTransaction, type Scope } from '../../platform/db/scope.ts';
import { AppError } from '../../platform/errors.ts';
import { after, HOLD_MS, holdKeyOf, isLive, LONGEST_MS, rankOf, type Kinds } from './jobs.rules.ts';
import { addJob, changeJob, countLive, lockJob, type JobRow } from './jobs.store.ts';
import type { Notifications } from './notifications.ts';
import type { JobsNeeds } from './service.ts';

interface Parts {
  readonly kinds: Kinds;
  readonly notifications: Notifications;
}

export interface Order {
  readonly owner_id: string;
  readonly kind: string;
  /** Ids only; the request itself is in the kind's own rows. */
  readonly input: z.input<z.ZodType>;
  readonly price: number;
  /** The number of steps, for the progress. */
  readonly total: number;
}

export type Submission = ReturnType<typeof createSubmission>;

export function createSubmission(
  { clock, ids, wallet, isPremium }: JobsNeeds,
  { kinds, notifications }: Parts,
) {
  const refuseTooMany = async (tx: Scope, { owner_id, kind }: Bought): Promise<void> => {
    const live = await countLive(tx, owner_id, kind);
    if (live >= kinds.of(kind).most_live) throw new AppError('job.too_many');
  };

  /**
   * Counted twice: under the member's lock, where the count is exact, and before it, so that a flood of requests from
   * one member does not wait for that lock on many connections.
   */
  const holdTokens = async (tx: Scope, row: Bought): Promise<void> => {
    await refuseTooMany(tx, row);
    const outcome = await wallet.hold(tx, {
      member_id: row.owner_id,
      unit: 'token',
      key: row.hold_key,
      amount: BigInt(row.price),
      reason: kinds.of(row.kind).charge,
      reference: { type: 'job', id: row.id },
      timeout_ms: HOLD_MS,
    });
    if (outcome.status === 'in_debt') throw new AppError('wallet.in_debt');
    if (outcome.status === 'insufficient') throw new AppError('wallet.insufficient_tokens');
    await refuseTooMany(tx, row);
  };

  const queuedNow = async (scope: Scope, ownerId: string) => {
    const now = clock.now();
    const is_premium = await isPremium(scope, ownerId);
    return {
      state: 'queued' as const,
      tries: 0,
      done: 0,
      is_premium,
      run_after: now,
      rank_at: rankOf(now, is_premium),
      deadline: after(now, LONGEST_MS),
    };
  };

  return {
    /** Throws `wallet.insufficient_tokens`, `wallet.in_debt` and `job.too_many`, with no effect. */
    submit: (scope: Scope, { kind, input, ...order }: Order): Promise<JobRow> =>
      inTransaction(scope, async (tx) => {
        const id = ids.next();
        const row = {
          id,
          site_id: tx.site_id,
          kind,
          ...order,
          ...(await queuedNow(tx, order.owner_id)),
          input: kinds.of(kind).input.parse(input),
          hold_key: holdKeyOf(id, 0),
          created_at: clock.now(),
        };
        await holdTokens(tx, row);
        const added = await addJob(tx, row);
        await notifications.changed(tx, added);
        return added;
      }),

    /** Retries a job that ended without a result: new hold, new tries. Throws as `submit`, and the `job.` codes. */
    retry: (scope: Scope, id: string, { price, mayAny }: Retry): Promise<JobRow> =>
      inTransaction(scope, async (tx) => {
        const old = await lockJob(tx, id);
        if (!old) throw new AppError('job.not_found');
        if (isLive(old.state)) throw new AppError('job.not_ended');
        if (old.state === 'succeeded') throw new AppError('job.ended');
        if (!old.retryable && !mayAny) throw new AppError('job.not_retryable');
        const bought = {
          id,
          owner_id: old.owner_id,
          kind: old.kind,
          price: price ?? old.price,
          hold_key: holdKeyOf(id, old.attempt + 1),
        };
        await holdTokens(tx, bought);
        const queued = await queuedNow(tx, old.owner_id);
        const again = { ...bought, ...queued, ...fresh, attempt: old.attempt + 1 };
        const row = await changeJob(tx, id, again);
        await notifications.changed(tx, row);
        return row;
      }),
  };
}

type Bought = Pick<JobRow, 'id' | 'owner_id' | 'kind' | 'price' | 'hold_key'>;

interface Retry {
  /** Today's price; the previous one by default. */
  readonly price?: number;
  /** Includes blocked jobs, and jobs that would fail the same way again. */
  readonly mayAny?: boolean;
}

const fresh = { task_id: null, reason: null, retryable: false, ended_at: null } as const;
