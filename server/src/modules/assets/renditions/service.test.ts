// What is kept of a picture: sizes, preview, nothing of the sender.
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { makeRenditions } from './service.ts';

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a04060' } });

test('a large picture is kept in three widths with its proportions', async () => {
  const kept = await makeRenditions(await picture(900, 1200).png().toBuffer());
  const sizes = await Promise.all(
    kept.files.map(async ({ bytes }) => {
      const { width, height, format } = await sharp(bytes).metadata();
      return [width, height, format];
    }),
  );
  expect(sizes).toEqual([
    [256, 341, 'webp'],
    [512, 683, 'webp'],
    [768, 1024, 'webp'],
  ]);
  expect(kept).toMatchObject({ width: 768, height: 1024 });
});

test('a small picture is never enlarged', async () => {
  const kept = await makeRenditions(await picture(300, 400).png().toBuffer());
  const widths = await Promise.all(
    kept.files.map(async ({ bytes }) => (await sharp(bytes).metadata()).width),
  );
  expect(widths).toEqual([256, 300, 300]);
});

test('the preview is a data address of at most 400 characters', async () => {
  const noise = sharp({
    create: {
      width: 768,
      height: 1024,
      channels: 3,
      noise: { type: 'gaussian', mean: 128, sigma: 90 },
      background: '#808080',
    },
  });
  const { preview } = await makeRenditions(await noise.png().toBuffer());
  expect(preview).toMatch(/^data:image\/webp;base64,/);
  expect(preview.length).toBeLessThanOrEqual(400);
});

test('metadata of the sender does not survive, the turn that it asked for does', async () => {
  const taken = await picture(400, 200)
    .withExif({ IFD0: { Copyright: 'somebody' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const kept = await makeRenditions(taken);
  expect(kept).toMatchObject({ width: 200, height: 400 });
  for (const { bytes } of kept.files) expect((await sharp(bytes).metadata()).exif).toBeUndefined();
});

test('what is not a picture is refused', async () => {
  await expect(makeRenditions(Buffer.from('<html>'))).rejects.toMatchObject({
    code: 'request.invalid',
  });
  const cut = (await picture(400, 400).png().toBuffer()).subarray(0, 300);
  await expect(makeRenditions(cut)).rejects.toMatchObject({ code: 'request.invalid' });
});
