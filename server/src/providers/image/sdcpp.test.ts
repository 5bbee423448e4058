// The stable-diffusion.cpp adapter against a double: the port's suite, restarts, states of jobs, and cancelling.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { lies } from '../../../test/fakes/picture-servers/fake-server.ts';
import { plainPicture } from '../../../test/fakes/picture-servers/pictures.ts';
import {
  startFakeSdcpp,
  type FakeSdcpp,
  type JobRequest,
} from '../../../test/fakes/picture-servers/sdcpp.ts';
import type { ImageProvider, PictureRequest, Task } from './port.ts';
import { aRequest, imageSuite } from '../../../test/suites/image-suite.ts';
import { createSdcpp } from './sdcpp.ts';

const API = '/sdcpp/v1';
let server: FakeSdcpp;
let provider: ImageProvider;

const create = (): ImageProvider =>
  createSdcpp({ address: `${server.url}/`, pollMs: 2, callMs: 2_000 });

beforeEach(async () => {
  server = await startFakeSdcpp();
  provider = create();
});
afterEach(async () => {
  await provider.close();
  await server.close();
});

imageSuite('sdcpp', () => create());

const paint = (change: Partial<PictureRequest> = {}) => provider.paint(aRequest(change));
const sent = () => server.sentTo(`${API}/img_gen`).map(({ json }) => json as JobRequest); // what the adapter sends
const failure = (kind: string, message: RegExp) => ({
  kind,
  message: expect.stringMatching(message),
});
function aTask(id?: string): Task & { ids: string[] } {
  const ids: string[] = [];
  return { id, ids, remember: async (one) => void ids.push(one) };
}

test('one picture is requested within the limits of the server, and polled at the server itself', async () => {
  await paint({ width: 960, height: 1280 });
  expect(sent()[0]).toMatchObject({ width: 768, height: 1024, batch_count: 1 });
  expect(sent()[0]).not.toHaveProperty('ref_images');
  expect(server.sentTo(`${API}/jobs/job_1`)).toHaveLength(1);
});

test.each([
  [{ ref_images: true, init_image: true }, ['ref_images']],
  [{ ref_images: false, init_image: true }, ['init_image', 'strength']],
  [{}, []],
])('a reference is sent as the server takes it: %j', async (features, fields) => {
  server.features = features;
  await paint({ reference: await plainPicture({ width: 64, height: 64 }) });
  const names = Object.keys(sent()[0] ?? {});
  expect(names.filter((name) => /ref_images|init_image|strength/.test(name))).toEqual(fields);
});

describe('a restart', () => {
  test('a finished job is read again, and a running one is waited for', async () => {
    const task = aTask();
    await paint({ task });
    expect(task.ids).toEqual(['sdcpp:job_1']);
    await paint({ task: aTask('sdcpp:job_1') });
    server.isHeld = true;
    const ending = new AbortController();
    const stopped = paint({ task, signal: ending.signal });
    await expect.poll(() => task.ids.length, { interval: 1 }).toBe(2);
    ending.abort(Object.assign(new Error('stop'), { name: 'Stopping' }));
    await expect(stopped).rejects.toThrow('stop');
    await provider.close();
    expect(server.cancels).toEqual([]);
    provider = create();
    const next = paint({ task: aTask('sdcpp:job_2') });
    await server.finish();
    await expect(next).resolves.toMatchObject({ width: 192 });
    expect(sent()).toHaveLength(2);
  });

  test.each(['sdcpp:job_9', 'sdcpp:../../x', 'comfyui:1', 'sdcpp:job_1'])(
    '%s is sent again',
    async (id) => {
      server.jobs.set('job_1', { id: 'job_1', status: 'failed', result: null, error: null });
      await paint({ task: aTask(id) });
      expect(sent()).toHaveLength(1);
    },
  );

  test('a job that is gone (410) is sent again', async () => {
    server.instead(`${API}/jobs/job_7`, lies.status(410));
    await paint({ task: aTask('sdcpp:job_7') });
    expect(sent()).toHaveLength(1);
  });
});

test('a request that is aborted is cancelled there, also where that is too late', async () => {
  server.isHeld = true;
  const ending = new AbortController();
  const work = paint({ signal: ending.signal });
  await expect
    .poll(() => server.sentTo(`${API}/jobs/job_1`).length, { interval: 1 })
    .toBeGreaterThan(0);
  await server.finish();
  ending.abort(new Error('changed my mind'));
  await work.catch(() => undefined);
  await provider.close();
  provider = create();
  const other = new AbortController();
  const second = paint({ signal: other.signal });
  await expect
    .poll(() => server.sentTo(`${API}/jobs/job_2`).length, { interval: 1 })
    .toBeGreaterThan(0);
  other.abort(new Error('changed my mind'));
  await expect(second).rejects.toThrow('changed my mind');
  await provider.close();
  expect(server.jobs.get('job_2')?.status).toBe('cancelled');
});

test.each([
  ['a full queue', 'img_gen', lies.status(429), failure('busy', /429/)],
  ['a bad request', 'img_gen', lies.status(400), failure('broken', /answered 400\.$/)],
  ['a web page', 'img_gen', lies.html, failure('broken', /returned no job id/)],
  [
    'a web page for its abilities',
    'capabilities',
    lies.html,
    failure('unavailable', /no model for pictures/),
  ],
  ['a forgotten job', 'jobs/job_1', lies.status(410), failure('broken', /no longer knows/)],
  ['a lost job', 'jobs/job_1', lies.status(404), failure('broken', /no longer knows/)],
  ['a line that stays broken', 'jobs/job_1', lies.cut, failure('unavailable', /can’t be reached/)],
])('%s is a failure in words', async (_, path, lie, expected) => {
  server.instead(`${API}/${path}`, lie, Infinity);
  await expect(paint()).rejects.toMatchObject(expected);
});

test.each([
  [{ id: 'job_2', status: 'completed' }, failure('broken', /another job/)],
  [
    { id: 'job_1', status: 'failed', error: { code: 'generation_failed', message: 'the prompt' } },
    failure('broken', /failed at stable-diffusion\.cpp \(generation_failed\)/),
  ],
  [{ id: 'job_1', status: 'cancelled' }, failure('unavailable', /was cancelled/)],
  [
    { id: 'job_1', status: 'completed', result: { images: [] } },
    failure('broken', /returned no picture/),
  ],
])('a job like %j is a failure in words', async (job, expected) => {
  server.instead(`${API}/jobs/job_1`, (exchange) => exchange.send(200, job));
  await expect(paint()).rejects.toMatchObject(expected);
});

test('a few lost polls do not lose the picture', async () => {
  server.instead(`${API}/jobs/job_1`, lies.cut, 3);
  await expect(paint()).resolves.toMatchObject({ width: 192, height: 256 });
});
