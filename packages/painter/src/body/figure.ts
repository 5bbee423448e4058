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

/** Drawings in canvas units. */
export interface Figure {
  /** Hair that falls behind, neck, trunk and arms with their clothes, the head. */
  readonly picture: string;
  /** Black where no key light falls, white where it does; the anime style has its light in the picture. */
  readonly shadow: string | undefined;
}

export function figureOf(
  { identity, likeness }: { identity: Identity; likeness: Likeness },
  staging: Staging,
  dress: { outfit: string; colour: string },
): Figure {
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
    const { behind, face, shadow } = drawnHead(identity, { ...staging, turn: staging.head });
    return {
      picture: placed(behind, body, face),
      shadow: placed(bodyInShadow(-staging.light.side), shadow),
    };
  }
  const locks = hair(sitting);
  const picture = placed(
    locks.back,
    body,
    animeFace(sitting),
    locks.cast,
    behindHair(sitting),
    locks.front,
    adornments(sitting),
  );
  return { picture, shadow: undefined };
}

/** The half of the body that is turned away from the light, towards `s`. */
const bodyInShadow = (s: number): string =>
  `<path d="M${s * -4} 116C${s * 6} 150 ${s * 2} 190 ${s * 34} 240C${s * 66} 290 ${s * 40} 340 ${s * 58} 420L${s * 50} 1000H${s * 900}V90Z" fill="#161616"/>`;
