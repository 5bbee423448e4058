// Queries a server's model and context size, in each server's own way.
import { countOf, fieldsOf, isFields, textOf, type Fields } from '../../../platform/json-fields.ts';
import { fetchJson, rootOf, type Upstream } from './transport.ts';

export type ServerKind = 'ollama' | 'llama.cpp' | 'vllm' | 'koboldcpp' | 'lm-studio' | 'other';

export interface ModelInfo {
  readonly model: string;
  readonly kind: ServerKind;
  readonly contextTokens: number | undefined;
  /** False if the size is the server's default rather than what it has loaded. */
  readonly isCertain: boolean;
}

/** Ollama silently truncates longer prompts, and loads models with this size by default. */
const OLLAMA_CONTEXT = 4096;

/** Undefined if the server has no list of models. Throws only if the signal is aborted. */
export async function readModelInfo(
  upstream: Upstream,
  { model, signal }: { model?: string | undefined; signal: AbortSignal },
): Promise<ModelInfo | undefined> {
  const list = await send(upstream, `${upstream.baseUrl}/models`, signal);
  const found = pickModel(list, model);
  if (!found) return undefined;
  const kind = kindOf(found.entry);
  const reported = contextIn(found.entry);
  if (reported !== undefined) {
    return { model: found.model, kind, contextTokens: reported, isCertain: true };
  }
  const exact = await fetchContext(upstream, { kind, model: found.model, signal });
  const usual = kind === 'ollama' ? OLLAMA_CONTEXT : undefined;
  return {
    model: found.model,
    kind,
    contextTokens: exact ?? usual,
    isCertain: exact !== undefined,
  };
}

/** Sends a query that may fail; only an abort by the caller is thrown. */
async function send(
  upstream: Upstream,
  url: string,
  signal: AbortSignal,
  body?: object,
): Promise<unknown> {
  try {
    return await fetchJson(upstream, url, { signal, ...(body ? { body } : {}) });
  } catch {
    signal.throwIfAborted();
    return undefined;
  }
}

/**
 * The configured model's entry, or the first chat model: lists contain embedding models, too, and
 * image servers have lists.
 */
function pickModel(
  list: unknown,
  wanted: string | undefined,
): { model: string; entry: Fields } | undefined {
  const entries = listEntries(list);
  if (wanted !== undefined) {
    return { model: wanted, entry: entries.find(({ id }) => id === wanted)?.entry ?? {} };
  }
  const first = entries.find(({ id }) => !/embed|rerank|whisper|\btts\b|^sd-cpp-/i.test(id));
  return first && { model: first.id, entry: first.entry };
}

/** The entries of OpenAI's list of models; empty for any other response, such as a web page. */
function listEntries(list: unknown): { id: string; entry: Fields }[] {
  const data = fieldsOf(list)['data'];
  if (!Array.isArray(data)) return [];
  return data.flatMap((entry: unknown) => {
    const id = textOf(fieldsOf(entry)['id']);
    return id && isFields(entry) ? [{ id, entry }] : [];
  });
}

const owners = new Map<string, ServerKind>([
  ['library', 'ollama'],
  ['llamacpp', 'llama.cpp'],
  ['vllm', 'vllm'],
  ['koboldcpp', 'koboldcpp'],
  ['organization_owner', 'lm-studio'],
]);

const kindOf = (entry: Fields): ServerKind => owners.get(textOf(entry['owned_by'])) ?? 'other';

/** vLLM, llama.cpp and routers include it in the list itself. */
function contextIn(entry: Fields): number | undefined {
  const meta = fieldsOf(entry['meta']);
  return (
    countOf(meta['n_ctx']) ?? countOf(entry['max_model_len']) ?? countOf(entry['context_length'])
  );
}

interface InfoQuery {
  kind: ServerKind;
  model: string;
  signal: AbortSignal;
}

async function fetchContext(
  upstream: Upstream,
  { kind, model, signal }: InfoQuery,
): Promise<number | undefined> {
  const root = rootOf(upstream.baseUrl);
  if (kind === 'llama.cpp') {
    const props = fieldsOf(await send(upstream, `${root}/props`, signal));
    return countOf(fieldsOf(props['default_generation_settings'])['n_ctx'] ?? props['n_ctx']);
  }
  if (kind === 'koboldcpp') {
    const reported = await send(upstream, `${root}/api/extra/true_max_context_length`, signal);
    return countOf(fieldsOf(reported)['value']);
  }
  if (kind === 'lm-studio') {
    const list = await send(upstream, `${root}/api/v0/models`, signal);
    return countOf(
      listEntries(list).find(({ id }) => id === model)?.entry['loaded_context_length'],
    );
  }
  return kind === 'ollama' ? fetchOllama(upstream, root, { kind, model, signal }) : undefined;
}

/** The context size of the loaded model, or else that in the model's file. */
async function fetchOllama(
  upstream: Upstream,
  root: string,
  { model, signal }: InfoQuery,
): Promise<number | undefined> {
  const loaded = fieldsOf(await send(upstream, `${root}/api/ps`, signal))['models'];
  const running: Fields[] = Array.isArray(loaded) ? loaded.filter(isFields) : [];
  const entryOfModel = running.find((entry) => entry['name'] === model || entry['model'] === model);
  const reported = countOf(entryOfModel?.['context_length']);
  if (reported !== undefined) return reported;
  const shown = fieldsOf(await send(upstream, `${root}/api/show`, signal, { model }));
  const parameter = /^num_ctx\s+(\d+)/m.exec(textOf(shown['parameters']));
  return countOf(parameter?.[1]);
}
