// The embedded image engine: draws an illustrated portrait from traits and a seed. The same person, whatever the scene.
import { availableParallelism } from 'node:os';
import { ImageFailure, type ImageEngine, type PictureRequest, SIDES } from './port.ts';
import { compose } from './painting/compose.ts';
import { likenessOf } from './painting/likeness.ts';

const ADULT = 18;

/** `atOnce` pictures are drawn at a time: more would only fill memory. */
export function createPainter({ atOnce = availableParallelism() } = {}): ImageEngine {
  const turns = createTurns(atOnce);
  return {
    name: 'painter',
    standIn: true,
    async paint(request) {
      request.signal.throwIfAborted();
      refuseWhatCannotBe(request);
      const bytes = await turns.take(() => {
        request.signal.throwIfAborted();
        return compose(likenessOf(request.identity), request);
      });
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

interface Turns {
  take<T>(work: () => Promise<T>): Promise<T>;
}

function createTurns(atOnce: number): Turns {
  let free = Math.max(1, atOnce);
  const waiting: (() => void)[] = [];
  return {
    async take(work) {
      if (free > 0) free -= 1;
      else await new Promise<void>((go) => waiting.push(go));
      try {
        return await work();
      } finally {
        const next = waiting.shift();
        if (next) next();
        else free += 1;
      }
    },
  };
}
