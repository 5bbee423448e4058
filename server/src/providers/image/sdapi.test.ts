// The sdapi adapter against a double: the port's suite, references, interrupting only our own task, and invalid
// responses.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { lies } from '../../../test/fakes/picture-servers/fake-server.ts';
import { plainPicture } from '../../../test/fakes/picture-servers/pictures.ts';
import {
  startFakeSdapi,
  type DrawRequest,
  type FakeSdapi,
} from '../../../test/fakes/picture-servers/sdapi.ts';
import type { ImageProvider, PictureRequest } from './port.ts';
import { aRequest, imageSuite } from '../../../test/suites/image-suite.ts';
import { createSdapi, type SdapiOptions } from './sdapi.ts';
import { seedOf } from './wording.rules.ts';

const TEXT = '/sdapi/v1/txt2img';
const IMAGE = '/sdapi/v1/img2img';
let server: FakeSdapi;
let provider: ImageProvider;

const create = (options: Partial<SdapiOptions> = {}): ImageProvider =>
  createSdapi({ address: `${server.url}/sdapi/v1/`, ...options });

beforeEach(async () => {
  server = await startFakeSdapi();
  provider = create();
});
afterEach(async () => {
  await provider.close();
  await server.close();
});

imageSuite('sdapi', () => create());

const paint = (change: Partial<PictureRequest> = {}) => provider.paint(aRequest(change));
const sent = (path = TEXT) => server.sentTo(path).map(({ json }) => json as DrawRequest); // what the adapter sends
const failure = (kind: string, message: RegExp) => ({
  kind,
  message: expect.stringMatching(message),
});

test('one picture is requested, with our size, seed and words, and nothing is stored there', async () => {
  await paint({ wording: { text: 'An adult <lora:x:2> by the sea', negative: 'rain' } });
  expect(sent()).toEqual([
    {
      prompt: 'An adult by the sea',
      negative_prompt: 'rain',
      seed: seedOf(aRequest()),
      width: 512,
      height: 688,
      steps: 28,
      batch_size: 1,
      n_iter: 1,
      save_images: false,
      send_images: true,
      force_task_id: expect.stringMatching(/^velour-/),
    },
  ]);
});

test('a reference is the start of the picture, until a server has no such call', async () => {
  const reference = await plainPicture({ width: 64, height: 64 });
  await paint({ reference });
  expect(sent(IMAGE)[0]).toMatchObject({ init_images: [reference.toString('base64')] });
  expect(sent()).toEqual([]);
  server.instead(IMAGE, lies.status(404), Infinity);
  expect(await paint({ reference })).toMatchObject({ width: 192, height: 256 });
  await paint({ reference });
  expect([sent().length, sent(IMAGE).length]).toEqual([2, 2]);
});

describe('a request that is aborted', () => {
  async function abort(isOurs: boolean): Promise<void> {
    server.isHeld = true;
    const ending = new AbortController();
    const work = paint({ signal: ending.signal });
    await expect.poll(() => sent().length, { interval: 1 }).toBe(1);
    if (!isOurs) server.running = 'of-another-member';
    ending.abort(new Error('changed my mind'));
    await expect(work).rejects.toThrow('changed my mind');
    await provider.close();
  }

  test.each([true, false])(
    'is interrupted if it runs (its progress by task: %j)',
    async (hasTask) => {
      server.hasTaskProgress = hasTask;
      await abort(true);
      expect(server.interrupts).toBe(1);
    },
  );

  test.each([true, false])('ends by itself if another one runs (%j)', async (hasTask) => {
    server.hasTaskProgress = hasTask;
    await abort(false);
    expect(server.interrupts).toBe(0);
  });

  test('does not wait for a server that is gone', async () => {
    server.instead('/internal/progress', lies.cut, Infinity);
    server.instead('/sdapi/v1/progress', lies.cut, Infinity);
    await abort(true);
    expect(server.interrupts).toBe(0);
  });
});

test.each([
  ['a web page', lies.html, failure('broken', /didn’t return JSON/)],
  ['a broken line', lies.cut, failure('unavailable', /can’t be reached/)],
  ['an overload', lies.status(503), failure('busy', /503/)],
  ['an error', lies.status(500), failure('broken', /^The picture server answered 500\.$/)],
  ['a redirect', lies.redirect('http://127.0.0.1:1/'), failure('unavailable', /redirect/)],
])('%s is a failure in words', async (_, lie, expected) => {
  server.instead(TEXT, lie);
  await expect(paint()).rejects.toMatchObject(expected);
});

test.each([
  [500, { error: 'OutOfMemoryError' }, failure('busy', /out of memory/)],
  [200, { images: [] }, failure('broken', /returned no picture/)],
  [200, { images: ['PGh0bWw+'] }, failure('broken', /sent a web page/)],
  [200, { images: [], parameters: { seed: 1 } }, failure('broken', /another request’s picture/)],
])('%i with %j is a failure in words', async (status, body, expected) => {
  server.instead(TEXT, (exchange) => exchange.send(status, body));
  await expect(paint()).rejects.toMatchObject(expected);
});

test.each([
  ['30', 30_000],
  ['Wed, 21 Oct 2015 07:28:00 GMT', 0],
  ['soon', undefined],
])('Retry-After %s of a busy server is read', async (said, retryAfterMs) => {
  server.instead(TEXT, (exchange) => exchange.send(429, {}, { 'retry-after': said }));
  await expect(paint()).rejects.toMatchObject({ kind: 'busy', retryAfterMs });
});

test('a picture of another size is cut to size, with or without the head of a data address', async () => {
  const picture = await plainPicture({ width: 333, height: 100 });
  const images = [`data:image/png;base64,${picture.toString('base64')}`];
  server.instead(TEXT, (exchange) => exchange.send(200, { images }));
  expect(await paint()).toMatchObject({ width: 192, height: 256, mime: 'image/jpeg' });
});

test('a server that stalls is left after the time limit', async () => {
  server.instead(TEXT, lies.hang);
  await provider.close();
  provider = create({ totalMs: 20 });
  await expect(paint()).rejects.toMatchObject({ kind: 'unavailable' });
});
