// The anime hand: a face in ink and flat tones, with large eyes, a small nose and shadows with clear edges.
import { earShapes } from './ears.ts';
import { mix, shade } from './colour.ts';
import { HAIRLINE } from './hair-guides.ts';
import { blob, lerp, line, type Point, refine, ribbon, sides } from './shape.ts';
import type { Sitting } from './sitting.ts';
import { softSpot } from './soft.ts';

export function animeFace(sitting: Sitting): string {
  const { likeness, head, light } = sitting;
  const { skin } = likeness;
  const ink = inkOf(sitting);
  const edge = head.outline();
  const outline = blob(edge);
  const ears = earShapes(sitting).map(({ shape, inner }) =>
    [
      `<path d="${blob(shape)}" fill="${skin.base}" stroke="${ink}" stroke-width="1.3"/>`,
      `<path d="${line(inner)}" fill="none" stroke="${ink}" stroke-opacity=".6" stroke-width="1.2"/>`,
    ].join(''),
  );
  return [
    ears.join(''),
    `<clipPath id="face"><path d="${outline}"/></clipPath>`,
    `<path d="${outline}" fill="${mix(skin.base, skin.light, 0.35)}" stroke="${ink}" stroke-width="1.6"/>`,
    `<g clip-path="url(#face)">${shadows(sitting)}${blush(sitting)}`,
    `<path d="${line(rimOf(edge, light.side))}" fill="none" stroke="${light.rim}" stroke-width="4" stroke-opacity=".75"/>`,
    `${mouth(sitting, ink)}${nose(sitting, ink)}${[-1, 1].map((side) => eye(sitting, side, ink)).join('')}</g>`,
    [-1, 1].map((side) => brow(sitting, side)).join(''),
  ].join('');
}

export const inkOf = ({ likeness }: Sitting): string => mix(likeness.skin.deep, '#2a1018', 0.55);

function rimOf(edge: readonly Point[], side: number): Point[] {
  const half = edge.length / 2;
  return side < 0 ? edge.slice(8, half) : edge.slice(half, -8);
}

/** Flat shadows: under the hair, on the side away from the light, under the nose and the lip. */
function shadows({ likeness, head, light }: Sitting): string {
  const tone = mix(mix(likeness.skin.base, likeness.skin.shadow, 0.62), light.gloom, 0.1);
  const dim = -light.side;
  const at = (x: number, y: number, lift = 0): Point => head.at(x, y, lift);
  const hairline = HAIRLINE.map(head.spot);
  const below = HAIRLINE.map(([x, y, z], index): Point =>
    head.spot([x * 0.97, y + 12 + (index % 2) * 9, z + 1]),
  ).reverse();
  const plane = [
    at(dim * 64, -30),
    at(dim * 58, 0),
    at(dim * 60, 24),
    at(dim * 44, 56),
    at(dim * 22, 84),
    at(dim * 8, 100),
  ];
  const outside = [
    head.spot([dim * 60, 112, 0]),
    head.spot([dim * 110, 40, -20]),
    head.spot([dim * 90, -40, 0]),
  ];
  const { tip } = likeness.nose;
  const under = [at(-4, tip + 3, 14), at(5 * dim, tip + 1, 14), at(dim * 7, tip + 6, 6)];
  return [
    `<g fill="${tone}"><path d="${sides(hairline, below)}"/><path d="${sides(plane, outside)}"/><path d="${sides(under)}"/>`,
    `<path d="${blob([at(-7, 72), at(7, 72), at(0, 75)])}" fill-opacity=".8"/></g>`,
  ].join('');
}

function blush({ likeness, head }: Sitting): string {
  return [-1, 1]
    .map((side) => {
      const strokes = [-5, 0, 5].map((dx) =>
        line([head.at(side * (42 + dx) - 1.5, 30), head.at(side * (42 + dx) + 1.5, 24)]),
      );
      return [
        softSpot(head.at(side * 42, 28), [17, 8], [likeness.skin.blush, 0.34]),
        `<path d="${strokes.join('')}" stroke="${likeness.skin.blush}" stroke-width="1.2" stroke-opacity=".55" stroke-linecap="round"/>`,
      ].join('');
    })
    .join('');
}

interface Opening {
  readonly upper: Point[];
  readonly lower: Point[];
  /** Half its width, and how far it opens up and down. */
  readonly wide: number;
  readonly up: number;
  readonly down: number;
}

