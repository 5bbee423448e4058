// The adapter for the server of stable-diffusion.cpp, by its native API: a job is sent, followed, and can be cancelled.
import { followRun } from './follow-run.ts';
import { fromBase64 } from './fit.ts';
import { fieldsOf, listOf, textOf, type Fields } from './json.ts';
import { createPictureServer, failureOf, type ServerOptions } from './picture-server.ts';
import { ImageFailure, type ImageProvider } from './port.ts';
import { createRemote, type Drawing } from './remote.ts';
import { usualSizes, workingSize, type SizeLimits } from './wording.rules.ts';

export interface SdcppOptions extends Omit<ServerOptions, 'label'> {
  readonly pollMs?: number | undefined;
  readonly totalMs?: number | undefined;
}

const POLL_MS = 500;
const CANCEL_MS = 4_000;
const API = '/sdcpp/v1';
const ID = /^[\w-]{1,100}$/;
/** How far a picture may depart from a start picture, for models that take no references. */
const STRENGTH = 0.65;
const label = 'stable-diffusion.cpp';

/** Operators write the address with or without the path of the API. */
const sdcppRoot = (address: string): string =>
  address
    .trim()
    .replace(/\/+$/, '')
    .replace(/\/sdcpp(\/v1)?$/, '');

interface Capabilities {
  readonly takesReferences: boolean;
  readonly takesStart: boolean;
  readonly sizes: SizeLimits;
}

export function createSdcpp(options: SdcppOptions): ImageProvider {
  const { pollMs = POLL_MS } = options;
  const server = createPictureServer({ ...options, address: sdcppRoot(options.address), label });
  let capabilities: Capabilities | undefined;

  const learn = async (signal: AbortSignal): Promise<Capabilities> =>
    readCapabilities((await server.get(`${API}/capabilities`, { signal })).json);

  const look = async (id: string, signal: AbortSignal): Promise<Fields | 'gone'> => {
    const reply = await server.call(`${API}/jobs/${id}`, { signal });
    if (reply.status === 404 || reply.status === 410) return 'gone';
    if (!reply.isOk) throw failureOf(label, reply);
    const job = fieldsOf(reply.json);
    if (job['id'] !== id) throw new ImageFailure('broken', `${label} answered for another job.`);
    return job;
  };

  /** Too late (409), unknown (404) and forgotten (410) are all the same: nothing of it runs on. */
  const cancel = async (id: string): Promise<void> => {
    const given = { method: 'POST', ms: CANCEL_MS } as const;
    await server.call(`${API}/jobs/${id}/cancel`, given).catch(() => undefined);
  };

  const result = async (drawing: Drawing, id: string, first?: Fields): Promise<Buffer> => {
    const isEnded = ({ status }: Fields) => status !== 'queued' && status !== 'generating';
    const job =
      first && isEnded(first)
        ? first
        : await followRun({
            drawing,
            pollMs,
            cancel: () => cancel(id),
            async look(signal) {
              const found = await look(id, signal);
              if (found === 'gone')
                throw new ImageFailure('broken', `${label} no longer knows the job.`);
              return isEnded(found) ? found : undefined;
            },
          });
    return pictureIn(job);
  };

  /** Undefined where an earlier run has to be sent again. */
  const resume = async (drawing: Drawing): Promise<Buffer | undefined> => {
    const id = /^sdcpp:(.+)$/.exec(drawing.task?.id ?? '')?.[1];
    if (id === undefined || !ID.test(id)) return undefined;
    const job = await look(id, drawing.signal);
    if (job === 'gone' || job['status'] === 'failed' || job['status'] === 'cancelled')
      return undefined;
    return result(drawing, id, job);
  };

  /** Not abortable: the server names the job only in its answer, and without its name nothing can be cancelled. */
  const send = async (json: object): Promise<string> => {
    const reply = await server.get(`${API}/img_gen`, { json });
    // The address for polling is made of the id: one that a server names could lead anywhere.
    const id = textOf(fieldsOf(reply.json)['id']);
    if (!ID.test(id)) throw new ImageFailure('broken', `${label} named no job.`);
    return id;
  };

  const draw = async (drawing: Drawing): Promise<Buffer> => {
    const resumed = await resume(drawing);
    if (resumed) return resumed;
    const { words, seed, reference, signal, task } = drawing;
    const able = (capabilities ??= await learn(signal));
    const picture = reference?.toString('base64');
    signal.throwIfAborted();
    const id = await send({
      prompt: words.text,
      negative_prompt: words.negative,
      seed,
      batch_count: 1,
      ...workingSize(drawing, able.sizes),
      output_format: 'png',
      // Metadata would hold the prompt.
      embed_image_metadata: false,
      ...(picture && able.takesReferences && { ref_images: [picture] }),
      ...(picture &&
        !able.takesReferences &&
        able.takesStart && { init_image: picture, strength: STRENGTH }),
    });
    // There is no id before the answer: a process killed in between leaves a job whose result is not asked for.
    await task?.remember(`sdcpp:${id}`);
    return result(drawing, id);
  };

  return createRemote({
    name: 'sdcpp',
    description: `The model that is loaded there, on ${label} at ${server.address}`,
    totalMs: options.totalMs,
    draw,
  });
}

/** Throws `ImageFailure` where the server makes clips only, or is another one. */
export function readCapabilities(json: unknown): Capabilities {
  const { supported_modes: modes, features_by_mode: byMode, features, limits } = fieldsOf(json);
  if (!listOf(modes).includes('img_gen'))
    throw new ImageFailure('unavailable', `${label} has no model for pictures loaded.`);
  const able = fieldsOf(fieldsOf(byMode)['img_gen'] ?? features);
  const { max_width, max_height } = fieldsOf(limits);
  const sides = [max_width, max_height].filter((side) => typeof side === 'number' && side >= 64);
  const most = Math.min(usualSizes.most, ...sides.map(Number));
  return {
    takesReferences: able['ref_images'] === true,
    takesStart: able['init_image'] === true,
    sizes: { ...usualSizes, least: Math.min(usualSizes.least, most), most },
  };
}

function pictureIn(job: Fields): Buffer {
  const { status, result, error } = job;
  if (status === 'cancelled')
    throw new ImageFailure('unavailable', `The job was cancelled at ${label}.`);
  if (status !== 'completed') {
    const code = textOf(fieldsOf(error)['code']).slice(0, 60) || String(status).slice(0, 60);
    throw new ImageFailure('broken', `${label} made no picture (${code}).`);
  }
  const [first] = listOf(fieldsOf(result)['images']);
  const content = fieldsOf(first)['b64_json'];
  if (typeof content !== 'string') throw new ImageFailure('broken', `${label} sent no picture.`);
  return fromBase64(content);
}
