// Writes and detects a site's watermark in pictures; the pattern itself is in `watermark.rules.ts`.
import { createHmac } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { Sharp } from 'sharp';
import { blend, cellsOf, LEAST_SCORE, patternOf, scoreOf, signsOf } from './watermark.rules.ts';

/** The watermark of one site. */
export interface Watermark {
  readonly signs: Int8Array;
  /** The pattern in the size of the previous picture, since nearly all pictures have the same size. */
  enlarged: { readonly size: string; readonly pattern: Uint8Array } | undefined;
}

export type Watermarks = ReturnType<typeof createWatermarks>;

/** The number of rows that are changed before other work may run. */
const ROWS = 128;

export function createWatermarks({ secret }: { readonly secret: Buffer }) {
  const known = new Map<string, Watermark>();
  return {
    of(site_id: string): Watermark {
      const found = known.get(site_id);
      if (found) return found;
      const key = createHmac('sha256', secret).update(`watermark/${site_id}`).digest();
      const made = { signs: signsOf(key), enlarged: undefined };
      known.set(site_id, made);
      return made;
    },
  };
}

const codecs = async () => (await import('sharp')).default;

export async function markPicture(picture: Sharp, watermark: Watermark): Promise<Sharp> {
  const sharp = await codecs();
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const pattern = await enlarge(watermark, { width, height });
  const pixels = new Uint8ClampedArray(data.buffer, data.byteOffset, data.length);
  for (let from = 0; from < height; from += ROWS) {
    blend(pixels, pattern, from * width, Math.min(height, from + ROWS) * width);
    await setImmediate();
  }
  return sharp(data, { raw: { width, height, channels } });
}

async function enlarge(
  watermark: Watermark,
  { width, height }: { width: number; height: number },
): Promise<Uint8Array> {
  const size = `${width}x${height}`;
  if (watermark.enlarged?.size === size) return watermark.enlarged.pattern;
  const sharp = await codecs();
  const cells = cellsOf({ width, height });
  const pattern = await sharp(patternOf(watermark.signs), { raw: { ...cells, channels: 1 } })
    .resize(width, height, { fit: 'fill', kernel: 'cubic' })
    .toColourspace('b-w')
    .raw()
    .toBuffer();
  watermark.enlarged = { size, pattern };
  return pattern;
}

/** True if the picture, in any size, has the watermark of this site. */
export const hasMark = async (picture: Sharp, watermark: Watermark): Promise<boolean> =>
  (await markScore(picture, watermark)) >= LEAST_SCORE;

async function markScore(picture: Sharp, { signs }: Watermark): Promise<number> {
  const { width, height, autoOrient } = await picture.metadata();
  const cells = cellsOf(autoOrient ?? { width, height });
  const data = await picture
    .clone()
    .autoOrient()
    .flatten({ background: '#000' })
    .toColourspace('b-w')
    .resize(cells.width, cells.height, { fit: 'fill' })
    .raw({ depth: 'float' })
    .toBuffer();
  return scoreOf(new Float32Array(data.buffer, data.byteOffset, data.length / 4), signs, cells);
}
