// Opens the configured models: for replies, pictures, clips and moderation.
import type { Config } from './config.ts';
import type { Log } from './platform/log.ts';
import { createLocalEmbeddings } from './providers/embeddings/local.ts';
import { chooseImage } from './providers/image/choose.ts';
import { chooseModeration } from './providers/moderation/choose.ts';
import { createKnownImages, createNoKnownImages } from './providers/moderation/known-images.ts';
import type { KnownImages } from './providers/moderation/port.ts';
import { chooseTextJudge } from './providers/moderation/choose-text.ts';
import type { LlmProvider } from './providers/llm/port.ts';
import { findVideoNearby } from './providers/video/local-servers.ts';
import { chooseVideo } from './providers/video/choose.ts';
import { findImagesNearby } from './providers/image/local-servers.ts';
import { chooseLlm } from './providers/llm/choose.ts';
import { findNearby } from './providers/llm/local-servers.ts';

export const openLlm = (config: Config, log: Log) =>
  chooseLlm({
    config,
    log,
    ...(config.LLM_PROBE === 'off' && { candidates: [] }),
    ...(config.DEMO_MODEL_EMBEDDINGS === 'on' && { embedder: createLocalEmbeddings() }),
  });

export async function openImages(config: Config, log: Log) {
  const needs = { config, log, ...(config.IMAGE_PROBE === 'off' && { candidates: [] }) };
  const moderation = chooseModeration({ config, log });
  const [chosenVideo, chosenImages] = await Promise.all([chooseVideo(needs), chooseImage(needs)]);
  return { ...chosenImages, ...chosenVideo, moderation, knownImages: openKnownImages(config, log) };
}

function openKnownImages(config: Config, log: Log): KnownImages {
  const { KNOWN_IMAGES_URL: address, KNOWN_IMAGES_API_KEY: apiKey } = config;
  if (address === undefined) return createNoKnownImages();
  const chosen = createKnownImages({ address, apiKey });
  log.info({ provider: chosen.name }, 'known-image check configured');
  return chosen;
}

/** What judges suspected texts; it may be the model that writes. */
export const openTextJudge = (config: Config, llm: LlmProvider, log: Log) =>
  chooseTextJudge({ config, llm, log });

interface Searching {
  readonly config: Config;
  readonly log: Log;
  readonly fetch: typeof globalThis.fetch;
}

/** What runs on this machine and could be used, by what it makes. */
export const serversNearby = ({ config, log, fetch }: Searching) => ({
  llm: async () => (config.LLM_PROBE === 'on' ? findNearby({ fetch, log }) : []),
  image: async () => (config.IMAGE_PROBE === 'on' ? findImagesNearby({ log }) : []),
  video: async () => (config.IMAGE_PROBE === 'on' ? findVideoNearby({ log }) : []),
});
