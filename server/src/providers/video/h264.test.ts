// The H.264 encoder does not change the error handling of the process.
import { expect, test } from 'vitest';
import { encodeH264 } from './h264.ts';

test('encoding adds no process-wide handler of errors', async () => {
  const counts = () =>
    ['uncaughtException', 'unhandledRejection'].map((event) => process.listenerCount(event));
  const before = counts();
  const frame = { bytes: new Uint8Array(64 * 64 * 1.5) };
  async function* frames() {
    yield frame;
    yield frame;
  }
  const file = await encodeH264(frames(), { width: 64, height: 64, framesPerSecond: 8 });
  expect(file.length).toBeGreaterThan(0);
  expect(counts()).toEqual(before);
});
