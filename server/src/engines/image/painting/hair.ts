// A head of hair in two layers, behind and before the face, whatever the style.
import { mix } from './colour.ts';
import { curls, HALO, TOP } from './curls.ts';
import { type Layers, paintSheets } from './hair-sheets.ts';
import { HAIRLINE } from './hair-guides.ts';
import { sheetsOf } from './hair-styles.ts';
import type { Spot } from './head.ts';
import { chanceOf } from './random.ts';
import { clamp, line, type Point, pt, refine, sides } from './shape.ts';
import type { Sitting } from './sitting.ts';

export function hair(sitting: Sitting): Layers {
  const { style } = sitting.likeness;
  const sheets = paintSheets(sitting, sheetsOf(sitting.likeness));
  const scalp = cap(sitting);
  if (style === 'curls') {
    const cloud = curls(sitting, HALO);
    return { back: cloud.back, front: scalp + cloud.front };
  }
  if (style === 'short-curls') {
    const cloud = curls(sitting, TOP);
    return { back: cloud.back + sheets.back, front: scalp + sheets.front + cloud.front };
  }
  if (style === 'cropped') return { back: '', front: scalp + stubs(sitting) };
  const braid = style === 'braid' ? plait(sitting) : '';
  return { back: sheets.back, front: braid + scalp + sheets.front };
}

/** The covered part of the head, so that no skin shows between locks. */
function cap(sitting: Sitting): string {
  const { head, likeness } = sitting;
  const cropped = likeness.style === 'cropped';
  const lift = cropped ? 1.035 : 1.02;
  const edge = HAIRLINE.map(head.spot);
  const left: Point = edge[0] ?? [0, 0];
  const right: Point = edge.at(-1) ?? [0, 0];
  const centre = head.spot([0, -30, 0]);
  const outline = head.outline();
  const half = outline.length / 2;
  const grown = (points: readonly Point[], end: Point): Point[] =>
    points
      .filter(([, y]) => y < end[1] - 4)
      .map(([x, y]): Point => [
        centre[0] + (x - centre[0]) * lift,
        centre[1] + (y - centre[1]) * lift,
      ]);
  const around = [
    right,
    ...grown(outline.slice(0, half), right).reverse(),
    ...grown(outline.slice(half), left).reverse(),
    left,
  ];
  const { hair: tones, skin } = likeness;
  const fill = cropped ? mix(tones.dark, skin.shadow, 0.28) : tones.dark;
  return `<path d="${sides(edge, around)}" fill="${fill}"${cropped ? ` stroke="${fill}" stroke-opacity=".4" stroke-width="4"` : ''}/>`;
}

/** Hair of a few millimetres: short strokes all over the skull. */
function stubs({ likeness, head, light }: Sitting): string {
  const chance = chanceOf(likeness.seed, 'stubs');
  const paths: Record<'dark' | 'light', string[]> = { dark: [], light: [] };
  for (let i = 0; i < 900; i += 1) {
    const angle = chance.between(-2.2, 2.2);
    const up = chance.between(-0.25, 1);
    const flat = Math.sqrt(1 - up * up);
    const spot: Spot = [
      Math.sin(angle) * flat * 74,
      -22 - up * 80,
      Math.cos(angle) * flat * 84 - 6,
    ];
    const hairline = -62 + (Math.abs(spot[0]) / 70) ** 3 * 60;
    if (head.depth(spot) < -4 || (spot[2] > 8 && spot[1] > hairline)) continue;
    const [x, y] = head.spot(spot);
    const lit = Math.sin(angle) * flat * light.side * 0.5 + up * 0.6;
    paths[lit + chance.drift() * 0.5 > 0.35 ? 'light' : 'dark'].push(
      `M${pt([x, y])}l${(chance.drift() * 1.6).toFixed(1)} ${chance.between(1, 3).toFixed(1)}`,
    );
  }
  const { hair: tones } = likeness;
  return [
    `<path d="${paths.dark.join('')}" stroke="${tones.deep}" stroke-opacity=".5" stroke-width="1" fill="none"/>`,
    `<path d="${paths.light.join('')}" stroke="${tones.shine}" stroke-opacity=".55" stroke-width="1" fill="none"/>`,
  ].join('');
}

/** A braid laid over one shoulder: pairs of lobes that slant towards its middle. */
function plait({ likeness, head, light }: Sitting): string {
  const side = head.turn.yaw > 0 ? -1 : 1;
  const path = refine(
    [
      [side * 72, 26, -52],
      [side * 84, 68, -26],
      [side * 82, 118, 14],
      [side * 72, 175, 42],
      [side * 66, 262, 46],
    ] satisfies Spot[],
    3,
  ).map(([x = 0, y = 0, z = 0]): Point => head.spot([x, y, z]));
  const { hair: tones } = likeness;
  const lobes = path
    .slice(0, -1)
    .flatMap((from, at) => [-1, 1].map((half) => lobe(from, path[at + 1] ?? from, half)));
  return lobes
    .map(({ shape, crease, half, order }) => {
      const tone = clamp((half === light.side ? 0.4 : -0.25) + Math.sin(order * 1.7) * 0.12, -1, 1);
      const fill =
        tone < 0 ? mix(tones.base, tones.dark, -tone * 2) : mix(tones.base, tones.light, tone);
      return [
        `<path d="${shape}" fill="${fill}" stroke="${tones.deep}" stroke-opacity=".6" stroke-width="1"/>`,
        crease
          .map(
            (path) =>
              `<path d="${path}" stroke="${tones.shine}" stroke-opacity="${half === light.side ? 0.4 : 0.16}" stroke-width="1.1" fill="none" stroke-linecap="round"/>`,
          )
          .join(''),
      ].join('');
    })
    .join('');
}

function lobe(
  from: Point,
  to: Point,
  half: number,
): { shape: string; crease: string[]; half: number; order: number } {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const [ax, ay] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  /** `along` the braid from its upper end, `out` from its middle. */
  const on = (along: number, out: number): Point => [
    from[0] + ax * along * length - ay * out * -half,
    from[1] + ay * along * length + ax * out * -half,
  ];
  const shape = sides(
    [on(-0.35, -1), on(-0.5, 9), on(0.05, 16), on(0.7, 14), on(1.35, 3), on(1.5, -2)],
    [on(1.5, -2), on(0.75, 1.5), on(-0.35, -1)],
  );
  const crease = [
    line([on(-0.2, 9), on(0.3, 12), on(1, 5)]),
    line([on(-0.1, 5), on(0.4, 7.5), on(1, 2)]),
  ];
  return { shape, crease, half, order: from[1] };
}
