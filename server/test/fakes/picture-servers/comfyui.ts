// A fake of ComfyUI: queue, history, uploads and results, with the differences between its versions.
import {
  kleinPlain,
  kleinWithReference,
} from '../../../src/providers/image/comfyui/flux2-klein.ts';
import { qwenFast, qwenFull } from '../../../src/providers/image/comfyui/qwen-edit.ts';
import type { Workflow } from '../../../src/providers/image/comfyui/workflow.rules.ts';
import { wanFast, wanFull } from '../../../src/providers/video/wan22.ts';
import { plainWebp } from './clips.ts';
import { startFakeServer, type Exchange, type FakeServer } from './fake-server.ts';
import { plainPicture } from './pictures.ts';

interface Run {
  readonly id: string;
  readonly graph: Workflow;
}

export interface FakeComfyUi extends FakeServer {
  readonly queued: Run[];
  running: Run | undefined;
  readonly history: Map<string, object>;
  readonly files: Map<string, Buffer>;
  readonly info: Record<string, unknown>;
  /** Supports `/api/jobs/{id}/cancel`. */
  hasJobsApi: boolean;
  version: string;
  /** Runs wait until `finish`; otherwise each one ends at once. */
  isHeld: boolean;
  /** With a clock that ends runs: whether it does. */
  isDrawing: boolean;
  /** Assigns its own run ids, like versions before clients could choose them. */
  choosesIds: boolean;
  /** Replaces the outputs in the history. */
  outputs: ((run: Run) => Promise<object>) | undefined;
  /** Ends the current run and starts the next one. */
  finish(): Promise<void>;
  /** Loses all state, like a restart. */
  forget(): void;
  /** Ends a run with an error in the history. */
  fail(id: string, exception: string): void;
}

export async function startFakeComfyUi(): Promise<FakeComfyUi> {
  const server = await startFakeServer((exchange) => answer(fake, exchange));
  const fake: FakeComfyUi = {
    ...server,
    queued: [],
    running: undefined,
    history: new Map(),
    files: new Map(),
    info: infoOf([kleinPlain, kleinWithReference, qwenFast, qwenFull, wanFast, wanFull]),
    hasJobsApi: false,
    version: '0.3.64',
    isHeld: false,
    isDrawing: true,
    choosesIds: false,
    outputs: undefined,
    async finish() {
      const run = fake.running ?? fake.queued.shift();
      if (!run) return;
      const outputs = await (fake.outputs?.(run) ?? resultOf(fake, run));
      fake.history.set(run.id, {
        prompt: [1, run.id, run.graph, {}, []],
        outputs,
        status: { status_str: 'success', completed: true, messages: [] },
      });
      fake.running = fake.queued.shift();
    },
    forget() {
      fake.running = undefined;
      fake.queued.length = 0;
      fake.history.clear();
    },
    fail(id, exception_type) {
      const error = {
        node_type: 'VAEDecode',
        exception_type,
        exception_message: 'a secret prompt',
      };
      fake.history.set(id, {
        outputs: {},
        status: { status_str: 'error', messages: [['execution_error', error]] },
      });
      fake.running = undefined;
    },
  };
  return fake;
}

const numberIn = (graph: Workflow, input: string): number => {
  const found = Object.values(graph).find((node) => typeof node.inputs[input] === 'number');
  return Number(found?.inputs[input] ?? 512);
};

/** Renders the picture that a graph describes, as one file. */
export async function drawGraph(fake: FakeComfyUi, { id, graph }: Run): Promise<object> {
  const size = { width: numberIn(graph, 'width'), height: numberIn(graph, 'height') };
  const filename = `${id}.png`;
  fake.files.set(filename, await plainPicture({ ...size, seed: numberIn(graph, 'noise_seed') }));
  return { filename, subfolder: '', type: 'temp' };
}

/** Renders the clip that a graph describes, in SaveAnimatedWEBP's output format. */
async function filmGraph(fake: FakeComfyUi, { id, graph }: Run): Promise<object> {
  const [width, height] = [numberIn(graph, 'width'), numberIn(graph, 'height')];
  const [frames, fps] = [numberIn(graph, 'length'), numberIn(graph, 'fps')];
  const filename = `clip_${id}_.webp`;
  fake.files.set(filename, await plainWebp({ width, height, frames, fps }));
  const file = { filename, subfolder: 'velour', type: 'output' };
  return { clip_file: { images: [file], animated: [true] } };
}

const resultOf = (fake: FakeComfyUi, run: Run): Promise<object> =>
  Object.values(run.graph).some(({ class_type }) => class_type === 'SaveAnimatedWEBP')
    ? filmGraph(fake, run)
    : previewOf(fake, run);

const previewOf = async (fake: FakeComfyUi, run: Run) => ({
  picture: { images: [await drawGraph(fake, run)] },
});

