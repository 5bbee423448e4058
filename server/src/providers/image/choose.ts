// Selects the image providers: the configured ones, else a server found on this machine, else the built-in painter.
import type { Log } from '../../platform/log.ts';
import { createComfyUi } from './comfyui.ts';
import type { ComfyModel, ImageKind } from './kinds.ts';
import { readWorkflowFile, reportProblems } from './comfyui/configured.ts';
import { findImageServer, type ImageCandidate } from './local-servers.ts';
import { createOpenAiImages } from './openai-images.ts';
import { createPainter } from './painter.ts';
import { BUILT_IN, ImageFailure, type ImageProvider } from './port.ts';
import { createSdapi } from './sdapi.ts';
import { createSdcpp } from './sdcpp.ts';

export interface ImageConfig {
  readonly COMFYUI_URL?: string | undefined;
  /** The path of a workflow in API format. */
  readonly COMFYUI_WORKFLOW?: string | undefined;
  /** Which of the workflows that come with Velour is used if there is a reference. */
  readonly COMFYUI_MODEL?: ComfyModel | undefined;
  readonly SDCPP_URL?: string | undefined;
  readonly SDAPI_URL?: string | undefined;
  readonly IMAGE_BASE_URL?: string | undefined;
  readonly IMAGE_API_KEY?: string | undefined;
  readonly IMAGE_MODEL?: string | undefined;
  readonly IMAGE_RESULT_ORIGINS?: readonly string[] | undefined;
  /** Which of several configured providers makes new pictures; by default the first in the order of `IMAGE_KINDS`. */
  readonly IMAGE_PROVIDER?: ImageKind | undefined;
}

interface Needs {
  readonly config: ImageConfig;
  readonly log: Log;
  readonly fetch?: typeof globalThis.fetch | undefined;
  /** Servers to probe on this machine; an empty list disables probing. */
  readonly candidates?: readonly ImageCandidate[] | undefined;
}

interface Chosen {
  /** Makes every new picture. */
  readonly image: ImageProvider;
  /**
   * Other providers for stored recipes, which name their provider: configured ones, and the painter (tiles, previews).
   */
  readonly otherImages: readonly ImageProvider[];
}

/** Throws `ImageFailure` for settings that cannot work, but not for a server that is not up yet. */
export async function chooseImage(needs: Needs): Promise<Chosen> {
  const { config, log } = needs;
  const painter = createPainter();
  const configured = await createConfigured(needs);
  const wanted = config.IMAGE_PROVIDER;
  if (wanted === BUILT_IN) return announce(painter, configured, log);
  if (configured.size > 0) {
    const [first] = configured.keys();
    const kind = wanted ?? first;
    const image = kind && configured.get(kind);
    if (!image) throw notConfigured(wanted);
    const others = new Map([...configured].filter(([one]) => one !== kind));
    return announce(image, others.set(BUILT_IN, painter), log);
  }
  if (wanted !== undefined) throw notConfigured(wanted);
  const found = await findImageServer(needs);
  if (found) return announce(found.provider, new Map([[BUILT_IN, painter]]), log);
  log.info(
    {},
    'no picture server found: pictures are drawn by the built-in painter. Start ComfyUI, stable-diffusion.cpp, or a server with ' +
      "AUTOMATIC1111's API on this machine, or set COMFYUI_URL, SDCPP_URL, SDAPI_URL, or IMAGE_BASE_URL, and restart",
  );
  return { image: painter, otherImages: [] };
}

function announce(
  image: ImageProvider,
  others: ReadonlyMap<ImageKind, ImageProvider>,
  log: Log,
): Chosen {
  const otherImages = [...others.values()];
  log.info(
    { provider: image.name, model: image.description, beside: otherImages.map(({ name }) => name) },
    'picture provider configured',
  );
  return { image, otherImages };
}

const settings: Readonly<Record<Exclude<ImageKind, typeof BUILT_IN>, string>> = {
  comfyui: 'COMFYUI_URL',
  sdcpp: 'SDCPP_URL',
  sdapi: 'SDAPI_URL',
  openai: 'IMAGE_BASE_URL',
};

const notConfigured = (kind: ImageKind | undefined): ImageFailure =>
  new ImageFailure(
    'unavailable',
    `IMAGE_PROVIDER: ${kind} needs ${kind && kind !== BUILT_IN ? settings[kind] : 'its address'}.`,
  );

/** In the order of `IMAGE_KINDS`. */
async function createConfigured({ config, log, fetch }: Needs) {
  if (config.COMFYUI_WORKFLOW !== undefined && config.COMFYUI_URL === undefined)
    throw new ImageFailure('unavailable', 'COMFYUI_WORKFLOW: set it together with COMFYUI_URL.');
  if (config.COMFYUI_MODEL !== undefined && config.COMFYUI_WORKFLOW !== undefined)
    throw new ImageFailure(
      'unavailable',
      'COMFYUI_MODEL is for the workflows that come with Velour: leave it out with COMFYUI_WORKFLOW.',
    );
  const providers = new Map<ImageKind, ImageProvider>();
  if (config.COMFYUI_URL !== undefined) {
    const path = config.COMFYUI_WORKFLOW;
    const workflow =
      path === undefined ? undefined : await readWorkflowFile(path, 'COMFYUI_WORKFLOW');
    const comfy = createComfyUi({
      address: config.COMFYUI_URL,
      workflow,
      model: config.COMFYUI_MODEL,
      fetch,
    });
    void reportProblems(comfy, log);
    providers.set('comfyui', comfy);
  }
  if (config.SDCPP_URL !== undefined)
    providers.set('sdcpp', createSdcpp({ address: config.SDCPP_URL, fetch }));
  if (config.SDAPI_URL !== undefined)
    providers.set('sdapi', createSdapi({ address: config.SDAPI_URL, fetch }));
  if (config.IMAGE_BASE_URL !== undefined) {
    const openai = createOpenAiImages({
      address: config.IMAGE_BASE_URL,
      apiKey: config.IMAGE_API_KEY,
      model: config.IMAGE_MODEL,
      resultOrigins: config.IMAGE_RESULT_ORIGINS,
      fetch,
    });
    providers.set('openai', openai);
  }
  return providers;
}
