// Clips by ComfyUI against a double: the port's suite, restarts, missing files, invalid results, and cancelling only
// our own run.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { plainMp4, plainWebp } from '../../../test/fakes/picture-servers/clips.ts';
import { startFakeComfyUi, type FakeComfyUi } from '../../../test/fakes/picture-servers/comfyui.ts';
import { lies } from '../../../test/fakes/picture-servers/fake-server.ts';
import { plainPicture } from '../../../test/fakes/picture-servers/pictures.ts';
import { readMp4 } from '@velour/mp4/boxes.ts';
import type { Task } from '../image/port.ts';
import { createComfyVideo, type ComfyVideoOptions, type ComfyVideoProvider } from './comfyui.ts';
import type { ClipRequest } from './port.ts';
import { aClipRequest, MODEL_SIDES, videoSuite } from '../../../test/suites/video-suite.ts';
import { wanFull } from './wan22.ts';

let comfy: FakeComfyUi;
let provider: ComfyVideoProvider;

const create = (options: Partial<ComfyVideoOptions> = {}): ComfyVideoProvider =>
  createComfyVideo({ address: comfy.url, pollMs: 2, callMs: 2_000, ...options });

beforeEach(async () => {
  comfy = await startFakeComfyUi();
  provider = create();
});
afterEach(async () => {
  await provider.close();
  await comfy.close();
});

videoSuite('comfyui', () => create(), MODEL_SIDES);

/** A task that records its ids, like a job. */
function aTask(id?: string): Task & { ids: string[] } {
  const ids: string[] = [];
  return { id, ids, remember: async (one) => void ids.push(one) };
}
interface SentPrompt {
  readonly prompt_id: string;
  readonly prompt: Record<string, { class_type: string; inputs: Record<string, unknown> }>;
}
const sent = () => comfy.sentTo('/prompt').map(({ json }) => json as SentPrompt); // what the adapter sends
const animate = async (change: Partial<ClipRequest> = {}, by = provider) =>
  by.animate(await aClipRequest(change));
const until = (isTrue: () => boolean) => expect.poll(isTrue, { interval: 1 }).toBe(true);
const failure = (kind: string, message: RegExp) => ({
  name: 'ImageFailure',
  kind,
  message: expect.stringMatching(message) as string,
});
const files = (loader: string, input: string): string[] => {
  const info = comfy.info as Record<string, { input: { required: Record<string, [string[]]> } }>; // the double's own shape
  return info[loader]?.input.required[input]?.[0] ?? expect.fail(`${loader} has no ${input}`);
};
const remove = (loader: string, input: string, file: RegExp): void => {
  const list = files(loader, input);
  list.splice(0, list.length, ...list.filter((one) => !file.test(one)));
};

