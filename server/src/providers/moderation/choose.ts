// Selects the picture classifier: the configured one, or none.
import type { Log } from '../../platform/log.ts';
import type { ModerationApi } from './text-apis.ts';
import { createNoClassifier } from './none.ts';
import { createOpenAiModerations } from './openai-moderations.ts';
import { ModerationFailure, type ModerationProvider } from './port.ts';
import { createVisionJudge } from './vision-judge.ts';

export interface ModerationConfig {
  readonly MODERATION_BASE_URL?: string | undefined;
  readonly MODERATION_API_KEY?: string | undefined;
  readonly MODERATION_MODEL?: string | undefined;
  readonly MODERATION_API: ModerationApi;
}

interface Needs {
  readonly config: ModerationConfig;
  readonly log: Log;
  readonly fetch?: typeof globalThis.fetch | undefined;
}

/** Throws `ModerationFailure` for invalid settings: without the configured classifier, there is no start. */
export function chooseModeration({ config, log, fetch }: Needs): ModerationProvider {
  const { MODERATION_BASE_URL: address, MODERATION_MODEL: model, MODERATION_API } = config;
  if (address === undefined) {
    if (model !== undefined || config.MODERATION_API_KEY !== undefined)
      throw new ModerationFailure(
        'unavailable',
        'MODERATION_BASE_URL: set it together with MODERATION_MODEL and MODERATION_API_KEY.',
      );
    log.info(
      {},
      'no picture classifier: generated pictures are not checked before delivery. Set MODERATION_BASE_URL and restart',
    );
    return createNoClassifier();
  }
  const chosen = create(
    { address, apiKey: config.MODERATION_API_KEY, model, fetch },
    MODERATION_API,
  );
  log.info({ provider: chosen.name }, 'picture classifier configured');
  return chosen;
}

interface Options {
  readonly address: string;
  readonly apiKey: string | undefined;
  readonly model: string | undefined;
  readonly fetch: typeof globalThis.fetch | undefined;
}

function create(options: Options, api: ModerationApi): ModerationProvider {
  if (api === 'moderations') return createOpenAiModerations(options);
  const { model } = options;
  if (model === undefined)
    throw new ModerationFailure('unavailable', 'MODERATION_MODEL: needed for MODERATION_API=chat.');
  return createVisionJudge({ ...options, model });
}
