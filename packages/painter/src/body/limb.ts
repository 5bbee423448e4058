// Arms: where shoulder, elbow and wrist are in each pose, and how a limb or its sleeve is drawn.
import { inkOf } from '../anime/face.ts';
import type { Bust } from './bust.ts';
import type { Spot } from './head.ts';
import { clothTones, lineOf } from '../clothes/cloth-colours.ts';
import { crease } from '../clothes/sewing.ts';
import { clamp, lerp, line, type Point, refine, ribbon } from './shape.ts';
import { sliceAt, type Torso } from './torso.ts';
import { type Weave, woven } from '../clothes/weaves.ts';

export interface Limb {
  /** Points from the shoulder to the wrist, and half the thickness at each. */
  readonly points: readonly Point[];
  readonly thick: readonly number[];
  readonly side: -1 | 1;
  /** Where the shoulder's slope meets the trunk. */
  readonly root: Point;
}

export interface Sleeve {
  readonly colour: string;
  /** Its tone in shadow, where it is not cloth. */
  readonly dim?: string;
  /** 0 is the shoulder, 1 the wrist. */
  readonly until: number;
  readonly ease: number;
  readonly shine?: number;
  readonly folds?: number;
  /** Adds a band at the end. */
  readonly cuff?: string;
  readonly weave?: Weave;
}

const STEPS = 6;
/** The point of a limb where it bends. */
export const ELBOW = 2 * STEPS;
const SHAPE = [0.98, 1.04, 0.9, 0.82, 0.8, 0.82, 0.66, 0.5] as const;

export function armOf(bust: Bust, side: -1 | 1): Limb {
  const { torso } = bust;
  const shoulder: Spot = [side * torso.joint, torso.joints, -18];
  const joints = jointsOf(bust, side, shoulder);
  const bent = refine(joints, STEPS).map(([x = 0, y = 0]): Point => [x, y]);
  const thick = bent.map((_, at) => {
    const t = (at / (bent.length - 1)) * (SHAPE.length - 1);
    const low = Math.min(SHAPE.length - 2, Math.floor(t));
    return torso.arm * lerp(SHAPE[low] ?? 1, SHAPE[low + 1] ?? 1, t - low);
  });
  return { points: bent, thick, side, root: bust.put([side * rootOf(torso), torso.pit + 14, -20]) };
}

/** Never outside of the trunk. */
const rootOf = (torso: Torso): number =>
  Math.min(torso.joint - torso.arm * 0.85, sliceAt(torso, torso.pit + 14).half - 3);

function jointsOf({ torso, bearing, put }: Bust, side: -1 | 1, shoulder: Spot): Point[] {
  const { joint, joints } = torso;
  const raised = side === raisedArm(bearing);
  if (bearing.arms === 'crossed') {
    const over = raised ? 0 : 26;
    const elbow: Spot = [side * (joint + 34), joints + 190, 66];
    return [
      put(shoulder),
      put([side * (joint + 24), joints + 96, 22]),
      put(elbow),
      put([side * 40, joints + 168 + over, 120]),
      put([-side * (joint - 62), joints + (raised ? 138 : 176), 112]),
    ];
  }
  if (bearing.arms === 'behind') {
    return [
      put(shoulder),
      put([side * (joint + 13), joints + 112, -40]),
      put([side * (joint + 14), joints + 214, -66]),
      put([side * (joint - 60), joints + 292, -104]),
      put([side * 14, joints + 340, -112]),
    ];
  }
  return [
    put(shoulder),
    put([side * (joint + 7), joints + 120, -18]),
    put([side * (joint + 10), joints + 245, -14]),
    put([side * (joint + 2), joints + 345, 12]),
    put([side * (joint - 10), joints + 445, 40]),
  ];
}

/** The raised arm. */
export const raisedArm = ({ yaw }: { yaw: number }): -1 | 1 => (yaw < 0 ? -1 : 1);

