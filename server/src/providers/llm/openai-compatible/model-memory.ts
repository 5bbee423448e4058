// A cache of the model's properties: name, context size, and how it marks reasoning.
import type { LlmFailure } from '../port.ts';
import type { Log } from '../../../platform/log.ts';
import { untilAborted } from '../../../platform/pause.ts';
import { readModelInfo } from './model-info.ts';
import { habitByName, type Habit } from './thinking-habit.ts';
import type { Upstream } from './transport.ts';

export interface ModelMemory {
  readonly model: string | undefined;
  readonly contextTokens: number;
  habit: Habit;
  /** The model to request; queried on first use. */
  resolve(signal: AbortSignal): Promise<string>;
  /** Called when the server does not know the model; returns true if a new query may find another one. */
  forget(): boolean;
  replied(): void;
  failed(failure: LlmFailure): void;
}

interface Needs {
  upstream: Upstream;
  log: Log;
  model: string | undefined;
  contextTokens: number | undefined;
}

const USUAL_CONTEXT = 8192;
const PROBE_MS = 10_000;
/** How often the context size is queried after a reply, until the server reports it. */
const MAX_REQUESTS = 3;

export function createModelMemory({ upstream, log, ...configured }: Needs): ModelMemory {
  let model = configured.model;
  let contextTokens = configured.contextTokens;
  let isCertain = contextTokens !== undefined;
  let requests = 0;
  let pending: Promise<string | undefined> | undefined;

  const learn = async (signal: AbortSignal): Promise<string | undefined> => {
    const info = await readModelInfo(upstream, { model, signal });
    if (!info) return undefined;
    if (!isCertain && info.contextTokens !== undefined) {
      contextTokens = info.contextTokens;
      isCertain = info.isCertain;
      log.info({ model: info.model, context_tokens: contextTokens }, 'language model context');
    }
    if (model === undefined) memory.habit = habitByName(info.model);
    model ??= info.model;
    return model;
  };

  const memory: ModelMemory = {
    get model() {
      return model;
    },
    get contextTokens() {
      return contextTokens ?? USUAL_CONTEXT;
    },
    habit: model === undefined ? 'unknown' : habitByName(model),
    async resolve(signal) {
      if (model !== undefined) return model;
      // All waiting replies share one query.
      pending ??= learn(AbortSignal.timeout(PROBE_MS))
        .catch(() => undefined)
        .finally(() => {
          pending = undefined;
        });
      // A server without a list has one model and ignores the name.
      return (await untilAborted(pending, signal)) ?? 'default';
    },
    forget() {
      if (configured.model !== undefined || model === undefined) return false;
      model = undefined;
      return true;
    },
    replied() {
      if (isCertain || requests >= MAX_REQUESTS) return;
      requests += 1;
      learn(AbortSignal.timeout(PROBE_MS)).catch(() => undefined);
    },
    failed({ kind, contextTokens: reported }) {
      if (kind !== 'overflow' || reported === undefined) return;
      contextTokens = reported;
      isCertain = true;
    },
  };
  return memory;
}