async function answer(fake: FakeComfyUi, exchange: Exchange): Promise<void> {
  const { path, method } = exchange;
  const [, root = '', id = ''] = path.split('/');
  const route = `${method} /${root}`;
  if (route === 'GET /object_info') return exchange.send(200, fake.info);
  if (route === 'GET /system_stats')
    return exchange.send(200, { system: { comfyui_version: fake.version }, devices: [] });
  if (route === 'POST /prompt') return queue(fake, exchange);
  if (route === 'POST /upload') return upload(fake, exchange);
  if (route === 'GET /queue') {
    const shown = (run: Run) => [1, run.id, run.graph, {}, []];
    const queue_running = fake.running ? [shown(fake.running)] : [];
    return exchange.send(200, { queue_running, queue_pending: fake.queued.map(shown) });
  }
  if (route === 'GET /history') {
    const found = id === '' ? [...fake.history] : [...fake.history].filter(([one]) => one === id);
    return exchange.send(200, Object.fromEntries(found));
  }
  if (route === 'GET /view') {
    const file = fake.files.get(exchange.query.get('filename') ?? '');
    return file ? exchange.send(200, file) : exchange.send(404, '');
  }
  return stop(fake, exchange);
}

async function queue(fake: FakeComfyUi, exchange: Exchange): Promise<void> {
  // The adapter sends a graph.
  const { prompt: graph, prompt_id } = exchange.json as { prompt: Workflow; prompt_id: string };
  for (const { class_type, inputs } of Object.values(graph)) {
    if (!(class_type in fake.info))
      return exchange.send(400, { error: { type: 'invalid_prompt', message: class_type } });
    const missing = Object.keys(requiredOf(fake.info[class_type])).find(
      (name) => !(name in inputs),
    );
    if (missing === undefined) continue;
    const errors = [{ type: 'required_input_missing', extra_info: { input_name: missing } }];
    return exchange.send(400, {
      error: { type: 'prompt_outputs_failed_validation' },
      node_errors: { 1: { class_type, errors } },
    });
  }
  const id = fake.choosesIds ? `server-${fake.requests.length}` : prompt_id;
  fake.queued.push({ id, graph });
  if (!fake.isHeld) await fake.finish();
  else fake.running ??= fake.queued.shift();
  exchange.send(200, { prompt_id: id, number: 1, node_errors: {} });
}

/** Reads the name from the multipart form, like a real server. */
async function upload(fake: FakeComfyUi, exchange: Exchange): Promise<void> {
  const type = exchange.headers['content-type'] ?? '';
  const form = await new Response(new Uint8Array(exchange.body), {
    headers: { 'content-type': type },
  }).formData();
  const image = form.get('image');
  const subfolder = form.get('subfolder');
  if (!(image instanceof File)) return exchange.send(400, '');
  fake.files.set(image.name, Buffer.from(await image.arrayBuffer()));
  exchange.send(200, { name: image.name, subfolder, type: 'input' });
}

function stop(fake: FakeComfyUi, exchange: Exchange): void {
  const { path, method, json } = exchange;
  const cancelled = /^\/api\/jobs\/([^/]+)\/cancel$/.exec(path)?.[1];
  const remove = (id: unknown): void => {
    const at = fake.queued.findIndex((run) => run.id === id);
    if (at >= 0) fake.queued.splice(at, 1);
    if (fake.running?.id === id) fake.running = fake.queued.shift();
  };
  const { delete: deleted = [], prompt_id } = (json ?? {}) as {
    delete?: string[];
    prompt_id?: string;
  };
  if (cancelled !== undefined && fake.hasJobsApi) remove(cancelled);
  else if (path === '/queue' && method === 'POST') {
    for (const id of deleted)
      fake.queued.splice(
        fake.queued.findIndex((run) => run.id === id),
        1,
      );
  } else if (path === '/interrupt') remove(prompt_id ?? fake.running?.id);
  else return exchange.send(404, '');
  exchange.send(200, {});
}

const requiredOf = (node: unknown): object =>
  (node as { input: { required: object } }).input.required; // the doubles' own shape

/** The format of `/object_info`, mixing its old and new ways of listing choices. */
function infoOf(workflows: readonly Workflow[]): Record<string, unknown> {
  const values = new Map<string, Map<string, Set<unknown>>>();
  for (const { class_type, inputs } of workflows.flatMap((one) => Object.values(one))) {
    const known = values.get(class_type) ?? new Map<string, Set<unknown>>();
    values.set(class_type, known);
    for (const [name, value] of Object.entries(inputs))
      known.set(name, (known.get(name) ?? new Set()).add(value));
  }
  const info: Record<string, unknown> = {};
  for (const [class_type, known] of values) {
    const required = [...known].map(([name, some]) => [name, shapeOf(name, [...some])]);
    info[class_type] = { input: { required: Object.fromEntries(required) } };
  }
  // A newer version of this node has an input that the workflow does not contain.
  Object.assign(requiredOf(info['ImageScaleToTotalPixels']), {
    resolution_steps: ['INT', { default: 1 }],
  });
  return info;
}

function shapeOf(name: string, values: readonly unknown[]): unknown {
  const [value] = values;
  if (Array.isArray(value)) return ['LINK'];
  if (name === 'width' || name === 'height') return ['INT', { min: 16, max: 16_384, step: 16 }];
  if (name.endsWith('_name')) return [[...values, 'other.safetensors'], {}];
  if (name === 'image') return ['COMBO', { options: ['example.png'] }];
  return typeof value === 'number' ? ['FLOAT', {}] : ['STRING', {}];
}
