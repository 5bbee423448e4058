// One reply: generates it with the model, writes its moderated text, and finishes it: stores the end, updates the
// history, settles the charge.
import { setImmediate as yieldToIo, setTimeout as wait } from 'node:timers/promises';
import { createMarkLimit } from '@velour/text-search/combining-marks.ts';
import { createLoopDetector } from '@velour/moderation-rules/replies/repetition.ts';
import { createBatcher } from '../../platform/batcher.ts';
import { retryUntilStored, retryWhileDown } from '../../platform/db/failures.ts';
import { inTransaction, openScope } from '../../platform/db/scope.ts';
import { once } from '../../platform/once.ts';
import type { Pacer } from '../../platform/pacer.ts';
import { untilAborted } from '../../platform/pause.ts';
import { LlmFailure, maxLetters } from '../../providers/llm/port.ts';
import {
  codeOfFailure,
  endEvent,
  lastWordsOf,
  placeOf,
  recentTexts,
  sealPreview,
  settlementOf,
  type Ending,
} from './chat.rules.ts';
import type { HistoryCache } from './history-cache.ts';
import type { Charged, Metering, Settlement } from './metering.ts';
import type { Remembering } from './memory/remember.ts';
import {
  callAgain,
  claimsAfter,
  createPrompts,
  createReplyWriter,
  flush,
  isEmpty,
  SafetyHit,
  turnOf,
  write,
  type PromptJob,
  type ReplyJob,
  type Run,
  type WrittenPrompt,
} from './reply-writer.ts';
import * as store from './reply.store.ts';
import type { Chunk, End, Lease } from './reply.store.ts';
import { indexText } from '@velour/text-search/indexed-words.ts';
import type { ChatNeeds } from './service.ts';

interface Needs {
  readonly lease: Lease;
  readonly history: HistoryCache;
  readonly metering: Pick<Metering, 'needsSettling' | 'settle'>;
  readonly remembering: Pick<Remembering, 'note'>;
  readonly pacer: Pick<Pacer, 'resume'>;
}

type StopReason = 'stopped' | 'handed_over' | 'hit';

export type Replies = ReturnType<typeof createReplies>;

const FIRST_TEXT_BUCKETS = [0.005, 0.02, 0.1, 0.3, 1, 3, 10, 30];
/** The share of the context that a second try uses if the server does not say how large it is. */
const SHORTER = 0.7;

