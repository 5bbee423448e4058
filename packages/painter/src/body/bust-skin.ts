// The skin of neck, shoulders, trunk and arms in the tones of the face, and the head's shadow on it.
import { inkOf } from '../anime/face.ts';
import type { Bust } from './bust.ts';
import { mix, shade } from '../colour.ts';
import { skinTones } from '../drawn/skin.ts';
import { armOf, limbPiece } from './limb.ts';
import { crease, shapeOf, within } from '../clothes/sewing.ts';
import { line, type Point, pointAt, ribbon, sides } from './shape.ts';
import { bodyShadow } from './torso-light.ts';

/** Clothes that cover the shoulders leave only what a neckline shows: more would stick out beside a collar. */
export function bustSkin(bust: Bust, isCovered: boolean): string {
  const tones = tonesOf(bust);
  const { outline, sitting } = bust;
  const anime = sitting.likeness.hand === 'anime';
  const isNarrow = isCovered && !anime;
  // The neck leans with the head: the trunk begins below it.
  const trunk = isNarrow
    ? sides(throatOf(bust, -1), throatOf(bust, 1).reverse())
    : sides(outline(-1).slice(2), [...outline(1).slice(2)].reverse());
  const { shape, left, right } = neck(bust, isNarrow);
  const throat = `${trunk}${shape}`;
  return [
    shapeOf(trunk, tones.base),
    within(trunk, bodyShadow(bust, tones.dim)),
    shapeOf(shape, tones.base),
    within(throat, shapeOf(bust.headShadow, tones.shadow)),
    anime ? bones(bust, tones) : within(throat, bones(bust, tones)),
    !anime && sitting.likeness.marks.has('tattoo') ? tattoo(bust, tones) : '',
    anime ? inkLines(bust, { left, right }) : '',
  ].join('');
}

/** Bare arms, for sleeveless clothes. */
export function bareArm(bust: Bust, side: -1 | 1, until = 1): string {
  const { base, dim } = tonesOf(bust);
  return limbPiece(bust, armOf(bust, side), { colour: base, dim, until, ease: 0 });
}

function tonesOf({ sitting: { likeness, light } }: Bust) {
  if (likeness.hand === 'anime') {
    const base = mix(likeness.skin.base, likeness.skin.light, 0.35);
    const shadow = mix(shade(likeness.skin.base, -0.07, 1.25), '#d4607a', 0.16);
    return { base, dim: shadow, shadow };
  }
  /** `shadow` is below the chin: darker, warmer and more saturated, by any light. */
  const { base, shadow } = skinTones(likeness.skin, light);
  return { base, dim: mix(base, shadow, 0.6), shadow };
}

type Tones = ReturnType<typeof tonesOf>;

/** Collarbones in thin slivers. */
function bones({ at, torso: { pit, joint }, sitting }: Bust, { shadow }: Tones): string {
  const anime = sitting.likeness.hand === 'anime';
  return [-1, 1]
    .map((side) =>
      crease(
        [
          at(side * 8, pit + 4),
          at(side * joint * 0.3, pit + 12),
          at(side * joint * 0.58, pit + 7),
          at(side * joint * 0.8, pit + 14),
        ],
        anime ? 1 : 2.3,
        anime ? [inkOf(sitting), 0.5] : [shadow, 0.75],
      ),
    )
    .join('');
}

/** A twig with leaves, from the pit of the neck up its lit side. */
function tattoo({ at, sitting, torso }: Bust, { shadow }: Tones): string {
  const s = sitting.light.side;
  const ink = mix(shadow, '#1c2430', 0.72);
  const twig = [
    at(s * 10, torso.pit + 26),
    at(s * 20, torso.pit + 8),
    at(s * 23, torso.pit - 10),
    at(s * 20, torso.pit - 26),
  ];
  const leaves = twig.flatMap(([x, y]) =>
    ([-1, 1] as const).map((way) =>
      ribbon(
        [
          [x, y],
          [x + way * 5, y - 4],
          [x + way * 9, y - 10],
        ],
        (t) => 2.4 * Math.sin(Math.PI * t),
      ),
    ),
  );
  return `<g fill="${ink}" fill-opacity=".8"><path d="${leaves.join('')}"/></g><path d="${line(twig)}" fill="none" stroke="${ink}" stroke-width="1.6" stroke-opacity=".8" stroke-linecap="round"/>`;
}

/** One side of the skin below the neck as far as a neckline shows it. */
const throatOf = ({ put, at, torso: { neck: half, pit } }: Bust, side: -1 | 1): Point[] => [
  put([side * (half + 3), pit - 22, -24]),
  at(side * (half + 8), pit),
  at(side * (half + 8), pit + 130),
];

function neck(bust: Bust, isNarrow: boolean) {
  const { torso, put, outline } = bust;
  const { head } = bust.sitting;
  const half = torso.neck;
  const edge = (side: -1 | 1): Point[] => [
    head.spot([side * (half + 2), 40, -34]),
    head.spot([side * (half - 1), 80, -30]),
    pointAt([head.spot([side * half, 104, -28]), outline(side)[1] ?? [0, 0]], 0.5),
    ...(isNarrow ? throatOf(bust, side).slice(0, 1) : outline(side).slice(2, 4)),
  ];
  const base: Point[] = [put([-20, torso.pit + 4, 4]), put([20, torso.pit + 4, 4])];
  const [left, right] = [edge(-1), edge(1)];
  return { shape: sides(left, base, [...right].reverse()), left, right };
}

/** Lines of the anime style: the neck as far as the shoulders, and the sides below the armpits. */
function inkLines(
  { outline, sitting, torso }: Bust,
  { left, right }: Record<'left' | 'right', readonly Point[]>,
): string {
  const slope = (side: -1 | 1): Point[] =>
    outline(side)
      .slice(4)
      .filter(([, y]) => y < torso.pit + 12);
  const flank = (side: -1 | 1): string =>
    line(outline(side).filter(([, y]) => y > torso.joints + 30));
  const path = [line([...left, ...slope(-1)]), line([...right, ...slope(1)]), flank(-1), flank(1)];
  return `<path d="${path.join('')}" fill="none" stroke="${inkOf(sitting)}" stroke-width="1.6" stroke-linecap="round"/>`;
}
