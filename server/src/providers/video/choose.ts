// Selects the video provider: the configured one that can make clips, else one found on this machine, else the painter.
import type { Log } from '../../platform/log.ts';
import { readWorkflowFile, reportProblems } from '../image/comfyui/configured.ts';
import type { ImageCandidate } from '../image/local-servers.ts';
import { BUILT_IN, ImageFailure } from '../image/port.ts';
import { createComfyVideo } from './comfyui.ts';
import type { VideoKind } from './kinds.ts';
import { findVideoServer } from './local-servers.ts';
import { createClipPainter } from './painter.ts';
import type { VideoProvider } from './port.ts';
import { createSdcppVideo } from './sdcpp.ts';

export interface VideoConfig {
  readonly COMFYUI_URL?: string | undefined;
  /** The path of a workflow in API format. */
  readonly COMFYUI_VIDEO_WORKFLOW?: string | undefined;
  readonly SDCPP_URL?: string | undefined;
  /** The provider of clips; by default the first one that can make them. */
  readonly VIDEO_PROVIDER?: VideoKind | undefined;
}

interface Needs {
  readonly config: VideoConfig;
  readonly log: Log;
  readonly fetch?: typeof globalThis.fetch | undefined;
  /** Servers to probe on this machine; an empty list disables probing. */
  readonly candidates?: readonly ImageCandidate[] | undefined;
}

interface Chosen {
  /** Makes every new clip. */
  readonly video: VideoProvider;
}

/** Throws `ImageFailure` for settings that cannot work. */
export async function chooseVideo(needs: Needs): Promise<Chosen> {
  const { config, log } = needs;
  const video = (await chosenBy(needs)) ?? (await foundBy(needs)) ?? createClipPainter();
  const isFallback = video.isBuiltIn && config.VIDEO_PROVIDER === undefined;
  if (isFallback && configuredIn(config).length > 0)
    log.warn(
      {},
      'no configured server makes clips, or none responded: clips are drawn by the built-in painter until a restart. ' +
        'Set VIDEO_PROVIDER to comfyui or sdcpp to use one that is not up yet, or to painter',
    );
  else if (isFallback)
    log.info(
      {},
      'no video server found: clips are drawn by the built-in painter. For clips of a model, give ComfyUI the files of ' +
        'Wan 2.2, or load a video model in stable-diffusion.cpp, set COMFYUI_URL or SDCPP_URL, and restart',
    );
  else log.info({ provider: video.name, model: video.description }, 'clip provider configured');
  return { video };
}

/** A named provider is used even if it is not up yet. */
async function chosenBy({ config, log, fetch }: Needs): Promise<VideoProvider | undefined> {
  const { COMFYUI_URL, COMFYUI_VIDEO_WORKFLOW: path, SDCPP_URL, VIDEO_PROVIDER: wanted } = config;
  if (wanted === BUILT_IN) return createClipPainter();
  if (path !== undefined && COMFYUI_URL === undefined)
    throw new ImageFailure(
      'unavailable',
      'COMFYUI_VIDEO_WORKFLOW: set it together with COMFYUI_URL.',
    );
  if (wanted === 'comfyui' && COMFYUI_URL === undefined)
    throw new ImageFailure('unavailable', 'VIDEO_PROVIDER: comfyui needs COMFYUI_URL.');
  if (wanted === 'sdcpp') {
    if (SDCPP_URL === undefined)
      throw new ImageFailure('unavailable', 'VIDEO_PROVIDER: sdcpp needs SDCPP_URL.');
    return createSdcppVideo({ address: SDCPP_URL, fetch });
  }
  if (COMFYUI_URL === undefined || (wanted === undefined && path === undefined)) return undefined;
  const workflow =
    path === undefined ? undefined : await readWorkflowFile(path, 'COMFYUI_VIDEO_WORKFLOW');
  const comfy = createComfyVideo({ address: COMFYUI_URL, workflow, fetch });
  void reportProblems(comfy, log);
  return comfy;
}

/** The timeout of probing a configured server: it may be remote, and a busy ComfyUI takes seconds to respond. */
const CONFIGURED_PROBE_MS = 5_000;

function configuredIn({ COMFYUI_URL, SDCPP_URL }: VideoConfig): ImageCandidate[] {
  const configured: ImageCandidate[] = [];
  if (COMFYUI_URL !== undefined) configured.push({ kind: 'comfyui', baseUrl: COMFYUI_URL });
  if (SDCPP_URL !== undefined) configured.push({ kind: 'sdcpp', baseUrl: SDCPP_URL });
  return configured;
}

/** A configured server may be meant for pictures only, so it is used if it reports that it can make clips. */
async function foundBy({ config, log, fetch, candidates }: Needs) {
  const configured = configuredIn(config);
  const where =
    configured.length > 0
      ? { candidates: configured, probeMs: CONFIGURED_PROBE_MS }
      : { candidates };
  return (await findVideoServer({ log, fetch, ...where }))?.provider;
}
