// A drawn nose: one plane of shadow that comes out of the brow, soft wings, and light on the tip.
import { fill, path, spot, stroke } from './pen.ts';
import type { Drawing } from './drawing.ts';

/** Where the wings end. */
export const noseBase = ({ features, nod }: Drawing): number =>
  (features.man ? 353 : 350) + features.nose.long + nod;

export function nose(drawing: Drawing): string {
  const { features, open, skin } = drawing;
  const { wide, tip } = features.nose;
  const o = open * 10;
  const base = noseBase(drawing);
  const up = tip * 0.8;
  return [
    bridge(drawing, base),
    // Below the tip: shadow, then the nostrils in it.
    fill(
      path`M${240 + o * 0.6 - wide * 0.5} ${base - 7 - up}C${244 + o * 0.6} ${base - 1 - up} ${251 + o} ${base + 2 - up * 0.5} ${260 + o} ${base + 2}C${268 + o} ${base + 4} ${279 + o + wide * 0.6} ${base + 3} ${284 + o + wide} ${base - 6}C${277 + o} ${base - 3} ${270 + o} ${base - 5} ${262 + o} ${base - 4}C${253 + o} ${base - 3 - up * 0.5} ${246 + o} ${base - 4 - up} ${240 + o * 0.6 - wide * 0.5} ${base - 7 - up}Z`,
      skin.dim,
      0.75,
    ),
    fill(
      path`M${265 + o} ${base}C${268 + o} ${base - 4} ${275 + o + wide * 0.4} ${base - 5} ${279 + o + wide * 0.7} ${base - 2.5}C${276 + o + wide * 0.4} ${base + 1.5} ${270 + o} ${base + 2.5} ${265 + o} ${base}Z`,
      skin.line,
      0.8,
    ),
    fill(
      path`M${245 + o * 0.8 - wide * 0.2} ${base - 4 - up}C${248 + o * 0.8} ${base - 6 - up} ${252 + o} ${base - 4 - up * 0.5} ${254 + o} ${base - 1}C${250 + o} ${base} ${246 + o} ${base - 1 - up} ${245 + o * 0.8 - wide * 0.2} ${base - 4 - up}Z`,
      skin.line,
      0.65,
    ),
    wings(drawing, base),
    spot('d-glow', {
      x: 250 + o,
      y: base - 16 - up,
      rx: 8 + wide * 0.5,
      ry: 7.5 + tip * 0.3,
      opacity: 0.95,
    }),
  ].join('');
}

function bridge({ features, open, skin }: Drawing, base: number): string {
  const { long, wide, hook } = features.nose;
  const o = open * 10;
  return [
    fill(
      path`M${271 + o} 264C${275 + o + hook * 0.3} 284 ${273 + o + hook} 304 ${279 + o} ${322 + long * 0.6}C${284 + o + wide * 0.7} ${332 + long} ${289 + o + wide} ${341 + long} ${284 + o + wide} ${base - 5}C${277 + o} ${base - 1} ${270 + o} ${base - 2} ${263 + o} ${base - 3}C${269 + o + wide * 0.3} ${base - 12} ${268 + o} ${328 + long} ${265 + o - hook * 0.4} ${314 + long * 0.4}C${263 + o - hook} 298 ${264 + o} 282 ${262 + o} 268Z`,
      'url(#d-bridge)',
    ),
    stroke(
      path`M${257 + o} 284C${254 + o - hook * 0.9} 300 ${252 + o - hook * 0.7} 316 ${250 + o} ${base - 26}`,
      skin.glow,
      { width: 4.6, opacity: 0.4 },
    ),
  ].join('');
}

function wings({ features, open, skin }: Drawing, base: number): string {
  const { long, wide, tip } = features.nose;
  const o = open * 10;
  const up = tip * 0.8;
  return [
    stroke(
      path`M${283 + o + wide} ${338 + long}C${288.5 + o + wide} ${343 + long} ${288.5 + o + wide} ${base - 6} ${283 + o + wide} ${base - 2.5}`,
      skin.line,
      { width: 1.8, opacity: 0.5 },
    ),
    stroke(
      path`M${241 + o * 0.6 - wide * 0.5} ${base - 16 - up}C${237 + o * 0.6 - wide * 0.6} ${base - 12} ${237 + o * 0.6 - wide * 0.6} ${base - 9} ${241 + o * 0.6 - wide * 0.5} ${base - 6 - up}`,
      skin.line,
      { width: 1.6, opacity: 0.4 },
    ),
  ].join('');
}
