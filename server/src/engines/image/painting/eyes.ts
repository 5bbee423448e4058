// Painted eyes and brows: lids, iris, lashes, and the brow's few strokes.
import { mix, shade } from './colour.ts';
import { chanceOf } from './random.ts';
import { line, lerp, type Point, pt, refine, ribbon, sides } from './shape.ts';
import type { Sitting } from './sitting.ts';

export function eyes(sitting: Sitting): string {
  return [-1, 1].map((side) => brow(sitting, side) + eye(sitting, side)).join('');
}

interface Lids {
  readonly upper: Point[];
  readonly lower: Point[];
  readonly inner: Point;
  readonly outer: Point;
}

/** The eye opening, as seen from the front, then put on the turned head. */
function lidsOf({ likeness, head, mood }: Sitting, side: number): Lids {
  const { width: w, open, tilt, apart } = likeness.eyes;
  const up = 8.9 * open * mood.lids;
  const down = 6.5 * open * (1 - mood.smile * 0.22) * lerp(1, mood.lids, 0.4);
  const on = (x: number, y: number, lift = -1.5): Point => head.at(side * (apart + x), y, lift);
  const [inner, outer] = [on(-w, 2.6 + tilt * 0.3, -2), on(w, 1.2 - tilt, -4)];
  return {
    inner,
    outer,
    upper: [
      inner,
      on(-w * 0.62, -up * 0.55),
      on(-w * 0.08, -up),
      on(w * 0.5, -up * 0.86 - tilt * 0.25),
      outer,
    ],
    lower: [
      outer,
      on(w * 0.55, down * 0.82 - tilt * 0.3),
      on(0, down),
      on(-w * 0.6, down * 0.75),
      inner,
    ],
  };
}

function eye(sitting: Sitting, side: number): string {
  const { likeness } = sitting;
  const lids = lidsOf(sitting, side);
  const opening = sides(lids.upper, lids.lower);
  const id = side < 0 ? 'eye-a' : 'eye-b';
  const ink = mix(likeness.skin.deep, '#150a0c', likeness.sex === 'man' ? 0.62 : 0.82);
  return [
    `<clipPath id="${id}"><path d="${opening}"/></clipPath>`,
    `<g clip-path="url(#${id})"><path d="${opening}" fill="${mix('#f3ece8', likeness.skin.base, 0.14)}"/>`,
    iris(sitting, side),
    lidShadow(lids, likeness.skin.deep),
    `</g>`,
    tearDuct(lids, likeness.skin.lip),
    rims(sitting, { side, lids, ink }),
  ].join('');
}

function iris({ likeness, head, mood, light }: Sitting, side: number): string {
  const { apart, open } = likeness.eyes;
  // Eyes that look at the viewer turn against the head.
  const look = -head.turn.yaw * 10 + mood.gaze[0];
  const [x, y] = head.at(side * apart + look, -0.8 + mood.gaze[1] + head.turn.pitch * -6, -1);
  const r = 8.3 * lerp(1, open, 0.5);
  const colour = likeness.iris;
  const glint = light.side * -0.36 * r;
  const id = side < 0 ? 'iris-a' : 'iris-b';
  return [
    `<radialGradient id="${id}" cx=".5" cy=".62" r=".55"><stop offset="0" stop-color="${shade(colour, 0.16, 1.15)}"/>`,
    `<stop offset=".62" stop-color="${colour}"/><stop offset="1" stop-color="${shade(colour, -0.2)}"/></radialGradient>`,
    `<circle cx="${x}" cy="${y}" r="${r}" fill="url(#${id})" stroke="${shade(colour, -0.27)}" stroke-width="1.1"/>`,
    `<circle cx="${x}" cy="${y}" r="${r * 0.44}" fill="#0d0709"/>`,
    `<path d="M${x - r * 0.7} ${y + r * 0.2}A${r * 0.75} ${r * 0.75} 0 0 0 ${x + r * 0.7} ${y + r * 0.2}" `,
    `stroke="${shade(colour, 0.28, 1.2)}" stroke-width="2.2" stroke-opacity=".55" fill="none"/>`,
    `<circle cx="${x - glint}" cy="${y - r * 0.36}" r="${r * 0.25}" fill="#fff"/>`,
    `<circle cx="${x + glint * 0.9}" cy="${y + r * 0.42}" r="${r * 0.11}" fill="#fff" fill-opacity=".7"/>`,
  ].join('');
}

/** The upper lid shades the ball below it. */
function lidShadow({ upper }: Lids, deep: string): string {
  const under = upper.map(([x, y], at): Point => [x, y + (at === 0 || at === 4 ? 0.5 : 3.4)]);
  return `<path d="${sides(upper, under.reverse())}" fill="${deep}" fill-opacity=".42"/>`;
}

