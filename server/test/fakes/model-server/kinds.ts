// Endpoints of each kind of server besides chat: lists of models, and context sizes.
import type { IncomingMessage, ServerResponse } from 'node:http';

export type FakeKind =
  | 'vllm'
  | 'llama.cpp'
  | 'ollama'
  | 'koboldcpp'
  | 'lm-studio'
  | 'cloud'
  | 'web-page'
  | 'silent';

interface KindRequest {
  kind: FakeKind;
  models: readonly string[];
  path: string;
  request: IncomingMessage;
  response: ServerResponse;
}

/** The context size that every kind reports. */
const FAKE_CONTEXT = 2048;

export async function respondAsKind({ kind, models, path, response }: KindRequest): Promise<void> {
  if (kind === 'silent') return;
  if (kind === 'web-page') {
    response.setHeader('content-type', 'text/html');
    response.end('<!doctype html><title>It works!</title>');
    return;
  }
  const answer = path === '/v1/models' ? listOf(kind, models) : extras[kind]?.[path]?.(models);
  response.statusCode = answer === undefined ? 404 : 200;
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(answer ?? { error: { message: 'Not Found' } }));
}

const owners: Partial<Record<FakeKind, string>> = {
  vllm: 'vllm',
  'llama.cpp': 'llamacpp',
  ollama: 'library',
  koboldcpp: 'koboldcpp',
  'lm-studio': 'organization_owner',
};

const listOf = (kind: FakeKind, models: readonly string[]): object => ({
  object: 'list',
  data: models.map((id) => ({
    id,
    object: 'model',
    created: 1_700_000_000,
    owned_by: owners[kind] ?? 'somebody',
    ...(kind === 'vllm' ? { max_model_len: FAKE_CONTEXT } : {}),
    ...(kind === 'cloud' ? { context_length: FAKE_CONTEXT } : {}),
  })),
});

type Extra = Record<string, (models: readonly string[]) => unknown>;

const extras: Partial<Record<FakeKind, Extra>> = {
  'llama.cpp': { '/props': () => ({ default_generation_settings: { n_ctx: FAKE_CONTEXT } }) },
  ollama: {
    '/api/ps': () => ({ models: [] }),
    '/api/show': () => ({
      parameters: `stop "<|im_end|>"\nnum_ctx                        ${FAKE_CONTEXT}`,
    }),
  },
  koboldcpp: { '/api/extra/true_max_context_length': () => ({ value: FAKE_CONTEXT }) },
  'lm-studio': {
    '/api/v0/models': (models) => ({
      data: models.map((id) => ({ id, state: 'loaded', loaded_context_length: FAKE_CONTEXT })),
    }),
  },
};
