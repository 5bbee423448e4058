// The main thread's side of the embedded database: restarts its worker, opens sessions, cancels long statements.
import { MessageChannel, Worker, type MessagePort } from 'node:worker_threads';
import type { Log } from '../log.ts';
import { StatementBudgetExceeded } from './failures.ts';
import { createSessionStream, type SessionStream } from './session-stream.ts';

export interface WorkerSetup {
  readonly directory: string;
  /** When the running statement started, in nanoseconds of the monotonic clock; 0 if none is running. */
  readonly busySince: SharedArrayBuffer;
  /** How long a transaction may stay open without a statement, in milliseconds. */
  readonly budgetMs: number;
}

/** Each request carries the port for its session or its reply. */
export type WorkerRequest =
  | { readonly type: 'session'; readonly port: MessagePort }
  | { readonly type: 'copy'; readonly port: MessagePort; readonly target: string }
  | { readonly type: 'close'; readonly port: MessagePort };

export type WorkerReply = { readonly failed?: string };

interface LinkOptions {
  readonly directory: string;
  readonly budgetMs: number;
  readonly log: Log;
}

interface Thread {
  readonly worker: Promise<Worker>;
  readonly busySince: BigInt64Array;
  readonly sessions: Set<SessionStream>;
}

export function createEmbeddedLink(options: LinkOptions) {
  const { budgetMs, log } = options;
  let thread = startThread(options, onLost);
  let suspended = 0;
  let closing: Promise<void> | undefined;

  /** Behaves like a server that crashed and restarted: open sessions break, new ones wait for the restart. */
  function restart(reason: Error): void {
    if (closing) return;
    log.error({ err: reason }, 'restarting the embedded database');
    const { worker, sessions } = thread;
    const terminated = worker.then((broken) => broken.terminate()).catch(() => undefined); // already terminated
    thread = startThread(options, onLost, terminated);
    for (const session of sessions) session.destroy(reason);
  }

  function onLost(lost: Promise<Worker>, reason: Error): void {
    if (thread.worker === lost) restart(reason);
  }

  const watchdog = setInterval(
    () => {
      const since = Atomics.load(thread.busySince, 0);
      const ranMs = since === 0n ? 0 : Number(process.hrtime.bigint() - since) / 1e6;
      if (suspended === 0 && ranMs > budgetMs) restart(new StatementBudgetExceeded(budgetMs));
    },
    Math.min(250, budgetMs / 4),
  ).unref();

  async function open(stream: SessionStream): Promise<MessagePort> {
    await thread.worker.catch(() => {
      thread = startThread(options, onLost); // it did not restart: once more, for this caller
    });
    const { worker, sessions } = thread;
    const { port1, port2 } = new MessageChannel();
    sessions.add(stream);
    stream.once('close', () => sessions.delete(stream));
    send(await worker, { type: 'session', port: port2 });
    return port1;
  }

  return {
    ready: async (): Promise<void> => void (await thread.worker),
    /** Opens a stream over which a `pg` client speaks the PostgreSQL protocol. */
    session: (): SessionStream => createSessionStream(open),
    /** Copies a snapshot of the database's files to a new directory. */
    copy: async (target: string): Promise<void> =>
      request(await thread.worker, (port) => ({ type: 'copy', port, target })),
    /** Suspends the statement timeout until the returned function is called. */
    suspendBudget(): () => void {
      suspended += 1;
      return () => void (suspended -= 1);
    },
    close: (): Promise<void> =>
      (closing ??= (async () => {
        clearInterval(watchdog);
        const worker = await thread.worker;
        await request(worker, (port) => ({ type: 'close', port }));
        await worker.terminate();
      })()),
  };
}

function startThread(
  { directory, budgetMs }: LinkOptions,
  onLost: (lost: Promise<Worker>, reason: Error) => void,
  after?: Promise<unknown>,
): Thread {
  const shared = new SharedArrayBuffer(8);
  const worker = (async () => {
    await after;
    const setup: WorkerSetup = { directory, busySince: shared, budgetMs };
    const made = new Worker(new URL('./embedded-worker.ts', import.meta.url), {
      workerData: setup,
    });
    await new Promise((resolve, reject) => {
      made.once('message', resolve);
      made.once('error', reject);
    });
    made.on('error', (error) => onLost(worker, error));
    return made;
  })();
  worker.catch(() => undefined); // reported to the caller that awaits it
  return { worker, busySince: new BigInt64Array(shared), sessions: new Set() };
}

function send(worker: Worker, request: WorkerRequest): void {
  worker.postMessage(request, [request.port]);
}

function request(worker: Worker, request: (port: MessagePort) => WorkerRequest): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve, reject) => {
    port1.on('message', ({ failed }: WorkerReply) => {
      if (failed === undefined) resolve();
      else reject(new Error(failed));
      port1.close();
    });
    port1.on('close', () => reject(new Error('The embedded database stopped.')));
    send(worker, request(port2));
  });
}
