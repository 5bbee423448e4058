// Requests that every video provider refuses: people under 18, and unsupported sizes and durations.
import { ImageFailure } from '../image/port.ts';
import { CLIP_LIMITS, type ClipRequest } from './port.ts';

const ADULT = 18;

export function refuseWhatCannotBe({ recipe, width, height, seconds }: ClipRequest): void {
  if (recipe && !(recipe.identity.age >= ADULT))
    throw new ImageFailure('refused', 'Only adults are drawn.');
  const { side, seconds: time } = CLIP_LIMITS;
  for (const one of [width, height]) {
    if (!Number.isInteger(one) || one < side.least || one > side.most)
      throw new ImageFailure('refused', `A side has ${side.least} to ${side.most} pixels.`);
  }
  if (!(seconds >= time.least && seconds <= time.most))
    throw new ImageFailure('refused', `A clip takes ${time.least} to ${time.most} seconds.`);
}
