// Finds a picture server that already runs on this machine, by what only such a server answers.
import type { SetupOption } from '@velour/contract/operations.ts';
import type { Log } from '../../platform/log.ts';
import { createComfyUi } from './comfyui.ts';
import { fieldsOf, listOf, textOf } from '../../platform/json-fields.ts';
import { createPictureServer, type PictureServer } from './picture-server.ts';
import { ImageFailure, type ImageProvider } from './port.ts';
import { createSdapi } from './sdapi.ts';
import { createSdcpp } from './sdcpp.ts';
import { readCapabilities } from './sdcpp/capabilities.rules.ts';

export interface ImageCandidate {
  readonly kind: 'comfyui' | 'sdapi' | 'sdcpp';
  readonly baseUrl: string;
}

export interface Found {
  readonly candidate: ImageCandidate;
  readonly provider: ImageProvider;
}

/** In order of preference. Language models listen on the last two as well, and are not mistaken for picture servers. */
export const usualImageServers: readonly ImageCandidate[] = [
  { kind: 'comfyui', baseUrl: 'http://127.0.0.1:8188' },
  { kind: 'sdapi', baseUrl: 'http://127.0.0.1:7860' },
  { kind: 'sdcpp', baseUrl: 'http://127.0.0.1:1234' },
  { kind: 'sdcpp', baseUrl: 'http://127.0.0.1:8080' },
];

/** The start waits for this, so it must be short; a server on this machine responds in a few milliseconds. */
const PROBE_MS = 400;
/** Only where a ComfyUI was found: its list of nodes is long. */
const CHECK_MS = 8_000;

interface Needs {
  readonly log: Log;
  readonly fetch?: typeof globalThis.fetch | undefined;
  readonly candidates?: readonly ImageCandidate[] | undefined;
}

const settingFor = { comfyui: 'COMFYUI_URL', sdapi: 'SDAPI_URL', sdcpp: 'SDCPP_URL' } as const;

/** The server that a start would take by itself, with the setting that connects it. */
export async function findImagesNearby(needs: Needs): Promise<SetupOption[]> {
  const found = await findImageServer(needs);
  if (!found) return [];
  await found.provider.close();
  const { kind, baseUrl } = found.candidate;
  return [{ name: found.provider.name, settings: [`${settingFor[kind]}=${baseUrl}`] }];
}

/** Probes all of them at once. A server that cannot draw, for lack of a model, is named in the log and passed over. */
export async function findImageServer({
  log,
  fetch,
  candidates = usualImageServers,
}: Needs): Promise<Found | undefined> {
  const signal = AbortSignal.timeout(PROBE_MS);
  const answers = candidates.map(({ kind, baseUrl }) =>
    isThere(kind, createPictureServer({ label: kind, address: baseUrl, fetch }), signal),
  );
  for (const [at, candidate] of candidates.entries()) {
    if (!(await answers[at])) continue;
    const { kind, baseUrl } = candidate;
    const options = { address: baseUrl, fetch };
    if (kind === 'sdapi') return { candidate, provider: createSdapi(options) };
    if (kind === 'sdcpp') return { candidate, provider: createSdcpp(options) };
    const comfy = createComfyUi(options);
    const problems = await comfy.findProblems(AbortSignal.timeout(CHECK_MS)).catch(asProblem);
    if (problems.length === 0) return { candidate, provider: comfy };
    await comfy.close();
    log.warn(
      { base_url: baseUrl, problems },
      'found ComfyUI, but it cannot run the workflow that comes with Velour. Add what is missing, or set COMFYUI_URL and ' +
        'COMFYUI_WORKFLOW, and restart',
    );
  }
  return undefined;
}

const asProblem = (error: unknown): string[] => {
  if (error instanceof ImageFailure) return [error.message];
  if (error instanceof Error && error.name === 'TimeoutError')
    return ['It did not list its nodes in time.'];
  throw error;
};

const probes: Readonly<
  Record<ImageCandidate['kind'], { path: string; isIt: (json: unknown) => boolean }>
> = {
  comfyui: {
    path: '/system_stats',
    isIt: (json) => textOf(fieldsOf(fieldsOf(json)['system'])['comfyui_version']) !== '',
  },
  sdapi: {
    path: '/sdapi/v1/sd-models',
    isIt: (json) => listOf(json).some((model) => textOf(fieldsOf(model)['model_name']) !== ''),
  },
  sdcpp: {
    path: '/sdcpp/v1/capabilities',
    isIt(json) {
      try {
        readCapabilities(json, 'img_gen');
        return true;
      } catch {
        return false; // another server, or one without a model for pictures
      }
    },
  },
};

async function isThere(
  kind: ImageCandidate['kind'],
  server: PictureServer,
  signal: AbortSignal,
): Promise<boolean> {
  const { path, isIt } = probes[kind];
  try {
    const reply = await server.call(path, { signal });
    return reply.isOk && isIt(reply.json);
  } catch {
    return false; // Nothing there, or not in time: the same to us.
  }
}
