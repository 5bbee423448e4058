// A drawn face in its own colours: few shapes and soft lights, below one shadow that is painted later.
import { lightnessOf, mix } from '../colour.ts';
import { clamp } from '../body/shape.ts';
import { aged } from './age.ts';
import type { Eye, Face } from './anatomy.ts';
import { beard } from './beard.ts';
import type { Drawing } from './drawing.ts';
import { browOf, eyeOf } from './eyes.ts';
import { skinMarks } from './marks.ts';
import { mouth } from './mouth.ts';
import { noseOf } from './nose.ts';
import { clip, fill, spot, spotGradient, stroke } from './pen.ts';

export function face(drawing: Drawing, f: Face): string {
  const { skin } = drawing;
  return [
    spotGradient('d-blush', skin.blush, 0.5),
    spotGradient('d-glow', skin.glow, 0.8),
    spotGradient('d-dusk', skin.shadow, 0.8),
    fill(f.outline, skin.base),
    clip('d-face', f.outline, form(drawing, f)),
    beard(drawing, f),
    mouth(drawing, f),
    eyeOf(drawing, f.far, 'd-far'),
    eyeOf(drawing, f.near, 'd-near'),
    fill(browOf(drawing, f.far), browTone(drawing), 0.9),
    fill(browOf(drawing, f.near), browTone(drawing), 0.9),
  ].join('');
}

export const earOf = ({ skin }: Drawing, { ear }: Face): string =>
  fill(ear, mix(skin.base, skin.shadow, 0.35)) +
  stroke('M407 286C416 276 424 284 422 298C420 312 412 322 409 332', skin.shadow, {
    width: 3,
    opacity: 0.8,
  });

/** Soft lights on forehead, cheeks and chin, stronger on dark skin; colour in the cheeks; age. */
function form(drawing: Drawing, f: Face): string {
  const { skin, mood } = drawing;
  const { o, lips } = f;
  const dark = 1 - clamp((lightnessOf(skin.base) - 0.5) / 0.32);
  const chin = 424 + drawing.features.face.chin;
  // Cheeks rise with a smile.
  const rise = Math.max(0, mood.smile) * 6;
  return [
    spot('d-glow', { x: 252 + o, y: 226, rx: 46, ry: 34, opacity: 0.35 + dark * 0.4 }),
    spot('d-glow', { x: 226, y: 318 - rise, rx: 24, ry: 26, opacity: 0.34 + dark * 0.4 }),
    spot('d-glow', { x: 312 + o, y: 318 - rise, rx: 30, ry: 17, opacity: 0.3 + dark * 0.35 }),
    spot('d-glow', { x: 268 + o, y: chin, rx: 24, ry: 14, opacity: 0.3 + dark * 0.4 }),
    spot('d-blush', { x: 330 + o, y: 344 - rise, rx: 44, ry: 28, opacity: 0.6 - dark * 0.25 }),
    spot('d-blush', { x: 222, y: 346 - rise, rx: 22, ry: 26, opacity: 0.7 - dark * 0.4 }),
    socket(f.near),
    socket(f.far),
    spot('d-dusk', { x: lips.mid + 6, y: lips.foot + 8, rx: 22, ry: 7, opacity: 0.75 }),
    noseOf(drawing, f),
    skinMarks(drawing, f),
    aged(drawing, f),
  ].join('');
}

const browTone = ({ hair, skin }: Drawing): string =>
  mix(mix(hair.dark, hair.deep, 0.5), mix('#2a1714', skin.deep, 0.3), 0.35);

const socket = (e: Eye): string =>
  spot('d-dusk', {
    x: e.inner * 0.62 + e.outer * 0.38,
    y: e.y - 12,
    rx: Math.abs(e.outer - e.inner) * 0.66,
    ry: 15,
    opacity: 0.5,
  });
