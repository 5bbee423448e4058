// The worker thread that converts animations (WebP, GIF, motion JPEG in AVI) to H.264, in seconds of processor time.
import sharp, { type Sharp } from 'sharp';
import { runTask } from '../../platform/inside-threads.ts';
import { jpegsIn } from './avi.rules.ts';
import { encodeH264 } from './h264.ts';
import { planesOf } from './planes.rules.ts';
import type { Label } from './port.ts';

export interface ConvertPlan {
  readonly file: Uint8Array;
  readonly kind: 'webp' | 'gif' | 'avi';
  readonly width: number;
  readonly height: number;
  /** The requested frame rate: an animation's own durations are milliseconds that its encoder rounded. */
  readonly fps: number;
  readonly label: Label | undefined;
}

/** Ten seconds at the highest frame rate; a few bytes can claim thousands of frames. */
const MAX_FRAMES = 600;
const MAX_PIXELS = 2048 * 2048;

interface Frame {
  readonly open: () => Sharp;
  /** How many times the frame is shown: encoders merge equal frames into a longer one. */
  readonly times: number;
}

async function framesOf({ file, kind, fps }: ConvertPlan): Promise<Frame[]> {
  const limits = { limitInputPixels: MAX_PIXELS, failOn: 'truncated' } as const;
  if (kind === 'avi')
    return jpegsIn(file, MAX_FRAMES).map((jpeg) => ({
      open: () => sharp(jpeg, limits),
      times: 1,
    }));
  const { pages = 1, delay = [] } = await sharp(file).metadata();
  if (pages > MAX_FRAMES) throw new Error('It has too many frames.');
  return timesOf(pages, delay, fps).map((times, page) => ({
    open: () => sharp(file, { ...limits, page }),
    times,
  }));
}

/** Computed from the start of the clip, so that rounding errors do not add up. */
function timesOf(pages: number, delays: readonly number[], fps: number): number[] {
  let until = 0;
  let shown = 0;
  return Array.from({ length: pages }, (_, page) => {
    until += delays[page] || 1000 / fps;
    const times = Math.max(1, Math.round((until * fps) / 1000) - shown);
    shown += times;
    if (shown > MAX_FRAMES) throw new Error('It has too many frames.');
    return times;
  });
}

async function* drawn({ width, height }: ConvertPlan, frames: readonly Frame[]) {
  for (const { open, times } of frames) {
    const rgb = await open()
      .resize(width, height, { fit: 'cover', position: 'top' })
      .flatten({ background: '#000' })
      .toColourspace('srgb')
      .raw()
      .toBuffer();
    const bytes = planesOf(rgb, { width, height });
    // A copy each time, because the label is drawn into it.
    for (let time = 0; time < times; time += 1) yield { bytes: new Uint8Array(bytes) };
  }
}

await runTask<ConvertPlan, Uint8Array>(async (plan) => {
  const frames = await framesOf(plan);
  if (frames.length < 2) throw new Error('It does not move.');
  const { width, height, fps: framesPerSecond, label } = plan;
  return encodeH264(drawn(plan, frames), { width, height, framesPerSecond, label });
});
