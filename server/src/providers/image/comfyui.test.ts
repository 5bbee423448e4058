// The ComfyUI adapter against a double: the port's suite, restarts, refusals, lost results, and cancelling only our own
// run.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  drawGraph,
  startFakeComfyUi,
  type FakeComfyUi,
} from '../../../test/fakes/picture-servers/comfyui.ts';
import { lies } from '../../../test/fakes/picture-servers/fake-server.ts';
import {
  colourOf,
  movingPicture,
  plainPicture,
} from '../../../test/fakes/picture-servers/pictures.ts';
import { createComfyUi, type ComfyOptions, type ComfyProvider } from './comfyui.ts';
import { kleinPlain } from './comfyui/flux2-klein.ts';
import type { ImageProvider, PictureRequest, Task } from './port.ts';
import { aRequest, imageSuite } from '../../../test/suites/image-suite.ts';
import { seedOf } from './wording.rules.ts';

let comfy: FakeComfyUi;
let provider: ComfyProvider;

const create = (options: Partial<ComfyOptions> = {}): ComfyProvider =>
  createComfyUi({ address: comfy.url, pollMs: 2, callMs: 2_000, ...options });

beforeEach(async () => {
  comfy = await startFakeComfyUi();
  provider = create();
});
afterEach(async () => {
  await provider.close();
  await comfy.close();
});

imageSuite('comfyui', () => create());

/** A task that records its ids, like a job. */
function aTask(id?: string): Task & { ids: string[] } {
  const ids: string[] = [];
  return { id, ids, remember: async (one) => void ids.push(one) };
}
const idOf = (task: { ids: string[] }): string => (task.ids.at(-1) ?? '').replace('comfyui:', '');
const sent = () => comfy.sentTo('/prompt').map(({ json }) => json as SentPrompt); // what the adapter sends
interface SentPrompt {
  readonly prompt_id: string;
  readonly prompt: Record<string, { class_type: string; inputs: Record<string, unknown> }>;
}
const paint = (change: Partial<PictureRequest> = {}, by: ImageProvider = provider) =>
  by.paint(aRequest(change));
const until = (isTrue: () => boolean) => expect.poll(isTrue, { interval: 1 }).toBe(true);
const failure = (kind: string, message: RegExp) => ({
  kind,
  message: expect.stringMatching(message),
});

