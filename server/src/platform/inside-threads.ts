// The code inside worker threads; `threads.ts` is the code that starts them.
import { parentPort, workerData } from 'node:worker_threads';
import type { ThreadReply, ThreadRequest } from './threads.ts';

/** Runs the one task of a thread that `runThread` started: replies with the result, or fails with the thrown error. */
export async function runTask<Plan, Reply>(task: (plan: Plan) => Promise<Reply>): Promise<void> {
  const plan = workerData as Plan; // `runThread` was called with this type
  parentPort?.postMessage(await task(plan));
}

/**
 * The thread's side of `createThread`: handles each request as it arrives, and aborts the signal of a cancelled one.
 */
export function serveRequests<Request, Reply>(
  answer: (request: Request, signal: AbortSignal) => Promise<Reply>,
): void {
  const underWay = new Map<number, AbortController>();
  const serve = async (id: number, request: Request): Promise<ThreadReply<Reply>> => {
    const ending = new AbortController();
    underWay.set(id, ending);
    try {
      return { id, reply: await answer(request, ending.signal) };
    } catch (error) {
      return { id, failed: String(error) };
    } finally {
      underWay.delete(id);
    }
  };
  parentPort?.on('message', (message: ThreadRequest<Request>) => {
    if ('isCancelled' in message) underWay.get(message.id)?.abort();
    else void serve(message.id, message.request).then((reply) => parentPort?.postMessage(reply));
  });
}
