// The adapter for clips by ComfyUI: animates a still with Wan 2.2 or the operator's own workflow.
import { readOwnFlow, type OwnWorkflow } from '../image/comfyui.ts';
import { createComfyApi } from '../image/comfyui/api.ts';
import { createComfyRuns, flowOf, type Flow, type Flows } from '../image/comfyui/runs.ts';
import type { PlaceholderName } from '../image/comfyui/workflow.rules.ts';
import { createPictureServer, type ServerOptions } from '../image/picture-server.ts';
import { clipKindOf } from './playable-clip.ts';
import type { VideoProvider } from './port.ts';
import { createRemoteVideo } from './remote.ts';
import { WAN, wanFast, wanFull } from './wan22.ts';

export interface ComfyVideoOptions extends Omit<ServerOptions, 'label'> {
  /** The operator's own workflow file; without one, Wan 2.2 is used. */
  readonly workflow?: OwnWorkflow | undefined;
  readonly pollMs?: number | undefined;
  readonly totalMs?: number | undefined;
}

export interface ComfyVideoProvider extends VideoProvider {
  /** Why the workflow cannot run on this server, for the operator. Throws `ImageFailure` if it is not reached. */
  findProblems(signal: AbortSignal): Promise<readonly string[]>;
}

/** Throws `ImageFailure` for an invalid workflow. */
export function createComfyVideo(options: ComfyVideoOptions): ComfyVideoProvider {
  const { workflow: own, pollMs } = options;
  const server = createPictureServer({ ...options, label: 'ComfyUI' });
  const runs = createComfyRuns({
    api: createComfyApi(server),
    pollMs,
    isResult: (bytes) => clipKindOf(bytes) !== undefined,
    result: 'a clip',
  });
  const flows: Flows = own ? [readOwnFlow(own)] : [flowOf(wanFast), flowOf(wanFull)];

  const provider = createRemoteVideo({
    name: `comfyui · ${own ? own.name : WAN.name}`,
    description: `${own ? `Workflow ${own.name}` : WAN.description}, on ComfyUI at ${server.address}`,
    totalMs: options.totalMs,
    film: (filming) => {
      const { words, seed, width, height, frames, fps } = filming;
      const values = { prompt: words.text, negative: words.negative, seed };
      return runs.make({
        flows,
        context: filming,
        reference: filming.still,
        values: () => ({ ...values, width, height, frames, fps }),
      });
    },
  });
  return {
    ...provider,
    async findProblems(signal) {
      const { problems } = await runs.check(flows, signal);
      return own ? [...problems, ...hintsOf(own, flows[0])] : problems;
    },
  };
}

const NEEDED: readonly PlaceholderName[] = ['reference', 'width', 'height', 'frames', 'seed'];

/** Properties of an own workflow that let it run, but not as its operator expects. */
function hintsOf({ name }: OwnWorkflow, { placeholders }: Flow): string[] {
  return NEEDED.filter((one) => !placeholders.slots.some((slot) => slot.name === one)).map((one) =>
    one === 'reference'
      ? `${name} has no place for the reference: its clips don’t show the person in the picture.`
      : `${name} has no place for ${one}: give a node the title "${one}", or write {{${one}}} into it.`,
  );
}