describe('a picture', () => {
  test('is drawn from words, seed and size, and is the one of its own run', async () => {
    const { bytes } = await paint();
    const prompt = sent()[0]?.prompt ?? {};
    expect(prompt['positive']?.inputs['text']).toMatch(/^An adult woman, 34 years old/);
    expect(prompt['latent']?.inputs).toEqual({ width: 512, height: 688, batch_size: 1 });
    const seed = seedOf(aRequest());
    expect(prompt['noise']?.inputs['noise_seed']).toBe(seed);
    const [red = 0] = await colourOf(bytes);
    expect(Math.abs(red - (seed & 255))).toBeLessThan(8);
  });

  test('has no syntax of servers in its prompt', async () => {
    const text = 'An adult <lora:x:9> {{seed}} __wild__ <sd_cpp_extra_args>{}</sd_cpp_extra_args>';
    await paint({ wording: { text, negative: '' } });
    expect(sent()[0]?.prompt['positive']?.inputs['text']).toBe('An adult seed');
  });

  test('with a reference is conditioned on it, under a name that its content alone decides', async () => {
    const reference = await plainPicture({ width: 64, height: 64 });
    await paint({ reference });
    await paint({ reference, scene: { ...aRequest().scene, seed: 2 } });
    const names = sent().map(({ prompt }) => prompt['reference']?.inputs['image']);
    expect(names[0]).toMatch(/^velour\/[0-9a-f]{64}\.png$/);
    expect(names[1]).toBe(names[0]);
    expect(comfy.files.get(String(names[0]).slice(7))?.equals(reference)).toBe(true);
    expect(comfy.sentTo('/upload/image')[0]?.body.toString('latin1')).toMatch(/overwrite"\s+true/);
    // An input that only the newer version of the node has.
    expect(sent()[0]?.prompt['fitted']?.inputs['resolution_steps']).toBe(1);
  });

  test('is found at an address with a path, a slash and a password, which no message has', async () => {
    comfy.instead('/comfy/prompt', lies.status(500), Infinity);
    comfy.instead('/comfy/object_info', (exchange) => exchange.send(200, comfy.info));
    const at = create({ address: comfy.url.replace('//', '//ann:secret@').concat('/comfy//') });
    await expect(paint({}, at)).rejects.toMatchObject(
      failure('broken', /^ComfyUI answered 500\.$/),
    );
    expect(comfy.requests[0]?.headers.authorization).toBe(`Basic ${btoa('ann:secret')}`);
    expect(at.description).not.toMatch(/secret/);
    comfy.instead('/comfy/object_info', lies.cut);
    await expect(
      paint({}, create({ address: `http://ann:secret@${comfy.url.slice(7)}/comfy` })),
    ).rejects.toSatisfy((error: Error) => !error.message.includes('secret'));
  });
});

describe('a restart', () => {
  test('the id is remembered before anything is sent', async () => {
    const ids: string[] = [];
    const remember = async (id: string): Promise<void> => {
      expect(sent()).toEqual([]);
      ids.push(id);
    };
    await paint({ task: { id: undefined, remember } });
    expect(ids).toEqual([`comfyui:${sent()[0]?.prompt_id}`]);
  });

  test('where remembering fails, nothing is sent', async () => {
    const remember = () => Promise.reject(new Error('The database is gone.'));
    await expect(paint({ task: { id: undefined, remember } })).rejects.toMatchObject({
      kind: 'broken',
    });
    expect(sent()).toEqual([]);
  });

  test('a server that chooses ids itself is remembered by that id', async () => {
    comfy.choosesIds = true;
    const task = aTask();
    await paint({ task });
    expect(idOf(task)).toMatch(/^server-/);
    await paint({ task: aTask(task.ids.at(-1)) });
    expect(sent()).toHaveLength(1);
  });

  test('a finished run is not sent again', async () => {
    const task = aTask();
    const { bytes } = await paint({ task });
    const again = await paint({ task: aTask(task.ids[0]) });
    expect(again.bytes.equals(bytes)).toBe(true);
    expect(sent()).toHaveLength(1);
  });

  test('a run that was left at the stop is waited for by the next process', async () => {
    comfy.isHeld = true;
    const task = aTask();
    const ending = new AbortController();
    const stopped = paint({ task, signal: ending.signal });
    await until(() => comfy.running !== undefined);
    ending.abort(Object.assign(new Error('stop'), { name: 'Stopping' }));
    await expect(stopped).rejects.toThrow('stop');
    await provider.close();
    expect(comfy.running?.id).toBe(idOf(task));
    provider = create();
    const next = paint({ task: aTask(task.ids[0]) });
    await until(() => comfy.sentTo(`/history/${idOf(task)}`).length > 3);
    await comfy.finish();
    await expect(next).resolves.toMatchObject({ width: 192 });
    expect(sent()).toHaveLength(1);
  });

  test.each([
    ['that the server does not know', async () => 'comfyui:7f3c'],
    ['of another provider', async () => 'sdcpp:job_1'],
    [
      'that failed',
      async () => {
        comfy.fail('7f3c', 'ValueError');
        return 'comfyui:7f3c';
      },
    ],
    [
      'whose file was deleted',
      async () => {
        const task = aTask();
        await paint({ task });
        comfy.files.clear();
        return task.ids[0];
      },
    ],
  ])('a run %s is sent again', async (_, make) => {
    const task = aTask(await make());
    const before = sent().length;
    await paint({ task });
    expect(sent().length - before).toBe(1);
    expect(task.ids).toEqual([`comfyui:${sent().at(-1)?.prompt_id}`]);
  });
});

describe('a kill at any call', () => {
  /** A process that dies at a given call: the call is not sent, or it is sent and its response is lost. */
  function dyingFetch(
    at: number,
    isSent: boolean,
  ): { fetch: typeof globalThis.fetch; died: Promise<void> } {
    const { promise: died, resolve } = Promise.withResolvers<void>();
    const never = new Promise<never>(() => undefined);
    let calls = 0;
    const fetch: typeof globalThis.fetch = async (...call) => {
      calls += 1;
      if (calls < at) return globalThis.fetch(...call);
      if (calls === at && isSent) await (await globalThis.fetch(...call)).bytes();
      resolve();
      return never;
    };
    return { fetch, died };
  }

  // Nodes, upload, prompt, then alternately history and queue, and the picture.
  const moments = Array.from({ length: 12 }, (_, at) => at + 1).flatMap((at) => [
    [at, true] as const,
    [at, false] as const,
  ]);

  test.each(moments)('call %i (sent: %j) loses nothing and draws once', async (at, isSent) => {
    comfy.isHeld = true;
    const reference = await plainPicture({ width: 64, height: 64 });
    const { fetch, died } = dyingFetch(at, isSent);
    const stored = aTask();
    const killed = create({ fetch }).paint(aRequest({ reference, task: stored }));
    // The run ends while the process is polling, so that its last calls are reached.
    const looked = () =>
      comfy.requests.filter(({ path }) => path.startsWith('/history/')).length > 1;
    let isDead = false;
    void expect
      .poll(() => isDead || looked(), { interval: 1 })
      .toBe(true)
      .then(() => (isDead ? undefined : comfy.finish()));
    await Promise.race([died, killed]);
    isDead = true;
    const next = aTask(stored.ids.at(-1));
    const work = paint({ reference, task: next });
    await until(() => comfy.running !== undefined || comfy.history.size > 0);
    await comfy.finish();
    await expect(work).resolves.toMatchObject({ width: 192, height: 256 });
    expect(sent()).toHaveLength(1);
    expect(comfy.history.size).toBe(1);
  });
});

describe('a refusal', () => {
  test('names the node or the input, and no prompt', async () => {
    Reflect.deleteProperty(comfy.info, 'Flux2Scheduler');
    await expect(paint()).rejects.toMatchObject(
      failure(
        'unavailable',
        /refused the workflow: invalid_prompt\. It needs the node Flux2Scheduler/,
      ),
    );
  });

  test('in a success is one as well, and the rest of the run is cancelled', async () => {
    comfy.hasJobsApi = true;
    const errors = [{ type: 'value_not_in_list', extra_info: { input_name: 'vae_name' } }];
    comfy.instead('/prompt', (exchange) => {
      const { prompt_id } = exchange.json as SentPrompt;
      exchange.send(200, { prompt_id, node_errors: { vae: { class_type: 'VAELoader', errors } } });
    });
    await expect(paint()).rejects.toMatchObject(
      failure('unavailable', /VAELoader value_not_in_list \(vae_name\)/),
    );
    expect(comfy.sentTo(`/api/jobs/${sent()[0]?.prompt_id}/cancel`)).toHaveLength(1);
  });

  test.each([
    ['OutOfMemoryError', failure('busy', /out of memory in VAEDecode/)],
    ['ValueError', failure('broken', /failed in VAEDecode \(ValueError\)/)],
  ])('%s is reported without the prompt', async (exception, expected) => {
    comfy.isHeld = true;
    const failing = expect(paint()).rejects.toMatchObject(expected);
    await until(() => comfy.running !== undefined);
    comfy.fail(comfy.running?.id ?? '', exception);
    await failing;
  });
});

describe('results', () => {
  test('of a run from the cache are those of the earlier run with the same graph', async () => {
    const { bytes } = await paint();
    comfy.outputs = async () => ({});
    expect((await paint()).bytes.equals(bytes)).toBe(true);
    const other = { ...aRequest().scene, seed: 9 };
    await expect(paint({ scene: other })).rejects.toMatchObject(
      failure('broken', /without a picture/),
    );
  });

  test.each(['images', 'gifs', 'my_custom_key'])('are found under %s', async (key) => {
    comfy.outputs = async (run) => ({
      1: { text: ['a sentence'], [key]: [await drawGraph(comfy, run)], animated: [true] },
    });
    expect(await paint()).toMatchObject({ mime: 'image/jpeg', width: 192, height: 256 });
  });

  test('that are no pictures are passed over, and of a moving one the first frame counts', async () => {
    comfy.files.set('clip.mp4', Buffer.from('....ftypisom'));
    comfy.files.set('moving.webp', await movingPicture({ width: 192, height: 256 }));
    comfy.outputs = async () => ({
      1: { gifs: [{ filename: 'clip.mp4', type: 'output' }] },
      2: { images: [{ filename: 'moving.webp', type: 'output' }], animated: [true] },
    });
    expect(await paint()).toMatchObject({ width: 192, height: 256 });
    comfy.files.set('moving.webp', Buffer.from('<!doctype html>'));
    await expect(paint({ scene: { ...aRequest().scene, seed: 3 } })).rejects.toMatchObject(
      failure('broken', /without a picture/),
    );
  });

  test.each([
    ['', (_id: string, others: [string, object][]) => Object.fromEntries(others)],
    [' under this one’s id', (id: string, [other]: [string, object][]) => ({ [id]: other?.[1] })],
  ])('of another run%s are not taken', async (_, answerFor) => {
    await paint();
    const others = [...comfy.history];
    comfy.isHeld = true;
    const waiting = paint({ scene: { ...aRequest().scene, seed: 5 } });
    await until(() => comfy.running !== undefined);
    const id = comfy.running?.id ?? '';
    const lie = answerFor(id, others);
    comfy.instead(`/history/${id}`, (exchange) => exchange.send(200, lie), 3);
    await until(() => comfy.sentTo(`/history/${id}`).length > 4);
    await comfy.finish();
    const { bytes } = await waiting;
    const expected = seedOf({ ...aRequest(), scene: { ...aRequest().scene, seed: 5 } }) & 255;
    expect(Math.abs(((await colourOf(bytes))[0] ?? 0) - expected)).toBeLessThan(8);
  });
});

describe('cancelling', () => {
  /** Another member's run is first in the queue, so that ours waits; or ours is running. */
  async function aborted(isRunning: boolean): Promise<string> {
    comfy.isHeld = true;
    if (!isRunning) comfy.running = { id: 'of-another-member', graph: kleinPlain };
    const ending = new AbortController();
    const work = paint({ signal: ending.signal });
    await until(() => sent().length === 1);
    const id = sent()[0]?.prompt_id ?? '';
    await until(() => comfy.sentTo(`/history/${id}`).length > 0);
    ending.abort(new Error('changed my mind'));
    await expect(work).rejects.toThrow('changed my mind');
    await provider.close();
    return id;
  }
  const bare = () =>
    comfy
      .sentTo('/interrupt')
      .filter(({ json }) => (json as { prompt_id?: string })?.prompt_id === undefined);

  test('uses the jobs API where it exists', async () => {
    comfy.hasJobsApi = true;
    await aborted(true);
    expect(comfy.running).toBeUndefined();
    expect(comfy.sentTo('/interrupt')).toEqual([]);
  });

  test('takes a waiting run out of the queue and lets the other one run', async () => {
    await aborted(false);
    expect(comfy.queued).toEqual([]);
    expect(comfy.running?.id).toBe('of-another-member');
    expect(comfy.sentTo('/interrupt')).toEqual([]);
  });

  test('interrupts a running run by its id', async () => {
    const id = await aborted(true);
    expect(comfy.sentTo('/interrupt').map(({ json }) => json)).toEqual([{ prompt_id: id }]);
    expect(comfy.running).toBeUndefined();
  });

  test.each(['0.3.50', '0.2.99', ''])(
    'lets it end at version "%s", which would stop any run',
    async (version) => {
      comfy.version = version;
      await aborted(true);
      expect(comfy.running).toBeDefined();
      expect(comfy.sentTo('/interrupt')).toEqual([]);
    },
  );

  test('is never bare, and a server that is gone does not delay the end', async () => {
    comfy.instead('/queue', lies.cut, Infinity);
    await aborted(true);
    expect(bare()).toEqual([]);
  });

  test('reaches a run whose response has not arrived yet', async () => {
    comfy.hasJobsApi = true;
    comfy.isHeld = true;
    const ending = new AbortController();
    const late = Promise.withResolvers<void>();
    comfy.instead('/prompt', async (exchange) => {
      await late.promise;
      const { prompt_id: id, prompt: graph } = exchange.json as SentPrompt;
      comfy.running = { id, graph };
      exchange.send(200, { prompt_id: id, node_errors: {} });
    });
    const work = paint({ signal: ending.signal });
    await until(() => sent().length === 1);
    ending.abort(new Error('changed my mind'));
    await expect(work).rejects.toThrow('changed my mind');
    late.resolve();
    await provider.close();
    expect(comfy.running).toBeUndefined();
  });
});

describe('a server that fails', () => {
  test.each([
    ['a web page for a queue', '/prompt', lies.html, failure('broken', /didn’t queue/)],
    ['a broken line', '/prompt', lies.cut, failure('unavailable', /can’t be reached/)],
    [
      'a redirect',
      '/prompt',
      lies.redirect('http://127.0.0.1:1/'),
      failure('unavailable', /redirect/),
    ],
    ['too many requests', '/prompt', lies.status(429), failure('busy', /429/)],
    ['no access', '/prompt', lies.status(401), failure('unavailable', /check its key/)],
    ['a web page for its nodes', '/object_info', lies.html, failure('broken', /returned no nodes/)],
  ])('with %s', async (_, path, lie, expected) => {
    comfy.instead(path, lie, Infinity);
    await expect(paint()).rejects.toMatchObject(expected);
  });

  test('a few lost polls do not lose the picture, a server that stays away does', async () => {
    comfy.isHeld = true;
    const work = paint();
    await until(() => comfy.running !== undefined);
    comfy.instead('/queue', lies.cut, 3);
    await until(() => comfy.sentTo('/queue').length > 4);
    await comfy.finish();
    await expect(work).resolves.toMatchObject({ width: 192 });
    comfy.instead('/queue', lies.cut, Infinity);
    await expect(paint({ scene: { ...aRequest().scene, seed: 4 } })).rejects.toMatchObject(
      failure('unavailable', /can’t be reached/),
    );
  });

  test('that forgets the run, or stalls, ends it', async () => {
    comfy.isHeld = true;
    const work = expect(paint()).rejects.toMatchObject(failure('broken', /no longer knows/));
    await until(() => comfy.running !== undefined);
    comfy.running = undefined;
    await work;
    comfy.instead('/prompt', lies.hang);
    await expect(paint({}, create({ callMs: 20 }))).rejects.toMatchObject(
      failure('unavailable', /did not answer within 0\.02 s/),
    );
    await expect(paint({}, create({ totalMs: 30 }))).rejects.toMatchObject(
      failure('unavailable', /took longer than 0\.03 s/),
    );
  });
});

describe('workflows', () => {
  test('that come with Velour have no problems where all is there', async () => {
    expect(await provider.findProblems(AbortSignal.timeout(5_000))).toEqual([]);
    expect(provider.name).toBe('comfyui · flux2-klein-4b');
    expect(provider.description).toMatch(
      /FLUX\.2 \[klein\] 4B \(Apache-2\.0\), on ComfyUI at http:/,
    );
  });

  test('name the missing node and the missing file', async () => {
    Reflect.deleteProperty(comfy.info, 'ReferenceLatent');
    Object.assign(comfy.info, {
      VAELoader: { input: { required: { vae_name: [['other.safetensors'], {}] } } },
    });
    expect(await provider.findProblems(AbortSignal.timeout(5_000))).toEqual([
      'It needs the file flux2-vae.safetensors (VAELoader, vae_name), which this ComfyUI doesn’t have. It has other.safetensors.',
      'It needs the node ReferenceLatent, which this ComfyUI doesn’t have: update ComfyUI, or install the custom node.',
    ]);
  });

  test('of the operator are used for all pictures', async () => {
    const content = structuredClone(kleinPlain);
    const own = create({ workflow: { name: 'mine.json', content } });
    await paint({ reference: await plainPicture({ width: 64, height: 64 }) }, own);
    expect(own.name).toBe('comfyui · mine.json');
    expect(comfy.sentTo('/upload/image')).toEqual([]);
  });

  test('of the operator without a placeholder for the seed are used, with a hint in the log', async () => {
    const content = structuredClone(kleinPlain);
    Object.assign(content.noise.inputs, { noise_seed: 1 });
    const own = create({ workflow: { name: 'mine.json', content } });
    expect(await own.findProblems(AbortSignal.timeout(5_000))).toEqual([
      'mine.json has no place for the seed: the same words always give the same picture.',
    ]);
    await expect(paint({}, own)).resolves.toMatchObject({ width: 192 });
  });

  test.each([
    [{ nodes: [], links: [] }, /mine\.json: .* export it with Export \(API\)/],
    [{ definitions: { subgraphs: [] }, 1: {} }, /Export \(API\)/],
    [[], /isn’t a ComfyUI workflow/],
    [{}, /has no nodes/],
    [{ 1: { type: 'KSampler' } }, /no class_type and inputs/],
    [{ 1: { class_type: 'KSampler', inputs: {} } }, /No place for the prompt/],
  ])('that are invalid have a message for the operator: %j', (content, message) => {
    expect(() => create({ workflow: { name: 'mine.json', content } })).toThrow(message);
  });
});
