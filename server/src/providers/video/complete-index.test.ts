// The completed index of our own clips: positions of key frames, colors, and the level.
import { expect, test } from 'vitest';
import { boxesOf, findBox, numbersIn, readMp4 } from '@velour/mp4/boxes.ts';
import { keyFramesOf } from './complete-index.ts';
import { encodeH264 } from './h264.ts';

const size = { width: 64, height: 96, framesPerSecond: 24 };

async function* frames(count: number) {
  const bytes = new Uint8Array((size.width * size.height * 3) / 2);
  for (let at = 0; at < count; at += 1) {
    bytes.forEach((_, from) => (bytes[from] = 60 + ((from * 7 + at * 5) % 90)));
    yield { bytes };
  }
}

test('every second can be sought, and the colours are named', async () => {
  const file = await encodeH264(frames(30), size);
  const path = ['moov', 'trak', 'mdia', 'minf', 'stbl'];
  const [keys, list] = [findBox(file, [...path, 'stss']), findBox(file, [...path, 'stsd'])];
  expect(keys && numbersIn(file, keys)).toEqual([1, 25]);
  expect(keyFramesOf(file)).toEqual([1, 25]);
  expect(readMp4(file)).toMatchObject({ width: 64, height: 96, frames: 30, seconds: 1.25 });
  const [entry] = list ? boxesOf(file, list.content + 8, list.end) : [];
  const parts = entry ? boxesOf(file, entry.content + 78, entry.end) : [];
  const hex = (type: string) => {
    const box = parts.find((one) => one.type === type);
    return box && file.toString('hex', box.content, box.end);
  };
  expect(hex('colr')).toBe(`${Buffer.from('nclx').toString('hex')}00010001000100`);
  // Baseline at level 3, in the configuration and in the sequence parameter set.
  expect(hex('avcC')).toMatch(/^0142..1e.{8}6742..1e/);
  expect((await encodeH264(frames(30), size)).equals(file)).toBe(true);
});
