// Plain pictures for the fakes of image servers: one color per seed.
import sharp from 'sharp';

interface Size {
  readonly width: number;
  readonly height: number;
  readonly seed?: number;
}

export const plainPicture = ({ width, height, seed = 0 }: Size): Promise<Buffer> =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: { r: seed & 255, g: (seed >> 8) & 255, b: (seed >> 16) & 255 },
    },
  })
    .png()
    .toBuffer();

/** The first pixel, by which tests recognize a picture after cropping and compression. */
export async function colourOf(bytes: Buffer): Promise<number[]> {
  return [
    ...(await sharp(bytes).extract({ left: 1, top: 1, width: 1, height: 1 }).raw().toBuffer()),
  ];
}

export async function movingPicture({ width, height }: Size): Promise<Buffer> {
  const frames = await Promise.all([1, 2].map((seed) => plainPicture({ width, height, seed })));
  return sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
}