/** A stretch of the limb: skin or sleeve. */
export function limbPiece(bust: Bust, limb: Limb, sleeve: Sleeve): string {
  const { sitting } = bust;
  const { ease, shine = 0 } = sleeve;
  const tones = clothTones(sleeve.colour, sitting.light);
  const dim = sleeve.dim ?? tones.dim;
  const count = Math.max(3, Math.round(limb.points.length * sleeve.until));
  const points = limb.points.slice(0, count);
  const half = (t: number): number =>
    (limb.thick[Math.round(t * (points.length - 1))] ?? 20) + ease;
  const stretch: Stretch = { points, half: points.map((_, at) => half(at / (count - 1))) };
  const round = (center: Point | undefined, r: number): string =>
    center
      ? `<circle cx="${center[0].toFixed(1)}" cy="${center[1].toFixed(1)}" r="${r.toFixed(1)}"/>`
      : '';
  const anime = sitting.likeness.hand === 'anime';
  const ink = ease > 0 ? lineOf(sleeve.colour) : inkOf(sitting);
  const shoulder = shoulderOf(limb, half(0), ease);
  const [cx, cy] = points[0] ?? [0, 0];
  const inner: Point = [(shoulder[0]?.[0] ?? cx) - limb.side * 8, cy];
  const slope = `M${[[cx, cy] as const, inner, ...shoulder].map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;
  const light = sitting.light.side;
  return [
    `<g fill="${sleeve.colour}"><path d="${ribbon(points, half)}"/><path d="${slope}"/>${round(points[0], half(0))}${round(points[ELBOW], half(0.5))}</g>`,
    woven(sleeve.weave ?? 'plain', (apart) => threads(stretch, apart), sleeve.colour),
    turnedAway(stretch, light, [dim, anime ? 0.6 : 0.25]),
    ease > 0 ? creases(stretch, sleeve, dim) : '',
    shine > 0 ? glint(stretch, light, [tones.glint, shine * 0.5]) : '',
    sleeve.cuff ? cuff(points, half, sleeve.cuff) : '',
    anime ? outlines(shoulder, stretch, { side: limb.side, ink }) : armpit(stretch, limb.side, dim),
  ].join('');
}

interface Stretch {
  readonly points: readonly Point[];
  readonly half: readonly number[];
}

/** A line along the stretch, at a share of its half-width off the middle: −1 and 1 are its edges. */
const beside = ({ points, half }: Stretch, share: number): Point[] =>
  points.map(([x, y], at): Point => {
    const [ax, ay] = points[Math.max(0, at - 1)] ?? [x, y];
    const [bx, by] = points[Math.min(points.length - 1, at + 1)] ?? [x, y];
    const length = Math.hypot(bx - ax, by - ay) || 1;
    const reach = (half[at] ?? 20) * share;
    return [x + (-(by - ay) / length) * reach, y + ((bx - ax) / length) * reach];
  });

const threads = (stretch: Stretch, apart: number): Point[][] => {
  const count = Math.ceil((stretch.half[0] ?? 20) / apart) - 1;
  return Array.from({ length: 2 * count + 1 }, (_, at) =>
    beside(stretch, (at - count) / (count + 1)),
  );
};

/** The shadow along the edge away from the light: it widens below the shoulder. */
function turnedAway(
  stretch: Stretch,
  light: -1 | 1,
  [dim, opacity]: readonly [string, number],
): string {
  const [first = [0, 0], last = [0, 0]] = [stretch.points[0], stretch.points.at(-1)];
  // A limb that lies across is dark below.
  const across = Math.abs(last[0] - first[0]) > Math.abs(last[1] - first[1]);
  const side = across ? Math.sign(last[0] - first[0]) : light;
  const band = beside(stretch, side * 0.64);
  const from = Math.min(3, band.length - 3);
  const width = (t: number): number =>
    (stretch.half[from + Math.round(t * (band.length - 1 - from))] ?? 20) *
    0.36 *
    Math.min(1, 0.1 + t * 3);
  return `<path d="${ribbon(band.slice(from), width)}" fill="${dim}" fill-opacity="${opacity}"/>`;
}

const glint = (
  stretch: Stretch,
  light: -1 | 1,
  tint: readonly [colour: string, opacity: number],
): string => crease(beside(stretch, -light * 0.5).slice(1, ELBOW), 3, tint);

/** The slope from the trunk that touches the round of the shoulder, and where it does. */
function shoulderOf({ root, points, side }: Limb, radius: number, ease: number): Point[] {
  const [cx, cy] = points[0] ?? [0, 0];
  const from: Point = [root[0], root[1] - ease * 0.35];
  const [dx, dy] = [(cx - from[0]) * side, cy - from[1]];
  const far = Math.hypot(dx, dy);
  if (far <= radius) return [];
  const angle = Math.atan2(dy, dx) - Math.asin(radius / far);
  const way = Math.sqrt(far * far - radius * radius);
  return [from, [from[0] + side * Math.cos(angle) * way, from[1] + Math.sin(angle) * way]];
}

/** The line between a hanging arm and the trunk. */
const armpit = (stretch: Stretch, side: -1 | 1, dim: string): string =>
  crease(beside(stretch, side * 0.98).slice(STEPS - 1), 1.5, [dim, 1]);

/** Lines of the anime style: the outer edge from the slope of the shoulder, the inner one from the armpit. */
function outlines(
  shoulder: readonly Point[],
  stretch: Stretch,
  { side, ink }: { side: -1 | 1; ink: string },
): string {
  const outer = line([...shoulder, ...beside(stretch, -side).slice(shoulder.length > 0 ? 1 : 0)]);
  const inner = line(beside(stretch, side).slice(STEPS));
  return `<path d="${outer}${inner}" fill="none" stroke="${ink}" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round"/>`;
}

function cuff(points: readonly Point[], half: (t: number) => number, colour: string): string {
  const end = points.slice(-3);
  return `<path d="${ribbon(end, () => half(1) + 2.5)}" fill="${colour}"/><path d="${line(end)}" fill="none" stroke="#000" stroke-opacity=".12"/>`;
}

/** Cloth creases below the shoulder, where an arm bends, and before the cuff. */
function creases({ points, half }: Stretch, { folds = 4 }: Sleeve, dim: string): string {
  const across = (at: number, from: number, to: number, drop: number): Point[] => {
    const [x, y] = points[at] ?? [0, 0];
    const [nx, ny] = points[Math.min(points.length - 1, at + 1)] ?? [0, 0];
    const length = Math.hypot(nx - x, ny - y) || 1;
    const reach = half[at] ?? 20;
    const place = (share: number): Point => [
      x +
        (-(ny - y) / length) * reach * share +
        ((nx - x) / length) * drop * Math.abs(share - from),
      y + ((nx - x) / length) * reach * share + ((ny - y) / length) * drop * Math.abs(share - from),
    ];
    return [place(from), place((from + to) / 2), place(to)];
  };
  return Array.from({ length: folds }, (_, at) => {
    const where = Math.round(clamp((at + 0.8) / folds) * (points.length - 2));
    const from = at % 2 === 0 ? 0.96 : -0.96;
    return crease(across(where, from, from * -0.2, 14 + at * 4), 2.6, [dim, 0.6]);
  }).join('');
}
