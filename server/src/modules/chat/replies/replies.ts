// Running replies: asking the model, passing its text through the safety gate into the log, and ending every one.
import { setTimeout as wait } from 'node:timers/promises';
import type { ServerEvent } from '@velour/contract/realtime.ts';
import { LlmFailure, type LlmEngine, type Prompt } from '../../../providers/llm/port.ts';
import { createBatcher } from '../../../platform/batcher.ts';
import type { Clock } from '../../../platform/clock.ts';
import { isDatabaseDown } from '../../../platform/db/failures.ts';
import type { Db } from '../../../platform/db/handle.ts';
import type { Log } from '../../../platform/log.ts';
import type { Metrics } from '../../../platform/metrics.ts';
import type { SafetyService, StreamGate } from '../../safety/service.ts';
import { placeOf, sealPreview } from '../chat.rules.ts';
import type { Lease } from '../send/send.store.ts';
import { codeOfFailure, endEvent, type Ending } from './replies.rules.ts';
import { appendChunks, endReplies, type End, type EndState } from './replies.store.ts';
import { createReplyWriter, type ReplyPlace, type ReplyWriter } from './writer.ts';

export interface EndedReply {
  readonly state: EndState;
  readonly text: string;
  /** What the model has written, as it says itself or else as we count it. */
  readonly tokens: number;
}

export interface ReplyJob {
  readonly place: ReplyPlace;
  readonly publish: (event: ServerEvent) => void;
  /** Builds the prompt for a context of this many tokens. */
  readonly prompt: (contextTokens: number) => Prompt;
  readonly asks_if_human: boolean;
  /** The texts before the reply, oldest first, ending with the one that it answers. */
  readonly recent: readonly string[];
  /** Called with the session's new revision once the reply's end is stored. */
  readonly ended: (revision: number, how: EndedReply) => void;
  /** Settles once the reply's rows are committed; rejects when they are not, which ends the reply without a trace. */
  readonly committed: Promise<void>;
}

interface Running {
  readonly abort: AbortController;
  readonly done: Promise<void>;
}

interface Needs {
  readonly db: Db;
  readonly llm: LlmEngine;
  readonly safety: SafetyService;
  readonly clock: Clock;
  readonly log: Log;
  readonly lease: Lease;
  readonly metrics: Metrics;
}

export type RepliesService = ReturnType<typeof createRepliesService>;

const FIRST_TEXT_BUCKETS = [0.005, 0.02, 0.1, 0.3, 1, 3, 10, 30];

type StopReason = 'stopped' | 'interrupted' | 'discarded' | 'hit';

