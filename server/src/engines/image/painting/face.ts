// A painted face without its hair: skin in light and shadow, ears, features and lasting marks.
import { mix, shade } from './colour.ts';
import { earShapes } from './ears.ts';
import { eyes } from './eyes.ts';
import { mouth, nose } from './mouth.ts';
import { chanceOf } from './random.ts';
import { HAIRLINE } from './hair-guides.ts';
import { blob, line, lerp, type Point } from './shape.ts';
import { softBlob, softLine, softSpot } from './soft.ts';
import type { Sitting } from './sitting.ts';

export function face(sitting: Sitting): string {
  const { likeness, head, light } = sitting;
  const { skin } = likeness;
  const outline = blob(head.outline());
  const lit = light.side;
  return (
    ears(sitting) +
    `<clipPath id="face"><path d="${outline}"/></clipPath>` +
    `<linearGradient id="skin" x1="${lit < 0 ? 0 : 1}" y1=".1" x2="${lit < 0 ? 1 : 0}" y2=".75">` +
    `<stop offset="0" stop-color="${mix(skin.base, mix(skin.light, light.key, 0.22), 0.62)}"/><stop offset=".5" stop-color="${skin.base}"/>` +
    `<stop offset="1" stop-color="${mix(skin.base, skin.shadow, 0.75)}"/></linearGradient>` +
    `<path d="${outline}" fill="url(#skin)"/>` +
    `<g clip-path="url(#face)">${modelling(sitting)}${marks(sitting)}${mouth(sitting)}${nose(sitting)}${eyes(sitting)}</g>`
  );
}

/** The soft forms: one blurred group for large shadows, one for small ones, one for light. */
function modelling(sitting: Sitting): string {
  const { likeness, head, light } = sitting;
  const { skin } = likeness;
  const dim = -light.side;
  const shadow = mix(skin.shadow, light.gloom, 0.2);
  const at = (x: number, y: number, lift = 0): Point => head.at(x, y, lift);
  const plane = [
    at(dim * 60, -80),
    at(dim * 54, -40),
    at(dim * 58, -10),
    at(dim * 50, 22),
    at(dim * 42, 50),
    at(dim * 26, 76),
    at(dim * 14, 100),
    head.spot([dim * 90, 100, 10]),
    head.spot([dim * 120, 0, -20]),
    head.spot([dim * 100, -90, 0]),
  ];
  const near = [
    at(-dim * 66, 20),
    at(-dim * 56, 52),
    at(-dim * 42, 74),
    at(-dim * 20, 96),
    head.spot([-dim * 90, 110, 0]),
    head.spot([-dim * 100, 10, -30]),
  ];
  const socket = (side: number): string =>
    softBlob(
      [
        at(side * 9, -14, 4),
        at(side * 24, -15, 1),
        at(side * 46, -12),
        at(side * 52, -3),
        at(side * 34, -4),
        at(side * 17, 0, 1),
        at(side * 9, 5, 5),
      ],
      4,
      [skin.shadow, side === dim ? 0.62 : 0.42],
    ) +
    softBlob([at(side * 18, 9), at(side * 33, 12), at(side * 47, 8), at(side * 33, 16)], 3, [
      skin.shadow,
      likeness.age > 38 ? 0.45 : 0.26,
    ]);
  const w = likeness.nose.width;
  const tip = likeness.nose.tip;
  const noseSide = [
    at(dim * 4, -16, 4),
    at(dim * 5, 4, 8),
    at(dim * 6, 24, 14),
    at(dim * w * 0.8, tip, 10),
    at(dim * w * 1.1, tip + 5, 2),
    at(dim * 13, 20, 3),
    at(dim * 12, -4, 2),
  ];
  const underNose = [
    at(-w * 0.9, tip + 6, 4),
    at(0, tip + 8, 10),
    at(w * 0.9, tip + 6, 4),
    at(dim * 5, tip + 16, 2),
  ];
  const underLip = [at(-13, 77), at(0, 75.5), at(13, 77), at(0, 82)];
  const cheekbone = [
    at(dim * 64, 22),
    at(dim * 46, 36),
    at(dim * 30, 52),
    at(dim * 40, 58),
    at(dim * 58, 44),
  ];
  return (
    softBlob(plane, 15, [shadow, 0.72 * light.contrast]) +
    softBlob(near, 12, [skin.shadow, 0.36]) +
    blush(sitting, -1) +
    blush(sitting, 1) +
    socket(-1) +
    socket(1) +
    softBlob(noseSide, 3.5, [skin.shadow, 0.66]) +
    softBlob(underNose, 3, [skin.shadow, 0.62]) +
    softBlob(underLip, 3, [skin.shadow, 0.72]) +
    softBlob(cheekbone, 7, [shadow, 0.36]) +
    glow(sitting) +
    underHair(sitting) +
    rim(sitting)
  );
}

/** Hair shades the forehead and the temples below it. */
function underHair({ likeness, head }: Sitting): string {
  const edge = HAIRLINE.map(([x, y, z]): Point => head.spot([x * 0.99, y + 3, z + 1]));
  return softLine(edge, 13, [likeness.skin.shadow, 0.6]);
}

function blush({ likeness, head }: Sitting, side: number): string {
  const spot = head.at(side * 43, 30);
  const opacity = likeness.sex === 'man' ? 0.16 : 0.32;
  return softSpot(spot, [19, 11], [likeness.skin.blush, opacity]);
}

function glow({ likeness, head, light }: Sitting): string {
  const lit = light.side;
  const colour = mix(likeness.skin.light, light.key, 0.25);
  const spots: readonly (readonly [number, number, number, number, number])[] = [
    [lit * 20, -46, 22, 15, 0.34],
    [lit * 45, 20, 12, 6, 0.5],
    [lit * 4, 89, 8, 5, 0.32],
    [lit * 34, -18.5, 12, 3.6, 0.4],
    [lit * 3, 54, 3, 4, 0.3],
  ];
  return spots
    .map(([x, y, rx, ry, opacity]) =>
      softSpot(head.at(x, y, 1), [rx * 1.3, ry * 1.4], [colour, opacity]),
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

function ears(sitting: Sitting): string {
  const { skin } = sitting.likeness;
  return earShapes(sitting)
    .map(({ side, shape, inner }) => {
      const lit = side === sitting.light.side;
      const fill = lit ? mix(skin.base, skin.light, 0.2) : mix(skin.base, skin.shadow, 0.7);
      return (
        `<path d="${blob(shape)}" fill="${fill}"/>` +
        `<path d="${line(inner)}" fill="none" stroke="${skin.deep}" stroke-opacity=".45" stroke-width="2.2" stroke-linecap="round"/>`
      );
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
