// The watermark of generated pictures: detected after JPEG and resizing, only with its own site's key, and invisible.
import { isDeep } from '@velour/testing/depth.ts';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { paintPlaces } from '../../../test/painted-places.ts';
import { hasWatermark, makeOriginal } from './renditions.ts';
import { createWatermarks } from './watermark.ts';

const SIZE = { width: 832, height: 1216 };
const PICTURES = isDeep() ? 50 : 6;
/** The number of other keys; multiplied by the pictures, there are more than two hundred combinations. */
const OTHER_SITES = Math.ceil(200 / PICTURES);

const watermarks = createWatermarks({ secret: Buffer.alloc(32, 7) });
const watermark = watermarks.of('a site');

let plain: Buffer[];
let marked: Buffer[];

beforeAll(async () => {
  const painted = await paintPlaces(SIZE, PICTURES);
  plain = [];
  marked = [];
  for (const picture of painted) {
    plain.push((await makeOriginal(picture)).content);
    marked.push((await makeOriginal(picture, 'algorithmicMedia', watermark)).content);
  }
}, 240_000);

type Change = (picture: Buffer) => Promise<Buffer>;
const half = (picture: Buffer) => sharp(picture).resize({ width: SIZE.width / 2 });
const changes: Record<string, Change> = {
  'as it is': (picture) => Promise.resolve(picture),
  'JPEG of quality 70': (picture) => sharp(picture).jpeg({ quality: 70 }).toBuffer(),
  'half the size': (picture) => half(picture).png().toBuffer(),
  'both of them': (picture) => half(picture).jpeg({ quality: 70 }).toBuffer(),
  'WebP of low quality': (picture) => sharp(picture).webp({ quality: 50 }).toBuffer(),
};

test.each(Object.entries(changes))('%s: at least 95 % are found', async (_, change) => {
  let found = 0;
  for (const picture of marked)
    found += (await hasWatermark(await change(picture), watermark)) ? 1 : 0;
  expect(found / marked.length).toBeGreaterThanOrEqual(0.95);
});

test('it is not found in 200 tries on unmarked pictures, nor by the key of another site', async () => {
  const sites = Array.from({ length: OTHER_SITES }, (_, at) => watermarks.of(`site ${at}`));
  const found: string[] = [];
  for (const [at, picture] of plain.entries())
    for (const site of [watermark, ...sites])
      if (await hasWatermark(picture, site)) found.push(`unmarked ${at}`);
  for (const [at, picture] of marked.entries())
    for (const site of sites.slice(0, 4))
      if (await hasWatermark(picture, site)) found.push(`of another site ${at}`);
  expect(found).toEqual([]);
});

test('it cannot be seen: at least 45 dB against the same picture without it', async () => {
  for (const [at, picture] of marked.entries()) {
    const one = await sharp(picture).raw().toBuffer();
    const other = await sharp(plain[at]).raw().toBuffer();
    let squares = 0;
    for (let byte = 0; byte < one.length; byte += 1)
      squares += ((one[byte] ?? 0) - (other[byte] ?? 0)) ** 2;
    expect(10 * Math.log10(255 ** 2 / (squares / one.length))).toBeGreaterThan(45);
  }
});

test('uploads are not changed', async () => {
  const [picture] = plain;
  if (!picture) expect.fail();
  const { content } = await makeOriginal(picture, undefined, watermark);
  expect(content.equals((await makeOriginal(picture)).content)).toBe(true);
});
