// Draws a label into the planes of video frames.
import sharp from 'sharp';
import type { Label } from './port.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Mixes the plane's value at `at` with `value`, by `share` / 255. */
type Touch = readonly [at: number, value: number, share: number];

/** Frames consist of their Y, U and V planes in this order, with U and V at half the size. */
export async function createStamp(
  { svg, left, top }: Label,
  { width, height }: Size,
): Promise<(frame: Uint8Array) => void> {
  const { data, info } = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const touches: Touch[] = [];
  const half = width >> 1;
  const [u, v] = [width * height, width * height + half * (height >> 1)];
  for (let row = 0; row < info.height; row += 1)
    for (let column = 0; column < info.width; column += 1) {
      const [x, y] = [left + column, top + row];
      const from = (row * info.width + column) * 4;
      const [gray = 0, share = 0] = [data[from], data[from + 3]];
      if (share === 0 || x >= width || y >= height) continue;
      touches.push([y * width + x, 16 + (gray * 219) / 255, share]);
      if (x % 2 !== 0 || y % 2 !== 0) continue;
      // Chroma is not changed for gray.
      const place = (y >> 1) * half + (x >> 1);
      touches.push([u + place, 128, share], [v + place, 128, share]);
    }
  return (frame) => {
    for (const [at, value, share] of touches) {
      const before = frame[at] ?? 0;
      frame[at] = Math.round(before + ((value - before) * share) / 255);
    }
  };
}
