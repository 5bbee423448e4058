// The head as a stack of rounded cross-sections, so that one set of features can be drawn from any slight turn.
import { clamp, lerp, type Point } from './shape.ts';

/** Head units: x to the viewer's right, y down from the eye line, z towards the viewer; crown −100, chin about 100. */
export type Spot = readonly [x: number, y: number, z: number];

/** Angles in radians: `yaw` turns to the viewer's right, `pitch` bows, `roll` leans clockwise. */
export interface Turn {
  readonly yaw: number;
  readonly pitch: number;
  readonly roll: number;
}

interface Section {
  readonly y: number;
  readonly half: number;
  readonly front: number;
  readonly back: number;
  readonly middle: number;
  /** Roundness: 2 is an ellipse, more is squarer. */
  readonly round: number;
}

export interface Build {
  /** Half-widths by height, from the crown to the chin. */
  readonly widths: readonly Point[];
  /** How far the chin is beyond 100 (may be negative). */
  readonly chin: number;
}

export interface Head {
  readonly turn: Turn;
  /** A spot on the face: x and y as seen from the front, `lift` above the skin. */
  at(x: number, y: number, lift?: number): Point;
  /** Any spot in space that moves with the head. */
  spot(place: Spot): Point;
  /** Depth towards the viewer after the turn. */
  depth(place: Spot): number;
  /** Half-width and skull depth at a height. */
  section(y: number): Section;
  surface(x: number, y: number): number;
  /** The silhouette, clockwise from the crown. */
  outline(): Point[];
}

const DEPTHS: readonly (readonly [
  y: number,
  front: number,
  back: number,
  middle: number,
  round: number,
])[] = [
  [-100, 12, -34, -12, 2],
  [-88, 40, -66, -10, 2.1],
  [-70, 62, -84, -8, 2.2],
  [-45, 76, -94, -5, 2.35],
  [-22, 81, -97, 0, 2.5],
  [-4, 75, -95, 4, 2.2],
  [12, 75, -86, 8, 2.4],
  [26, 76, -70, 12, 2.5],
  [42, 76, -38, 16, 2.25],
  [58, 77, -10, 24, 2.15],
  [72, 75, 4, 34, 2.1],
  [86, 77, 20, 44, 2.1],
  [95, 73, 32, 48, 2],
  [100, 62, 42, 50, 2],
];

const PIVOT: Spot = [0, 92, -18];

export function createHead(build: Build, turn: Turn): Head {
  const [cy, sy] = [Math.cos(turn.yaw), Math.sin(turn.yaw)];
  const [cp, sp] = [Math.cos(turn.pitch), Math.sin(turn.pitch)];
  const [cr, sr] = [Math.cos(turn.roll), Math.sin(turn.roll)];
  const section = (y: number): Section => sectionAt(build, y);
  const yawed = ([x, y, z]: Spot): Spot => [x * cy + z * sy, y, z * cy - x * sy];
  const spot = (place: Spot): Point => {
    const [x, y, z] = yawed(place);
    const nodY = PIVOT[1] + (y - PIVOT[1]) * cp + (z - PIVOT[2]) * sp;
    // Hair that hangs below the chin follows a lean only in part: it hangs.
    const hang = clamp((place[1] - 90) / 160, 0, 0.85);
    const dx = x - PIVOT[0];
    const dy = nodY - PIVOT[1];
    return [
      PIVOT[0] + lerp(dx * cr - dy * sr, dx, hang),
      PIVOT[1] + lerp(dx * sr + dy * cr, dy, hang),
    ];
  };
  const surface = (x: number, y: number): number => {
    const { half, front, middle, round } = section(y);
    const reach = clamp(Math.abs(x) / half, 0, 1) ** round;
    return middle + (front - middle) * (1 - reach) ** (1 / round);
  };
  return {
    turn,
    section,
    surface,
    spot,
    depth: (place) => yawed(place)[2],
    at: (x, y, lift = 0) => spot([x, y, surface(x, y) + lift]),
    outline: () => silhouette(section, spot, build),
  };
}

function sectionAt(build: Build, y: number): Section {
  const stretched = y <= 40 ? y : 40 + (y - 40) * (60 / (60 + build.chin));
  const row = between(DEPTHS, stretched);
  const [, front = 0, back = 0, middle = 0, round = 2] = row;
  const [, half = 1] = between(build.widths, stretched);
  return { y, half, front, back, middle, round };
}

/** Interpolates rows whose first number is the height. */
function between(rows: readonly (readonly number[])[], y: number): number[] {
  const next = rows.findIndex((row) => (row[0] ?? 0) >= y);
  if (next <= 0) return [...(next === 0 ? (rows[0] ?? []) : (rows.at(-1) ?? []))];
  const [above, below] = [rows[next - 1] ?? [], rows[next] ?? []];
  const [top = 0, bottom = 1] = [above[0], below[0]];
  const t = (y - top) / (bottom - top);
  return above.map((value, column) => lerp(value, below[column] ?? value, t));
}

function silhouette(
  section: (y: number) => Section,
  spot: (place: Spot) => Point,
  build: Build,
): Point[] {
  const right: Point[] = [];
  const left: Point[] = [];
  const bottom = 100 + build.chin;
  for (let step = 0; step <= 22; step += 1) {
    const y = lerp(-100, bottom, step / 22);
    const ring = ringOf(section(y)).map(spot);
    right.push(ring.reduce((most, point) => (point[0] > most[0] ? point : most)));
    left.push(ring.reduce((most, point) => (point[0] < most[0] ? point : most)));
  }
  return [...right, ...left.reverse()];
}

function ringOf({ y, half, front, back, middle, round }: Section): Spot[] {
  return Array.from({ length: 40 }, (_, index): Spot => {
    const angle = (index / 40) * Math.PI * 2;
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
    const x = Math.sign(sin) * Math.abs(sin) ** (2 / round) * half;
    const reach = Math.abs(cos) ** (2 / round);
    return [x, y, middle + (cos > 0 ? (front - middle) * reach : (back - middle) * reach)];
  });
}
