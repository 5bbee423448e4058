// The adapter for pictures by ComfyUI: selects the workflow for a request and fills its placeholders.
import { createComfyApi } from './comfyui/api.ts';
import { KLEIN, kleinPlain, kleinWithReference } from './comfyui/flux2-klein.ts';
import { QWEN, qwenFast, qwenFull } from './comfyui/qwen-edit.ts';
import type { ComfyModel } from './kinds.ts';
import { createComfyRuns, flowOf, type Flows } from './comfyui/runs.ts';
import { readWorkflow } from './comfyui/workflow.rules.ts';
import { kindOf } from './fit.ts';
import { createPictureServer, type ServerOptions } from './picture-server.ts';
import { ImageFailure, type ImageProvider } from './port.ts';
import { createRemote } from './remote.ts';
import { workingSize } from './wording.rules.ts';

export interface OwnWorkflow {
  readonly name: string;
  readonly content: unknown;
}

export interface ComfyOptions extends Omit<ServerOptions, 'label'> {
  /** The operator's own workflow file; without one, the workflows that come with Velour are used. */
  readonly workflow?: OwnWorkflow | undefined;
  /** Which of those is used if there is a reference; pictures without one are always drawn by FLUX.2 [klein]. */
  readonly model?: ComfyModel | undefined;
  readonly pollMs?: number | undefined;
  readonly totalMs?: number | undefined;
}

export interface ComfyProvider extends ImageProvider {
  /** Why the workflows cannot run on this server, for the operator. Throws `ImageFailure` if it is not reached. */
  findProblems(signal: AbortSignal): Promise<readonly string[]>;
}

interface Choice {
  readonly plain: Flows;
  readonly withReference: Flows;
}

/** Throws `ImageFailure` for an invalid workflow. */
export function createComfyUi(options: ComfyOptions): ComfyProvider {
  const { workflow: own, model = KLEIN.name, pollMs } = options;
  const server = createPictureServer({ ...options, label: 'ComfyUI' });
  const api = createComfyApi(server);
  const runs = createComfyRuns({
    api,
    pollMs,
    isResult: (bytes) => kindOf(bytes) !== undefined,
    result: 'a picture',
  });
  const choice = choiceOf(own, model);

  const isBest = model === QWEN.name;
  const name = own ? own.name : model;
  const shipped = isBest
    ? `${QWEN.description}, first pictures by ${KLEIN.description}`
    : KLEIN.description;
  const provider = createRemote({
    name: `comfyui · ${name}`,
    description: `${own ? `Workflow ${own.name}` : shipped}, on ComfyUI at ${server.address}`,
    totalMs: options.totalMs,
    draw: (drawing) =>
      runs.make({
        flows: drawing.reference ? choice.withReference : choice.plain,
        context: drawing,
        reference: drawing.reference,
        privateSalt: drawing.isReferencePrivate ? String(drawing.seed) : undefined,
        values: (sizes) => ({
          prompt: drawing.words.text,
          negative: drawing.words.negative,
          seed: drawing.seed,
          ...workingSize(drawing, sizes),
          frames: 1,
          fps: 1,
        }),
      }),
  });
  return {
    ...provider,
    async findProblems(signal) {
      const used = [...new Set([choice.plain, choice.withReference])];
      const found = await Promise.all(used.map((flows) => runs.check(flows, signal)));
      return [...new Set([...found.flatMap(({ problems }) => problems), ...hintsOf(own, choice)])];
    },
  };
}

/**
 * An own workflow without a placeholder for a reference is used for all pictures, others only if there is a reference.
 */
function choiceOf(own: OwnWorkflow | undefined, model: ComfyModel): Choice {
  const plain: Flows = [flowOf(kleinPlain)];
  const best: Flows = [flowOf(qwenFast), flowOf(qwenFull)];
  if (!own)
    return { plain, withReference: model === QWEN.name ? best : [flowOf(kleinWithReference)] };
  const flow = readOwnFlow(own);
  const flows: Flows = [flow];
  return { plain: flow.takesReference ? plain : flows, withReference: flows };
}

/** Throws `ImageFailure` with instructions for the operator. */
export function readOwnFlow(own: OwnWorkflow): Flows[0] {
  const flow = flowOf(readWorkflow(own.content, own.name));
  const [problem] = flow.placeholders.problems;
  if (problem !== undefined) throw new ImageFailure('unavailable', `${own.name}: ${problem}`);
  return flow;
}

/** Properties of an own workflow that let it run, but not as its operator expects. */
function hintsOf(own: OwnWorkflow | undefined, { withReference: [flow] }: Choice): string[] {
  const hasSeed = flow.placeholders.slots.some(({ name }) => name === 'seed');
  if (!own || hasSeed) return [];
  return [`${own.name} has no place for the seed: the same words always give the same picture.`];
}
