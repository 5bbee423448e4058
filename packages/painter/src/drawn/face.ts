// A drawn face in its own colours: few shapes and soft lights, below one shadow that is painted later.
import { lightnessOf, mix } from '../colour.ts';
import { clamp } from '../body/shape.ts';
import type { Eye, Face } from './anatomy.ts';
import { beard } from './beard.ts';
import type { Drawing } from './drawing.ts';
import { browOf, eyeOf } from './eyes.ts';
import { skinMarks } from './marks.ts';
import { mouth } from './mouth.ts';
import { clip, fill, path, spot, spotGradient, stroke } from './pen.ts';

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

/** The shadow on the underside of the nose, and a light on the tip. */
function noseOf({ skin, features: { nose } }: Drawing, { o, base }: Face): string {
  const { wide: w, tip } = nose;
  const up = tip * 0.7;
  const under = path`M${241 + o * 0.7 - w * 0.5} ${base - 8 - up}C${245 + o * 0.8} ${base - 3 - up} ${252 + o} ${base + 1 - up * 0.4} ${260 + o} ${base + 1}C${268 + o} ${base + 2} ${277 + o + w * 0.8} ${base + 3} ${283 + o + w} ${base - 4}C${284 + o + w} ${base - 10} ${281 + o + w} ${base - 14} ${278 + o + w * 0.8} ${base - 13}C${276 + o + w * 0.6} ${base - 7} ${266 + o} ${base - 6} ${259 + o} ${base - 5}C${252 + o} ${base - 5 - up * 0.5} ${247 + o} ${base - 7 - up} ${241 + o * 0.7 - w * 0.5} ${base - 8 - up}Z`;
  return (
    fill(under, mix(skin.shadow, skin.deep, 0.25), 0.8) +
    spot('d-glow', { x: 252 + o, y: base - 17 - up, rx: 9, ry: 9, opacity: 0.55 })
  );
}

/** What years leave: a soft fold from nose to mouth and one below each eye. */
function aged({ features: { aged: years }, skin }: Drawing, f: Face): string {
  const shown = Math.max(0, years - 0.5);
  if (!shown) return '';
  const { o, base, lips } = f;
  const { inner, outer, y } = f.near;
  const tone = mix(skin.shadow, skin.deep, 0.3);
  return [
    fill(
      path`M${287 + o} ${base + 2}C${300 + o} ${base + 8} ${lips.near + 12} ${lips.nearUp - 14} ${lips.near + 12} ${lips.nearUp + 8}C${lips.near + 6} ${lips.nearUp - 6} ${298 + o} ${base + 14} ${287 + o} ${base + 2}Z`,
      tone,
      Math.min(1, shown * 1.3),
    ),
    fill(
      path`M${inner + 6} ${y + 17}C${inner + 20} ${y + 26} ${outer - 10} ${y + 24} ${outer + 4} ${y + 14}C${outer - 10} ${y + 20} ${inner + 20} ${y + 20} ${inner + 6} ${y + 17}Z`,
      tone,
      Math.min(1, shown * 1.2),
    ),
    fill(
      path`M${lips.far - 6} ${lips.farUp - 20}C${lips.far - 11} ${lips.farUp - 10} ${lips.far - 9} ${lips.farUp + 2} ${lips.far - 7} ${lips.farUp + 7}C${lips.far - 6} ${lips.farUp - 4} ${lips.far - 8} ${lips.farUp - 10} ${lips.far - 6} ${lips.farUp - 20}Z`,
      tone,
      Math.min(1, shown * 0.7),
    ),
  ].join('');
}
