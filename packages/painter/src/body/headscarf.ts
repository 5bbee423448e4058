// A scarf around the head in place of hair: one wide cloth that frames the face, crosses under the chin and falls.
import { mix, shade } from '../colour.ts';
import { maneOf } from '../hair/mane.ts';
import type { Haircut } from '../hair/haircut.ts';
import { chanceOf } from '../random.ts';
import { lerp, line, places, type Point, sides } from './shape.ts';
import type { Sitting } from './sitting.ts';

const CLOTHS = ['#7c4a5e', '#3f5a78', '#4f6b5c', '#b08a5c', '#8c7aa6', '#a65f4e'] as const;

export function headscarf(sitting: Sitting): Haircut {
  const { head, likeness, light } = sitting;
  const chance = chanceOf(likeness.seed, 'scarf');
  const colour = chance.pick(CLOTHS);
  const over = chance.pick([-1, 1]);
  const opening = openingOf(sitting);
  const mane = maneOf(head, { lift: 9, spread: 12, flare: 2 });
  const side = (at: number): Point[] => [
    ...[-1, -0.86, -0.55, -0.1].map((share) => mane.dome(at, (1 + share) * (Math.PI / 2))),
    ...[20, 60, 96].map((y) => mane.edge(at, y)),
    head.spot([at * 94, 140, 0]),
  ];
  const fall: Point[] = [
    head.spot([94, 140, 0]),
    head.spot([over * 60 + 20, 176, 40]),
    head.spot([over * 30, 190, 46]),
    head.spot([over * 30 - 50, 172, 42]),
    head.spot([-94, 140, 0]),
  ];
  const outer = sides([...side(-1)].reverse(), side(1), fall);
  const hole = sides(opening, [opening.at(-1) ?? [0, 0], opening[0] ?? [0, 0]]);
  const ink = mix(shade(colour, -0.3, 1.2), '#2a1020', 0.3);
  const shadow = mix(mix(likeness.skin.shadow, likeness.skin.deep, 0.35), light.gloom, 0.2);
  return {
    back: [],
    front: [
      {
        svg: [
          `<clipPath id="scarf-face"><path d="${hole}"/></clipPath><path d="${hole}" clip-path="url(#scarf-face)" fill="none" stroke="${shadow}" stroke-opacity=".55" stroke-width="13" transform="translate(${-light.side * 1.5} 2)"/>`,
          `<linearGradient id="scarf" x1="${light.side < 0 ? 0 : 1}" y1="0" x2="${light.side < 0 ? 1 : 0}" y2=".8"><stop offset="0" stop-color="${mix(shade(colour, 0.1), light.key, 0.15)}"/><stop offset=".5" stop-color="${colour}"/><stop offset="1" stop-color="${mix(shade(colour, -0.12), light.gloom, 0.25)}"/></linearGradient>`,
          `<path d="${outer}${hole}" fill="url(#scarf)" fill-rule="evenodd" stroke="${ink}" stroke-width="1.3"/>`,
          folds(sitting, { over, colour, ink }),
        ].join(''),
      },
    ],
  };
}

/** Half of the edge around the face, from the chin up. */
const OPENING = places('8 101, 34 84, 54 52, 63 18, 62 -18, 48 -44, 24 -57');

/** Where the face shows, clockwise from the chin's left. */
function openingOf({ head }: Sitting): Point[] {
  const right = OPENING.map(([x, y]) => head.at(x, y, 1));
  const left = OPENING.map(([x, y]) => head.at(-x, y, 1));
  return [...left, head.at(0, -60, 1), ...right.reverse()];
}

/** Folds from the crown past the cheek, and the end that is laid over the shoulder. */
function folds(
  { head }: Sitting,
  { over, colour, ink }: { over: -1 | 1; colour: string; ink: string },
): string {
  const around = (side: number, out: number): Point[] => [
    head.spot([side * lerp(10, 30, out), lerp(-64, -96, out), lerp(72, 40, out)]),
    head.spot([side * lerp(62, 78, out), lerp(-20, -30, out), lerp(44, 14, out)]),
    head.spot([side * lerp(65, 80, out), 44, lerp(34, 10, out)]),
    head.spot([side * lerp(40, 62, out), lerp(96, 104, out), lerp(50, 24, out)]),
    head.spot([-side * lerp(-6, 24, out), lerp(118, 150, out), 52]),
  ];
  const lines = [0.2, 0.48, 0.8].flatMap((out) => [
    line(around(over, out)),
    line(around(-over, out * 0.9).slice(0, 4)),
  ]);
  const end = [
    head.spot([-over * 40, 104, 46]),
    head.spot([over * 10, 122, 54]),
    head.spot([over * 52, 150, 46]),
    head.spot([over * 64, 184, 40]),
  ];
  return [
    `<path d="${lines.join('')}" fill="none" stroke="${ink}" stroke-opacity=".5" stroke-width="1.1" stroke-linecap="round"/>`,
    `<path d="${lines.join('')}" fill="none" stroke="${shade(colour, 0.14)}" stroke-opacity=".35" stroke-width="2.4" stroke-linecap="round" transform="translate(1.6 2)"/>`,
    `<path d="${line(end)}" fill="none" stroke="${ink}" stroke-width="1.3" stroke-linecap="round"/>`,
  ].join('');
}
