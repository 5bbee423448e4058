// Selects the embeddings provider: a configured server, the local model, or none.
import type { Log } from '../../platform/log.ts';
import { createLocalEmbeddings } from './local.ts';
import { createOpenAiEmbeddings } from './openai-compatible.ts';
import type { EmbeddingsProvider } from './port.ts';

export const EMBEDDINGS = ['off', 'local', 'server'] as const;

export interface EmbeddingsConfig {
  readonly EMBEDDINGS: (typeof EMBEDDINGS)[number];
  readonly EMBEDDINGS_BASE_URL?: string | undefined;
  readonly EMBEDDINGS_API_KEY?: string | undefined;
  readonly EMBEDDINGS_MODEL?: string | undefined;
}

/** Throws for `server` without an address and a model. */
export function chooseEmbeddings(
  config: EmbeddingsConfig,
  log: Log,
): EmbeddingsProvider | undefined {
  const provider = create(config);
  if (provider)
    log.info({ provider: provider.name }, 'embeddings configured: recall also works by meaning');
  return provider;
}

function create(config: EmbeddingsConfig): EmbeddingsProvider | undefined {
  if (config.EMBEDDINGS === 'off') return undefined;
  if (config.EMBEDDINGS === 'local') return createLocalEmbeddings();
  const { EMBEDDINGS_BASE_URL: baseUrl, EMBEDDINGS_MODEL: model } = config;
  if (baseUrl === undefined || model === undefined)
    throw new Error('EMBEDDINGS=server needs EMBEDDINGS_BASE_URL and EMBEDDINGS_MODEL.');
  return createOpenAiEmbeddings({ baseUrl, model, apiKey: config.EMBEDDINGS_API_KEY });
}
