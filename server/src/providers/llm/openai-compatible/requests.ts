// Retries a request until its first token: waits for busy servers, and simplifies refused requests.
import type { Clock } from '../../../platform/clock.ts';
import type { Log } from '../../../platform/log.ts';
import { pause } from '../../../platform/pause.ts';
import { estimatePrompt } from '../token-count.ts';
import { LlmFailure, type Prompt } from '../port.ts';
import type { Breaker } from '../../../platform/breaker.ts';
import { createDeadline, type Deadline } from './deadline.ts';
import type { Limits } from './limits.ts';
import type { ModelMemory } from './model-memory.ts';
import type { PlainerRequests } from './plainer-requests.ts';
import { createReplyReader, type ReplyReader } from './reply-reader.ts';
import { createReplyStream, type ReplyStream } from './reply-stream.ts';
import { featuresOf, writeRequest, type Feature } from './request-body.ts';
import { failureFromBody, ServerFailure } from './server-failure.ts';
import { createThoughtFilter } from './thought-filter.ts';
import { headersFor, readText, type ServerResponse, type Upstream } from './transport.ts';
import { readRetryAfter } from '../../../platform/retry-after.ts';
import { createTimeouts } from './waiting.ts';

export interface StartedReply {
  readonly stream: ReplyStream;
  readonly reader: ReplyReader;
}

interface Needs {
  upstream: Upstream;
  memory: ModelMemory;
  limits: Limits;
  clock: Clock;
  log: Log;
  plainer: PlainerRequests;
  breaker: Breaker;
  spread: () => number;
}

const LARGEST_ERROR = 64 * 1024;

export function createRequests(needs: Needs) {
  const { upstream, memory, limits, clock, log, plainer, breaker, spread } = needs;

  /** Sends one request; throws the failure for an error status. */
  const send = async (body: string, deadline: Deadline): Promise<ServerResponse> => {
    const response = await upstream.fetch(`${upstream.baseUrl}/chat/completions`, {
      method: 'POST',
      headers: headersFor(upstream),
      body,
      signal: deadline.signal,
      redirect: 'manual',
    });
    breaker.reached();
    if (response.status >= 200 && response.status < 300) return response;
    const reported = await readText(response, LARGEST_ERROR);
    throw failureFromBody(response.status, reported, readRetryAfter(response.headers, clock));
  };

  /** One attempt, up to the first token: until then, every failure can be retried. */
  const attempt = async (
    prompt: Prompt,
    without: ReadonlySet<Feature>,
    signal: AbortSignal,
  ): Promise<StartedReply> => {
    const model = await memory.resolve(signal);
    const deadline = createDeadline({ signal, limits });
    try {
      const response = await send(writeRequest(prompt, model, without), deadline);
      const thoughts = createThoughtFilter(memory.habit, { trimStart: !prompt.continues });
      const reader = createReplyReader({ thoughts, limits });
      const stream = createReplyStream({ response, deadline, reader });
      const first = await stream.next();
      if (first === undefined && !prompt.continues && reader.finish !== 'filtered') {
        throw emptyReply(prompt, memory.contextTokens);
      }
      const learning = {
        ...stream,
        next: remember(first, stream, () => {
          memory.habit = thoughts.habit;
        }),
      };
      return { stream: learning, reader };
    } catch (error) {
      const reason = deadlineReason(error, deadline);
      deadline.cut();
      deadline.clear();
      throw reason;
    }
  };

  /** Waits as the server requests; returns false if there is not enough time. */
  const waitFor = async (
    failure: LlmFailure,
    timeouts: ReturnType<typeof createTimeouts>,
    signal: AbortSignal,
  ): Promise<boolean> => {
    const wait = failure.kind === 'busy' ? timeouts.next(failure.retryAfterMs) : undefined;
    if (wait === undefined) return false;
    log.info({ wait_ms: Math.round(wait) }, 'the model server is busy: waiting');
    await pause(wait, signal);
    return true;
  };

  return {
    async start(prompt: Prompt, signal: AbortSignal): Promise<StartedReply> {
      if (!breaker.mayTry()) {
        throw new LlmFailure(
          'unavailable',
          'The model server just failed to respond; not asking it again yet.',
        );
      }
      const features = featuresOf(prompt);
      let forms = plainer.forms(features);
      const timeouts = createTimeouts(limits.busyMs, spread);
      let form = forms.shift() ?? new Set<Feature>();
      let again = 1;
      let refusal: LlmFailure | undefined;
      for (;;) {
        try {
          const started = await attempt(prompt, form, signal);
          plainer.accepted(features, form);
          return started;
        } catch (error) {
          signal.throwIfAborted();
          const failure = asFailure(error);
          if (await waitFor(failure, timeouts, signal)) continue;
          if (again-- > 0 && (isStale(failure) || (isUnknownModel(failure) && memory.forget()))) {
            continue;
          }
          if (isUnreached(failure)) breaker.failed();
          const named = namedFeature(failure);
          if (named && !form.has(named)) forms = plainer.forms(features, [...form, named]);
          const next = isShape(failure) ? forms.shift() : undefined;
          // The refusal of the first, complete request is the most informative one.
          refusal ??= failure;
          if (!next) throw refusal;
          form = next;
        }
      }
    },
  };
}