function openingOf({ likeness, head, mood }: Sitting, side: number): Opening {
  const { apart, tilt } = likeness.eyes;
  // Grown-up eyes: narrower with the years, never round.
  const years = lerp(1, 0.8, Math.min(1, Math.max(0, (likeness.age - 25) / 25)));
  const [wide, up, down] = [
    likeness.eyes.width * 1.12,
    15.5 * years * mood.lids,
    11.5 * years * lerp(1, mood.lids, 0.5) * (1 - mood.smile * 0.18),
  ];
  const on = (x: number, y: number, lift = -1): Point =>
    head.at(side * (apart + 0.5 + x * wide), 3 + y, lift);
  return {
    wide,
    up,
    down,
    upper: [
      on(-0.98, 3, -2),
      on(-0.82, -up * 0.5),
      on(-0.3, -up * 0.98),
      on(0.3, -up),
      on(0.82, -up * 0.62 - tilt * 0.5),
      on(1.08, -1.5 - tilt, -4),
    ],
    lower: [
      on(1.08, -1.5 - tilt, -4),
      on(0.84, down * 0.66),
      on(0.3, down),
      on(-0.35, down * 0.96),
      on(-0.82, down * 0.62),
      on(-0.98, 3, -2),
    ],
  };
}

function eye(sitting: Sitting, side: number, ink: string): string {
  const { likeness, head } = sitting;
  const opening = openingOf(sitting, side);
  const { upper, lower } = opening;
  const shape = sides(upper, lower);
  const id = side < 0 ? 'eye-a' : 'eye-b';
  const wing: Point = head.at(
    side * (likeness.eyes.apart + opening.wide * 1.3),
    -5.5 - likeness.eyes.tilt,
    -6,
  );
  const lid = refine([...upper, wing], 4).map(([x = 0, y = 0]): Point => [x, y]);
  const lash = ribbon(
    lid,
    (t) => 0.5 + 3 * Math.sin(Math.PI * Math.min(1, 0.08 + t * 0.86)) * lerp(0.6, 1.1, t),
  );
  const low = lower.slice(0, 4);
  const crease = upper.slice(1, 5).map(([x, y]): Point => [x, y - 4.6]);
  return [
    `<clipPath id="${id}"><path d="${shape}"/></clipPath><path d="${shape}" fill="#fbf5f3"/>`,
    `<g clip-path="url(#${id})">${iris(sitting, side, opening)}`,
    `<path d="${sides(
      upper,
      [...upper].reverse().map(([x, y]): Point => [x, y + 4.4]),
    )}" fill="${likeness.skin.deep}" fill-opacity=".35"/></g>`,
    `<path d="${lash}" fill="${ink}"/>`,
    lashes(sitting, { side, ink, opening }),
    `<path d="${ribbon(low, (t) => 1.1 * (1 - t) + 0.2)}" fill="${ink}" fill-opacity=".85"/>`,
    `<path d="${line(crease)}" fill="none" stroke="${ink}" stroke-opacity=".45" stroke-width="1"/>`,
  ].join('');
}

function iris(
  { likeness, head, mood, light }: Sitting,
  side: number,
  { up, down }: Opening,
): string {
  const colour = likeness.iris;
  const look = -head.turn.yaw * 8 + mood.gaze[0];
  const [x, y] = head.at(
    side * (likeness.eyes.apart + 0.5) + look,
    3 + (down - up) / 2 + 1 + mood.gaze[1],
    0,
  );
  const [rx, ry] = [9.6, (up + down) * 0.5 + 1.2];
  const id = side < 0 ? 'iris-a' : 'iris-b';
  const glint = light.side;
  return [
    `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${shade(colour, -0.26)}"/><stop offset=".5" stop-color="${colour}"/>`,
    `<stop offset="1" stop-color="${shade(colour, 0.24, 1.2)}"/></linearGradient>`,
    `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="url(#${id})" stroke="${shade(colour, -0.34)}" stroke-width="1.5"/>`,
    `<ellipse cx="${x}" cy="${y - 0.5}" rx="${rx * 0.42}" ry="${ry * 0.46}" fill="${shade(colour, -0.42)}"/>`,
    `<path d="M${x - rx * 0.66} ${y + ry * 0.36}Q${x} ${y + ry * 1.02} ${x + rx * 0.66} ${y + ry * 0.36}Q${x} ${y + ry * 0.66} ${x - rx * 0.66} ${y + ry * 0.36}Z" fill="${shade(colour, 0.34, 1.2)}" fill-opacity=".75"/>`,
    `<ellipse cx="${x + glint * rx * 0.36}" cy="${y - ry * 0.4}" rx="${rx * 0.33}" ry="${ry * 0.27}" fill="#fff"/>`,
    `<circle cx="${x - glint * rx * 0.4}" cy="${y + ry * 0.36}" r="${rx * 0.17}" fill="#fff" fill-opacity=".9"/>`,
  ].join('');
}

