// Beards and stubble: a soft ground along the jaw and many short hairs on it.
import { mix } from './colour.ts';
import type { Spot } from './head.ts';
import { chanceOf } from './random.ts';
import { clamp, type Point, pt } from './shape.ts';
import { softLine } from './soft.ts';
import type { Sitting } from './sitting.ts';

export function beard(sitting: Sitting): string {
  const { marks } = sitting.likeness;
  if (marks.has('beard')) return grown(sitting, { cover: 0.86, length: 6.5, hairs: 1300 });
  return marks.has('stubble') ? grown(sitting, { cover: 0.3, length: 2, hairs: 620 }) : '';
}

interface Growth {
  readonly cover: number;
  readonly length: number;
  readonly hairs: number;
}

/** How densely hair grows at a spot of the face seen from the front, 0 to 1. */
function density(x: number, y: number, chin: number): number {
  const side = Math.abs(x);
  const upper = side > 56 ? 2 + (68 - side) * 2.2 : 36 + (56 - side) * 0.95;
  const moustache =
    side < 27 && y > 48.5 && y < 57.5 + side * 0.08
      ? clamp((y - 48.5) / 3) * clamp((27 - side) / 4) * clamp((side + 1) / 3)
      : 0;
  const lips = side < 25 && y > 55 && y < 76 + (25 - side) * 0.06;
  const below = lips
    ? y > 73 && side < 6
      ? 0.9
      : 0
    : clamp((y - Math.max(upper, side < 30 ? 66 : 0)) / 7);
  return Math.max(moustache, below) * clamp((102 + chin - y) / 2 + 1);
}

function grown(sitting: Sitting, { cover, length, hairs }: Growth): string {
  const { likeness, head, light } = sitting;
  const chance = chanceOf(likeness.seed, 'beard');
  const { chin } = likeness.build;
  const ground: Point[] = [];
  const strokes = { dark: [] as string[], light: [] as string[] };
  for (let made = 0, tries = 0; made < hairs && tries < hairs * 6; tries += 1) {
    const y = chance.between(0, 104 + chin);
    const { half } = head.section(y);
    const x = chance.between(-half, half) * 0.995;
    if (chance.next() > density(x, y, chin)) continue;
    made += 1;
    const root: Spot = [x, y, head.surface(x, y)];
    if (head.depth(root) < -10) continue;
    const lay = length * chance.between(0.6, 1.2);
    const [from, to] = [
      head.spot(root),
      head.spot([x * (1 - 0.02 * lay) + chance.drift() * 1.4, y + lay, root[2] + 1.5]),
    ];
    if (made % 3 === 0) ground.push(from);
    strokes[x * light.side + chance.drift() * 50 > 24 ? 'light' : 'dark'].push(
      `M${pt(from)}L${pt(to)}`,
    );
  }
  const { hair, skin } = likeness;
  const base = mix(hair.dark, skin.shadow, length > 3 ? 0.15 : 0.45);
  return [
    `<g clip-path="url(#face)" fill="${base}" fill-opacity="${cover * 0.5}"><path d="${ground.map(([x, y]) => dot([x, y], length > 3 ? 6.5 : 5.5)).join('')}"/><path d="${ground.map(([x, y]) => dot([x, y], length > 3 ? 4 : 3)).join('')}"/></g>`,
    `<path d="${strokes.dark.join('')}" stroke="${hair.deep}" stroke-width="${length > 3 ? 0.95 : 0.8}" stroke-opacity="${length > 3 ? 0.6 : 0.38}" fill="none"/>`,
    `<path d="${strokes.light.join('')}" stroke="${hair.light}" stroke-width=".9" stroke-opacity="${length > 3 ? 0.6 : 0.25}" fill="none"/>`,
    length > 3 ? partLine(sitting) : '',
  ].join('');
}

const dot = ([x, y]: Point, r: number): string =>
  `M${(x - r).toFixed(1)} ${y.toFixed(1)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;

/** Below the lower lip the beard begins with a small dark tuft. */
function partLine({ head, likeness }: Sitting): string {
  const tuft = [head.at(0, 76.5, 3), head.at(0, 82, 3)];
  return softLine(tuft, 5, [likeness.hair.deep, 0.5]);
}
