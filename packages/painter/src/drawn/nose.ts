// A drawn nose: the shadow on its underside, and a light on the tip.
import { mix } from '../colour.ts';
import type { Face } from './anatomy.ts';
import type { Drawing } from './drawing.ts';
import { fill, path, spot } from './pen.ts';

export function noseOf(drawing: Drawing, f: Face): string {
  const {
    skin,
    features: { nose },
  } = drawing;
  const { o, base } = f;
  return [
    fill(noseUnder(drawing, f), mix(skin.shadow, skin.deep, 0.25), 0.8),
    spot('d-glow', { x: 252 + o, y: base - 17 - nose.tip * 0.7, rx: 9, ry: 9, opacity: 0.55 }),
  ].join('');
}

/** The shadow on the underside of the nose. */
function noseUnder({ features: { nose } }: Drawing, { base, o }: Face): string {
  const { wide: w, tip } = nose;
  const up = tip * 0.7;
  return path`M${241 + o * 0.7 - w * 0.5} ${base - 8 - up}C${245 + o * 0.8} ${base - 3 - up} ${252 + o} ${base + 1 - up * 0.4} ${260 + o} ${base + 1}C${268 + o} ${base + 2} ${277 + o + w * 0.8} ${base + 3} ${283 + o + w} ${base - 4}C${284 + o + w} ${base - 10} ${281 + o + w} ${base - 14} ${278 + o + w * 0.8} ${base - 13}C${276 + o + w * 0.6} ${base - 7} ${266 + o} ${base - 6} ${259 + o} ${base - 5}C${252 + o} ${base - 5 - up * 0.5} ${247 + o} ${base - 7 - up} ${241 + o * 0.7 - w * 0.5} ${base - 8 - up}Z`;
}