describe('a clip', () => {
  test('is made by two samplers in four steps, from the still, its words and its seed', async () => {
    const clip = await animate({
      wording: { text: 'A woman <lora:x:2> waves {{seed}}', negative: 'blur' },
    });
    expect(readMp4(clip.bytes)).toMatchObject({ frames: 9, codec: 'avc1', isMoovFirst: true });
    const { prompt = {} } = sent()[0] ?? {};
    expect(prompt['positive']?.inputs['text']).toBe('An adult. A woman waves seed');
    expect(prompt['negative']?.inputs['text']).toBe('blur');
    expect(prompt['begin']?.inputs).toMatchObject({ width: 96, height: 128, length: 9 });
    expect(prompt['begin']?.inputs['start_image']).toEqual(['still', 0]);
    expect(prompt['clip_file']?.inputs['fps']).toBe(16);
    const ends = { high: { start_at_step: 0, end_at_step: 2 }, low: { start_at_step: 2 } };
    expect(prompt['high']?.inputs).toMatchObject({ ...ends.high, noise_seed: 3, steps: 4, cfg: 1 });
    expect(prompt['low']?.inputs).toMatchObject({ ...ends.low, add_noise: 'disable' });
    expect(prompt['high_lora']?.inputs['lora_name']).toMatch(/high_noise\.safetensors$/);
    const name = String(prompt['still']?.inputs['image']);
    expect(name).toMatch(/^velour\/[0-9a-f]{64}\.jpeg$/);
    expect(comfy.files.has(name.slice(7))).toBe(true);
  });

  test('takes twenty steps with guidance where the LoRA is not there', async () => {
    remove('LoraLoaderModelOnly', 'lora_name', /4steps/);
    expect(await provider.findProblems(AbortSignal.timeout(5_000))).toEqual([]);
    await animate();
    const { prompt = {} } = sent()[0] ?? {};
    expect(prompt['high']?.inputs).toMatchObject({ steps: 20, cfg: 3.5, end_at_step: 10 });
    expect(prompt['high_lora']).toBeUndefined();
  });

  test('names the model with its licence, and no password', () => {
    const at = create({ address: comfy.url.replace('//', '//ann:secret@') });
    expect(at.name).toBe('comfyui · wan2.2-i2v-14b');
    expect(at.description).toMatch(/^Wan 2\.2 I2V 14B \(Apache-2\.0\), on ComfyUI at http/);
    expect(at.description).not.toContain('secret');
  });

  test('has sides that the model can draw', async () => {
    await expect(animate({ width: 100 })).rejects.toMatchObject(failure('refused', /multiple of/));
    expect(comfy.requests).toEqual([]);
  });
});

describe('what is missing', () => {
  test('is named before anything is sent: files by name, nodes by type', async () => {
    remove('UNETLoader', 'unet_name', /low_noise/);
    remove('LoraLoaderModelOnly', 'lora_name', /4steps/);
    Reflect.deleteProperty(comfy.info, 'SaveAnimatedWEBP');
    const problems = await provider.findProblems(AbortSignal.timeout(5_000));
    expect(problems.join('\n')).toMatch(/wan2\.2_i2v_low_noise_14B_fp8_scaled\.safetensors/);
    expect(problems.join('\n')).toMatch(/needs the node SaveAnimatedWEBP/);
    await expect(animate()).rejects.toMatchObject(failure('unavailable', /SaveAnimatedWEBP/));
  });

  test('in a workflow of the operator is named, too', async () => {
    const content = structuredClone(wanFull) as Record<string, { inputs: Record<string, unknown> }>; // a copy to modify
    Object.assign(content['begin']?.inputs ?? {}, { length: 81 });
    const own = create({ workflow: { name: 'clip.json', content } });
    const [problem, ...others] = await own.findProblems(AbortSignal.timeout(5_000));
    expect(problem).toMatch(/clip\.json has no place for frames: give a node the title "frames"/);
    expect(others).toEqual([]);
    expect(own.name).toBe('comfyui · clip.json');
    expect(() => create({ workflow: { name: 'clip.json', content: { nodes: [] } } })).toThrow(
      /Export \(API\)/,
    );
  });
});

describe('a restart', () => {
  test('asks the history, and sends a finished run once', async () => {
    const task = aTask();
    const { bytes } = await animate({ task });
    expect(task.ids).toEqual([`comfyui:${sent()[0]?.prompt_id}`]);
    const again = await animate({ task: aTask(task.ids[0]) });
    expect(again.bytes.equals(bytes)).toBe(true);
    expect(sent()).toHaveLength(1);
  });

  test('waits for a run that was left at the stop, and sends an unknown one again', async () => {
    comfy.isHeld = true;
    const task = aTask();
    const stopped = expect(animate({ task })).rejects.toMatchObject({ kind: 'unavailable' });
    await until(() => comfy.running !== undefined);
    await provider.close();
    await stopped;
    expect(comfy.running?.id).toBe(sent()[0]?.prompt_id);
    provider = create();
    const next = animate({ task: aTask(task.ids[0]) });
    await until(() => comfy.sentTo('/queue').length > 2);
    await comfy.finish();
    expect((await next).width).toBe(96);
    expect(sent()).toHaveLength(1);
    comfy.isHeld = false;
    await animate({ task: aTask('comfyui:forgotten') });
    expect(sent()).toHaveLength(2);
  });
});

