// Jobs of a stable-diffusion.cpp server: sent, polled, resumed after a restart, and cancelled one by one.
import { followRun } from '../follow-run.ts';
import { fieldsOf, textOf, type Fields } from '../../../platform/json-fields.ts';
import type { PictureServer } from '../picture-server.ts';
import { ImageFailure } from '../port.ts';
import type { RunContext } from '../remote-runs.ts';

export const SDCPP = 'stable-diffusion.cpp';
const API = '/sdcpp/v1';
const POLL_MS = 500;
const CANCEL_MS = 4_000;
const ID = /^[\w-]{1,100}$/;

/** Operators write the address with or without the path of the API. */
export const sdcppRoot = (path: string): string => path.replace(/\/sdcpp(\/v1)?$/, '');

interface JobRequest {
  readonly mode: 'img_gen' | 'vid_gen';
  readonly context: RunContext;
  /** The request to send if there is no earlier job to resume. */
  readonly body: () => Promise<object>;
}

const isEnded = ({ status }: Fields): boolean => status !== 'queued' && status !== 'generating';

export function createSdcppJobs(server: PictureServer, pollMs = POLL_MS) {
  const look = async (id: string, signal: AbortSignal): Promise<Fields | 'gone'> => {
    const reply = await server.call(`${API}/jobs/${id}`, { signal });
    if (reply.status === 404 || reply.status === 410) return 'gone';
    if (!reply.isOk) throw server.failureOf(reply);
    const job = fieldsOf(reply.json);
    if (job['id'] !== id) throw new ImageFailure('broken', `${SDCPP} returned another job.`);
    return job;
  };

  /** Too late (409), unknown (404) and expired (410) are all fine: the job is not running. */
  const cancel = async (id: string): Promise<void> => {
    const given = { method: 'POST', ms: CANCEL_MS } as const;
    await server.call(`${API}/jobs/${id}/cancel`, given).catch(() => undefined);
  };

  const untilEnded = (id: string, context: RunContext): Promise<Fields> =>
    followRun({
      context,
      pollMs,
      cancel: () => cancel(id),
      async look(signal) {
        const found = await look(id, signal);
        if (found === 'gone') throw new ImageFailure('broken', `${SDCPP} no longer knows the job.`);
        return isEnded(found) ? found : undefined;
      },
    });

  /** Undefined if an earlier job must be sent again. */
  const resume = async (context: RunContext): Promise<Fields | undefined> => {
    const id = /^sdcpp:(.+)$/.exec(context.task?.id ?? '')?.[1];
    if (id === undefined || !ID.test(id)) return undefined;
    const job = await look(id, context.signal);
    if (job === 'gone' || job['status'] === 'failed' || job['status'] === 'cancelled')
      return undefined;
    return isEnded(job) ? job : untilEnded(id, context);
  };

  /** Cannot be aborted: only the response contains the job's id, which cancelling needs. */
  const send = async (mode: JobRequest['mode'], json: object): Promise<string> => {
    const reply = await server.get(`${API}/${mode}`, { json });
    // The polling URL is built from the id; a URL from the server could point anywhere.
    const id = textOf(fieldsOf(reply.json)['id']);
    if (!ID.test(id)) throw new ImageFailure('broken', `${SDCPP} returned no job id.`);
    return id;
  };

  return {
    readCapabilities: async (signal: AbortSignal): Promise<unknown> =>
      (await server.get(`${API}/capabilities`, { signal })).json,

    async run({ mode, context, body }: JobRequest): Promise<Fields> {
      const resumed = await resume(context);
      if (resumed) return completed(resumed);
      const json = await body();
      context.signal.throwIfAborted();
      const id = await send(mode, json);
      // There is no id before the response: if the process is killed in between, the job's result is lost.
      await context.task?.remember(`sdcpp:${id}`);
      return completed(await untilEnded(id, context));
    },
  };
}

function completed(job: Fields): Fields {
  const { status, error } = job;
  if (status === 'cancelled')
    throw new ImageFailure('unavailable', `The job was cancelled at ${SDCPP}.`);
  if (status !== 'completed') {
    const code = textOf(fieldsOf(error)['code']).slice(0, 60) || String(status).slice(0, 60);
    throw new ImageFailure('broken', `The job failed at ${SDCPP} (${code}).`);
  }
  return job;
}
