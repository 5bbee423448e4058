// One layer of cloth over the shoulders, with the folds and the light that every garment has.
import { type Bust, LOW } from './bust.ts';
import { mix, shade } from './colour.ts';
import { chanceOf } from './random.ts';
import { blob, line, type Point, sides } from './shape.ts';
import { softLine } from './soft.ts';

/** The upper edge of a garment, from the viewer's left to the right. */
export type Cut = readonly Point[];
export type Weave = 'plain' | 'knit' | 'heavy';

const EASE: Record<Weave, number> = { plain: 3, knit: 7, heavy: 9 };

interface Layer {
  readonly colour: string;
  readonly cut: Cut;
  readonly weave?: Weave;
}

export function cloth(bust: Bust, { colour, cut, weave = 'plain' }: Layer): string {
  const { sitting, edge } = bust;
  const { light } = sitting;
  const ease = EASE[weave];
  const shape = sides(cut, edge(1, ease).slice(1), edge(-1, ease).slice(1).reverse());
  const id = `cloth${cut.length}-${weave}-${colour.slice(1)}`;
  if (sitting.likeness.hand === 'anime') return inked(bust, { colour, shape, id });
  const lit = light.side;
  return [
    `<clipPath id="${id}"><path d="${shape}"/></clipPath>`,
    `<linearGradient id="${id}g" gradientUnits="userSpaceOnUse" x1="${lit * 170}" y1="150" x2="${-lit * 150}" y2="330">`,
    `<stop offset="0" stop-color="${mix(shade(colour, 0.09), light.key, 0.14)}"/><stop offset=".45" stop-color="${colour}"/>`,
    `<stop offset="1" stop-color="${mix(shade(colour, -0.13), light.gloom, 0.3)}"/></linearGradient>`,
    `<path d="${shape}" fill="url(#${id}g)"/><g clip-path="url(#${id})">${weave === 'knit' ? knit(colour) : ''}${folds(bust, colour)}${edgeLight(bust, ease)}</g>`,
  ].join('');
}

/** The anime hand: two flat tones and inked folds. */
function inked(bust: Bust, drawn: { colour: string; shape: string; id: string }): string {
  const { sitting, wide, high, at } = bust;
  const { light } = sitting;
  const { colour, shape, id } = drawn;
  const dim = -light.side;
  const dark = mix(shade(colour, -0.1), light.gloom, 0.25);
  const ink = mix(shade(colour, -0.3), '#140a18', 0.5);
  const shadow = [
    at(dim * wide * 0.36, high - 20),
    at(dim * wide * 0.44, high + 40),
    at(dim * wide * 0.3, high + 110),
    at(dim * wide * 0.4, LOW),
    at(dim * wide * 1.4, LOW),
    at(dim * wide * 1.3, high - 40),
  ];
  const lines = [-1, 1].flatMap((side) => [
    line([
      at(side * wide * 0.84, high + 34),
      at(side * wide * 0.77, high + 84),
      at(side * wide * 0.79, LOW),
    ]),
    line([
      at(side * wide * 0.76, high + 92),
      at(side * wide * 0.58, high + 98),
      at(side * wide * 0.42, high + 116),
    ]),
    line([
      at(side * wide * 0.76, high + 116),
      at(side * wide * 0.62, high + 126),
      at(side * wide * 0.52, high + 140),
    ]),
  ]);
  return [
    `<clipPath id="${id}"><path d="${shape}"/></clipPath><path d="${shape}" fill="${mix(shade(colour, 0.04), light.key, 0.08)}" stroke="${ink}" stroke-width="1.8" stroke-linejoin="round"/>`,
    `<g clip-path="url(#${id})"><path d="${blob(shadow)}" fill="${dark}"/><path d="${lines.join('')}" fill="none" stroke="${ink}" stroke-opacity=".7" stroke-width="1.5" stroke-linecap="round"/>`,
    `${softLine(bust.edge(dim, 2).slice(1), 5, [light.rim, 0.6])}</g>`,
  ].join('');
}

function knit(colour: string): string {
  return [
    `<pattern id="knit" width="7.4" height="7" patternUnits="userSpaceOnUse"><path d="M.9 .8L3 4.6M6.5 .8L4.4 4.6" stroke="${shade(colour, 0.06)}" stroke-width="2.3" stroke-linecap="round" stroke-opacity=".5"/>`,
    `<path d="M0 0V7M3.7 5.4V7" stroke="${shade(colour, -0.14)}" stroke-width="1.2" stroke-opacity=".55"/></pattern>`,
    `<rect x="-260" y="90" width="520" height="${LOW - 60}" fill="url(#knit)"/>`,
  ].join('');
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
    parts.push(softLine(arm, 15, [dark, 0.6]));
    parts.push(softLine(arm.slice(0, 3), 3, [dark, 0.5]));
    for (let fold = 0; fold < 3; fold += 1) {
      const y = high + 78 + fold * 26 + chance.drift() * 6;
      const reach = wide * chance.between(0.2, 0.42);
      const from = at(side * wide * 0.76, y);
      const to = at(side * (wide * 0.76 - reach), y + chance.between(4, 26));
      const bend: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 - 5];
      parts.push(softLine([from, bend, to], 5, [dark, 0.42]));
      parts.push(
        softLine(
          [from, bend, to].map(([x, low]): Point => [x, low + 5]),
          4,
          [bright, 0.22],
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
          [dark, 0.4],
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
    softLine(edge(side, ease).slice(1), 9, [colour, opacity]);
  return stroke(light.side, light.key, 0.3) + stroke(-light.side, light.rim, 0.45);
}