test.each([[true], [false]])(
  'a cancelled clip stops its own run alone, with a jobs API: %s',
  async (hasJobsApi) => {
    comfy.isHeld = true;
    comfy.hasJobsApi = hasJobsApi;
    const [mine, others] = [new AbortController(), new AbortController()];
    const first = expect(animate({ signal: others.signal })).rejects.toThrow('later');
    await until(() => comfy.running !== undefined);
    const second = expect(animate({ signal: mine.signal })).rejects.toThrow('mine');
    await until(() => comfy.queued.length === 1);
    const running = comfy.running;
    mine.abort(new Error('mine'));
    await second;
    await until(() => comfy.queued.length === 0);
    expect(comfy.running).toBe(running);
    for (const { json } of comfy.sentTo('/interrupt'))
      expect(json).toMatchObject({ prompt_id: expect.any(String) as string });
    others.abort(new Error('later'));
    await first;
    await until(() => comfy.running === undefined);
  },
);

describe('a result', () => {
  const shape = { width: 96, height: 128, frames: 9, fps: 16 };
  const answered = (name: string, bytes: () => Promise<Buffer>, key = 'images'): void => {
    comfy.outputs = async () => {
      comfy.files.set(name, await bytes());
      const others = [{ filename: 'preview.png', subfolder: '', type: 'temp' }];
      comfy.files.set('preview.png', await plainPicture(shape));
      return {
        1: { images: others },
        2: { [key]: [{ filename: name, subfolder: '', type: 'output' }], animated: [true] },
      };
    };
  };

  test('under `gifs` is found beside a preview', async () => {
    answered('a.mp4', () => plainMp4(shape), 'gifs');
    expect((await animate()).width).toBe(96);
  });

  test('that is an animated WebP becomes a clip of the requested size', async () => {
    answered('a.webp', () => plainWebp({ ...shape, width: 128, height: 128 }));
    expect(readMp4((await animate()).bytes)).toMatchObject({ width: 96, height: 128, frames: 9 });
  });

  test.each<[string, () => Promise<Buffer>, RegExp]>([
    ['a page', async () => Buffer.from('<!doctype html>'), /without a clip/],
    ['a still', () => plainPicture(shape), /without a clip/],
    ['WebM', async () => Buffer.from('1a45dfa3aabbccdd', 'hex'), /WebM.*save MP4 with H\.264/],
    ['half an MP4', async () => (await plainMp4(shape)).subarray(0, 400), /can’t be read/],
    ['a broken WebP', async () => (await plainWebp(shape)).subarray(0, 200), /can’t be read/],
  ])('that is %s is a failure', async (_name, bytes, message) => {
    answered('a.mp4', bytes);
    await expect(animate()).rejects.toMatchObject(failure('broken', message));
  });

  test('in colours that browsers do not play is a failure which says how to save it', async () => {
    answered('a.mp4', async () => {
      const bytes = await plainMp4(shape);
      bytes[bytes.indexOf('avcC') + 5] = 244;
      return bytes;
    });
    await expect(animate()).rejects.toMatchObject(failure('broken', /yuv420p/));
  });

  test('of another run, a page for a queue, and silence are failures', async () => {
    comfy.instead('/queue', lies.html, Infinity);
    comfy.isHeld = true;
    await expect(animate()).rejects.toMatchObject(failure('broken', /no queue/));
    const silent = create({ totalMs: 60 });
    comfy.instead('/object_info', lies.hang, Infinity);
    await expect(animate({}, silent)).rejects.toMatchObject(
      failure('unavailable', /took longer than 0\.06 s/),
    );
    await silent.close();
  });

  test('that ran out of memory can be tried later', async () => {
    comfy.isHeld = true;
    const ended = expect(animate()).rejects.toMatchObject(failure('busy', /out of memory/));
    await until(() => comfy.running !== undefined);
    comfy.fail(comfy.running?.id ?? '', 'torch.OutOfMemoryError');
    await ended;
  });
});
