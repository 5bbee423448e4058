// Requests that every image provider refuses: people under 18, and unsupported sizes.
import { ImageFailure, type PictureRequest, SIDES } from './port.ts';

const ADULT = 18;

export function refuseWhatCannotBe({
  identity,
  width,
  height,
}: Pick<PictureRequest, 'identity' | 'width' | 'height'>): void {
  if (!(identity.age >= ADULT)) throw new ImageFailure('refused', 'Only adults are drawn.');
  for (const side of [width, height]) {
    if (!Number.isInteger(side) || side < SIDES.least || side > SIDES.most) {
      throw new ImageFailure('refused', `A side has ${SIDES.least} to ${SIDES.most} pixels.`);
    }
  }
}
