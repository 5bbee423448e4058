// The whole figure as one SVG, from the hair behind the shoulders to the glasses before the eyes.
import { adornments, behindHair } from './adornments.ts';
import { bustOf, bustSkin } from './bust.ts';
import { animeFace } from './anime-face.ts';
import { beard } from './beard.ts';
import { face } from './face.ts';
import { hair } from './hair.ts';
import { createHead } from './head.ts';
import type { Likeness } from './likeness.ts';
import { outfit } from './outfits.ts';
import type { Staging } from './staging.ts';

/** The frame that everything is composed in. */
export const FRAME = { width: 600, height: 800 } as const;

export function figureSvg(
  likeness: Likeness,
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
  const locks = hair(sitting);
  const { scale, x, y } = staging.camera;
  return [
    `<g transform="translate(${x} ${y}) scale(${scale})">`,
    locks.back,
    bustSkin(bust),
    outfit(bust, dress.outfit, dress.colour),
    likeness.hand === 'anime' ? animeFace(sitting) : face(sitting),
    beard(sitting),
    behindHair(sitting),
    locks.front,
    adornments(sitting),
    `</g>`,
  ].join('');
}
