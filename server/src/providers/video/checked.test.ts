// Results of video providers are validated: anything but the requested clip is a failure.
import { expect, test } from 'vitest';
import { anMp4 } from '@velour/mp4/test/an-mp4.ts';
import { aClip, aDecodableClip, createFakeVideo } from '../../../test/fakes/fake-video.ts';
import { createCheckedVideo } from './checked.ts';
import type { Clip, ClipRequest } from './port.ts';
import { aClipRequest } from '../../../test/suites/video-suite.ts';

test('a right clip passes, with the duration that it really has', async () => {
  const fake = createFakeVideo();
  const request = await aClipRequest({ width: 95 });
  const clip = await createCheckedVideo(fake).animate(request);
  expect(clip).toMatchObject({ width: 96, height: 128, seconds: 0.5, mime: 'video/mp4' });
  fake.answer = async () => aClip({ ...request, seconds: 0.52 });
  expect((await createCheckedVideo(fake).animate(request)).seconds).toBe(0.52);
});

const but = (change: Partial<Clip>) => async (request: ClipRequest) => ({
  ...aClip(request),
  ...change,
});

test.each<[string, (request: ClipRequest) => Promise<unknown>]>([
  ['nothing', async () => undefined],
  ['no bytes', but({ bytes: Buffer.alloc(0) })],
  ['a page', but({ bytes: Buffer.from('<html>502 Bad Gateway</html>') })],
  [
    'half of it',
    async (request) => ({ ...aClip(request), bytes: aClip(request).bytes.subarray(0, 200) }),
  ],
  ['another kind', async (request) => ({ ...aClip(request), mime: 'video/webm' })],
  ['another size', async (request) => aClip({ ...request, width: 64 })],
  ['another duration', async (request) => aClip({ ...request, seconds: 2 })],
  ['a size that the file does not have', but({ bytes: anMp4({ width: 64 }) })],
  ['one frame', but({ bytes: anMp4({ frames: 1 }) })],
  ['what browsers cannot play', but({ bytes: anMp4({ codec: 'mp4v' }) })],
  ['too many bytes', but({ bytes: Buffer.alloc(33 * 2 ** 20) })],
])('%s is a failure', async (_name, answer) => {
  const fake = createFakeVideo();
  fake.answer = answer;
  await expect(createCheckedVideo(fake).animate(await aClipRequest())).rejects.toMatchObject({
    name: 'ImageFailure',
    kind: 'broken',
  });
});

test('if frames are judged, a clip that cannot be decoded is a failure that says what to change', async () => {
  const fake = createFakeVideo();
  const request = await aClipRequest();
  const checked = createCheckedVideo(fake, { areFramesJudged: true });
  await expect(checked.animate(request)).rejects.toMatchObject({
    kind: 'broken',
    message: expect.stringMatching(/frames of this clip: its H.264 profile is not named/) as string,
  });
  fake.answer = () => aDecodableClip(request);
  expect(await checked.animate(request)).toMatchObject({ width: 96 });
});
