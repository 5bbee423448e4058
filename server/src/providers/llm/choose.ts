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
  readonly llm_base_url?: string | undefined;
  readonly llm_api_key?: string | undefined;
  readonly llm_model?: string | undefined;
  readonly llm_model_path?: string | undefined;
  readonly llm_context_tokens?: number | undefined;
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

/**
 * How long the start waits for the model's name, in milliseconds; it is requested again with the
 * first reply.
 */
const PROBE_MS = 300;

export async function chooseLlm({
  config,
  log,
  fetch,
  candidates,
  embedder,
}: Needs): Promise<LlmProvider> {
  if (config.llm_base_url) return configured(config.llm_base_url, { config, log, fetch });
  const contextTokens = config.llm_context_tokens;
  if (config.llm_model_path) {
    return createGgufLlm({ modelPath: config.llm_model_path, contextTokens, log });
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
      model: config.llm_model ?? model,
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
    apiKey: config.llm_api_key,
  };
  const signal = AbortSignal.timeout(PROBE_MS);
  const info = await readModelInfo(upstream, { model: config.llm_model, signal }).catch(
    () => undefined,
  );
  const model = config.llm_model ?? info?.model;
  const contextTokens =
    config.llm_context_tokens ?? (info?.isCertain ? info.contextTokens : undefined);
  if (info) log.info({ base_url: upstream.baseUrl, model }, 'using the configured model server');
  else {
    log.warn(
      { base_url: upstream.baseUrl },
      'the configured model server is not responding yet; will retry with the first reply',
    );
  }
  return createOpenAiCompatibleLlm({
    baseUrl,
    apiKey: config.llm_api_key,
    model,
    contextTokens,
    fetch,
    log,
  });
}