function lashes(
  { likeness, head }: Sitting,
  drawn: { side: number; ink: string; opening: Opening },
): string {
  const { side, ink, opening } = drawn;
  const { apart, tilt } = likeness.eyes;
  return [0.72, 0.95]
    .map((t) => {
      const from = head.at(
        side * (apart + opening.wide * t),
        3 - opening.up * lerp(0.75, 0.3, (t - 0.7) / 0.3),
        -2,
      );
      const tip = head.at(
        side * (apart + opening.wide * (t + 0.3)),
        -opening.up * lerp(0.85, 0.5, (t - 0.7) / 0.3) - tilt,
        -4,
      );
      return `<path d="${ribbon([from, [lerp(from[0], tip[0], 0.5), lerp(from[1], tip[1], 0.4)], tip], (s) => 1.5 * (1 - s) + 0.15)}" fill="${ink}"/>`;
    })
    .join('');
}

function brow({ likeness, head, mood }: Sitting, side: number): string {
  const { apart } = likeness.eyes;
  const y = -21.5 - mood.brows * 3 - (mood.smirk * side > 0 ? 3 : 0);
  const spine = [
    head.at(side * (apart - 16), y + 2.5 + mood.brows, 3),
    head.at(side * (apart + 2), y - 3.6, 3),
    head.at(side * (apart + 21), y + 1.6, 0),
  ];
  const path = refine(spine, 5).map(([px = 0, py = 0]): Point => [px, py]);
  return `<path d="${ribbon(path, (t) => 1.9 * Math.sin(Math.PI * (0.2 + t * 0.78)))}" fill="${mix(likeness.hair.dark, '#1c0e16', 0.45)}"/>`;
}

function nose({ likeness, head, light }: Sitting, ink: string): string {
  const { tip } = likeness.nose;
  const side = head.turn.yaw === 0 ? -light.side : Math.sign(head.turn.yaw);
  const edge = [
    head.at(side * 3, 22, 10),
    head.at(side * 4, tip - 4, 18),
    head.at(side * 3.4, tip + 2, 18),
    head.at(side * -1, tip + 4.6, 14),
  ];
  return [
    `<path d="${ribbon(edge, (t) => 0.2 + 0.65 * t)}" fill="${ink}" fill-opacity=".8"/>`,
    softSpot(head.at(light.side * 1.5, tip - 4, 22), [2.2, 2.6], ['#ffffff', 0.6]),
  ].join('');
}

function mouth({ likeness, head, mood }: Sitting, ink: string): string {
  const w = likeness.mouth.width * (0.72 + mood.smile * 0.12);
  const y = 63;
  const corner = (side: number): Point =>
    head.at(side * w, y - mood.smile * 3.4 - (mood.smirk * side > 0 ? 2.6 : 0), -1);
  const gap = mood.open * 7;
  const top = [
    corner(-1),
    head.at(-w * 0.4, y + 1.2, 2),
    head.at(0, y + 0.6, 3),
    head.at(w * 0.4, y + 1.2, 2),
    corner(1),
  ];
  const low = [
    corner(1),
    head.at(w * 0.5, y + 2 + gap * 0.9, 2),
    head.at(0, y + 2.4 + gap * 1.15, 3),
    head.at(-w * 0.5, y + 2 + gap * 0.9, 2),
    corner(-1),
  ];
  const lip = [
    head.at(-w * 0.42, y + 5.6 + gap, 3),
    head.at(0, y + 8.2 + gap * 1.1, 3),
    head.at(w * 0.42, y + 5.6 + gap, 3),
  ];
  const rose = mix(likeness.skin.lip, likeness.skin.base, 0.25);
  const upper = [
    corner(-1),
    head.at(-w * 0.3, y - 3.4, 3),
    head.at(0, y - 2.2, 3),
    head.at(w * 0.3, y - 3.4, 3),
    corner(1),
  ];
  return [
    `<path d="${sides(upper, [...top].reverse())}" fill="${rose}" fill-opacity=".85"/>`,
    `<path d="${sides([...low].reverse(), [...lip].reverse())}" fill="${rose}" fill-opacity=".8"/>`,
    gap > 0.5
      ? `<path d="${sides(top, low)}" fill="#7a2632"/><path d="${sides(
          top,
          [...top].reverse().map(([x, py]): Point => [x, py + gap * 0.42]),
        )}" fill="#fff8f4"/>`
      : '',
    `<path d="${ribbon(top, (t) => 0.5 + 0.55 * Math.sin(Math.PI * t))}" fill="${ink}"/>`,
  ].join('');
}
