// Neck and shoulders: the frame that clothes hang on, and its skin.
import { inkOf } from './anime-face.ts';
import { mix } from './colour.ts';
import { blob, clamp, line, type Point, sides } from './shape.ts';
import { softBlob, softLine } from './soft.ts';
import type { Sitting } from './sitting.ts';

export interface Bust {
  readonly sitting: Sitting;
  /** Half-width of the shoulders and of the neck, height of the pit between the collarbones and of the shoulders. */
  readonly wide: number;
  readonly neck: number;
  readonly pit: number;
  readonly high: number;
  /** A place on the front of the body, as seen from the front; `lift` is out of the skin. */
  at(x: number, y: number, lift?: number): Point;
  /** The edge from the neck over the shoulder down the arm, for one side; `ease` is the cloth's thickness. */
  edge(side: number, ease?: number): Point[];
}

/** Below the frame's lower edge in head units. */
export const LOW = 470;

export function bustOf(sitting: Sitting, turn: { yaw: number; roll: number }): Bust {
  const { likeness } = sitting;
  const man = likeness.sex === 'man';
  const { shoulders: wide, neck } = likeness;
  const [pit, high] = man ? [150, 178] : [142, 169];
  const [cy, sy] = [Math.cos(turn.yaw), Math.sin(turn.yaw)];
  const [cr, sr] = [Math.cos(turn.roll), Math.sin(turn.roll)];
  const put = (x: number, y: number, z: number): Point => {
    const px = x * cy + (z + 12) * sy;
    return [px * cr - (y - 150) * sr, 150 + px * sr + (y - 150) * cr];
  };
  const at = (x: number, y: number, lift = 0): Point => {
    const out = clamp(1 - (x / (wide + 14)) ** 2) ** 0.5;
    return put(x, y, (-4 + clamp((y - 145) / 110) * (man ? 50 : 54)) * out + lift);
  };
  const edge = (side: number, ease = 0): Point[] => {
    const x = side * wide;
    const e = side * ease;
    return [
      put(side * (neck + 5) + e * 0.4, pit - 24 - ease * 0.2, -24),
      put(side * (neck + 17) + e * 0.4, pit - 6 - ease * 0.7, -26),
      put(x * 0.56, high - (man ? 19 : 13) - ease, -24),
      put(x * 0.83, high + 4 - ease * 0.8, -20),
      put(x * 0.96 + e * 0.8, high + 26, -16),
      put(x * 1.02 + e, high + 66, -12),
      put(x * 1.03 + e, high + 130, -8),
      put(x * 1.0 + e, LOW, 0),
    ];
  };
  return { sitting, wide, neck, pit, high, at, edge };
}

export function bustSkin(bust: Bust): string {
  const { sitting, neck, at, edge } = bust;
  const { head, likeness, light } = sitting;
  const { skin } = likeness;
  const top = (side: number): Point[] => [
    head.spot([side * (neck + 3), 44, -34]),
    head.spot([side * (neck - 1), 84, -30]),
  ];
  const [left, right] = [edge(-1), edge(1)];
  const shape = sides([...top(-1), ...left], [...right].reverse().concat(top(1).reverse()));
  if (likeness.hand === 'anime') return inkedBust(bust, shape);
  const lit = light.side;
  return [
    `<clipPath id="bust"><path d="${shape}"/></clipPath>`,
    `<linearGradient id="bust-skin" gradientUnits="userSpaceOnUse" x1="${lit * 130}" y1="100" x2="${-lit * 130}" y2="240">`,
    `<stop offset="0" stop-color="${mix(skin.base, mix(skin.light, light.key, 0.25), 0.55)}"/><stop offset=".5" stop-color="${skin.base}"/>`,
    `<stop offset="1" stop-color="${mix(skin.base, skin.shadow, 0.85)}"/></linearGradient>`,
    `<path d="${shape}" fill="url(#bust-skin)"/><g clip-path="url(#bust)">${castByHead(bust)}${bones(bust, at)}</g>`,
  ].join('');
}