export function createReplies(
  { db, llm, safety, clock, log, metrics, publish }: ChatNeeds,
  { lease, history, metering, remembering, pacer }: Needs,
) {
  const writePrompt = createPrompts({ llm, safety });
  const running = new Map<
    string,
    { session_id: string; abort: AbortController; done: Promise<void> }
  >();
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
    run: (chunks: Chunk[]) => store.appendChunks(db, chunks, lease.owner),
    most: 500,
  });
  const endTogether = createBatcher({
    run: (ends: End[]) => store.endReplies(db, ends, lease.owner),
    most: 200,
  });

  /** Stores the end of a reply and settles its charge, in one transaction. Returns the session's new revision. */
  const end = async (
    ended: End,
    charged: Charged | undefined,
    settlement: Settlement,
  ): Promise<number | undefined> => {
    if (!charged || !metering.needsSettling(charged, settlement)) return endTogether(ended);
    return inTransaction(openScope(db, charged.site_id), async (tx) => {
      const [revision] = await store.endReplies(tx.db, [ended], lease.owner);
      if (revision !== undefined) await metering.settle(tx, charged, settlement);
      return revision;
    });
  };

  /** Starts a reply in the background; resolves when it ends, with a text or with a failure reason. */
  const start = (job: ReplyJob): Promise<void> => {
    const abort = new AbortController();
    const { reply_id } = job.place;
    const done = run(job, abort)
      .catch((error: unknown) => log.error({ err: error, reply_id }, 'ending a reply failed'))
      .finally(() => running.delete(reply_id));
    running.set(reply_id, { session_id: job.conversation.session_id, abort, done });
    return done;
  };

  const run = async (job: ReplyJob, abort: AbortController): Promise<void> => {
    const { conversation, place, verdict } = job;
    const { session_id, person_id, key } = conversation;
    const { seq, variant, before } = place;
    publish(person_id, { type: 'reply.started', session_id, seq, variant, n: before.n });
    const writer = createReplyWriter({
      session_id,
      key,
      place,
      append: (chunk) => retryWhileDown(() => append(chunk)),
      publish: (event) => publish(person_id, event),
      resume: pacer.resume,
    });
    const { asks_if_human } = verdict;
    const gate = safety.openGate({ recent: recentTexts(conversation.messages), asks_if_human });
    const usage = { prompt_tokens: null, completion_tokens: null };
    const onFirstText = once(timeFirstText());
    const claims = claimsAfter(conversation.messages);
    const it: Run = {
      job,
      abort,
      writer,
      gate,
      claims,
      turn: undefined,
      receipt: undefined,
      isLoop: false,
      usage,
      onFirstText,
    };
    const ending = await generate(it, judgeBeside(it));
    if (abort.signal.reason === ('handed_over' satisfies StopReason)) {
      await handOver(it);
      return;
    }
    countEnd(ending.state);
    await finish(it, ending);
  };

  /** A message that was only suspicious is judged while it is answered; a verdict against it retracts the reply. */
  const judgeBeside = ({ job, abort }: Run): Promise<void> | undefined => {
    const { verdict, conversation } = job;
    if (verdict.action === 'block' || !verdict.is_suspected) return undefined;
    return safety.judgeBeside(verdict, lastWordsOf(conversation.messages)).then(
      (reason) => reason && abort.abort(new SafetyHit(reason)),
      (error: unknown) => log.error({ err: error }, 'judging a message failed'),
    );
  };

  /** Calls the model, and retries once with a shorter prompt if its context overflows. */
  const streamFitting = async (it: Run): Promise<void> => {
    const { job } = it;
    try {
      await stream(it, await (job.prompt ?? writePrompt(job, llm.contextTokens)));
    } catch (error) {
      if (!isOverflow(error) || it.writer.state.n > job.place.before.n) throw error;
      const shorter = Math.floor(llm.contextTokens * SHORTER);
      await stream(it, await writePrompt(job, Math.min(error.contextTokens ?? Infinity, shorter)));
    }
  };

  /** A reply that only claimed to send a picture has no text left, so the model is called once more. */
  const generate = async (it: Run, judged: Promise<void> | undefined): Promise<Ending> => {
    try {
      await streamFitting(it);
      if (it.claims.isAllClaims()) {
        it.claims.end();
        await callAgain(it, () => streamFitting(it));
      }
      if (judged) await untilAborted(judged, it.abort.signal);
      return flush(it, { state: 'complete', reason: null });
    } catch (error) {
      return endingOf(it, error);
    }
  };

  const release = (it: Run, text: string): void => {
    const step = it.gate.push(it.claims.push(text));
    write(it, step.release);
    if (!('hit' in step) || !step.hit) return;
    it.abort.abort('hit' satisfies StopReason);
    throw new SafetyHit(step.hit.reason);
  };

  const stream = async (it: Run, { prompt, receipt }: WrittenPrompt): Promise<void> => {
    const { usage } = it;
    const { signal } = it.abort;
    it.receipt = receipt;
    const isLoop = createLoopDetector();
    const withinMarks = createMarkLimit();
    const turn = turnOf(it.job);
    it.turn = turn;
    let room = maxLetters(prompt);
    for await (const part of llm.reply(prompt, signal)) {
      if (signal.aborted) break;
      if (part.type === 'usage') {
        usage.prompt_tokens = part.prompt_tokens;
        usage.completion_tokens = part.completion_tokens;
      } else if (part.type === 'text') {
        it.onFirstText();
        const text = turn.push(withinMarks(part.text.slice(0, room)));
        room -= part.text.length;
        release(it, text);
        // When many replies start at once, all of them are on screen before any continues.
        await it.writer.opened();
        it.isLoop = isLoop(part.text);
        if (room <= 0 || turn.isOver || it.isLoop) break;
      } else if (part.finish === 'filtered' && isEmpty(it)) {
        throw new LlmFailure('refused', 'The server filtered the reply.');
      }
    }
    signal.throwIfAborted();
    release(it, turn.end());
  };

  const endingOf = (it: Run, error: unknown): Ending => {
    const { reply_id } = it.job.place;
    const { aborted } = it.abort.signal;
    const causes: unknown[] = [error, it.abort.signal.reason];
    const hit = causes.find((one) => one instanceof SafetyHit);
    if (hit) return { state: 'retracted', reason: hit.reason };
    if (aborted) return flush(it, { state: 'stopped', reason: null });
    if (error instanceof LlmFailure) {
      const { kind } = error;
      log.warn({ provider: llm.name, kind, reply_id, err: error }, 'reply failed');
      return flush(it, { state: 'failed', reason: codeOfFailure(kind, !isEmpty(it)) });
    }
    log.error({ err: error, reply_id }, 'reply failed unexpectedly');
    return flush(it, { state: 'failed', reason: 'llm.broken' });
  };

  /** Leaves a reply as logged, to another process or to this one after a restart. */
  const handOver = async ({ job, writer }: Run): Promise<void> => {
    await writer.close();
    await job.reserved.settle(0);
    await store.releaseLease(db, job.place.reply_id, lease.owner);
  };

  /** Stores the end with its settlement, then updates the history and notifies the readers. */
  const finish = async (it: Run, ending: Ending): Promise<void> => {
    const { job, writer, receipt, usage, isLoop } = it;
    const { conversation, place, charged, reserved } = job;
    const { session_id, person_id, key } = conversation;
    const { reply_id, seq, variant, before } = place;
    await writer
      .close()
      .catch((error: unknown) => log.warn({ err: error, reply_id }, 'writing chunks failed'));
    const written = writer.state.text;
    const text = ending.state === 'retracted' ? '' : written;
    const ended = {
      reply_id,
      session_id,
      seq,
      variant,
      n: writer.state.n,
      state: ending.state,
      failure: ending.reason,
      text: key.seal(text, placeOf.variant(session_id, seq, variant)),
      preview: sealPreview(key, session_id, text),
      receipt: receipt ? key.seal(JSON.stringify(receipt), placeOf.receipt(reply_id)) : null,
      words: indexText(text, key),
      at: clock.now(),
      ...usage,
    };
    const letters = text.length - before.text.length;
    const settlement = settlementOf(ending.state, { letters, isLoop });
    const revision = await retryUntilStored(() => end(ended, charged, settlement));
    if (revision === undefined) {
      log.warn({ reply_id }, 'reply lease lost to another process');
      return;
    }
    if (job.isNewMessage)
      history.append(session_id, revision - 1, {
        message: text === '' ? undefined : { role: 'assistant', text },
      });
    else history.changed(session_id, revision - 1, seq);
    const tokens = usage.completion_tokens ?? llm.countTokens(written.slice(before.text.length));
    publish(person_id, endEvent({ session_id, seq, variant }, ending, text));
    await reserved.settle(tokens);
    remembering.note({ site_id: charged.site_id, session_id });
  };

  /** Stops a reply of this process and stores its partial text, or hands it over; resolves when that is done. */
  const stop = async (replyId: string, reason: StopReason = 'stopped'): Promise<boolean> => {
    const found = running.get(replyId);
    found?.abort.abort(reason);
    await found?.done;
    return found !== undefined;
  };

  return {
    start,
    /** Builds the prompt while the statement just sent is running; sending comes first. */
    writeAhead(job: PromptJob): Promise<WrittenPrompt> {
      const prompt = yieldToIo().then(() => writePrompt(job, llm.contextTokens));
      prompt.catch(() => undefined); // a failure is reported by the reply, if there is one
      return prompt;
    },
    stop,
    /** Retracts the reply that this process is writing in a chat. */
    retract(sessionId: string, reason: string): void {
      for (const { session_id, abort } of running.values())
        if (session_id === sessionId) abort.abort(new SafetyHit(reason));
    },
    end,
    runningIds: (): string[] => [...running.keys()],
    /** Waits a while for running replies, then leaves the rest to another process. */
    async close(graceMs: number): Promise<void> {
      const all = () => Promise.all([...running.values()].map((one) => one.done));
      await Promise.race([all(), wait(graceMs, undefined, { ref: false })]);
      for (const one of running.values()) one.abort.abort('handed_over' satisfies StopReason);
      await Promise.race([all(), wait(3_000, undefined, { ref: false })]);
    },
  };
}

const isOverflow = (error: unknown): error is LlmFailure =>
  error instanceof LlmFailure && error.kind === 'overflow';
