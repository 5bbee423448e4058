// Finds a server on this machine that can make clips, by what only such a server answers.
import type { SetupOption } from '@velour/contract/operations.ts';
import type { Log } from '../../platform/log.ts';
import { fieldsOf, textOf } from '../../platform/json-fields.ts';
import { usualImageServers, type ImageCandidate } from '../image/local-servers.ts';
import { createPictureServer } from '../image/picture-server.ts';
import { ImageFailure } from '../image/port.ts';
import { readCapabilities } from '../image/sdcpp/capabilities.rules.ts';
import { createComfyVideo } from './comfyui.ts';
import type { VideoProvider } from './port.ts';
import { createSdcppVideo } from './sdcpp.ts';

/** The start waits for this, so it must be short; a server on this machine responds in a few milliseconds. */
const PROBE_MS = 400;
/** Only where a ComfyUI was found: its list of nodes is long. */
const CHECK_MS = 8_000;

interface Needs {
  readonly log: Log;
  readonly fetch?: typeof globalThis.fetch | undefined;
  readonly candidates?: readonly ImageCandidate[] | undefined;
}

export interface FoundVideo {
  readonly candidate: ImageCandidate;
  readonly provider: VideoProvider;
}

const settingFor = { comfyui: 'COMFYUI_URL', sdcpp: 'SDCPP_URL' } as const;

/** The server that a start would take by itself, with the setting that connects it. */
export async function findVideoNearby(needs: Needs): Promise<SetupOption[]> {
  const found = await findVideoServer(needs);
  if (!found) return [];
  await found.provider.close();
  const { kind, baseUrl } = found.candidate;
  if (kind === 'sdapi') return [];
  return [{ name: found.provider.name, settings: [`${settingFor[kind]}=${baseUrl}`] }];
}

/** Probes all of them at once. A ComfyUI without the model is no video server, and the log says what it lacks. */
export async function findVideoServer({
  log,
  fetch,
  candidates = usualImageServers,
}: Needs): Promise<FoundVideo | undefined> {
  const able = await Promise.all(
    candidates.map(async (candidate) => {
      const { kind, baseUrl: address } = candidate;
      const server = createPictureServer({ label: kind, address, fetch });
      if (kind === 'comfyui') return (await isComfy(server)) && canRun({ address, fetch, log });
      return kind === 'sdcpp' && makesClips(server);
    }),
  );
  const candidate = candidates.find((_, at) => able[at]);
  if (!candidate) return undefined;
  const options = { address: candidate.baseUrl, fetch };
  const provider =
    candidate.kind === 'comfyui' ? createComfyVideo(options) : createSdcppVideo(options);
  return { candidate, provider };
}

type Server = ReturnType<typeof createPictureServer>;

async function answerOf(server: Server, path: string): Promise<unknown> {
  try {
    const reply = await server.call(path, { signal: AbortSignal.timeout(PROBE_MS) });
    return reply.isOk ? reply.json : undefined;
  } catch {
    return undefined; // Nothing there, or not in time: the same to us.
  }
}

async function isComfy(server: Server): Promise<boolean> {
  const stats = fieldsOf(await answerOf(server, '/system_stats'));
  return textOf(fieldsOf(stats['system'])['comfyui_version']) !== '';
}

async function makesClips(server: Server): Promise<boolean> {
  try {
    return readCapabilities(await answerOf(server, '/sdcpp/v1/capabilities'), 'vid_gen').takesStart;
  } catch {
    return false; // another server, or one without a model for clips
  }
}

interface Address {
  readonly address: string;
  readonly fetch?: typeof globalThis.fetch | undefined;
  readonly log: Log;
}

/** Whether a ComfyUI has what the shipped workflow needs now; what it lacks is in the log. */
async function canRun({ address, fetch, log }: Address): Promise<boolean> {
  const comfy = createComfyVideo({ address, fetch });
  try {
    const problems = await comfy.findProblems(AbortSignal.timeout(CHECK_MS));
    if (problems.length > 0)
      log.info({ base_url: address, problems }, 'ComfyUI cannot make clips yet');
    return problems.length === 0;
  } catch (error) {
    const isAway = error instanceof ImageFailure;
    if (!isAway && !(error instanceof Error && error.name === 'TimeoutError')) throw error;
    log.info({ base_url: address, err: error }, 'ComfyUI returned no node list');
    return false;
  } finally {
    await comfy.close();
  }
}
