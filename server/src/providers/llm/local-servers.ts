// Detects a model server on this machine by probing the default ports of known servers.
import type { SetupOption } from '@velour/contract/operations.ts';
import type { Log } from '../../platform/log.ts';
import { readModelInfo, type ModelInfo, type ServerKind } from './openai-compatible/model-info.ts';
import { normaliseBaseUrl, type Fetch } from './openai-compatible/transport.ts';

export interface Candidate {
  readonly kind: ServerKind;
  readonly baseUrl: string;
}

export interface LocalServer extends Candidate {
  readonly model: string;
  readonly contextTokens: number | undefined;
}

/** In order of preference. */
export const usualServers: readonly Candidate[] = [
  { kind: 'ollama', baseUrl: 'http://127.0.0.1:11434' },
  { kind: 'llama.cpp', baseUrl: 'http://127.0.0.1:8080' },
  { kind: 'vllm', baseUrl: 'http://127.0.0.1:8000' },
  { kind: 'koboldcpp', baseUrl: 'http://127.0.0.1:5001' },
  { kind: 'lm-studio', baseUrl: 'http://127.0.0.1:1234' },
];

/**
 * The start waits for the probes, so the timeout is short (milliseconds); local servers respond in a few milliseconds.
 */
const PROBE_MS = 400;

interface Needs {
  fetch: Fetch;
  log: Log;
  candidates?: readonly Candidate[];
  /** How long they have, in milliseconds. */
  probeMs?: number;
}

/**
 * Probes all candidates at once and accepts only a list of models with a chat model: any program
 * may listen on 8080 or 8000.
 */
export async function findLocalServer({
  fetch,
  log,
  candidates = usualServers,
  probeMs = PROBE_MS,
}: Needs): Promise<LocalServer | undefined> {
  const signal = AbortSignal.timeout(probeMs);
  const request = candidates.map(({ baseUrl }) => probe(fetch, baseUrl, signal));
  for (const [at, candidate] of candidates.entries()) {
    const info = await request[at];
    if (!info) continue;
    const kind = info.kind === 'other' ? candidate.kind : info.kind;
    const { model, contextTokens } = info;
    log.info({ kind, base_url: candidate.baseUrl, model }, 'found a language model server');
    return { kind, baseUrl: candidate.baseUrl, model, contextTokens };
  }
  return undefined;
}

async function probe(
  fetch: Fetch,
  baseUrl: string,
  signal: AbortSignal,
): Promise<ModelInfo | undefined> {
  try {
    return await readModelInfo({ fetch, baseUrl: normaliseBaseUrl(baseUrl) }, { signal });
  } catch {
    return undefined; // not reachable, or timed out
  }
}

/** The server that the start would use by itself; takes at most half a second. */
export async function findNearby(
  needs: Parameters<typeof findLocalServer>[0],
): Promise<SetupOption[]> {
  const found = await findLocalServer(needs);
  if (!found) return [];
  const { kind, baseUrl, model } = found;
  const settings = [`LLM_BASE_URL=${normaliseBaseUrl(baseUrl)}`, `LLM_MODEL=${model}`];
  return [{ name: `${kind} · ${model}`, settings }];
}
