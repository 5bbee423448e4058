// The models that a configuration leads to: which one writes, which ones make pictures and clips, and which one checks them.
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
    config: {
      llm_base_url: config.LLM_BASE_URL,
      llm_api_key: config.LLM_API_KEY,
      llm_model: config.LLM_MODEL,
      llm_model_path: config.LLM_MODEL_PATH,
      llm_context_tokens: config.LLM_CONTEXT_TOKENS,
    },
    log,
    ...(config.LLM_PROBE === 'off' && { candidates: [] }),
    ...(config.DEMO_MODEL_EMBEDDINGS === 'on' && { embedder: createLocalEmbeddings() }),
  });

/** What makes pictures, and clips of them, and what judges them. */
export async function openImages(config: Config, log: Log) {
  const video = chooseVideo({
    config: {
      comfyui_url: config.COMFYUI_URL,
      comfyui_video_workflow: config.COMFYUI_VIDEO_WORKFLOW,
      sdcpp_url: config.SDCPP_URL,
      video_provider: config.VIDEO_PROVIDER,
    },
    log,
    ...(config.IMAGE_PROBE === 'off' && { candidates: [] }),
  });
  const images = chooseImage({
    config: {
      comfyui_url: config.COMFYUI_URL,
      comfyui_model: config.COMFYUI_MODEL,
      comfyui_workflow: config.COMFYUI_WORKFLOW,
      sdcpp_url: config.SDCPP_URL,
      sdapi_url: config.SDAPI_URL,
      image_base_url: config.IMAGE_BASE_URL,
      image_api_key: config.IMAGE_API_KEY,
      image_model: config.IMAGE_MODEL,
      image_result_origins: config.IMAGE_RESULT_ORIGINS,
      image_provider: config.IMAGE_PROVIDER,
    },
    log,
    ...(config.IMAGE_PROBE === 'off' && { candidates: [] }),
  });
  const moderation = chooseModeration({
    config: {
      moderation_base_url: config.MODERATION_BASE_URL,
      moderation_api_key: config.MODERATION_API_KEY,
      moderation_model: config.MODERATION_MODEL,
      moderation_api: config.MODERATION_API,
    },
    log,
  });
  const [chosenImages, chosenVideo] = await Promise.all([images, video]);
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
  chooseTextJudge({
    config: {
      text_judge: config.TEXT_JUDGE,
      text_judge_base_url: config.TEXT_JUDGE_BASE_URL,
      text_judge_api_key: config.TEXT_JUDGE_API_KEY,
      text_judge_model: config.TEXT_JUDGE_MODEL,
      text_judge_crisis: config.TEXT_JUDGE_CRISIS,
    },
    llm,
    log,
  });

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
