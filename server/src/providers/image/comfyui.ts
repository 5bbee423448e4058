// The adapter for ComfyUI: fills a workflow, queues it under an id of its own, and asks until the result is there.
//
// Polling is enough: a picture takes seconds, a poll a millisecond, and ComfyUI's socket may fall silent without closing.
import { randomUUID } from 'node:crypto';
import { createComfyApi, type ComfyApi } from './comfyui/api.ts';
import { KLEIN, kleinPlain, kleinWithReference } from './comfyui/flux2-klein.ts';
import { inOrder, type Entry } from './comfyui/history.rules.ts';
import {
  checkWorkflow,
  type CheckedWorkflow,
  type ObjectInfo,
} from './comfyui/object-info.rules.ts';
import {
  fillWorkflow,
  findPlaceholders,
  readWorkflow,
  type Placeholders,
  type Workflow,
} from './comfyui/workflow.rules.ts';
import { kindOf } from './fit.ts';
import { followRun } from './follow-run.ts';
import { createPictureServer, type ServerOptions } from './picture-server.ts';
import { ImageFailure, type ImageProvider } from './port.ts';
import { createRemote, type Drawing } from './remote.ts';
import { workingSize } from './wording.rules.ts';

export interface ComfyOptions extends Omit<ServerOptions, 'label'> {
  /** The operator's own file; without one, the workflows that come with Velour are used. */
  readonly workflow?: { readonly name: string; readonly content: unknown } | undefined;
  readonly pollMs?: number | undefined;
  readonly totalMs?: number | undefined;
}

export interface ComfyProvider extends ImageProvider {
  /** What keeps the workflows from running on this server, for the operator. Throws `ImageFailure` if it is not reached. */
  findProblems(signal: AbortSignal): Promise<readonly string[]>;
}

const POLL_MS = 500;
const OWN_ID = /^comfyui:([\w-]{1,64})$/;
/** The outputs of a run that are looked at for a picture. */
const MOST_OUTPUTS = 8;

/** A workflow, where its placeholders are, and whether it starts from a picture of the person. */
interface Flow {
  readonly workflow: Workflow;
  readonly placeholders: Placeholders;
  readonly takesReference: boolean;
}

/** Throws `ImageFailure` for a workflow that cannot be one. */
export function createComfyUi(options: ComfyOptions): ComfyProvider {
  const { workflow: own, pollMs = POLL_MS } = options;
  const server = createPictureServer({ ...options, label: 'ComfyUI' });
  const api = createComfyApi(server);
  const flows = flowsOf(own);
  const checked = createChecks(api);

  const draw = async (drawing: Drawing): Promise<Buffer> => {
    const flow = drawing.reference ? flows.withReference : flows.plain;
    const resumed = await resume(api, drawing, { pollMs, flow });
    if (resumed) return resumed;
    const { workflow, sizes, problems } = await checked.of(flow, drawing.signal);
    const { reference, words, seed, signal, task } = drawing;
    const file = reference && flow.takesReference ? await api.upload(reference, signal) : '';
    const graph = fillWorkflow(workflow, flow.placeholders.slots, {
      prompt: words.text,
      negative: words.negative,
      seed,
      reference: file,
      ...workingSize(drawing, sizes),
    });
    const id = randomUUID();
    await task?.remember(`comfyui:${id}`);
    signal.throwIfAborted();
    const running = await api.send(id, graph, problems);
    if (running !== id) await task?.remember(`comfyui:${running}`);
    const ended = await untilEnded(api, running, { drawing, pollMs });
    if (ended.failure) throw ended.failure;
    const outputs = ended.outputs.length > 0 ? ended.outputs : await api.findEarlier(graph, signal);
    return pictureOf(api, { ...ended, outputs }, { flow, signal });
  };

  const name = own ? own.name : KLEIN.name;
  const provider = createRemote({
    name: `comfyui · ${name}`,
    description: `${own ? `Workflow ${own.name}` : KLEIN.description}, on ComfyUI at ${server.address}`,
    totalMs: options.totalMs,
    draw,
  });
  return {
    ...provider,
    async findProblems(signal) {
      const used = [...new Set([flows.plain, flows.withReference])];
      const found = await Promise.all(used.map((flow) => checked.of(flow, signal)));
      return [...new Set([...found.flatMap(({ problems }) => problems), ...hintsOf(own, flows)])];
    },
  };
}

/** An own workflow without a place for a reference is used for all; one with it only where there is a reference. */
function flowsOf(own: ComfyOptions['workflow']): { plain: Flow; withReference: Flow } {
  const shipped = { plain: flowOf(kleinPlain), withReference: flowOf(kleinWithReference) };
  if (!own) return shipped;
  const flow = flowOf(readWorkflow(own.content, own.name));
  const [problem] = flow.placeholders.problems;
  if (problem !== undefined) throw new ImageFailure('unavailable', `${own.name}: ${problem}`);
  return { plain: flow.takesReference ? shipped.plain : flow, withReference: flow };
}

/** What lets an own workflow run, but not as its operator expects. */
function hintsOf(
  own: ComfyOptions['workflow'],
  { withReference }: { withReference: Flow },
): string[] {
  const hasSeed = withReference.placeholders.slots.some(({ name }) => name === 'seed');
  if (!own || hasSeed) return [];
  return [`${own.name} has no place for the seed: the same words always give the same picture.`];
}

function flowOf(workflow: Workflow): Flow {
  const placeholders = findPlaceholders(workflow);
  const takesReference = placeholders.slots.some(({ name }) => name === 'reference');
  return { workflow, placeholders, takesReference };
}

/** Nodes and files are read once they are all there; until then, each picture looks again. */
function createChecks(api: ComfyApi) {
  let complete: ObjectInfo | undefined;
  return {
    async of({ workflow, placeholders }: Flow, signal: AbortSignal): Promise<CheckedWorkflow> {
      const info = complete ?? (await api.readInfo(signal));
      const result = checkWorkflow({ workflow, slots: placeholders.slots }, info);
      if (result.problems.length === 0) complete = info;
      return result;
    },
  };
}

interface Following {
  readonly drawing: Drawing;
  readonly pollMs: number;
}

/** The result of an earlier run of the same request; undefined where it has to be sent again. */
async function resume(
  api: ComfyApi,
  drawing: Drawing,
  { pollMs, flow }: { pollMs: number; flow: Flow },
): Promise<Buffer | undefined> {
  const id = OWN_ID.exec(drawing.task?.id ?? '')?.[1];
  if (id === undefined) return undefined;
  const { signal } = drawing;
  const state = await api.stateOf(id, signal);
  if (state.is === 'unknown') return undefined;
  const ended = state.is === 'done' ? state : await untilEnded(api, id, { drawing, pollMs });
  if (ended.failure) return undefined;
  try {
    return await pictureOf(api, ended, { flow, signal });
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof ImageFailure) return undefined; // its files were deleted
    throw error;
  }
}

const untilEnded = (api: ComfyApi, id: string, { drawing, pollMs }: Following): Promise<Entry> =>
  followRun({
    drawing,
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

/** The first output that is a picture by its bytes. */
async function pictureOf(
  api: ComfyApi,
  { outputs }: Entry,
  { flow, signal }: { flow: Flow; signal: AbortSignal },
): Promise<Buffer> {
  for (const output of inOrder(outputs, flow.placeholders.output).slice(0, MOST_OUTPUTS)) {
    const bytes = await api.view(output, signal);
    if (kindOf(bytes)) return bytes;
  }
  throw new ImageFailure('broken', 'The workflow ended without a picture.');
}
