// Fitting a server's picture to the requested size: detected formats, refused files, and removed metadata.
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { movingPicture, plainPicture } from '../../../test/fakes/picture-servers/pictures.ts';
import { fitPicture, fromBase64, kindOf } from './fit.ts';

const SIZE = { width: 192, height: 256 };
const plain = () => plainPicture({ width: 400, height: 300 });

test.each(['png', 'jpeg', 'webp'] as const)(
  'a %s is known by its bytes and becomes a JPEG',
  async (kind) => {
    const bytes = await sharp(await plain())
      .toFormat(kind)
      .toBuffer();
    expect(kindOf(bytes)).toBe(`image/${kind}`);
    const picture = await fitPicture(bytes, SIZE);
    expect(picture).toMatchObject({ mime: 'image/jpeg', ...SIZE });
    expect(await sharp(picture.bytes).metadata()).toMatchObject({ format: 'jpeg', ...SIZE });
  },
);

test('a portrait is cut at the bottom, where no face is', async () => {
  const below = { create: { width: 200, height: 300, channels: 3, background: '#00f' } } as const;
  const tall = await sharp({ create: { width: 200, height: 600, channels: 3, background: '#f00' } })
    .composite([{ input: below, left: 0, top: 300 }])
    .png()
    .toBuffer();
  const { bytes } = await fitPicture(tall, { width: 200, height: 200 });
  const { channels } = await sharp(bytes).stats();
  expect(channels[0]?.mean).toBeGreaterThan(240);
  expect(channels[2]?.mean).toBeLessThan(15);
});

test('the prompt that a server writes into a picture does not stay in it', async () => {
  const bytes = await sharp(await plain())
    .withExif({ IFD0: { ImageDescription: 'the prompt of a member' } })
    .jpeg()
    .toBuffer();
  expect(bytes.includes('the prompt of a member')).toBe(true);
  const picture = await fitPicture(bytes, SIZE);
  expect(picture.bytes.includes('the prompt of a member')).toBe(false);
  expect((await sharp(picture.bytes).metadata()).exif).toBeUndefined();
});

test('an animation is reduced to its first frame, and transparency becomes white', async () => {
  expect(await fitPicture(await movingPicture(SIZE), SIZE)).toMatchObject(SIZE);
  const clear = await sharp({ create: { ...SIZE, channels: 4, background: '#0000' } })
    .png()
    .toBuffer();
  const { channels } = await sharp((await fitPicture(clear, SIZE)).bytes).stats();
  expect(channels[0]?.mean).toBeGreaterThan(250);
});

/** A few bytes that would decompress to gigabytes. */
async function bomb(): Promise<Buffer> {
  const bytes = await plain();
  for (const offset of [16, 20]) bytes.writeUInt32BE(60_000, offset);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
}
const half = async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const bytes = await sharp({ create: { ...SIZE, channels: 3, background: '#000', noise } })
    .png()
    .toBuffer();
  return bytes.subarray(0, bytes.length / 2);
};

test.each([
  ['nothing', async () => Buffer.alloc(0), 'The server sent nothing.'],
  [
    'a web page',
    async () => Buffer.from('\n <!DOCTYPE html>secret'),
    /^The server sent a web page[^]*expected\.$/,
  ],
  ['a text', async () => Buffer.from('secret'), 'The server sent no picture of a known kind.'],
  [
    'a drawing',
    async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    /no picture of a known kind/,
  ],
  ['a part', half, 'The picture can’t be read.'],
  ['a bomb', bomb, 'The picture can’t be read.'],
  ['a weight', async () => Buffer.alloc(33 * 2 ** 20), 'The picture file is too large.'],
])('%s is refused', async (_, make, message) => {
  await expect(fitPicture(await make(), SIZE)).rejects.toMatchObject({
    kind: 'broken',
    message: typeof message === 'string' ? message : expect.stringMatching(message),
  });
});

test('base64 is read with and without the head of a data address', () => {
  expect(fromBase64('aGk=').toString()).toBe('hi');
  expect(fromBase64('data:image/png;base64,aGk=').toString()).toBe('hi');
});
