// What years leave on a drawn face: a soft fold from nose to mouth and one below each eye.
import { mix } from '../colour.ts';
import type { Face } from './anatomy.ts';
import type { Drawing } from './drawing.ts';
import { fill, path } from './pen.ts';

export function aged({ features: { aged: years }, skin }: Drawing, f: Face): string {
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
