// The head as a stack of rounded cross-sections, so that one set of features can be drawn from any slight turn.
import { clamp, lerp, type Point, rowAt } from './shape.ts';

/** Head units: x to the viewer's right, y down from the eye line, z towards the viewer; crown −100, chin about 100. */
export type Spot = readonly [x: number, y: number, z: number];

/** Angles in radians: `yaw` turns to the viewer's right, `pitch` bows, `roll` leans clockwise. */
export interface Turn {
  readonly yaw: number;
  readonly pitch: number;
  readonly roll: number;
}

export interface Build {
  /** Half-widths by height, from the crown to the chin. */
  readonly widths: readonly Point[];
  /** How far the chin is beyond 100 (may be negative). */
  readonly chin: number;
}

/** Height, front, back, middle, and roundness: 2 is an ellipse, more is squarer. */
const DEPTHS: readonly (readonly number[])[] = [
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

export type Head = ReturnType<typeof createHead>;

export function createHead(build: Build, turn: Turn) {
  const [cy, sy] = [Math.cos(turn.yaw), Math.sin(turn.yaw)];
  const [cp, sp] = [Math.cos(turn.pitch), Math.sin(turn.pitch)];
  const [cr, sr] = [Math.cos(turn.roll), Math.sin(turn.roll)];
  const section = (y: number) => sectionAt(build, y);
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
    /** Half-width and skull depth at a height. */
    section,
    surface,
    /** Any spot in space that moves with the head. */
    spot,
    /** Depth towards the viewer after the turn. */
    depth: (place: Spot): number => yawed(place)[2],
    /** A spot on the face: x and y as seen from the front, `lift` above the skin. */
    at: (x: number, y: number, lift = 0): Point => spot([x, y, surface(x, y) + lift]),
    /** The silhouette, clockwise from the crown. */
    outline(): Point[] {
      const rings = Array.from({ length: 23 }, (_, step) =>
        ringOf(section(lerp(-100, 100 + build.chin, step / 22))).map(spot),
      );
      const left = rings.map((ring) => extreme(ring, -1));
      return [...rings.map((ring) => extreme(ring, 1)), ...left.reverse()];
    },
  };
}

/** The outermost point on one side. */
export const extreme = (ring: readonly Point[], side: -1 | 1): Point =>
  ring.reduce((most, point) => (point[0] * side > most[0] * side ? point : most));

function sectionAt(build: Build, y: number) {
  const stretched = y <= 40 ? y : 40 + (y - 40) * (60 / (60 + build.chin));
  const [, front = 0, back = 0, middle = 0, round = 2] = rowAt(DEPTHS, stretched);
  const [, half = 1] = rowAt(build.widths, stretched);
  return { y, half, front, back, middle, round };
}

function ringOf({ y, half, front, back, middle, round }: ReturnType<typeof sectionAt>): Spot[] {
  return Array.from({ length: 40 }, (_, index): Spot => {
    const angle = (index / 40) * Math.PI * 2;
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
    const x = Math.sign(sin) * Math.abs(sin) ** (2 / round) * half;
    const reach = Math.abs(cos) ** (2 / round);
    return [x, y, middle + (cos > 0 ? (front - middle) * reach : (back - middle) * reach)];
  });
}
