// Arms: where shoulder, elbow and wrist are in each pose, and how a limb or its sleeve is drawn.
import { inkOf } from '../anime/face.ts';
import type { Bust } from './bust.ts';
import type { Spot } from './head.ts';
import { clothTones, lineOf } from '../clothes/cloth-colours.ts';
import { crease } from '../clothes/sewing.ts';
import { beside, clamp, line, places, type Point, pointAt, refine, ribbon } from './shape.ts';
import { type Weave, woven } from '../clothes/weaves.ts';

type Limb = ReturnType<typeof armOf>;

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
/** Half the thickness along the arm, as shares of it at the shoulder. */
const SHAPE = places('0 0.98, 1 1.04, 2 0.9, 3 0.82, 4 0.8, 5 0.82, 6 0.66, 7 0.5');

export function armOf(bust: Bust, side: -1 | 1) {
  const { torso, put } = bust;
  const { joint, joints, arm, pit } = torso;
  const below = jointsOf(bust, side).map(([x, y, z]) => put([side * x, joints + y, z]));
  const points = refine([put([side * joint, joints, -18]), ...below], STEPS);
  // Never outside of the trunk.
  const root = Math.min(joint - arm * 0.85, torso.at(pit + 14).half - 3);
  return {
    /** From the shoulder to the wrist, and half the thickness at each. */
    points,
    thick: points.map((_, at) => arm * pointAt(SHAPE, (at / (points.length - 1)) * 7)[1]),
    side,
    /** Where the shoulder's slope meets the trunk. */
    root: put([side * root, pit + 14, -20]),
  };
}

/** Upper arm, elbow, lower arm and wrist, from the height of the shoulder down. */
function jointsOf({ torso: { joint }, bearing }: Bust, side: -1 | 1): Spot[] {
  const raised = side === raisedArm(bearing);
  if (bearing.arms === 'crossed')
    return [
      [joint + 24, 96, 22],
      [joint + 34, 190, 66],
      [40, 168 + (raised ? 0 : 26), 120],
      [62 - joint, raised ? 138 : 176, 112],
    ];
  if (bearing.arms === 'behind')
    return [
      [joint + 13, 112, -40],
      [joint + 14, 214, -66],
      [joint - 60, 292, -104],
      [14, 340, -112],
    ];
  return [
    [joint + 7, 120, -18],
    [joint + 10, 245, -14],
    [joint + 2, 345, 12],
    [joint - 10, 445, 40],
  ];
}

/** The raised arm. */
export const raisedArm = ({ yaw }: { yaw: number }): -1 | 1 => (yaw < 0 ? -1 : 1);

/** A stretch of the limb: skin or sleeve. */
export function limbPiece(bust: Bust, limb: Limb, sleeve: Sleeve): string {
  const { likeness, light } = bust.sitting;
  const { colour, ease, shine = 0, weave = 'plain' } = sleeve;
  const anime = likeness.hand === 'anime';
  const tones = clothTones(colour, light);
  const dim = sleeve.dim ?? tones.dim;
  const points = limb.points.slice(0, Math.max(3, Math.round(limb.points.length * sleeve.until)));
  const stretch: Stretch = { points, half: limb.thick.map((thick) => thick + ease) };
  const half = (t: number): number => stretch.half[Math.round(t * (points.length - 1))] ?? 20;
  const round = (at: number, r: number): string => {
    const [x, y] = points[at] ?? [];
    return x === undefined || y === undefined
      ? ''
      : `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${r.toFixed(1)}"/>`;
  };
  const shoulder = shoulderOf(limb, half(0), ease);
  const [cx, cy] = points[0] ?? [0, 0];
  const inner: Point = [(shoulder[0]?.[0] ?? cx) - limb.side * 8, cy];
  const slope = [[cx, cy] as const, inner, ...shoulder];
  return [
    `<g fill="${colour}"><path d="${ribbon(points, half)}"/><path d="M${slope.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z"/>${round(0, half(0))}${round(ELBOW, half(0.5))}</g>`,
    woven(weave, (apart) => threads(stretch, apart), colour),
    turnedAway(stretch, light.side, [dim, anime ? 0.6 : 0.25]),
    ease > 0 ? creases(stretch, sleeve, dim) : '',
    shine > 0
      ? crease(alongside(stretch, -light.side * 0.5).slice(1, ELBOW), 3, [tones.glint, shine * 0.5])
      : '',
    sleeve.cuff ? cuff(points.slice(-3), half(1), sleeve.cuff) : '',
    anime
      ? outlines(shoulder, stretch, limb.side, ease > 0 ? lineOf(colour) : inkOf(bust.sitting))
      : // The line between a hanging arm and the trunk.
        crease(alongside(stretch, limb.side * 0.98).slice(STEPS - 1), 1.5, [dim, 1]),
  ].join('');
}

interface Stretch {
  readonly points: readonly Point[];
  readonly half: readonly number[];
}

/** A line along the stretch, at a share of its half-width off the middle: −1 and 1 are its edges. */
const alongside = ({ points, half }: Stretch, share: number): Point[] =>
  beside(points, (at) => (half[at] ?? 20) * share);

const threads = (stretch: Stretch, apart: number): Point[][] => {
  const count = Math.ceil((stretch.half[0] ?? 20) / apart) - 1;
  return Array.from({ length: 2 * count + 1 }, (_, at) =>
    alongside(stretch, (at - count) / (count + 1)),
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
  const band = alongside(stretch, side * 0.64);
  const from = Math.min(3, band.length - 3);
  const width = (t: number): number =>
    (stretch.half[from + Math.round(t * (band.length - 1 - from))] ?? 20) *
    0.36 *
    Math.min(1, 0.1 + t * 3);
  return `<path d="${ribbon(band.slice(from), width)}" fill="${dim}" fill-opacity="${opacity}"/>`;
}

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

/** Lines of the anime style: the outer edge from the slope of the shoulder, the inner one from the armpit. */
function outlines(shoulder: readonly Point[], stretch: Stretch, side: -1 | 1, ink: string): string {
  const outer = alongside(stretch, -side).slice(shoulder.length > 0 ? 1 : 0);
  const inner = alongside(stretch, side).slice(STEPS);
  return `<path d="${line([...shoulder, ...outer])}${line(inner)}" fill="none" stroke="${ink}" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round"/>`;
}

const cuff = (end: readonly Point[], half: number, colour: string): string =>
  `<path d="${ribbon(end, () => half + 2.5)}" fill="${colour}"/><path d="${line(end)}" fill="none" stroke="#000" stroke-opacity=".12"/>`;

/** Cloth creases below the shoulder, where an arm bends, and before the cuff. */
function creases({ points, half }: Stretch, { folds = 4 }: Sleeve, dim: string): string {
  return Array.from({ length: folds }, (_, fold) => {
    const at = Math.round(clamp((fold + 0.8) / folds) * (points.length - 2));
    const [[x, y] = [0, 0], [nx, ny] = [0, 0]] = [points[at], points[at + 1]];
    const length = Math.hypot(nx - x, ny - y) || 1;
    const [dx, dy] = [(nx - x) / length, (ny - y) / length];
    const from = fold % 2 === 0 ? 0.96 : -0.96;
    const across = [from, from * 0.4, from * -0.2].map((share): Point => {
      const [out, down] = [(half[at] ?? 20) * share, (14 + fold * 4) * Math.abs(share - from)];
      return [x - dy * out + dx * down, y + dx * out + dy * down];
    });
    return crease(across, 2.6, [dim, 0.6]);
  }).join('');
}
