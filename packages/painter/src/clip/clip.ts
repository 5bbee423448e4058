// Renders a clip as raw frames: animates a still, drawn again from its recipe in layers, or as one flat picture.
import sharp from 'sharp';
import type { Pixels } from '../canvas.ts';
import type { PictureRequest } from '../request.ts';
import { createDust } from './dust.ts';
import { createFrame, createRenderer, type Frame } from './frame.ts';
import { type ClipLayers, drawnLayers, flatLayers } from './layers.ts';
import { motionOf, type Stance, USUAL_STANCE } from './motion.ts';
import type { Overlay } from './planes.ts';

export interface ClipPlan extends Pixels {
  readonly still: Uint8Array;
  /** The still's recipe: with it, layers move separately and the person blinks. */
  readonly recipe: Pick<PictureRequest, 'identity' | 'scene'> | undefined;
  readonly seed: number;
  readonly seconds: number;
}

export const FRAMES_PER_SECOND = 24;
/** More pixels than this are not decoded. */
const MAX_PIXELS = 40_000_000;
const TAKEN: readonly string[] = ['jpeg', 'png', 'webp'];

/** Yields all frames in the same buffer, so each must be used before the next one. Sides are even. */
export async function* framesOf(plan: ClipPlan): AsyncGenerator<Frame> {
  const { seed, seconds } = plan;
  const clip: Pixels = { width: plan.width, height: plan.height };
  const layers = await layersOf(plan, clip);
  const stance = layers.figure ? stanceOf(layers.figure.open) : USUAL_STANCE;
  const momentAt = motionOf({ seed, seconds, stance }, clip);
  const render = createRenderer(layers);
  const dust = createDust(seed, stance);
  const frame = createFrame(clip);
  const count = Math.max(2, Math.round(seconds * FRAMES_PER_SECOND));
  for (let at = 0; at < count; at += 1) {
    const second = at / FRAMES_PER_SECOND;
    render(frame, momentAt(second));
    dust(frame, second);
    yield frame;
  }
}

async function layersOf({ still, recipe }: ClipPlan, clip: Pixels): Promise<ClipLayers> {
  const picture = sharp(still, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
  const { width, height, format } = await picture.metadata();
  if (!TAKEN.includes(format)) throw new TypeError(`A still is no ${format}.`);
  return recipe
    ? drawnLayers(recipe, { width, height }, clip)
    : flatLayers(picture, { width, height }, clip);
}

/** The middle and the top of a figure, from its coverage. */
function stanceOf({ width, height, alpha }: Overlay): Stance {
  let [sum, count, top] = [0, 0, height];
  for (let y = 0; y < height; y += 4) {
    if (y > top + height * 0.3) break;
    for (let x = 0; x < width; x += 4) {
      if ((alpha[y * width + x] ?? 0) < 128) continue;
      top = Math.min(top, y);
      sum += x;
      count += 1;
    }
  }
  return count === 0 ? USUAL_STANCE : { x: sum / count / width, top: top / height };
}
