// Labels of clips: in every frame, at their position, and nowhere else.
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { sampleFrames } from '../../platform/mp4/frames.ts';
import { encodeH264 } from './h264.ts';
import { planesOf } from './planes.rules.ts';

const size = { width: 256, height: 384 };
const FRAMES = 6;
const place = { left: 181, top: 33, width: 60, height: 16 };
const label = {
  svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${place.width}" height="${place.height}"><rect width="60" height="16" fill="#000"/><rect x="30" width="30" height="16" fill="#fff"/></svg>`,
  left: place.left,
  top: place.top,
};

async function clipWith(more: Partial<Parameters<typeof encodeH264>[1]>): Promise<Buffer[]> {
  // All frames share one buffer, as in the painter.
  const plain = planesOf(new Uint8Array(size.width * size.height * 3).fill(128), size);
  const bytes = new Uint8Array(plain.length);
  async function* frames() {
    for (let at = 0; at < FRAMES; at += 1) {
      bytes.set(plain);
      yield { bytes };
    }
  }
  const clip = await encodeH264(frames(), { ...size, framesPerSecond: 8, ...more });
  return sampleFrames(clip, FRAMES);
}

const meanOf = async (picture: Buffer, area: typeof place): Promise<number[]> => {
  const { channels } = await sharp(await sharp(picture).extract(area).toBuffer()).stats();
  return channels.slice(0, 3).map(({ mean }) => mean);
};

test('every frame has the label at its place', async () => {
  const pictures = await clipWith({ label });
  expect(pictures).toHaveLength(FRAMES);
  for (const picture of pictures) {
    const half = { ...place, width: 28 };
    for (const mean of await meanOf(picture, half)) expect(mean).toBeLessThan(25);
    for (const mean of await meanOf(picture, { ...half, left: place.left + 32 }))
      expect(mean).toBeGreaterThan(230);
    for (const mean of await meanOf(picture, { ...place, left: 0, width: place.left - 4 }))
      expect(Math.abs(mean - 128)).toBeLessThan(6);
  }
});

test('without one nothing is drawn', async () => {
  for (const picture of await clipWith({}))
    for (const mean of await meanOf(picture, place)) expect(Math.abs(mean - 128)).toBeLessThan(6);
});
