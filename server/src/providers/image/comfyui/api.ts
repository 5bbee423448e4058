// The HTTP calls to a ComfyUI server: queue, history, results, uploads, and cancelling a single run.
import { fieldsOf, isFields, listOf } from '../../../platform/json-fields.ts';
import { createHash } from 'node:crypto';
import { kindOf } from '../fit.ts';
import type { PictureServer } from '../picture-server.ts';
import { ImageFailure } from '../port.ts';
import type { ObjectInfo } from './object-info.rules.ts';
import { readEntry, type Entry, type Output } from './history.rules.ts';
import type { Workflow } from './workflow.rules.ts';

/** The list contains every node and model file; with many custom nodes it has tens of megabytes. */
const INFO_MS = 60_000;
const CANCEL_MS = 4_000;
const OVERWRITE_MS = 4_000;
/** A picture of one black pixel. */
const EMPTY = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQImWNgYGAAAAAEAAGjChXjAAAAAElFTkSuQmCC',
  'base64',
);
/** From this version on, `/interrupt` respects the id in its body; earlier versions interrupt any running run. */
const TARGETED_SINCE = [0, 3, 64] as const;
/** The number of earlier runs that a run with cached results is compared with. */
const EARLIER_RUNS = 64;

export type RunState =
  | { is: 'waiting' }
  | { is: 'running' }
  | { is: 'unknown' }
  | ({ is: 'done' } & Entry);

export type ComfyApi = ReturnType<typeof createComfyApi>;

export function createComfyApi(server: PictureServer) {
  const { label } = server;

  async function readInfo(signal: AbortSignal): Promise<ObjectInfo> {
    const reply = await server.get('/object_info', { signal, ms: INFO_MS });
    const info = reply.json;
    if (!isFields(info))
      throw new ImageFailure('broken', `${label} at ${server.address} returned no nodes.`);
    return info;
  }

  async function put(file: string, content: Blob, signal: AbortSignal) {
    const form = new FormData();
    form.set('image', content, file);
    form.set('type', 'input');
    form.set('subfolder', 'velour');
    form.set('overwrite', 'true');
    return fieldsOf((await server.get('/upload/image', { form, signal })).json);
  }

  /**
   * Returns the name by which workflows load it. The name is a hash of the content, so repeating an upload is harmless.
   */
  async function upload(bytes: Buffer, signal: AbortSignal, salt?: string): Promise<string> {
    const { file, mime } = nameOf(bytes, salt);
    const content = new Blob([new Uint8Array(bytes)], { type: mime });
    const { name, subfolder } = await put(file, content, signal);
    if (typeof name !== 'string')
      throw new ImageFailure('broken', `${label} didn’t accept the reference picture.`);
    return typeof subfolder === 'string' && subfolder !== '' ? `${subfolder}/${name}` : name;
  }

  /** Overwrites a reference with an empty picture. Errors are ignored: nothing else depends on it. */
  async function overwrite(bytes: Buffer, salt: string): Promise<void> {
    const { file } = nameOf(bytes, salt);
    const content = new Blob([new Uint8Array(EMPTY)], { type: 'image/png' });
    await put(file, content, AbortSignal.timeout(OVERWRITE_MS)).catch(() => undefined);
  }

  /**
   * Returns the id under which the run is queued; older versions generate their own. Cannot be aborted, because the run
   * may already be queued. `problems` are known ones, for the message of a refusal.
   */
  async function send(id: string, graph: Workflow, problems: readonly string[]): Promise<string> {
    const reply = await server.call('/prompt', {
      json: { prompt: graph, prompt_id: id, client_id: 'velour' },
    });
    const { prompt_id: given, node_errors: errors, error } = fieldsOf(reply.json);
    const mistakes = reply.isOk || reply.status === 400 ? mistakesIn(error, errors) : [];
    const own = typeof given === 'string' && /^[\w-]{1,64}$/.test(given) ? given : id;
    // In a successful response, errors mean that a part of the workflow was left out and the rest runs.
    if (reply.isOk && mistakes.length > 0) await cancel(own);
    if (mistakes.length > 0) {
      const why = [`${label} refused the workflow: ${mistakes.join('; ')}.`, ...problems];
      throw new ImageFailure('unavailable', why.join(' '));
    }
    if (!reply.isOk) throw server.failureOf(reply);
    if (typeof given !== 'string')
      throw new ImageFailure('broken', `${label} didn’t queue the workflow.`);
    return own;
  }

  const isIn = (list: unknown, id: string): boolean =>
    listOf(list).some((one) => listOf(one)[1] === id);

  async function readQueue(signal: AbortSignal) {
    const queue = fieldsOf((await server.get('/queue', { signal })).json);
    if (!Array.isArray(queue['queue_running']))
      throw new ImageFailure('broken', `${label} at ${server.address} has no queue.`);
    return queue;
  }

  async function readHistory(id: string, signal: AbortSignal): Promise<Entry | undefined> {
    const { json } = await server.get(`/history/${id}`, { signal });
    const entry = fieldsOf(fieldsOf(json)[id]);
    // The key and the id inside the entry must both match; otherwise it is another run.
    const [, own = id] = listOf(entry['prompt']);
    return Object.keys(entry).length > 0 && own === id ? readEntry(entry) : undefined;
  }

  /** Reads the history twice: a run that ends between the first history and the queue would be in neither. */
  async function stateOf(id: string, signal: AbortSignal): Promise<RunState> {
    const ended = await readHistory(id, signal);
    if (ended) return { is: 'done', ...ended };
    const queue = await readQueue(signal);
    if (isIn(queue['queue_pending'], id)) return { is: 'waiting' };
    if (isIn(queue['queue_running'], id)) return { is: 'running' };
    const late = await readHistory(id, signal);
    return late ? { is: 'done', ...late } : { is: 'unknown' };
  }

  /** The outputs of an earlier run of the same graph: a run that was served from the cache may list none. */
  async function findEarlier(graph: Workflow, signal: AbortSignal): Promise<readonly Output[]> {
    const { json } = await server.get(`/history?max_items=${EARLIER_RUNS}`, { signal });
    const same = canonical(graph);
    for (const entry of Object.values(fieldsOf(json)).reverse()) {
      const run = fieldsOf(entry);
      if (canonical(listOf(run['prompt'])[2]) !== same) continue;
      const { outputs } = readEntry(run);
      if (outputs.length > 0) return outputs;
    }
    return [];
  }

  async function view({ filename, subfolder, type }: Output, signal: AbortSignal): Promise<Buffer> {
    const query = new URLSearchParams({ filename, subfolder, type });
    return (await server.get(`/view?${query}`, { signal })).bytes;
  }

  async function obeysId(): Promise<boolean> {
    const { json } = await server.get('/system_stats', { ms: CANCEL_MS });
    const version = fieldsOf(fieldsOf(json)['system'])['comfyui_version'];
    const numbers = /(\d+)\.(\d+)\.(\d+)/.exec(typeof version === 'string' ? version : '');
    if (!numbers) return false;
    const at = TARGETED_SINCE.findIndex((least, index) => Number(numbers[index + 1]) !== least);
    return at < 0 || Number(numbers[at + 1]) > (TARGETED_SINCE[at] ?? 0);
  }

  /**
   * Cancels only this run. If the server cannot cancel a single run, it runs to its end and the result is discarded.
   */
  async function cancel(id: string): Promise<void> {
    const signal = AbortSignal.timeout(CANCEL_MS);
    try {
      const reply = await server.call(`/api/jobs/${id}/cancel`, { method: 'POST', signal });
      if (reply.isOk) return;
      const before = await readQueue(signal);
      if (isIn(before['queue_pending'], id))
        await server.get('/queue', { json: { delete: [id] }, signal });
      const { queue_running: running } = await readQueue(signal);
      if (isIn(running, id) && (await obeysId()))
        await server.get('/interrupt', { json: { prompt_id: id }, signal });
    } catch {
      // A run that cannot be cancelled ends by itself.
    }
  }

  return { readInfo, upload, overwrite, send, stateOf, findEarlier, view, cancel };
}

