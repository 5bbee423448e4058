// The embedded image engine: draws an illustrated portrait from traits and a seed. The same person, whatever the scene.
import { ImageFailure, type ImageEngine, type PictureRequest, SIDES } from './port.ts';
import { compose } from './painting/compose.ts';
import { likenessOf } from './painting/likeness.ts';

const ADULT = 18;

export function createPainter(): ImageEngine {
  return {
    name: 'painter',
    standIn: true,
    async paint(request) {
      request.signal.throwIfAborted();
      refuseWhatCannotBe(request);
      const bytes = await compose(likenessOf(request.identity), request);
      return { bytes, mime: 'image/jpeg', width: request.width, height: request.height };
    },
  };
}

function refuseWhatCannotBe({ identity, width, height }: PictureRequest): void {
  if (!(identity.age >= ADULT)) throw new ImageFailure('refused', 'Only adults are drawn.');
  for (const side of [width, height]) {
    if (!Number.isInteger(side) || side < SIDES.least || side > SIDES.most) {
      throw new ImageFailure('refused', `A side has ${SIDES.least} to ${SIDES.most} pixels.`);
    }
  }
}
