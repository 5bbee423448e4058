// One layer of cloth over the shoulders, with the folds and the light that every garment has.
import { type Bust, LOW } from './bust.ts';
import { mix, shade } from './colour.ts';
import { chanceOf } from './random.ts';
import { type Point, sides } from './shape.ts';
import { softLine } from './soft.ts';

/** The upper edge of a garment, from the viewer's left to the right. */
export type Cut = readonly Point[];
export type Weave = 'plain' | 'knit' | 'heavy';

const EASE: Record<Weave, number> = { plain: 3, knit: 7, heavy: 9 };

export function cloth(bust: Bust, colour: string, cut: Cut, weave: Weave = 'plain'): string {
  const { sitting, edge } = bust;
  const { light } = sitting;
  const ease = EASE[weave];
  const shape = sides(cut, edge(1, ease).slice(1), edge(-1, ease).slice(1).reverse());
  const id = `cloth${cut.length}-${weave}-${colour.slice(1)}`;
  const lit = light.side;
  return (
    `<clipPath id="${id}"><path d="${shape}"/></clipPath>` +
    `<linearGradient id="${id}g" gradientUnits="userSpaceOnUse" x1="${lit * 170}" y1="150" x2="${-lit * 150}" y2="330">` +
    `<stop offset="0" stop-color="${mix(shade(colour, 0.09), light.key, 0.14)}"/><stop offset=".45" stop-color="${colour}"/>` +
    `<stop offset="1" stop-color="${mix(shade(colour, -0.13), light.gloom, 0.3)}"/></linearGradient>` +
    `<path d="${shape}" fill="url(#${id}g)"/><g clip-path="url(#${id})">${weave === 'knit' ? knit(colour) : ''}${folds(bust, colour)}${edgeLight(bust, ease)}</g>`
  );
}

function knit(colour: string): string {
  return (
    `<pattern id="knit" width="7" height="8" patternUnits="userSpaceOnUse"><path d="M0 1L3.5 5L7 1" fill="none" stroke="${shade(colour, -0.1)}" stroke-width="1.6" stroke-opacity=".55"/>` +
    `<path d="M0 3.4L3.5 7.4L7 3.4" fill="none" stroke="${shade(colour, 0.08)}" stroke-width="1" stroke-opacity=".4"/></pattern>` +
    `<rect x="-260" y="90" width="520" height="${LOW - 60}" fill="url(#knit)"/>`
  );
}

/** Where the arm meets the body, where cloth hangs from the shoulders, and the soft form below. */
function folds({ sitting, wide, high, at }: Bust, colour: string): string {
  const { light, likeness } = sitting;
  const dark = mix(shade(colour, -0.16), light.gloom, 0.3);
  const bright = mix(shade(colour, 0.1), light.key, 0.2);
  const chance = chanceOf(likeness.seed, 'folds');
  const parts: string[] = [];
  for (const side of [-1, 1]) {
    const arm = [
      at(side * wide * 0.83, high + 26),
      at(side * wide * 0.77, high + 78),
      at(side * wide * 0.79, high + 150),
      at(side * wide * 0.82, LOW),
    ];
    parts.push(softLine(arm, 15, dark, 0.6));
    parts.push(softLine(arm.slice(0, 3), 3, dark, 0.5));
    for (let fold = 0; fold < 3; fold += 1) {
      const y = high + 78 + fold * 26 + chance.drift() * 6;
      const reach = wide * chance.between(0.2, 0.42);
      const from = at(side * wide * 0.76, y);
      const to = at(side * (wide * 0.76 - reach), y + chance.between(4, 26));
      const bend: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 - 5];
      parts.push(softLine([from, bend, to], 5, dark, 0.42));
      parts.push(
        softLine(
          [from, bend, to].map(([x, low]): Point => [x, low + 5]),
          4,
          bright,
          0.22,
        ),
      );
    }
  }
  if (likeness.sex === 'woman') {
    for (const side of [-1, 1]) {
      parts.push(
        softLine(
          [at(side * 26, high + 136), at(side * 58, high + 150), at(side * 92, high + 126)],
          24,
          dark,
          0.4,
        ),
      );
    }
  }
  return parts.join('');
}

/** The key light on the upper edge of its shoulder, the second light on the other one. */
function edgeLight({ sitting, edge }: Bust, ease: number): string {
  const { light } = sitting;
  const stroke = (side: number, colour: string, opacity: number): string =>
    softLine(edge(side, ease).slice(1), 9, colour, opacity);
  return stroke(light.side, light.key, 0.3) + stroke(-light.side, light.rim, 0.45);
}