function nameOf(bytes: Buffer, salt = '') {
  const mime = kindOf(bytes);
  if (!mime) throw new ImageFailure('broken', 'The reference isn’t a JPEG, PNG, or WebP.');
  const hash = createHash('sha256').update(bytes).update(salt).digest('hex');
  return { file: `${hash}.${mime.slice('image/'.length)}`, mime };
}

/** Contains only types and places of errors: their details may quote the prompt. */
function mistakesIn(error: unknown, nodeErrors: unknown): string[] {
  const mistakes = Object.values(fieldsOf(nodeErrors)).flatMap((node) => {
    const { class_type, errors } = fieldsOf(node);
    return listOf(errors).map((one) => {
      const { type, extra_info: extra } = fieldsOf(one);
      const input = fieldsOf(extra)['input_name'];
      return [class_type, type, input && `(${String(input)})`]
        .filter(Boolean)
        .map(String)
        .join(' ');
    });
  });
  const { type } = fieldsOf(error);
  if (typeof error === 'string') return ['invalid_prompt', ...mistakes];
  return typeof type === 'string' ? [type, ...mistakes] : mistakes;
}

/** The same text for the same graph, independent of the order of its fields. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, one: unknown) => {
    if (!isFields(one)) return one;
    // The server does not always return titles and other notes of the editor.
    const fields = Object.entries(one).filter(
      ([name]) => name !== '_meta' && name !== 'is_changed',
    );
    return Object.fromEntries(fields.sort(([a], [b]) => (a < b ? -1 : 1)));
  }) ?? '';