function tearDuct({ inner, outer }: Lids, lip: string): string {
  const [dx, dy] = [(outer[0] - inner[0]) * 0.07, (outer[1] - inner[1]) * 0.07];
  return `<ellipse cx="${inner[0] + dx}" cy="${inner[1] + dy}" rx="${Math.abs(dx) * 1.1}" ry="1.2" fill="${lip}" fill-opacity=".55"/>`;
}

function rims(sitting: Sitting, drawn: { side: number; lids: Lids; ink: string }): string {
  const { likeness, head, mood } = sitting;
  const { side, lids, ink } = drawn;
  const woman = likeness.sex === 'woman';
  const { width: w, apart, tilt, open } = likeness.eyes;
  const wing: Point = head.at(side * (apart + w + 4), -2.4 - tilt * 1.1, -6);
  const along = refine(woman ? [...lids.upper, wing] : lids.upper, 4).map(
    ([x = 0, y = 0]): Point => [x, y],
  );
  const weight = woman ? 2.1 : 1.25;
  const lash = ribbon(
    along,
    (t) =>
      0.35 + weight * Math.sin(Math.PI * Math.min(1, t * 0.92 + 0.05)) ** 0.8 * lerp(0.55, 1, t),
  );
  const crease = [-0.75, -0.1, 0.5, 1.02].map((t, at): Point =>
    head.at(side * (apart + w * t), [-6, -14.6, -13.6, -5.6][at] ?? 0 - tilt, -1),
  );
  const lift = 1 - (1 - open * mood.lids) * 0.6;
  return [
    `<path d="${line(crease.map(([x, y]): Point => [x, y * lift + (1 - lift) * head.at(side * apart, 0)[1]]))}" `,
    `fill="none" stroke="${likeness.skin.deep}" stroke-opacity=".42" stroke-width="1.1" stroke-linecap="round"/>`,
    `<path d="${line(lids.lower)}" fill="none" stroke="${likeness.skin.deep}" stroke-opacity="${woman ? 0.62 : 0.5}" stroke-width=".9"/>`,
    `<path d="${lash}" fill="${ink}"/>`,
    woman ? lashes(sitting, { side, ink, upper: lids.upper }) : '',
  ].join('');
}

function lashes(
  { likeness, head }: Sitting,
  drawn: { side: number; ink: string; upper: Point[] },
): string {
  const { side, ink, upper } = drawn;
  const { width: w, apart, tilt } = likeness.eyes;
  return [0.45, 0.62, 0.78, 0.9]
    .map((t, at) => {
      const along = refine(upper, 8);
      const [x = 0, y = 0] = along[Math.round(t * (along.length - 1))] ?? [];
      const tip = head.at(
        side * (apart + w * (0.42 + at * 0.26)),
        -14.4 + at * 2.6 - tilt * 0.6,
        -2 - at * 1.5,
      );
      const bend: Point = [lerp(x, tip[0], 0.6), lerp(y, tip[1], 0.35)];
      return `<path d="${ribbon([[x, y], bend, tip], (s) => 0.75 * (1 - s) + 0.1)}" fill="${ink}"/>`;
    })
    .join('');
}

function brow({ likeness, head, mood }: Sitting, side: number): string {
  const { thick, arch, low, colour } = likeness.brows;
  const { apart } = likeness.eyes;
  const raise = mood.brows * 2.6 + (mood.smirk * side > 0 ? Math.abs(mood.smirk) * 2.6 : 0);
  const y = -20.5 + low - raise;
  const spine = [
    head.at(side * (apart - 18), y + 1.5 + mood.brows * 1.2, 3),
    head.at(side * (apart - 7), y - arch * 0.5, 3),
    head.at(side * (apart + 7), y - arch, 2),
    head.at(side * (apart + 16.5), y - arch * 0.45, 0),
    head.at(side * (apart + 24), y + 3.6, -2),
  ];
  const width = (t: number): number =>
    thick * (t < 0.12 ? 0.72 + t * 2.2 : lerp(1, 0.16, ((t - 0.12) / 0.88) ** 1.35));
  const along = refine(spine, 4).map(([px = 0, py = 0]): Point => [px, py]);
  const chance = chanceOf(likeness.seed, `brow${side}`);
  const strokes = along.slice(0, -3).map((from, at) => {
    const to = along[at + 3] ?? from;
    const half = width(at / along.length) * 0.9;
    const rise: Point = [
      lerp(from[0], to[0], 0.9),
      lerp(from[1], to[1], 0.9) - half * chance.between(0.3, 1),
    ];
    return `M${pt([from[0], from[1] + half * chance.between(-0.2, 0.9)])}L${pt(rise)}`;
  });
  return [
    `<path d="${ribbon(along, width)}" fill="${colour}" fill-opacity=".72"/>`,
    `<path d="${strokes.join('')}" stroke="${shade(colour, -0.05)}" stroke-width=".8" stroke-opacity=".6" stroke-linecap="round" fill="none"/>`,
  ].join('');
}
