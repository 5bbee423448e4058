// Permanent marks of an anime face: freckles, dimples, a scar in the brow, a ring in the nose.
import { animeFeatures } from './cast.ts';
import { mix } from '../colour.ts';
import { chanceOf } from '../random.ts';
import { line } from '../body/shape.ts';
import type { Sitting } from '../body/sitting.ts';

type Mark = (sitting: Sitting, ink: string) => string;

const MARKS: Readonly<Record<string, Mark>> = {
  freckles: ({ likeness, head }) => {
    const chance = chanceOf(likeness.seed, 'freckles');
    const dots = Array.from({ length: 30 }, () => {
      const x = chance.drift() * 56;
      const [cx, cy] = head.at(x, 29 + chance.drift() * 10 - Math.abs(x) * 0.06, 1);
      return `<circle cx="${cx.toFixed(1)}" cy="${cy.toFixed(1)}" r="${chance.between(0.55, 1.1).toFixed(2)}"/>`;
    });
    return `<g fill="${mix(likeness.skin.deep, '#b0603a', 0.5)}" fill-opacity=".6">${dots.join('')}</g>`;
  },
  dimples: ({ likeness, head }, ink) => {
    const { wide, low } = animeFeatures(likeness).mouth;
    const arcs = [-1, 1].map((side) =>
      line([-3, 0, 3].map((dy) => head.at(side * (wide + 8 - Math.abs(dy) * 0.4), low - 4 + dy))),
    );
    return `<path d="${arcs.join('')}" fill="none" stroke="${ink}" stroke-opacity=".55" stroke-width="1" stroke-linecap="round"/>`;
  },
  'nose ring': ({ likeness, head, light }) => {
    const [x, y] = head.at(light.side * 5.4, animeFeatures(likeness).nose.tip + 3, 10);
    return `<path d="M${x - 1.6} ${y}a2.3 2.3 0 1 0 ${light.side * 3.4} .4" fill="none" stroke="#d8a850" stroke-width="1.2" stroke-linecap="round"/>`;
  },
};

/** On the skin, below the eyes. */
export const animeMarks = (sitting: Sitting, ink: string): string =>
  [...sitting.likeness.marks].map((mark) => MARKS[mark]?.(sitting, ink) ?? '').join('');

/** Across the outer third of one brow. */
export function browScar({ likeness, head }: Sitting): string {
  if (!likeness.marks.has('brow scar')) return '';
  const x = animeFeatures(likeness).eye.apart + 8;
  const cut = line([head.at(x - 2, -36, 3), head.at(x + 2.4, -18, 3)]);
  return `<path d="${cut}" stroke="${mix(likeness.skin.base, likeness.skin.light, 0.5)}" stroke-width="2.2" stroke-linecap="round"/>`;
}
