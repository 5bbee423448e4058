// Runs of ComfyUI workflows: checked, filled, queued under an id of our own, polled, and resumed after a restart.
//
// Polling suffices: a result takes seconds and a poll a millisecond, and ComfyUI's socket may fall silent without
// closing.
import { randomUUID } from 'node:crypto';
import { followRun } from '../follow-run.ts';
import { ImageFailure } from '../port.ts';
import type { RunContext } from '../remote-runs.ts';
import type { SizeLimits } from '../wording.rules.ts';
import type { ComfyApi } from './api.ts';
import { inOrder, type Entry } from './history.rules.ts';
import { checkWorkflow, type CheckedWorkflow, type ObjectInfo } from './object-info.rules.ts';
import {
  fillWorkflow,
  findPlaceholders,
  type Placeholders,
  type Values,
  type Workflow,
} from './workflow.rules.ts';

/** A workflow, its placeholders, and whether it starts from a picture. */
export interface Flow {
  readonly workflow: Workflow;
  readonly placeholders: Placeholders;
  readonly takesReference: boolean;
}

/** Alternative workflows, preferred first; if none can run, the problems of the last one are reported. */
export type Flows = readonly [...Flow[], Flow];

export function flowOf(workflow: Workflow): Flow {
  const placeholders = findPlaceholders(workflow);
  const takesReference = placeholders.slots.some(({ name }) => name === 'reference');
  return { workflow, placeholders, takesReference };
}

interface Options {
  readonly api: ComfyApi;
  readonly pollMs?: number | undefined;
  /** True if the bytes of a file are a result. */
  readonly isResult: (bytes: Buffer) => boolean;
  /** What the result is, for error messages: `a picture`. */
  readonly result: string;
}

export interface RunRequest {
  readonly flows: Flows;
  readonly context: RunContext;
  readonly reference: Buffer | undefined;
  /** For a reference that must not stay on the server: makes its file name unique, so that it can be overwritten. */
  readonly privateSalt?: string | undefined;
  readonly values: (sizes: SizeLimits) => Omit<Values, 'reference'>;
}

interface Checked extends CheckedWorkflow {
  readonly flow: Flow;
}

const POLL_MS = 500;
const OWN_ID = /^comfyui:([\w-]{1,64})$/;
const MAX_OUTPUTS = 8;

export function createComfyRuns({ api, pollMs = POLL_MS, isResult, result }: Options) {
  let complete: ObjectInfo | undefined;

  /** The node info is cached once a workflow can run with it; until then, each run reads it again. */
  async function check(flows: Flows, signal: AbortSignal): Promise<Checked> {
    const info = complete ?? (await api.readInfo(signal));
    const results = flows.map((flow) => ({
      flow,
      ...checkWorkflow({ workflow: flow.workflow, slots: flow.placeholders.slots }, info),
    }));
    const able = results.find(({ problems }) => problems.length === 0);
    if (able) complete = info;
    const last = results.at(-1);
    if (!last) throw new ImageFailure('broken', 'There is no workflow.');
    return able ?? last;
  }

  const untilEnded = (id: string, context: RunContext): Promise<Entry> =>
    followRun({
      context,
      pollMs,
      cancel: () => api.cancel(id),
      async look(signal) {
        const state = await api.stateOf(id, signal);
        if (state.is === 'done') return state;
        if (state.is !== 'unknown') return undefined;
        throw new ImageFailure(
          'broken',
          'ComfyUI no longer knows the run; it was probably restarted.',
        );
      },
    });

  /** The first output whose bytes are a result. */
  async function resultOf(
    { outputs }: Entry,
    preferred: string | undefined,
    signal: AbortSignal,
  ): Promise<Buffer> {
    for (const output of inOrder(outputs, preferred).slice(0, MAX_OUTPUTS)) {
      const bytes = await api.view(output, signal);
      if (isResult(bytes)) return bytes;
    }
    throw new ImageFailure('broken', `The workflow ended without ${result}.`);
  }

  /** The result of an earlier run of the same request; undefined if the request must be sent again. */
  async function resume({ flows, context }: RunRequest): Promise<Buffer | undefined> {
    const id = OWN_ID.exec(context.task?.id ?? '')?.[1];
    if (id === undefined) return undefined;
    const { signal } = context;
    const state = await api.stateOf(id, signal);
    if (state.is === 'unknown') return undefined;
    const ended = state.is === 'done' ? state : await untilEnded(id, context);
    if (ended.failure) return undefined;
    try {
      return await resultOf(ended, flows[0].placeholders.output, signal);
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof ImageFailure) return undefined; // its files were deleted
      throw error;
    }
  }

  async function make(request: RunRequest): Promise<Buffer> {
    const { reference, privateSalt, context } = request;
    if (!reference || privateSalt === undefined) return run(request);
    try {
      return await run(request);
    } finally {
      // ComfyUI's API cannot delete inputs. A run that a restart will resume still needs the reference.
      if (!context.isResumed()) await api.overwrite(reference, privateSalt);
    }
  }

  async function run(request: RunRequest): Promise<Buffer> {
    const resumed = await resume(request);
    if (resumed) return resumed;
    const { flows, context, reference, privateSalt, values } = request;
    const { signal, task } = context;
    const { flow, workflow, sizes, problems } = await check(flows, signal);
    const file =
      reference && flow.takesReference ? await api.upload(reference, signal, privateSalt) : '';
    const { slots, output } = flow.placeholders;
    const graph = fillWorkflow(workflow, slots, { ...values(sizes), reference: file });
    const id = randomUUID();
    await task?.remember(`comfyui:${id}`);
    signal.throwIfAborted();
    const running = await api.send(id, graph, problems);
    if (running !== id) await task?.remember(`comfyui:${running}`);
    const ended = await untilEnded(running, context);
    if (ended.failure) throw ended.failure;
    const outputs = ended.outputs.length > 0 ? ended.outputs : await api.findEarlier(graph, signal);
    return resultOf({ ...ended, outputs }, output, signal);
  }

  return { check, make };
}
