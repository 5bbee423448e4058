// The adapter for servers with AUTOMATIC1111's API (Forge, SD.Next, KoboldCpp): one call draws and returns the picture.
import { randomUUID } from 'node:crypto';
import { fromBase64 } from './fit.ts';
import { fieldsOf, isFields, listOf, textOf } from '../../platform/json-fields.ts';
import {
  createPictureServer,
  type PictureServer,
  type Reply,
  type ServerOptions,
} from './picture-server.ts';
import { ImageFailure, type ImageProvider } from './port.ts';
import { createRemote, type Drawing } from './remote.ts';
import { workingSize } from './wording.rules.ts';

export interface SdapiOptions extends Omit<ServerOptions, 'label'> {
  readonly totalMs?: number | undefined;
}

const TOTAL_MS = 10 * 60_000;
const STOP_MS = 4_000;
/** The API's default is 50, which is slower and not better. */
const STEPS = 28;
/** The denoising strength with a reference: the person stays the same while pose and place change. */
const DEPARTURE = 0.65;

/** Operators write the address with or without the path of the API. */
const sdapiRoot = (path: string): string => path.replace(/\/sdapi(\/v1)?$/, '');

export function createSdapi(options: SdapiOptions): ImageProvider {
  const { totalMs = TOTAL_MS } = options;
  const server = createPictureServer({
    ...options,
    rootOf: sdapiRoot,
    label: 'The picture server',
  });
  let hasNoReferences = false;

  const send = (drawing: Drawing, id: string, reference: Buffer | undefined): Promise<Reply> => {
    const { words, seed, signal } = drawing;
    const json = {
      prompt: words.text,
      negative_prompt: words.negative,
      seed,
      ...workingSize(drawing),
      steps: STEPS,
      batch_size: 1,
      n_iter: 1,
      save_images: false,
      send_images: true,
      force_task_id: id,
      ...(reference && {
        init_images: [reference.toString('base64')],
        denoising_strength: DEPARTURE,
        resize_mode: 1,
      }),
    };
    const path = reference ? '/sdapi/v1/img2img' : '/sdapi/v1/txt2img';
    return server.call(path, { json, signal, ms: totalMs });
  };

  const sendBest = async (drawing: Drawing, id: string): Promise<Reply> => {
    const { reference } = drawing;
    if (!reference || hasNoReferences) return send(drawing, id, undefined);
    const reply = await send(drawing, id, reference);
    if (![404, 405, 501].includes(reply.status)) return reply;
    const plain = await send(drawing, id, undefined);
    hasNoReferences = plain.isOk;
    return plain;
  };

  /**
   * Interrupting ends whatever is running, so only if the server reports that it is our task; otherwise the result is
   * discarded.
   */
  const stop = async (id: string): Promise<void> => {
    const signal = AbortSignal.timeout(STOP_MS);
    try {
      const json = { id_task: id, live_preview: false };
      const own = await server.call('/internal/progress', { json, signal });
      const isOurs = own.isOk && fieldsOf(own.json)['active'] === true;
      const path = '/sdapi/v1/progress?skip_current_image=true';
      const all = isOurs ? undefined : await server.call(path, { signal });
      if (isOurs || fieldsOf(all?.json)['current_task'] === id)
        await server.call('/sdapi/v1/interrupt', { method: 'POST', signal });
    } catch {
      // A task that cannot be interrupted ends by itself.
    }
  };

  const draw = async (drawing: Drawing): Promise<Buffer> => {
    const id = `velour-${randomUUID()}`;
    try {
      return pictureIn(server, await sendBest(drawing, id), drawing);
    } catch (error) {
      if (drawing.signal.aborted) await stop(id);
      throw error;
    }
  };

  return createRemote({
    name: 'sdapi',
    description: `The model that is loaded there, on ${server.address}`,
    totalMs,
    draw,
  });
}

function pictureIn(server: PictureServer, reply: Reply, { seed }: Drawing): Buffer {
  const { label } = server;
  const { json } = reply;
  const fields = fieldsOf(json);
  if (/OutOfMemory/i.test(textOf(fields['error'])))
    throw new ImageFailure('busy', `${label} ran out of memory.`);
  if (!reply.isOk) throw server.failureOf(reply);
  if (!isFields(json))
    throw new ImageFailure('broken', `${label} didn’t return JSON; is this its API?`);
  const echoed = fieldsOf(fields['parameters'])['seed'];
  if (typeof echoed === 'number' && echoed !== seed)
    throw new ImageFailure('broken', `${label} returned another request’s picture.`);
  const [first] = listOf(fields['images']);
  if (typeof first !== 'string') throw new ImageFailure('broken', `${label} returned no picture.`);
  return fromBase64(first);
}
