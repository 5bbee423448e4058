// Kinds of jobs: what each brings so that the worker can run it without knowing its product.
import type { z } from 'zod';
import type { Scope } from '../../platform/db/scope.ts';
import type { PaidEngine } from '../budgets/service.ts';
import type { JobRow } from './jobs.store.ts';

/** A run of a job, as its kind sees it. */
export type Run<I> = Pick<JobRow, 'id' | 'site_id' | 'owner_id' | 'attempt' | 'task_id'> & {
  readonly input: I;
};

export interface RunTools {
  /** Aborted when the time is over, the job was cancelled or taken over by another worker, or the process stops. */
  readonly signal: AbortSignal;
  /** How many steps are done. */
  readonly report: (done: number) => Promise<void>;
  /**
   * What the provider calls the work, before it is waited for: a run after a crash finds it as `task_id` and asks
   * for its result instead of paying the provider again.
   */
  readonly rememberTask: (taskId: string) => Promise<void>;
}

export interface Kind<I extends z.ZodType = z.ZodType, R = unknown> {
  readonly name: string;
  /** What the statement says that the tokens went for. */
  readonly charge: 'character' | 'image' | 'video';
  /** What it asks for a piece of each of its steps; bounded by that provider's caps. */
  readonly engine: PaidEngine;
  readonly input: I;
  /** Of one run; longer ones fail. */
  readonly run_ms: number;
  /** At once in this process. */
  readonly at_once: number;
  /** Of one member: waiting and running, and running. */
  readonly most_live: number;
  readonly most_running: number;
  /** Outside any transaction, and safe to do twice: a result that comes too late is thrown away. Throws `JobFailure`. */
  run(run: Run<z.output<I>>, tools: RunTools): Promise<R>;
  /** In the transaction that takes the tokens. */
  deliver(tx: Scope, run: Run<z.output<I>>, result: R): Promise<void>;
  /** Jobs of what is called so, or begins to be; at most as many. */
  find(scope: Scope, name: string, most: number): Promise<readonly string[]>;
  /** Which of these jobs, over for long, are no longer needed; their dependent rows are removed too. */
  forgettable(scope: Scope, ids: readonly string[]): Promise<readonly string[]>;
}

export type Kinds = ReturnType<typeof createKinds>;

export function createKinds() {
  const known = new Map<string, Kind>();
  return {
    define<I extends z.ZodType, R>(kind: Kind<I, R>): void {
      if (known.has(kind.name)) throw new Error(`The kind ${kind.name} is defined twice.`);
      // `run` gets what `input` has parsed, and `deliver` what `run` gave.
      known.set(kind.name, kind);
    },
    of(name: string): Kind {
      const kind = known.get(name);
      if (!kind) throw new Error(`No kind of job is called ${name}.`);
      return kind;
    },
    all: (): Kind[] => [...known.values()],
  };
}

export const runOf = (row: JobRow, kind: Kind): Run<unknown> => ({
  id: row.id,
  site_id: row.site_id,
  owner_id: row.owner_id,
  attempt: row.attempt,
  task_id: row.task_id,
  input: kind.input.parse(row.input),
});
