// Permanent accessories: glasses, earrings, a beauty mark.
import { animeFeatures } from '../anime/cast.ts';
import type { Spot } from './head.ts';
import { blob, line, places, type Point } from './shape.ts';
import type { Sitting } from './sitting.ts';

/** Accessories under the hair. */
export function behindHair(sitting: Sitting): string {
  return sitting.likeness.marks.has('earrings') ? earrings(sitting) : '';
}

/** Accessories in front of everything. */
export function adornments(sitting: Sitting): string {
  const { marks } = sitting.likeness;
  return (
    (marks.has('glasses') || marks.has('round glasses') ? glasses(sitting) : '') +
    (marks.has('beauty mark') ? beautyMark(sitting) : '')
  );
}

function beautyMark({ head, likeness }: Sitting): string {
  const [x, y] = head.at(24, 49);
  return `<circle cx="${x}" cy="${y}" r="1.5" fill="${likeness.skin.deep}" fill-opacity=".9"/>`;
}

function earrings({ head }: Sitting): string {
  return [-1, 1]
    .map((side) => {
      const lobe: Spot = [side * 74, 40, -8];
      if (head.depth(lobe) < -20) return '';
      const [x, y] = head.spot(lobe);
      return [
        `<circle cx="${x}" cy="${y + 7}" r="7" fill="none" stroke="#a87a2e" stroke-width="2.6"/>`,
        `<path d="M${x - 6.4} ${y + 4}a7 7 0 0 0 5 9.6" fill="none" stroke="#ffe9b0" stroke-width="1.3" stroke-linecap="round"/>`,
      ].join('');
    })
    .join('');
}

const SQUARE = places('-21 -10, -13 -15, 5 -16.5, 19 -14, 23 -6, 20 9, 7 15, -10 14, -19 6');
const ROUND: readonly Point[] = Array.from({ length: 12 }, (_, at): Point => {
  const angle = (at / 12) * Math.PI * 2;
  return [Math.cos(angle) * 21.5, Math.sin(angle) * 19.5 - 0.5];
});

function glasses(sitting: Sitting): string {
  const { head, likeness, light } = sitting;
  const { apart, low } = animeFeatures(likeness).eye;
  const isRound = likeness.marks.has('round glasses');
  const frame = isRound ? '#8a6230' : '#3a2428';
  const rim = isRound ? ROUND : SQUARE;
  const lens = (side: number): Point[] =>
    rim.map(([x, y]) => head.at(side * (apart + x), y + low, 9 - Math.max(0, x) * 0.18));
  const drawn = [-1, 1].map((side) => {
    const points = lens(side);
    const glint = [
      head.at(side * apart - 9 * light.side, low - 15, 10),
      head.at(side * apart - 3 * light.side, low - 17, 10),
    ];
    return [
      `<path d="${blob(points)}" fill="#fff" fill-opacity=".05" stroke="${frame}" stroke-width="1.7"/>`,
      `<path d="${blob(points.map(([x, y]): Point => [x, y - 0.7]))}" fill="none" stroke="#8a5a48" stroke-width=".7" stroke-opacity=".8"/>`,
      `<path d="${line(glint)}" stroke="#fff" stroke-width="2.2" stroke-opacity=".35" stroke-linecap="round"/>`,
    ].join('');
  });
  const bridge = [
    head.at(-(apart - 21), low - 7, 10),
    head.at(0, low - 10, 16),
    head.at(apart - 21, low - 7, 10),
  ];
  const arms = [-1, 1].map((side) => {
    const path = [
      head.at(side * (apart + 22.5), low - 7, 5),
      head.spot([side * 75, -6, 20]),
      head.spot([side * 78, -4, -12]),
    ];
    return head.depth([side * 75, -6, 10]) < -14
      ? ''
      : `<path d="${line(path)}" fill="none" stroke="${frame}" stroke-width="2"/>`;
  });
  return `<path d="${line(bridge)}" fill="none" stroke="${frame}" stroke-width="2.2"/>${drawn.join('')}${arms.join('')}`;
}
