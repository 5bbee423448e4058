// Painted hair: one mass, a few soft locks in shadow and in light, thin where it is cropped.
import { lightnessOf, mix } from '../colour.ts';
import type { Face } from './anatomy.ts';
import type { Drawing } from './drawing.ts';
import { clip, fill, spot, spotGradient, stroke } from './pen.ts';
import type { Tress } from './tress.ts';

/** The back of the head, which cropped hair leaves to be seen. */
export const SKULL =
  'M404 300C424 300 456 300 460 256C464 182 408 138 326 138C258 138 214 176 210 240L300 260Z';

/** Strands alternate between two depths. */
export const hairBehind = ({ hair }: Drawing, { behind = [] }: Tress): string =>
  behind
    .map((shape, at) => fill(shape, mix(hair.deep, hair.dark, at % 2 === 0 ? 0.35 : 0.62)))
    .join('');

export function hairBefore(drawing: Drawing, f: Face, tress: Tress): string {
  const { hair, light } = drawing;
  const { mass = [], shaved, valleys = [], lights = [] } = tress;
  const lit = mix(
    mix(hair.light, hair.shine, lightnessOf(hair.base) < 0.35 ? 0.34 : 0.4),
    light.key,
    0.12,
  );
  const tone = mix(hair.base, hair.dark, 0.4);
  return [
    shaved
      ? clip('d-shaved', SKULL + f.outline, soft(shaved, mix(hair.base, hair.deep, 0.3), 0.62))
      : '',
    ...mass.map((shape) => fill(shape, tone)),
    `<clipPath id="d-hair">${[...mass, shaved ?? ''].map((shape) => `<path d="${shape}"/>`).join('')}</clipPath><g clip-path="url(#d-hair)">`,
    ...valleys.map((valley) => soft(valley, hair.deep, 0.34)),
    tress.glow ? glow(tress.glow, lit) : '',
    ...lights.map((piece) => soft(piece, lit, 0.3)),
    grey(drawing),
    '</g>',
  ].join('');
}

const glow = ([x, y, rx, ry]: NonNullable<Tress['glow']>, lit: string): string =>
  spotGradient('d-hair-glow', lit, 0.5) + spot('d-hair-glow', { x, y, rx: rx * 1.3, ry: ry * 1.3 });

/** A lock with an edge that fades. */
const soft = (lock: string, tone: string, opacity: number): string =>
  [9, 4].map((width) => stroke(lock, tone, { width, opacity: opacity * 0.4 })).join('') +
  fill(lock, tone, opacity);

/** Temples grey first: as a mark, or with the years. */
function grey({ marks, hair, features: { aged } }: Drawing): string {
  const share = marks.has('grey temples') ? 1 : Math.max(0, aged - 0.75) * 1.6;
  if (share === 0) return '';
  return (
    spotGradient('d-grey', mix(hair.base, '#b4b0ac', 0.8), Math.round(share * 85) / 100) +
    spot('d-grey', { x: 412, y: 268, rx: 50, ry: 74 }) +
    spot('d-grey', { x: 212, y: 240, rx: 26, ry: 56 })
  );
}
