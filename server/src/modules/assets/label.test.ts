// The visible label is inside the part of a picture that tiles show.
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { makeOriginal, makePng, makeRendition } from './renditions.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

const gray = (size: Size) =>
  sharp({ create: { ...size, channels: 3, background: '#808080' } })
    .png()
    .toBuffer();

/** The bounding box of pixels in a gray picture that are not gray. */
async function markedIn(picture: Buffer) {
  const { data, info } = await sharp(picture)
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const box = { left: width, right: -1, top: height, bottom: -1, light: 0, dark: 0 };
  for (let at = 0; at < data.length; at += 1) {
    const value = data[at] ?? 0;
    if (Math.abs(value - 128) < 30) continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
    if (value > 200) box.light += 1;
    if (value < 90) box.dark += 1;
  }
  return { ...box, width, height };
}

/** Expects the box inside a tile of 3:4, in a readable size. */
function expectReadable(box: Awaited<ReturnType<typeof markedIn>>): void {
  const shown = {
    width: Math.min(box.width, (box.height * 3) / 4),
    height: Math.min(box.height, (box.width * 4) / 3),
  };
  const [aside, above] = [(box.width - shown.width) / 2, (box.height - shown.height) / 2];
  expect(box.left).toBeGreaterThanOrEqual(aside);
  expect(box.right).toBeLessThan(box.width - aside);
  expect(box.top).toBeGreaterThanOrEqual(above);
  expect(box.bottom).toBeLessThan(box.height - above);
  expect((box.right - box.left) / shown.width).toBeGreaterThan(0.12);
  expect(box.light).toBeGreaterThan(20);
  expect(box.dark).toBeGreaterThan(box.light);
}

const sizes: Size[] = [
  { width: 832, height: 1216 },
  { width: 1216, height: 832 },
  { width: 1024, height: 1024 },
  { width: 200, height: 300 },
  { width: 64, height: 64 },
];

test.each(sizes)('of a picture of $width × $height every size has it', async (size) => {
  const { content } = await makeOriginal(await gray(size));
  for (const width of [360, 520, 720, 960] as const) {
    const labeled = await makeRendition(content, { width, format: 'webp', isLabeled: true });
    expectReadable(await markedIn(labeled));
    expect((await markedIn(await makeRendition(content, { width, format: 'webp' }))).right).toBe(
      -1,
    );
  }
  expectReadable(await markedIn(await makePng(content, undefined, true)));
});
