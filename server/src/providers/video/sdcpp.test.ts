// Clips by stable-diffusion.cpp against a double: the port's suite, formats, restarts, refusals and cancelling.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { lies } from '../../../test/fakes/picture-servers/fake-server.ts';
import { startFakeSdcpp, type FakeSdcpp } from '../../../test/fakes/picture-servers/sdcpp.ts';
import { readMp4 } from '@velour/mp4/boxes.ts';
import type { Task } from '../image/port.ts';
import { aClipRequest, MODEL_SIDES, videoSuite } from '../../../test/suites/video-suite.ts';
import type { ClipRequest, VideoProvider } from './port.ts';
import { createSdcppVideo } from './sdcpp.ts';

let sdcpp: FakeSdcpp;
let provider: VideoProvider;

const create = (): VideoProvider =>
  createSdcppVideo({ address: `${sdcpp.url}/sdcpp/v1/`, pollMs: 2, callMs: 2_000 });

beforeEach(async () => {
  sdcpp = await startFakeSdcpp();
  sdcpp.modes = ['vid_gen'];
  provider = create();
});
afterEach(async () => {
  await provider.close();
  await sdcpp.close();
});

videoSuite('sdcpp', create, MODEL_SIDES);

const animate = async (change: Partial<ClipRequest> = {}) =>
  provider.animate(await aClipRequest(change));
const until = (isTrue: () => boolean) => expect.poll(isTrue, { interval: 1 }).toBe(true);
const failure = (kind: string, message: RegExp) => ({
  name: 'ImageFailure',
  kind,
  message: expect.stringMatching(message) as string,
});
const sent = () => sdcpp.sentTo('/sdcpp/v1/vid_gen').map(({ json }) => json);
function aTask(id?: string): Task & { ids: string[] } {
  const ids: string[] = [];
  return { id, ids, remember: async (one) => void ids.push(one) };
}

describe('a clip', () => {
  test('requests a sequence from the still, and encodes it so that browsers play it', async () => {
    const clip = await animate({ wording: { text: '<sd_cpp_extra_args>{}', negative: '' } });
    expect(readMp4(clip.bytes)).toMatchObject({ codec: 'avc1', frames: 9, isMoovFirst: true });
    expect(clip.seconds).toBeGreaterThan(0);
    expect(sent()[0]).toMatchObject({
      prompt: 'An adult.',
      negative_prompt: expect.stringContaining('underage') as string,
      seed: 3,
      width: 96,
      height: 128,
      video_frames: 9,
      fps: 16,
      init_image: expect.stringMatching(/^\/9j\//) as string,
      output_format: 'webp',
    });
    expect(sent()[0]).not.toHaveProperty('batch_count');
  });

  test('comes as motion JPEG from a server without WebP', async () => {
    sdcpp.formats = ['avi'];
    expect(readMp4((await animate()).bytes)).toMatchObject({ frames: 9, width: 96, height: 128 });
    expect(sent()[0]).toMatchObject({ output_format: 'avi' });
  });
});

test('a model without clips, without start pictures, or with small limits is unavailable', async () => {
  sdcpp.modes = ['img_gen'];
  await expect(animate()).rejects.toMatchObject(failure('unavailable', /no model for clips/));
  sdcpp.modes = ['vid_gen'];
  await expect(animate({ width: 1280 })).rejects.toMatchObject(failure('unavailable', /1024/));
  sdcpp.features = { init_image: false };
  await provider.close();
  provider = create();
  await expect(animate()).rejects.toMatchObject(failure('unavailable', /no start picture/));
  expect(sent()).toEqual([]);
});

test('a full queue is busy', async () => {
  sdcpp.instead('/sdcpp/v1/vid_gen', lies.status(429));
  await expect(animate()).rejects.toMatchObject(failure('busy', /429/));
});

describe('a restart', () => {
  test('asks for the job; one that the server forgot is sent again', async () => {
    const task = aTask();
    const { bytes } = await animate({ task });
    expect(task.ids).toEqual(['sdcpp:job_1']);
    const again = await animate({ task: aTask('sdcpp:job_1') });
    expect(again.bytes.equals(bytes)).toBe(true);
    expect(sent()).toHaveLength(1);
    sdcpp.instead('/sdcpp/v1/jobs/job_1', lies.status(410));
    await animate({ task: aTask('sdcpp:job_1') });
    expect(sent()).toHaveLength(2);
  });
});

test('canceling a clip cancels its own job, and a late cancel has no effect', async () => {
  sdcpp.isHeld = true;
  const ending = new AbortController();
  const stopped = expect(animate({ signal: ending.signal })).rejects.toThrow('no more');
  await until(() => sdcpp.jobs.size === 1 && sdcpp.requests.length > 3);
  ending.abort(new Error('no more'));
  await stopped;
  await until(() => sdcpp.cancels.length === 1);
  expect(sdcpp.cancels).toEqual(['job_1']);
});

test.each<[string, object, RegExp]>([
  ['of another job', { id: 'job_9', status: 'completed', result: {} }, /another job/],
  ['without a clip', { id: 'job_1', status: 'completed', result: {} }, /returned no clip/],
  [
    'with a page',
    { id: 'job_1', status: 'completed', result: { b64_json: btoa('<!doctype html>') } },
    /a web page where a clip was expected/,
  ],
  ['that failed', { id: 'job_1', status: 'failed', error: { code: 'oom' } }, /failed at .*\(oom\)/],
])('an answer %s is a failure', async (_name, job, message) => {
  sdcpp.isHeld = true;
  sdcpp.instead('/sdcpp/v1/jobs/job_1', (exchange) => exchange.send(200, job), Infinity);
  await expect(animate()).rejects.toMatchObject(failure('broken', message));
});
