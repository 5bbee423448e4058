// A painted face without its hair: skin in light and shadow, ears, features and lasting marks.
import { mix, shade } from './colour.ts';
import { earShapes } from './ears.ts';
import { eyes } from './eyes.ts';
import { modelling } from './modelling.ts';
import { mouth } from './mouth.ts';
import { nose } from './nose.ts';
import { chanceOf } from './random.ts';
import { blob, line, lerp } from './shape.ts';
import { softLine } from './soft.ts';
import type { Sitting } from './sitting.ts';

export function face(sitting: Sitting): string {
  const { likeness, head, light } = sitting;
  const { skin } = likeness;
  const outline = blob(head.outline());
  const lit = light.side;
  return [
    ears(sitting),
    `<clipPath id="face"><path d="${outline}"/></clipPath>`,
    `<linearGradient id="skin" x1="${lit < 0 ? 0 : 1}" y1=".1" x2="${lit < 0 ? 1 : 0}" y2=".75">`,
    `<stop offset="0" stop-color="${mix(skin.base, mix(skin.light, light.key, 0.22), 0.62)}"/><stop offset=".5" stop-color="${skin.base}"/>`,
    `<stop offset="1" stop-color="${mix(skin.base, skin.shadow, 0.75)}"/></linearGradient>`,
    `<path d="${outline}" fill="url(#skin)"/>`,
    `<g clip-path="url(#face)">${modelling(sitting)}${marks(sitting)}${mouth(sitting)}${nose(sitting)}${eyes(sitting)}</g>`,
  ].join('');
}

function ears(sitting: Sitting): string {
  const { skin } = sitting.likeness;
  return earShapes(sitting)
    .map(({ side, shape, inner }) => {
      const lit = side === sitting.light.side;
      const fill = lit ? mix(skin.base, skin.light, 0.2) : mix(skin.base, skin.shadow, 0.7);
      return [
        `<path d="${blob(shape)}" fill="${fill}"/>`,
        `<path d="${line(inner)}" fill="none" stroke="${skin.deep}" stroke-opacity=".45" stroke-width="2.2" stroke-linecap="round"/>`,
      ].join('');
    })
    .join('');
}

function marks(sitting: Sitting): string {
  const { likeness, head } = sitting;
  const { skin, age } = likeness;
  const lines: string[] = [];
  if (likeness.marks.has('freckles')) lines.push(freckles(sitting));
  if (age >= 36) {
    const strength = Math.min(0.34, (age - 30) * 0.014);
    for (const side of [-1, 1]) {
      const fold = [
        head.at(side * 17, 45, 3),
        head.at(side * 24, 54, 0),
        head.at(side * 28.5, 63, -1),
      ];
      lines.push(softLine(fold, 2.4, [skin.deep, strength]));
      for (const dy of [-3, 2]) {
        const crow = [head.at(side * 52, dy + 1), head.at(side * 58, dy * 2 + 1)];
        lines.push(
          `<path d="${line(crow)}" stroke="${skin.deep}" stroke-opacity="${strength * 0.8}" stroke-width=".9" stroke-linecap="round"/>`,
        );
      }
    }
  }
  return lines.join('');
}

function freckles({ likeness, head }: Sitting): string {
  const chance = chanceOf(likeness.seed, 'freckles');
  const colour = shade(mix(likeness.skin.shadow, '#9a5a30', 0.5), -0.03);
  return Array.from({ length: 70 }, () => {
    const x = chance.drift() * 62;
    const y = 20 + Math.abs(chance.drift()) * 20 - Math.abs(x) * 0.1 + (Math.abs(x) < 10 ? 2 : 0);
    const [cx, cy] = head.at(x, y, Math.abs(x) < 9 ? lerp(14, 6, Math.abs(x) / 9) : 0);
    return `<circle cx="${cx}" cy="${cy}" r="${chance.between(0.5, 1.05)}" fill="${colour}" fill-opacity="${chance.between(0.25, 0.55)}"/>`;
  }).join('');
}
