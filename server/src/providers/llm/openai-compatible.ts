// Adapter for servers with OpenAI's chat completions API: llama.cpp, vLLM, Ollama, KoboldCpp, LM Studio and cloud services.
import { systemClock, type Clock } from '../../platform/clock.ts';
import type { Log } from '../../platform/log.ts';
import { createKeepAliveFetch } from './keep-alive-fetch.ts';
import { createBreaker } from '../../platform/breaker.ts';
import { usualLimits, type Limits } from './openai-compatible/limits.ts';
import { createModelMemory } from './openai-compatible/model-memory.ts';
import { createPlainerRequests } from './openai-compatible/plainer-requests.ts';
import type { ReplyReader } from './openai-compatible/reply-reader.ts';
import { createRequests } from './openai-compatible/requests.ts';
import { normaliseBaseUrl, type Fetch } from './openai-compatible/transport.ts';
import { createSpread } from './openai-compatible/waiting.ts';
import { createTokenCount, estimateTokens } from './token-count.ts';
import { LlmFailure, type LlmProvider, type Prompt, type ReplyPart } from './port.ts';

interface Needs {
  baseUrl: string;
  apiKey?: string | undefined;
  /** By default the first model that the server lists. */
  model?: string | undefined;
  /** By default what the server reports, else 8,192. */
  contextTokens?: number | undefined;
  /** By default our keep-alive client, which has no timeouts besides this adapter's. */
  fetch?: Fetch | undefined;
  log: Log;
  clock?: Clock;
  limits?: Partial<Limits>;
}

export function createOpenAiCompatibleLlm(needs: Needs): LlmProvider {
  const limits = { ...usualLimits, ...needs.limits };
  const { log, clock = systemClock } = needs;
  const pool = needs.fetch ? undefined : createKeepAliveFetch();
  const fetch = needs.fetch ?? pool?.fetch ?? globalThis.fetch;
  const upstream = { fetch, baseUrl: normaliseBaseUrl(needs.baseUrl), apiKey: needs.apiKey };
  const memory = createModelMemory({
    upstream,
    log,
    model: needs.model,
    contextTokens: needs.contextTokens,
  });
  const tokens = createTokenCount();
  const requests = createRequests({
    upstream,
    memory,
    limits,
    clock,
    log,
    plainer: createPlainerRequests(),
    breaker: createBreaker(limits),
    spread: createSpread(),
  });

  const provider: LlmProvider = {
    get name() {
      return `openai-compatible · ${memory.model ?? upstream.baseUrl}`;
    },
    isBuiltIn: false,
    get contextTokens() {
      return memory.contextTokens;
    },
    countTokens: tokens.count,
    async *reply(prompt, signal) {
      signal.throwIfAborted();
      try {
        const { stream, reader } = await requests.start(prompt, signal);
        let written = 0;
        try {
          for (let text = await stream.next(); text !== undefined; text = await stream.next()) {
            written += estimateTokens(text);
            yield { type: 'text', text };
          }
        } finally {
          stream.close();
        }
        yield countUsage(prompt, reader, written);
        yield { type: 'end', finish: reader.finish ?? 'stop' };
        memory.replied();
      } catch (error) {
        signal.throwIfAborted();
        if (error instanceof LlmFailure) memory.failed(error);
        throw error;
      }
    },
    async close() {
      pool?.close();
    },
  };

  const countUsage = (prompt: Prompt, reader: ReplyReader, written: number): ReplyPart => {
    const estimated = tokens.estimatePrompt(prompt);
    if (!reader.usage) {
      return {
        type: 'usage',
        prompt_tokens: Math.ceil(estimated),
        completion_tokens: Math.ceil(written),
      };
    }
    tokens.learn(estimated, reader.usage.prompt);
    const { prompt: prompt_tokens, completion: completion_tokens } = reader.usage;
    return { type: 'usage', prompt_tokens, completion_tokens };
  };

  return provider;
}
