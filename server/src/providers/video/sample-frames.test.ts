// Sample frames of clips: encoded frames are decoded correctly, and clips that cannot be decoded completely are
// failures.
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { encodeH264 } from './h264.ts';
import { planesOf } from './planes.rules.ts';
import { anMp4 } from '@velour/mp4/test/an-mp4.ts';
import { findBox } from '@velour/mp4/boxes.ts';
import { rgbOf, sampledOf } from '../../platform/mp4/frames.rules.ts';
import { frameProblemOf, sampleFrames } from '../../platform/mp4/frames.ts';
import { samplesOf } from '@velour/mp4/samples.ts';

const size = { width: 80, height: 120 };
type Color = readonly [number, number, number];
const red: Color = [200, 30, 40];
const blue: Color = [30, 60, 190];

async function* plain(colors: readonly Color[]) {
  for (const color of colors) {
    const rgb = new Uint8Array(size.width * size.height * 3).map((_, at) => color[at % 3] ?? 0);
    yield { bytes: planesOf(rgb, size) };
  }
}

const clipOf = (colors: readonly Color[]): Promise<Buffer> =>
  encodeH264(plain(colors), { ...size, framesPerSecond: 8 });

async function meanOf(picture: Buffer): Promise<number[]> {
  const { channels } = await sharp(picture).stats();
  return channels.map(({ mean }) => mean);
}

const isNear = (mean: readonly number[], color: Color): boolean =>
  color.every((value, at) => Math.abs(value - (mean[at] ?? -100)) < 12);

describe('sample frames', () => {
  test('the frames of a clip come back in its size and colors, the last one included', async () => {
    const colors = Array.from({ length: 21 }, (_, at) => (at === 20 ? blue : red));
    const pictures = await sampleFrames(await clipOf(colors), 5);
    expect(pictures).toHaveLength(5);
    const seen = await Promise.all(pictures.map(meanOf));
    expect(seen.map((mean) => isNear(mean, red))).toEqual([true, true, true, true, false]);
    expect(isNear(seen[4] ?? [], blue)).toBe(true);
    expect(await sharp(pictures[0]).metadata()).toMatchObject({ format: 'jpeg', ...size });
  });

  test.each([
    [96, 5, [0, 24, 48, 71, 95]],
    [2, 5, [0, 1]],
    [1, 5, [0]],
    [9, 1, [0]],
  ])('of %i frames %i are sampled', (frames, count, sampled) => {
    expect(sampledOf(frames, count)).toEqual(sampled);
  });

  test('colors survive the way to the planes and back', () => {
    const pair = { width: 2, height: 2 };
    for (const color of [red, blue, [0, 0, 0], [255, 255, 255], [90, 140, 60]] as const) {
      const rgb = new Uint8Array([...color, ...color, ...color, ...color]);
      const back = rgbOf({ ...pair, planes: planesOf(rgb, pair) });
      back.forEach((value, at) => expect(Math.abs(value - (rgb[at] ?? 0))).toBeLessThan(4));
    }
  });
});

describe('a clip without frames to look at is a failure', () => {
  const damaged = async (change: (file: Buffer) => void) => {
    const file = Buffer.from(await clipOf(Array.from({ length: 10 }, () => red)));
    change(file);
    return file;
  };
  const entry = (file: Buffer) => file.indexOf('avcC') + 4;

  test.each<[string, () => Promise<Buffer> | Buffer]>([
    ['no video data', () => anMp4()],
    ['nothing', () => Buffer.alloc(0)],
    [
      'no parameters',
      () => damaged((file) => file.fill(0xa5, entry(file) + 8, file.indexOf('colr') - 4)),
    ],
    [
      'frames of noise',
      () =>
        damaged((file) => {
          for (const { start, end } of samplesOf(file)) file.fill(0xa6, start + 4, end);
        }),
    ],
    [
      'a unit that is longer than its frame',
      () => damaged((file) => void file.writeUInt32BE(2 ** 31, samplesOf(file)[4]?.start ?? 0)),
    ],
    [
      'a frame that is listed twice',
      () =>
        damaged((file) => {
          const sizes = findBox(file, ['moov', 'trak', 'mdia', 'minf', 'stbl', 'stsz']);
          file.writeUInt32BE(0, (sizes?.content ?? 0) + 12 + 3 * 4);
        }),
    ],
  ])('%s', async (_name, make) => {
    await expect(sampleFrames(await make(), 5)).rejects.toMatchObject({ name: 'Mp4Failure' });
  });

  test('the profile is known without decoding', async () => {
    expect(frameProblemOf(await damaged(() => undefined))).toBeUndefined();
    expect(frameProblemOf(await damaged((file) => file.writeUInt8(100, entry(file) + 1)))).toMatch(
      /profile is 100/,
    );
    expect(frameProblemOf(anMp4())).toMatch(/not named/);
    expect(frameProblemOf(Buffer.from('no file'))).toMatch(/can’t be read/);
  });
});
