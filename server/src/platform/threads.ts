// Worker threads for slow computations: one for a single task, or one that serves requests until it is idle.
import { Worker, type ResourceLimits } from 'node:worker_threads';
import { untilAborted } from './pause.ts';

interface Task {
  /** The thread's `workerData`. */
  readonly plan: unknown;
  /** Aborting it ends the thread, and rejects with its reason. */
  readonly signal: AbortSignal;
  readonly resourceLimits?: ResourceLimits;
}

/** Starts a thread that calls `runTask`, and resolves with its reply. Rejects with the error that the thread threw. */
export async function runThread<Reply>(
  thread: URL,
  { plan, signal, resourceLimits = {} }: Task,
): Promise<Reply> {
  signal.throwIfAborted();
  const worker = new Worker(thread, { workerData: plan, resourceLimits });
  const { promise, resolve, reject } = Promise.withResolvers<Reply>();
  worker.on('message', resolve);
  worker.on('error', reject);
  worker.on('exit', () => reject(new Error('The thread ended without a reply.')));
  try {
    return await untilAborted(promise, signal);
  } finally {
    await worker.terminate();
  }
}

/** Bytes from a thread arrive as a plain array. */
export const bufferOf = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);

export type ThreadRequest<Request> =
  | { readonly id: number; readonly request: Request }
  | { readonly id: number; readonly isCancelled: true };

export type ThreadReply<Reply> =
  | { readonly id: number; readonly reply: Reply }
  | { readonly id: number; readonly failed: string };

export interface Thread<Request, Reply> {
  /** Rejects with the thread's failure, or with the signal's reason. */
  ask(request: Request, signal: AbortSignal): Promise<Reply>;
  /** Ends the thread; pending requests fail. A later request starts the thread again. */
  close(): Promise<void>;
}

interface Options {
  /** The thread ends after this time without a request. */
  readonly idleMs: number;
  /** The failure of pending requests when the thread crashes or is closed. */
  readonly stopped: (cause: unknown) => Error;
}

interface Waiting<Reply> {
  readonly resolve: (reply: Reply) => void;
  readonly reject: (reason: unknown) => void;
}

/** A thread that calls `serveRequests`; the first request starts it. */
export function createThread<Request, Reply>(
  thread: URL,
  { idleMs, stopped }: Options,
): Thread<Request, Reply> {
  const waiting = new Map<number, Waiting<Reply>>();
  let worker: Worker | undefined;
  let lastId = 0;
  let idle: NodeJS.Timeout | undefined;

  const failAll = (cause: unknown): void => {
    const failure = stopped(cause);
    for (const { reject } of waiting.values()) reject(failure);
  };
  const start = (): Worker => {
    const started = new Worker(thread);
    const onExit = (cause?: unknown): void => {
      if (worker !== started) return; // ended on purpose
      worker = undefined;
      failAll(cause);
    };
    started.on('message', (answer: ThreadReply<Reply>) => {
      const pending = waiting.get(answer.id);
      if ('failed' in answer) pending?.reject(new Error(answer.failed));
      else pending?.resolve(answer.reply);
    });
    started.on('error', onExit);
    started.on('exit', () => onExit());
    return started;
  };
  const end = async (): Promise<void> => {
    clearTimeout(idle);
    const ending = worker;
    worker = undefined;
    failAll(undefined);
    await ending?.terminate();
  };

  return {
    async ask(request, signal) {
      clearTimeout(idle);
      worker ??= start();
      worker.ref(); // a pending request keeps the process alive, an idle thread does not
      const id = (lastId += 1);
      const post = (message: ThreadRequest<Request>): void => worker?.postMessage(message);
      const { promise, resolve, reject } = Promise.withResolvers<Reply>();
      waiting.set(id, { resolve, reject });
      post({ id, request });
      try {
        return await untilAborted(promise, signal);
      } finally {
        waiting.delete(id);
        if (signal.aborted) post({ id, isCancelled: true });
        if (waiting.size === 0) {
          worker?.unref();
          clearTimeout(idle);
          idle = setTimeout(() => void end(), idleMs).unref();
        }
      }
    },
    close: end,
  };
}
