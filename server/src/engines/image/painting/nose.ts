// A painted nose: wings, nostrils, the light on its ridge, and its edge against the far cheek.
import { mix } from './colour.ts';
import { blob, line } from './shape.ts';
import type { Sitting } from './sitting.ts';
import { softLine, softSpot } from './soft.ts';

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
  return [
    far(sitting),
    wing(-1),
    wing(1),
    nostril(-1),
    nostril(1),
    `<path d="${line(septum)}" fill="none" stroke="${deep}" stroke-opacity=".3" stroke-width="1.1" stroke-linecap="round"/>`,
    softSpot([ridge[0] + lit * 1.6, ridge[1]], [4.4, 3.6], [mix(glow, '#ffffff', 0.35), 0.6]),
    softLine(
      [
        head.at(lit, -6, likeness.nose.bridge + 2),
        head.at(lit * 1.2, 12, likeness.nose.bridge + 8),
        head.at(lit * 1.4, tip - 8, 20),
      ],
      4,
      [glow, 0.5],
    ),
  ].join('');
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