export function createRepliesService(needs: Needs) {
  const { db, llm, safety, clock, log, lease, metrics } = needs;
  const running = new Map<string, Running>();
  const timeFirstText = metrics.timer(
    'velour_reply_first_text_seconds',
    'Time from the model call to its first text',
    FIRST_TEXT_BUCKETS,
  );
  const countEnd = metrics.counter('velour_replies_total', 'Replies by outcome', 'state');
  metrics.gauge(
    'velour_replies_running',
    'Replies being written by this process',
    () => running.size,
  );
  const append = createBatcher({
    run: (chunks: Parameters<typeof appendChunks>[1]) => appendChunks(db, chunks),
    most: 500,
  });
  const end = createBatcher({ run: (ends: End[]) => endReplies(db, ends, lease.owner), most: 200 });

  const start = (job: ReplyJob): void => {
    const abort = new AbortController();
    const id = job.place.reply_id;
    const done = run(job, abort)
      .catch((error: unknown) => log.error({ err: error, reply_id: id }, 'ending a reply failed'))
      .finally(() => running.delete(id));
    running.set(id, { abort, done });
  };

  const run = async (job: ReplyJob, abort: AbortController): Promise<void> => {
    const observe = timeFirstText();
    const gate = safety.openGate({ recent: job.recent, asks_if_human: job.asks_if_human });
    const writer = createReplyWriter({
      place: job.place,
      append: (chunk) => insist(() => append(chunk)),
      publish: job.publish,
      committed: job.committed,
    });
    job.committed.then(
      () => announce(job),
      () => abort.abort('discarded' satisfies StopReason),
    );
    const usage = {
      prompt_tokens: null as number | null,
      completion_tokens: null as number | null,
    };
    const ending = await stream({ job, abort, gate, writer, usage, firstText: onlyOnce(observe) });
    const committed = await job.committed.then(
      () => true,
      () => false,
    );
    if (!committed) return;
    countEnd(ending.state);
    await finish({ job, writer, ending, usage });
  };

  const finish = async (at: {
    job: ReplyJob;
    writer: ReplyWriter;
    ending: Ending;
    usage: Usage;
  }): Promise<void> => {
    const { place, publish } = at.job;
    await at.writer
      .close()
      .catch((error: unknown) => log.warn({ err: error }, 'a reply was logged only by its end'));
    const retracted = at.ending.state === 'retracted';
    const { n } = at.writer.state;
    const text = retracted ? '' : at.writer.state.text;
    const { session_id, seq, variant, key } = place;
    const revision = await insist(() =>
      end({
        reply_id: place.reply_id,
        session_id,
        seq,
        variant,
        n,
        state: at.ending.state,
        failure: at.ending.reason,
        text: key.seal(text, placeOf.variant(session_id, seq, variant)),
        preview: sealPreview(key, session_id, text),
        at: clock.now(),
        ...at.usage,
      }),
    );
    if (revision === undefined) {
      log.warn({ reply_id: place.reply_id }, 'reply lease lost to another process');
      return;
    }
    const written = at.writer.state.text.slice(place.before.text.length);
    const tokens = at.usage.completion_tokens ?? llm.countTokens(written);
    at.job.ended(revision, { state: at.ending.state, text, tokens });
    publish(endEvent(place, at.ending, text));
  };

  const announce = ({ place, publish }: ReplyJob): void => {
    const { session_id, seq, variant } = place;
    publish({ type: 'reply.started', session_id, seq, variant, n: place.before.n });
  };

  /** Asks the model, once more with a shorter prompt when it says that its context is full. */
  const stream = async (at: Streaming): Promise<Ending> => {
    try {
      try {
        await pump(at, llm.contextTokens);
      } catch (error) {
        if (!isOverflow(error) || at.writer.state.n > at.job.place.before.n) throw error;
        await pump(
          at,
          Math.min(error.contextTokens ?? Infinity, Math.floor(llm.contextTokens * 0.7)),
        );
      }
      return flush(at, { state: 'complete', reason: null });
    } catch (error) {
      return endingOf(error, at);
    }
  };

  const pump = async (
    { job, abort, gate, writer, usage, firstText }: Streaming,
    contextTokens: number,
  ) => {
    const { signal } = abort;
    for await (const part of llm.reply(job.prompt(contextTokens), signal)) {
      if (signal.aborted) break;
      if (part.type === 'usage') {
        usage.prompt_tokens = part.prompt_tokens;
        usage.completion_tokens = part.completion_tokens;
      } else if (part.type === 'text') {
        firstText();
        const step = gate.push(part.text);
        writer.write(isFresh(job, writer) ? step.release.trimStart() : step.release);
        if ('hit' in step && step.hit) {
          abort.abort('hit' satisfies StopReason);
          throw new SafetyHit(step.hit.reason);
        }
      } else if (part.finish === 'filtered' && isFresh(job, writer)) {
        throw new LlmFailure('refused', 'The server filtered the reply.');
      }
    }
    signal.throwIfAborted();
  };

  const endingOf = (error: unknown, at: Streaming): Ending => {
    if (error instanceof SafetyHit) return { state: 'retracted', reason: error.reason };
    const { aborted, reason } = at.abort.signal;
    if (aborted && reason === 'stopped') return flush(at, { state: 'stopped', reason: null });
    if (aborted) return flush(at, { state: 'failed', reason: 'llm.interrupted' });
    if (error instanceof LlmFailure) {
      log.warn(
        { engine: llm.name, kind: error.kind, reply_id: at.job.place.reply_id, err: error },
        'a reply failed',
      );
      return flush(at, { state: 'failed', reason: codeOfFailure(error.kind) });
    }
    log.error({ err: error, reply_id: at.job.place.reply_id }, 'reply failed unexpectedly');
    return flush(at, { state: 'failed', reason: 'llm.broken' });
  };

  /** Stops a reply that runs here, keeping its part; resolves once it has ended. */
  const stop = async (replyId: string, reason: StopReason = 'stopped'): Promise<boolean> => {
    const found = running.get(replyId);
    found?.abort.abort(reason);
    await found?.done;
    return found !== undefined;
  };

  return {
    start,
    stop,
    runningIds: (): string[] => [...running.keys()],
    end,
    /** Lets running replies end by themselves for a while, then keeps their parts and ends them. */
    async close(patienceMs: number): Promise<void> {
      const all = () => Promise.all([...running.values()].map((one) => one.done));
      await Promise.race([all(), wait(patienceMs, undefined, { ref: false })]);
      for (const one of running.values()) one.abort.abort('interrupted' satisfies StopReason);
      await Promise.race([all(), wait(3_000, undefined, { ref: false })]);
    },
  };
}

interface Usage {
  prompt_tokens: number | null;
  completion_tokens: number | null;
}

interface Streaming {
  readonly job: ReplyJob;
  readonly abort: AbortController;
  readonly gate: StreamGate;
  readonly writer: ReplyWriter;
  readonly usage: Usage;
  readonly firstText: () => void;
}

class SafetyHit extends Error {
  readonly reason: string;
  constructor(reason: string) {
    super('The reply broke a safety rule.');
    this.reason = reason;
  }
}

const isOverflow = (error: unknown): error is LlmFailure =>
  error instanceof LlmFailure && error.kind === 'overflow';

/** True while nothing of this reply has been released yet. */
const isFresh = ({ place }: ReplyJob, writer: ReplyWriter): boolean =>
  writer.state.text === place.before.text;

/** Releases what the gate still holds; its final pass may yet find something, and silence is a failure. */
function flush({ job, gate, writer }: Streaming, ending: Ending): Ending {
  const step = gate.end();
  writer.write(isFresh(job, writer) ? step.release.trimStart() : step.release);
  if ('hit' in step && step.hit) return { state: 'retracted', reason: step.hit.reason };
  if (ending.state === 'complete' && isFresh(job, writer))
    return { state: 'failed', reason: 'llm.broken' };
  return ending;
}

function onlyOnce(work: () => void): () => void {
  let done = false;
  return () => {
    if (!done) work();
    done = true;
  };
}

/** Tries again while the database is away, for about fifteen seconds; other errors are thrown at once. */
async function insist<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt >= 6 || !isDatabaseDown(error)) throw error;
      await wait(100 * 2 ** attempt);
    }
  }
}
