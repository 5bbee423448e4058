// Detects a server of pictures or clips on this machine, by responses that only such a server sends.
import type { SetupOption } from '@velour/contract/operations.ts';
import { fieldsOf, listOf, textOf } from '../../platform/json-fields.ts';
import type { Log } from '../../platform/log.ts';
import { createComfyUi } from './comfyui.ts';
import { createPictureServer, type ServerOptions } from './picture-server.ts';
import { ImageFailure, type ImageProvider } from './port.ts';
import { createSdapi } from './sdapi.ts';
import { createSdcpp } from './sdcpp.ts';
import { readCapabilities } from './sdcpp/capabilities.rules.ts';

export interface ImageCandidate {
  readonly kind: 'comfyui' | 'sdapi' | 'sdcpp';
  readonly baseUrl: string;
}

/**
 * In order of preference. Language model servers use the last two ports as well; they are rejected by their responses.
 */
export const usualImageServers: readonly ImageCandidate[] = [
  { kind: 'comfyui', baseUrl: 'http://127.0.0.1:8188' },
  { kind: 'sdapi', baseUrl: 'http://127.0.0.1:7860' },
  { kind: 'sdcpp', baseUrl: 'http://127.0.0.1:1234' },
  { kind: 'sdcpp', baseUrl: 'http://127.0.0.1:8080' },
];

/** The start waits for this, so it must be short; a server on this machine responds in a few milliseconds. */
const PROBE_MS = 400;
/** Used only if a ComfyUI was found, whose list of nodes is long. */
const CHECK_MS = 8_000;

interface Needs {
  readonly log: Log;
  readonly fetch?: typeof globalThis.fetch | undefined;
  readonly candidates?: readonly ImageCandidate[] | undefined;
  /** The timeout of each probe, in milliseconds. */
  readonly probeMs?: number | undefined;
}

export interface LocalProvider {
  readonly name: string;
  /** Why it cannot run on this server. */
  findProblems?(signal: AbortSignal): Promise<readonly string[]>;
  close(): Promise<void>;
}

interface Wanted<P> {
  readonly mode: 'img_gen' | 'vid_gen';
  /** The kinds of servers that can make the requested kind of result. */
  readonly open: Partial<
    Record<ImageCandidate['kind'], (options: Omit<ServerOptions, 'label'>) => P>
  >;
  /** The log message for a server that cannot run the workflows that come with Velour. */
  readonly lacking: string;
}

interface Found<P> {
  readonly candidate: ImageCandidate;
  readonly provider: P;
}

/** Probes all of them at once. A server without the needed model is logged and skipped. */
export async function findLocalServer<P extends LocalProvider>(
  { log, fetch, candidates = usualImageServers, probeMs = PROBE_MS }: Needs,
  { mode, open, lacking }: Wanted<P>,
): Promise<Found<P> | undefined> {
  const signal = AbortSignal.timeout(probeMs);
  const answers = candidates.map(({ kind, baseUrl: address }) =>
    isThere({ kind, mode }, { label: kind, address, fetch }, signal),
  );
  for (const [at, candidate] of candidates.entries()) {
    const { kind, baseUrl } = candidate;
    const isAnswering = await answers[at];
    const provider = isAnswering ? open[kind]?.({ address: baseUrl, fetch }) : undefined;
    if (!provider) continue;
    const check = AbortSignal.timeout(CHECK_MS);
    const problems = (await provider.findProblems?.(check).catch(asProblem)) ?? [];
    if (problems.length === 0) return { candidate, provider };
    await provider.close();
    log.warn({ base_url: baseUrl, problems }, lacking);
  }
  return undefined;
}

const asProblem = (error: unknown): string[] => {
  if (error instanceof ImageFailure) return [error.message];
  if (error instanceof Error && error.name === 'TimeoutError')
    return ['It did not list its nodes in time.'];
  throw error;
};

interface Probe {
  readonly kind: ImageCandidate['kind'];
  readonly mode: 'img_gen' | 'vid_gen';
}

const probes: Readonly<
  Record<ImageCandidate['kind'], { path: string; isIt: (json: unknown, probe: Probe) => boolean }>
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
    isIt(json, { mode }) {
      const { takesStart } = readCapabilities(json, mode);
      return mode === 'img_gen' || takesStart;
    },
  },
};

async function isThere(probe: Probe, options: ServerOptions, signal: AbortSignal) {
  const { path, isIt } = probes[probe.kind];
  try {
    const reply = await createPictureServer(options).call(path, { signal });
    return reply.isOk && isIt(reply.json, probe);
  } catch {
    return false; // not reachable, too slow, or without a suitable model: all are treated the same
  }
}

/** The setting that connects the server which a start would use by itself. */
export async function asSetupOption(
  found: Found<LocalProvider> | undefined,
): Promise<SetupOption[]> {
  if (!found) return [];
  await found.provider.close();
  const { kind, baseUrl } = found.candidate;
  return [{ name: found.provider.name, settings: [`${kind.toUpperCase()}_URL=${baseUrl}`] }];
}

export const findImageServer = (needs: Needs): Promise<Found<ImageProvider> | undefined> =>
  findLocalServer<ImageProvider>(needs, {
    mode: 'img_gen',
    open: { comfyui: createComfyUi, sdapi: createSdapi, sdcpp: createSdcpp },
    lacking:
      'found ComfyUI, but it cannot run the workflow that comes with Velour. Add what is missing, or set COMFYUI_URL and ' +
      'COMFYUI_WORKFLOW, and restart',
  });

export const findImagesNearby = async (needs: Needs): Promise<SetupOption[]> =>
  asSetupOption(await findImageServer(needs));