/** The failure for an empty reply: some servers return one when the prompt fills the context. */
function emptyReply(prompt: Prompt, contextTokens: number): LlmFailure {
  const isFull = estimatePrompt(prompt) + prompt.max_tokens > contextTokens;
  if (!isFull) return new LlmFailure('empty', 'The model server returned an empty reply.');
  return new LlmFailure('overflow', 'The prompt seems longer than the context.', { contextTokens });
}

const isUnreached = (failure: LlmFailure): boolean =>
  failure.kind === 'unavailable' && !(failure instanceof ServerFailure);

/** True if the server closed an idle connection at the moment of its reuse. */
const isStale = ({ cause }: LlmFailure): boolean =>
  cause instanceof Error && /ECONNRESET|EPIPE|UND_ERR_SOCKET/.test(codeOf(cause));

/** `fetch` wraps the socket's error once more. */
function codeOf(error: Error): string {
  if ('code' in error) return String(error.code);
  return error.cause instanceof Error ? codeOf(error.cause) : '';
}

const params = new Map<string | undefined, Feature>([
  ['stream_options', 'usage'],
  ['max_tokens', 'max_tokens'],
  ['continue_final_message', 'continue_flags'],
  ['add_generation_prompt', 'continue_flags'],
]);

/** The feature that the server's error names as unknown. */
const namedFeature = (failure: LlmFailure): Feature | undefined =>
  isShape(failure) && failure instanceof ServerFailure ? params.get(failure.param) : undefined;

const isShape = (failure: LlmFailure): boolean =>
  failure instanceof ServerFailure && failure.isShape;

const isUnknownModel = (failure: LlmFailure): boolean =>
  failure instanceof ServerFailure && failure.status === 404;

/** Yields the first token again, then the rest; at the end updates what is known about the model. */
function remember(
  first: string | undefined,
  stream: ReplyStream,
  learn: () => void,
): ReplyStream['next'] {
  let isFirst = true;
  return async () => {
    if (isFirst) {
      isFirst = false;
      if (first !== undefined) return first;
    }
    try {
      const text = await stream.next();
      if (text === undefined) learn();
      return text;
    } catch (error) {
      learn();
      throw error;
    }
  };
}

/** Replaces the transport's error of an aborted request by the deadline's reason. */
const deadlineReason = (error: unknown, { signal }: Deadline): unknown =>
  signal.aborted && signal.reason instanceof LlmFailure && !(error instanceof LlmFailure)
    ? signal.reason
    : error;

function asFailure(error: unknown): LlmFailure {
  if (error instanceof LlmFailure) return error;
  return new LlmFailure('unavailable', 'The model server can’t be reached.', { cause: error });
}
