// The soft forms of a painted face: large shadows, the hollows of eyes, nose and lip, and the light on what stands out.
import { mix } from './colour.ts';
import { HAIRLINE } from './hair-guides.ts';
import type { Point } from './shape.ts';
import type { Sitting } from './sitting.ts';
import { softBlob, softLine, softSpot } from './soft.ts';

export function modelling(sitting: Sitting): string {
  return [
    planes(sitting),
    blush(sitting, -1),
    blush(sitting, 1),
    socket(sitting, -1),
    socket(sitting, 1),
    aroundNose(sitting),
    glow(sitting),
    underHair(sitting),
    rim(sitting),
  ].join('');
}

/** The side away from the light, the turn of the near jaw, and the hollow below the cheekbone. */
function planes({ likeness, head, light }: Sitting): string {
  const { skin } = likeness;
  const dim = -light.side;
  const shadow = mix(skin.shadow, light.gloom, 0.2);
  const at = (x: number, y: number): Point => head.at(dim * x, y);
  const outside = (x: number, y: number, z: number): Point => head.spot([dim * x, y, z]);
  const away = [
    ...[at(60, -80), at(54, -40), at(58, -10), at(50, 22), at(42, 50), at(26, 76), at(14, 100)],
    ...[outside(90, 100, 10), outside(120, 0, -20), outside(100, -90, 0)],
  ];
  const near = [
    ...[at(-66, 20), at(-56, 52), at(-42, 74), at(-20, 96)],
    ...[outside(-90, 110, 0), outside(-100, 10, -30)],
  ];
  const cheekbone = [at(64, 22), at(46, 36), at(30, 52), at(40, 58), at(58, 44)];
  return [
    softBlob(away, 15, [shadow, 0.72 * light.contrast]),
    softBlob(near, 12, [skin.shadow, 0.36]),
    softBlob(cheekbone, 7, [shadow, 0.36]),
  ].join('');
}

function socket({ likeness, head, light }: Sitting, side: number): string {
  const { skin, age } = likeness;
  const at = (x: number, y: number, lift = 0): Point => head.at(side * x, y, lift);
  const above = [
    ...[at(9, -14, 4), at(24, -15, 1), at(46, -12), at(52, -3)],
    ...[at(34, -4), at(17, 0, 1), at(9, 5, 5)],
  ];
  const below = [at(18, 9), at(33, 12), at(47, 8), at(33, 16)];
  return [
    softBlob(above, 4, [skin.shadow, side === light.side ? 0.42 : 0.62]),
    softBlob(below, 3, [skin.shadow, age > 38 ? 0.45 : 0.26]),
  ].join('');
}

/** The nose's dark side, its shadow on the upper lip, and the hollow under the lower one. */
function aroundNose({ likeness, head, light }: Sitting): string {
  const { skin } = likeness;
  const { width: w, tip } = likeness.nose;
  const dim = -light.side;
  const at = (x: number, y: number, lift = 0): Point => head.at(x, y, lift);
  const flank = [
    ...[at(dim * 4, -16, 4), at(dim * 5, 4, 8), at(dim * 6, 24, 14), at(dim * w * 0.8, tip, 10)],
    ...[at(dim * w * 1.1, tip + 5, 2), at(dim * 13, 20, 3), at(dim * 12, -4, 2)],
  ];
  const cast = [
    ...[at(-w * 0.9, tip + 6, 4), at(0, tip + 8, 10)],
    ...[at(w * 0.9, tip + 6, 4), at(dim * 5, tip + 16, 2)],
  ];
  const underLip = [at(-13, 77), at(0, 75.5), at(13, 77), at(0, 82)];
  return [
    softBlob(flank, 3.5, [skin.shadow, 0.66]),
    softBlob(cast, 3, [skin.shadow, 0.62]),
    softBlob(underLip, 3, [skin.shadow, 0.72]),
  ].join('');
}

/** Hair shades the forehead and the temples below it. */
function underHair({ likeness, head }: Sitting): string {
  const edge = HAIRLINE.map(([x, y, z]): Point => head.spot([x * 0.99, y + 3, z + 1]));
  return softLine(edge, 13, [likeness.skin.shadow, 0.6]);
}

function blush({ likeness, head }: Sitting, side: number): string {
  const opacity = likeness.sex === 'man' ? 0.16 : 0.32;
  return softSpot(head.at(side * 43, 30), [19, 11], [likeness.skin.blush, opacity]);
}

/** Forehead, cheekbone, chin, brow and the groove above the lip, towards the light. */
function glow({ likeness, head, light }: Sitting): string {
  const lit = light.side;
  const colour = mix(likeness.skin.light, light.key, 0.25);
  const spots = [
    { at: [20, -46], size: [29, 21], opacity: 0.34 },
    { at: [45, 20], size: [16, 8.5], opacity: 0.5 },
    { at: [4, 89], size: [10, 7], opacity: 0.32 },
    { at: [34, -18.5], size: [16, 5], opacity: 0.4 },
    { at: [3, 54], size: [4, 5.6], opacity: 0.3 },
  ] as const;
  return spots
    .map(({ at: [x, y], size, opacity }) =>
      softSpot(head.at(lit * x, y, 1), size, [colour, opacity]),
    )
    .join('');
}

/** The second light grazes the edge that the main light leaves dark. */
function rim({ head, light }: Sitting): string {
  const edge = head.outline();
  const half = edge.length / 2;
  const part = light.side < 0 ? edge.slice(6, half) : edge.slice(half, -6);
  return softLine(part, 7, [light.rim, 0.5]);
}