/** The anime hand: flat skin, the head's shadow with an edge, a few lines. */
function inkedBust({ sitting, neck, at, pit, wide, high }: Bust, shape: string): string {
  const { head, likeness, light } = sitting;
  const { skin } = likeness;
  const ink = inkOf(sitting);
  const dim = -light.side;
  const chin = head.at(0, 99);
  const cast = [
    head.spot([-70, 50, -20]),
    head.spot([70, 50, -20]),
    at(neck * 1.15, 112),
    [chin[0] + dim * 20, chin[1] + 26] as const,
    at(-neck * 1.15, 112),
  ];
  const arm = [
    at(dim * neck, 100),
    at(dim * wide * 0.5, pit + 14),
    at(dim * wide * 0.7, high + 40),
    at(dim * wide * 0.66, LOW),
    at(dim * wide * 1.3, LOW),
    at(dim * wide * 1.2, 120),
  ];
  const collars = [-1, 1].map((side) =>
    line([at(side * 9, pit + 3), at(side * wide * 0.25, pit + 8), at(side * wide * 0.5, pit + 3)]),
  );
  const tone = mix(mix(skin.base, skin.shadow, 0.62), light.gloom, 0.1);
  return [
    `<clipPath id="bust"><path d="${shape}"/></clipPath><path d="${shape}" fill="${mix(skin.base, skin.light, 0.35)}" stroke="${ink}" stroke-width="1.6"/>`,
    `<g clip-path="url(#bust)"><g fill="${tone}"><path d="${blob(cast)}"/><path d="${blob(arm)}"/></g>`,
    `<path d="${collars.join('')}" fill="none" stroke="${ink}" stroke-opacity=".55" stroke-width="1.3" stroke-linecap="round"/></g>`,
  ].join('');
}

/** The head's shadow on the neck. */
function castByHead({ sitting, neck, at }: Bust): string {
  const { head, likeness, light } = sitting;
  const shadow = mix(likeness.skin.shadow, light.gloom, 0.35);
  const dim = -light.side;
  const [chin, jaw] = [head.at(0, 99, 0), head.spot([dim * 40, 72, 0])];
  const under: Point[] = [
    head.spot([-70, 40, -20]),
    head.spot([70, 40, -20]),
    at(neck * 1.2 + dim * 6, 118),
    [chin[0] + dim * 16, chin[1] + 27],
    at(-neck * 1.2 + dim * 6, 118),
  ];
  const side: Point[] = [
    jaw,
    at(dim * neck, 100),
    at(dim * (neck + 16), 138),
    at(dim * 18, 150),
    [chin[0] + dim * 14, chin[1] + 14],
  ];
  return softBlob(under, 7, [shadow, 0.85]) + softBlob(side, 6, [shadow, 0.5]);
}

/** Collarbones, the pit between them and the two cords of the neck. */
function bones({ sitting, wide, neck, pit, high }: Bust, at: Bust['at']): string {
  const { likeness, light } = sitting;
  const { skin } = likeness;
  const firm = likeness.sex === 'man' ? 0.5 : 0.42;
  return [-1, 1]
    .map((side) => {
      const collar = [
        at(side * 10, pit + 2),
        at(side * wide * 0.28, pit + 8),
        at(side * wide * 0.52, pit + 4),
        at(side * wide * 0.78, high - 8),
      ];
      const above = collar.map(([x, y]): Point => [x, y - 4]);
      const cord = [
        at(side * (neck * 0.92), 92),
        at(side * neck * 0.62, 120),
        at(side * 9, pit - 1),
      ];
      const glow = side === light.side ? 0.5 : 0.22;
      return (
        softLine(collar, 6, [skin.shadow, firm + 0.2]) +
        softLine(above, 4, [skin.light, glow]) +
        softLine(cord, 7, [skin.shadow, firm])
      );
    })
    .join('');
}
