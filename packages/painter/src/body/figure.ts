// The whole figure, from the hair behind the shoulders to the glasses before the eyes.
import type { Identity } from '../request.ts';
import { adornments, behindHair } from './adornments.ts';
import { bustOf } from './bust.ts';
import { drawnHead } from '../drawn/drawn-head.ts';
import { animeFace } from '../anime/face.ts';
import { hair } from '../hair/hair.ts';
import { createHead } from './head.ts';
import type { Likeness } from './likeness.ts';
import { outfit } from '../clothes/outfits.ts';
import type { Staging } from '../scene/staging.ts';

/** A drawing in canvas units: hair that falls behind, neck, trunk and arms with their clothes, the head. */
export function figureOf(
  { identity, likeness }: { identity: Identity; likeness: Likeness },
  staging: Staging,
  dress: { outfit: string; colour: string },
): string {
  const sitting = {
    likeness,
    head: createHead(likeness.build, staging.head),
    mood: staging.mood,
    light: staging.light,
  };
  const bust = bustOf(sitting, staging.body);
  const body = outfit(bust, dress.outfit, dress.colour);
  const { scale, x, y } = staging.camera;
  const placed = (...parts: readonly string[]): string =>
    `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(4)})">${parts.join('')}</g>`;
  if (likeness.hand === 'painted') {
    const { behind, face } = drawnHead(identity, { ...staging, turn: staging.head });
    return placed(behind, body, face);
  }
  const locks = hair(sitting);
  return placed(
    locks.back,
    body,
    animeFace(sitting),
    locks.cast,
    behindHair(sitting),
    locks.front,
    adornments(sitting),
  );
}
