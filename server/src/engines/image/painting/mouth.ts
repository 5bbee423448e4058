// Painted lips, closed or parted over teeth.
import { mix, shade } from './colour.ts';
import { line, lerp, type Point, sides } from './shape.ts';
import { softSpot } from './soft.ts';
import type { Sitting } from './sitting.ts';

export function mouth(sitting: Sitting): string {
  const { likeness } = sitting;
  const { bow, seamUp, seamDown, under, gap, width, gleam } = lipsOf(sitting);
  const { skin } = likeness;
  const lip = likeness.sex === 'woman' ? skin.lip : mix(skin.lip, skin.base, 0.5);
  const seam = `stroke="${mix(skin.deep, '#2a0a10', 0.5)}" stroke-opacity="${gap > 0.5 ? 0.5 : 0.8}"`;
  const ends = [seamUp.at(-1), seamUp[0]].filter((end) => end !== undefined);
  return [
    gap > 0.5 ? teeth(seamUp, seamDown, skin.deep) : '',
    `<path d="${sides(bow, seamUp)}" fill="${shade(lip, -0.05)}"/>`,
    `<path d="${sides(seamDown, under)}" fill="${lip}"/>`,
    softSpot(gleam, [width * 0.4, 2.8], [mix(lip, '#ffffff', 0.55), 0.42]),
    `<path d="${line([...seamUp].reverse())}" fill="none" ${seam} stroke-width="1.25" stroke-linecap="round"/>`,
    corners(ends, skin.deep),
  ].join('');
}

interface Lips {
  /** Upper edge of the upper lip, from the viewer's left to the right; the others go round from there. */
  readonly bow: Point[];
  readonly seamUp: Point[];
  readonly seamDown: Point[];
  readonly under: Point[];
  readonly gap: number;
  readonly width: number;
  readonly gleam: Point;
}

const HEIGHT = 63;

function lipsOf({ likeness, head, mood, light }: Sitting): Lips {
  const width = likeness.mouth.width * (1 + mood.smile * 0.16);
  const full = likeness.mouth.full * (1 - mood.smile * 0.1);
  const gap = mood.open * 5.2;
  const sag = mood.smile * 1.1;
  const on = (x: number, dy: number, lift: number): Point => head.at(x * width, HEIGHT + dy, lift);
  const both = (x: number, dy: number, lift: number): [Point, Point] => [
    on(-x, dy, lift),
    on(x, dy, lift),
  ];
  const [left, right] = [-1, 1].map((side) => {
    const up = mood.smile * 4.6 + (mood.smirk * side > 0 ? Math.abs(mood.smirk) * 3 : 0);
    return on(side, 0.8 - up, -1.5);
  }) as [Point, Point]; // two sides give two corners
  const [bowA, bowB] = both(0.55, -3.4 * full, 1.5);
  const [peakA, peakB] = both(0.2, -7.2 * full, 3);
  const [upA, upB] = both(0.5, -0.6 + sag, 1.6);
  const [midA, midB] = both(0.14, 0.4 + sag, 3);
  const [downA, downB] = both(0.5, 0.4 + sag + gap * 0.7, 1.4);
  const [lowA, lowB] = both(0.55, 6.4 * full + gap * 0.6, 1.6);
  const [footA, footB] = both(0.15, 9.8 * full + gap * 0.75, 3);
  return {
    bow: [left, bowA, peakA, on(0, -5.7 * full, 3.4), peakB, bowB, right],
    seamUp: [right, upB, midB, on(0, -0.2 + sag, 3.2), midA, upA, left],
    seamDown: [left, downA, on(0, 1 + sag + gap, 2.4), downB, right],
    under: [right, lowB, footB, footA, lowA, left],
    gap,
    width,
    gleam: on(0.06 + light.side * 0.12, 5.6 * full + gap * 0.8, 3),
  };
}

function teeth(up: Point[], down: Point[], deep: string): string {
  return [
    `<path d="${sides([...up].reverse(), [...down].reverse())}" fill="${mix(deep, '#1a0508', 0.6)}"/>`,
    `<path d="${sides(
      [...up].reverse(),
      [...down].reverse().map(([x, y], at): Point => {
        const upper = up[Math.round((at / 4) * 6)] ?? [x, y];
        return [lerp(upper[0], x, 0.78), lerp(upper[1], y, 0.78)];
      }),
    )}" fill="#f4ece4"/>`,
  ].join('');
}

const corners = (ends: readonly Point[], deep: string): string =>
  ends
    .map(([x, y]) => `<circle cx="${x}" cy="${y + 0.2}" r="1.3" fill="${deep}" fill-opacity=".4"/>`)
    .join('');
