// Selects the language model: the configured server or model file, else a server found on this machine, else the demo model.
import type { Log } from '../../platform/log.ts';
import { createGgufLlm } from './gguf.ts';
import { findLocalServer, type Candidate } from './local-servers.ts';
import { createOpenAiCompatibleLlm } from './openai-compatible.ts';
import { readModelInfo } from './openai-compatible/model-info.ts';
import { normaliseBaseUrl, type Fetch } from './openai-compatible/transport.ts';
import type { LlmProvider } from './port.ts';
import { createDemoModel } from './demo-model.ts';
import { createMeaning, type Embedder } from './demo-model-meaning.ts';

export interface LlmConfig {
  readonly LLM_BASE_URL?: string | undefined;
  readonly LLM_API_KEY?: string | undefined;
  readonly LLM_MODEL?: string | undefined;
  readonly LLM_MODEL_PATH?: string | undefined;
  readonly LLM_CONTEXT_TOKENS?: number | undefined;
}

interface Needs {
  config: LlmConfig;
  log: Log;
  /** By default the adapter's own client, which costs less per token than `fetch`. */
  fetch?: Fetch | undefined;
  /** Servers to probe on this machine; an empty list disables probing. */
  candidates?: readonly Candidate[];
  /** For the demo model; nothing is loaded before its first reply. */
  embedder?: Embedder | undefined;
}

/** How long the start waits for the model's name, in milliseconds; it is requested again with the first reply. */
const PROBE_MS = 300;

export async function chooseLlm(needs: Needs): Promise<LlmProvider> {
  const { config, log, fetch, candidates, embedder } = needs;
  if (config.LLM_BASE_URL) return configured(config.LLM_BASE_URL, { config, log, fetch });
  const contextTokens = config.LLM_CONTEXT_TOKENS;
  if (config.LLM_MODEL_PATH) {
    return createGgufLlm({ modelPath: config.LLM_MODEL_PATH, contextTokens, log });
  }
  const pending = fetch ?? globalThis.fetch;
  const found = await findLocalServer({
    fetch: pending,
    log,
    ...(candidates ? { candidates } : {}),
  });
  if (found) {
    const { baseUrl, model } = found;
    return createOpenAiCompatibleLlm({
      baseUrl,
      model: config.LLM_MODEL ?? model,
      contextTokens: contextTokens ?? found.contextTokens,
      fetch,
      log,
    });
  }
  log.warn(
    {},
    'no language model found: using the demo model, whose replies come from a script. Start Ollama, llama.cpp, vLLM, KoboldCpp, or ' +
      'LM Studio on this machine, or set LLM_BASE_URL (with LLM_API_KEY and LLM_MODEL if needed), and restart',
  );
  return createDemoModel({ meaning: embedder && createMeaning({ embedder, log }) });
}

async function configured(
  baseUrl: string,
  { config, log, fetch }: Pick<Needs, 'config' | 'log' | 'fetch'>,
): Promise<LlmProvider> {
  const upstream = {
    fetch: fetch ?? globalThis.fetch,
    baseUrl: normaliseBaseUrl(baseUrl),
    apiKey: config.LLM_API_KEY,
  };
  const signal = AbortSignal.timeout(PROBE_MS);
  const info = await readModelInfo(upstream, { model: config.LLM_MODEL, signal }).catch(
    () => undefined,
  );
  const model = config.LLM_MODEL ?? info?.model;
  const contextTokens =
    config.LLM_CONTEXT_TOKENS ?? (info?.isCertain ? info.contextTokens : undefined);
  if (info) log.info({ base_url: upstream.baseUrl, model }, 'using the configured model server');
  else {
    log.warn(
      { base_url: upstream.baseUrl },
      'the configured model server is not responding yet; will retry with the first reply',
    );
  }
  return createOpenAiCompatibleLlm({
    baseUrl,
    apiKey: config.LLM_API_KEY,
    model,
    contextTokens,
    fetch,
    log,
  });
}
