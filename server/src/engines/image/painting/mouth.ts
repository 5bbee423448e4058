// Painted lips, closed or parted over teeth, and the nose above them.
import { mix, shade } from './colour.ts';
import { blob, line, lerp, type Point, sides } from './shape.ts';
import { softLine, softSpot } from './soft.ts';
import type { Sitting } from './sitting.ts';

export function mouth(sitting: Sitting): string {
  const { likeness, head, mood } = sitting;
  const w = likeness.mouth.width * (1 + mood.smile * 0.16);
  const full = likeness.mouth.full * (1 - mood.smile * 0.1);
  const y = 63;
  const corner = (side: number): Point => {
    const up = mood.smile * 4.6 + (mood.smirk * side > 0 ? Math.abs(mood.smirk) * 3 : 0);
    return head.at(side * w, y + 0.8 - up, -1.5);
  };
  const on = (x: number, dy: number, lift: number): Point => head.at(x * w, y + dy, lift);
  const gap = mood.open * 5.2;
  const [left, right] = [corner(-1), corner(1)];
  const sag = mood.smile * 1.1;
  const bow: Point[] = [
    left,
    on(-0.55, -3.4 * full, 1.5),
    on(-0.2, -7.2 * full, 3),
    on(0, -5.7 * full, 3.4),
    on(0.2, -7.2 * full, 3),
    on(0.55, -3.4 * full, 1.5),
    right,
  ];
  const seamUp: Point[] = [
    right,
    on(0.5, -0.6 + sag, 1.6),
    on(0.14, 0.4 + sag, 3),
    on(0, -0.2 + sag, 3.2),
    on(-0.14, 0.4 + sag, 3),
    on(-0.5, -0.6 + sag, 1.6),
    left,
  ];
  const seamDown: Point[] = [
    left,
    on(-0.5, 0.4 + sag + gap * 0.7, 1.4),
    on(0, 1 + sag + gap, 2.4),
    on(0.5, 0.4 + sag + gap * 0.7, 1.4),
    right,
  ];
  const under: Point[] = [
    right,
    on(0.55, 6.4 * full + gap * 0.6, 1.6),
    on(0.15, 9.8 * full + gap * 0.75, 3),
    on(-0.15, 9.8 * full + gap * 0.75, 3),
    on(-0.55, 6.4 * full + gap * 0.6, 1.6),
    left,
  ];
  const woman = likeness.sex === 'woman';
  const lip = woman ? likeness.skin.lip : mix(likeness.skin.lip, likeness.skin.base, 0.5);
  return (
    (gap > 0.5 ? teeth(seamUp, seamDown, likeness.skin.deep) : '') +
    `<path d="${sides(bow, seamUp)}" fill="${shade(lip, -0.05)}"/>` +
    `<path d="${sides(seamDown, under)}" fill="${lip}"/>` +
    shineOn(sitting, { lip, at: head.at(w * 0.06, y + 5.6 * full + gap * 0.8, 3), w }) +
    `<path d="${line([...seamUp].reverse())}" fill="none" stroke="${mix(likeness.skin.deep, '#2a0a10', 0.5)}" stroke-opacity="${gap > 0.5 ? 0.5 : 0.8}" stroke-width="1.25" stroke-linecap="round"/>` +
    corners([left, right], likeness.skin.deep)
  );
}

function teeth(up: Point[], down: Point[], deep: string): string {
  return (
    `<path d="${sides([...up].reverse(), [...down].reverse())}" fill="${mix(deep, '#1a0508', 0.6)}"/>` +
    `<path d="${sides(
      [...up].reverse(),
      [...down].reverse().map(([x, y], at): Point => {
        const upper = up[Math.round((at / 4) * 6)] ?? [x, y];
        return [lerp(upper[0], x, 0.78), lerp(upper[1], y, 0.78)];
      }),
    )}" fill="#f4ece4"/>`
  );
}

function shineOn({ light }: Sitting, drawn: { lip: string; at: Point; w: number }): string {
  const { lip, at, w } = drawn;
  return softSpot(
    [at[0] + light.side * w * 0.12, at[1]],
    [w * 0.4, 2.8],
    [mix(lip, '#ffffff', 0.55), 0.42],
  );
}

const corners = (ends: readonly Point[], deep: string): string =>
  ends
    .map(([x, y]) => `<circle cx="${x}" cy="${y + 0.2}" r="1.3" fill="${deep}" fill-opacity=".4"/>`)
    .join('');

export function nose(sitting: Sitting): string {
  const { likeness, head } = sitting;
  const { width: w, tip } = likeness.nose;
  const { deep, light: glow } = likeness.skin;
  const base = tip + 6.2;
  const nostril = (side: number): string => {
    const shape = [
      head.at(side * (w * 0.28), base - 0.6, 15),
      head.at(side * (w * 0.52), base - 1.8, 14),
      head.at(side * (w * 0.7), base - 0.9, 10),
      head.at(side * (w * 0.48), base + 0.5, 13),
    ];
    return `<path d="${blob(shape)}" fill="${mix(deep, '#26080e', 0.35)}" fill-opacity=".78"/>`;
  };
  const wing = (side: number): string => {
    const curve = [
      head.at(side * w * 0.86, base - 10.5, 7),
      head.at(side * w, base - 6, 6.5),
      head.at(side * w * 0.98, base - 1.6, 5),
      head.at(side * w * 0.74, base + 0.2, 8),
    ];
    return `<path d="${line(curve)}" fill="none" stroke="${deep}" stroke-opacity=".42" stroke-width="1.2" stroke-linecap="round"/>`;
  };
  const septum = [
    head.at(-w * 0.3, base + 0.2, 15),
    head.at(0, base + 2.2, 17),
    head.at(w * 0.3, base + 0.2, 15),
  ];
  const ridge = head.at(0, tip - 2, 25);
  const lit = sitting.light.side;
  return (
    far(sitting) +
    wing(-1) +
    wing(1) +
    nostril(-1) +
    nostril(1) +
    `<path d="${line(septum)}" fill="none" stroke="${deep}" stroke-opacity=".3" stroke-width="1.1" stroke-linecap="round"/>` +
    softSpot([ridge[0] + lit * 1.6, ridge[1]], [4.4, 3.6], [mix(glow, '#ffffff', 0.35), 0.6]) +
    softLine(
      [
        head.at(lit, -6, likeness.nose.bridge + 2),
        head.at(lit * 1.2, 12, likeness.nose.bridge + 8),
        head.at(lit * 1.4, tip - 8, 20),
      ],
      4,
      [glow, 0.5],
    )
  );
}

/** In a turned head the nose has an edge against the far cheek. */
function far({ likeness, head }: Sitting): string {
  const turned = Math.abs(head.turn.yaw);
  if (turned < 0.14) return '';
  const side = Math.sign(head.turn.yaw);
  const { bridge, tip, width: w } = likeness.nose;
  const edge = [
    head.at(side * 5.5, -13, 3),
    head.at(side * 3.6, -2, bridge),
    head.at(side * 3.4, 14, bridge + 7),
    head.at(side * 4.4, tip - 7, 20),
    head.at(side * 6, tip, 21),
    head.at(side * w * 0.62, tip + 4.6, 14),
  ];
  return `<path d="${line(edge)}" fill="none" stroke="${likeness.skin.deep}" stroke-opacity="${Math.min(0.5, turned)}" stroke-width="1.2" stroke-linecap="round"/>`;
}
