// Batching (group commit): items that arrive during a run are processed together in the next one.
import { AsyncLocalStorage } from 'node:async_hooks';

interface Waiting<I, O> {
  readonly item: I;
  readonly resolve: (result: O) => void;
  readonly reject: (error: unknown) => void;
}

export interface BatcherOptions<I, O> {
  /** Returns one result per item, in order. */
  readonly run: (items: I[]) => Promise<O[]>;
  /** The maximum number of items per run. */
  readonly most: number;
  /** The maximum number of concurrent runs; 1 by default. */
  readonly concurrency?: number;
}

/**
 * Starts a run at once when idle. If a run of several items fails, each item runs alone, so that a
 * bad one fails only itself.
 */
export function createBatcher<I, O>(options: BatcherOptions<I, O>): (item: I) => Promise<O> {
  const { run, most, concurrency = 1 } = options;
  // A run serves many callers, so it must not inherit the transaction of the one that started it.
  const outside = AsyncLocalStorage.snapshot();
  const waiting: Waiting<I, O>[] = [];
  let running = 0;

  async function drain(): Promise<void> {
    running += 1;
    while (waiting.length > 0) await settle(run, waiting.splice(0, most));
    running -= 1;
  }

  return (item) =>
    new Promise<O>((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (running < concurrency) void outside(drain);
    });
}

async function settle<I, O>(
  run: (items: I[]) => Promise<O[]>,
  batch: Waiting<I, O>[],
): Promise<void> {
  let results: O[];
  try {
    results = await run(batch.map(({ item }) => item));
  } catch (error) {
    if (batch.length === 1) batch[0]?.reject(error);
    else for (const one of batch) await settle(run, [one]);
    return;
  }
  for (const [index, { resolve, reject }] of batch.entries()) {
    if (index < results.length) resolve(results[index] as O); // within the bounds, so it is an O
    else reject(new Error(`A batch of ${batch.length} was answered with ${results.length}.`));
  }
}
