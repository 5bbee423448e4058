// Renditions of an upload: an original, sizes in two formats, a preview, and no metadata of the sender.
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { makeOriginal, makePreview, makeRendition } from './renditions.ts';

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a04060' } });
const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 90 },
    },
  });
const shapeOf = async (bytes: Buffer) => {
  const { width, height, format, compression } = await sharp(bytes).metadata();
  return [width, height, compression ?? format];
};

test('a large original is stored 960 pixels wide, a small one in its size', async () => {
  const large = await makeOriginal(await picture(1500, 2000).png().toBuffer());
  expect(large).toMatchObject({ width: 960, height: 1280 });
  expect(await shapeOf(large.content)).toEqual([960, 1280, 'jpeg']);
  const small = await makeOriginal(await picture(300, 400).png().toBuffer());
  expect(await shapeOf(small.content)).toEqual([300, 400, 'jpeg']);
});

test.each([
  [96, 'webp', [96, 128, 'webp']],
  [360, 'webp', [360, 480, 'webp']],
  [360, 'avif', [360, 480, 'av1']],
  [960, 'avif', [600, 800, 'av1']], // never enlarged
] as const)('a size of %i as %s is %o', async (width, format, shape) => {
  const { content } = await makeOriginal(await picture(600, 800).png().toBuffer());
  expect(await shapeOf(await makeRendition(content, { width, format }))).toEqual(shape);
});

test('AVIF is the smaller one', async () => {
  const { content } = await makeOriginal(await noise(960, 1280).blur(2).png().toBuffer());
  const [webp, avif] = await Promise.all([
    makeRendition(content, { width: 360, format: 'webp' }),
    makeRendition(content, { width: 360, format: 'avif' }),
  ]);
  expect(avif.length).toBeLessThan(webp.length);
});

test('the preview is a data address of at most 400 characters', async () => {
  for (const [width, height] of [
    [768, 1024],
    [1024, 768],
    [64, 640],
  ] as const) {
    const preview = await makePreview(await noise(width, height).png().toBuffer());
    expect(preview).toMatch(/^data:image\/webp;base64,/);
    expect(preview.length).toBeLessThanOrEqual(400);
  }
});

test('metadata of the sender is removed, its rotation is applied', async () => {
  const taken = await picture(400, 200)
    .withExif({ IFD0: { Copyright: 'somebody' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { content, width, height } = await makeOriginal(taken);
  expect({ width, height }).toEqual({ width: 200, height: 400 });
  const rendition = await makeRendition(content, { width: 192, format: 'webp' });
  for (const bytes of [content, rendition]) {
    const { exif, xmp, iptc } = await sharp(bytes).metadata();
    expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined]);
  }
});

test('a file that is not a picture is refused', async () => {
  await expect(makeOriginal(Buffer.from('<html>'))).rejects.toMatchObject({
    code: 'request.invalid',
  });
  const cut = (await picture(400, 400).png().toBuffer()).subarray(0, 300);
  await expect(makeOriginal(cut)).rejects.toMatchObject({ code: 'request.invalid' });
});

test.each<[string, () => Promise<Buffer>]>([
  [
    'a drawing in words',
    () => Promise.resolve(Buffer.from('<svg xmlns="x" width="9" height="9"/>')),
  ],
  ['a kind that nobody needs', () => picture(9, 9).tiff().toBuffer()],
])('a picture is refused by its head alone: %s', async (_name, make) => {
  await expect(makeOriginal(await make())).rejects.toMatchObject({ code: 'request.invalid' });
});

test.each<[string, () => Promise<Buffer>]>([
  ['more pixels than are decoded', () => picture(8_000, 6_000).jpeg().toBuffer()],
  [
    'held as a whole, it would fill the memory',
    () => picture(5_000, 5_000).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
  ],
])('a picture is refused for its size, not as unreadable: %s', async (_name, make) => {
  await expect(makeOriginal(await make())).rejects.toMatchObject({ code: 'picture.too_large' });
});
