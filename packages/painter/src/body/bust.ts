// The body below the head in a pose: the positions of its points in the picture, and its outline.
import { extreme, type Spot } from './head.ts';
import { blob, clamp, lerp, type Point } from './shape.ts';
import type { Sitting } from './sitting.ts';
import type { Bearing } from '../scene/staging.ts';
import { type Torso, torsoOf } from './torso.ts';

export type Bust = ReturnType<typeof bustOf>;

const AXIS = -20;
const PIVOT = 150;

export function bustOf(sitting: Sitting, bearing: Bearing) {
  const torso = torsoOf(sitting.likeness);
  // The hips stay behind the turn and lean of the shoulders.
  const hips = (y: number): number => clamp((y - 230) / 260);
  const turned = ([x, y, z]: Spot): Spot => {
    const yaw = bearing.yaw * (1 - 0.3 * hips(y));
    const up = bearing.shrug * clamp((Math.abs(x) - 36) / 80) * (1 - hips(y));
    const [cos, sin] = [Math.cos(yaw), Math.sin(yaw)];
    return [x * cos + (z - AXIS) * sin, y - up, (z - AXIS) * cos - x * sin + AXIS];
  };
  const put = (spot: Spot): Point => {
    const [x, y] = turned(spot);
    const roll = bearing.roll * (1 - 1.3 * hips(spot[1]));
    const sway = bearing.roll * -150 * hips(spot[1]);
    return [
      x * Math.cos(roll) - (y - PIVOT) * Math.sin(roll) * 0.25 + sway,
      PIVOT + x * Math.sin(roll) + (y - PIVOT),
    ];
  };
  const on = (x: number, y: number, lift = 0): Spot => {
    const { half, front } = torso.at(y);
    const out = (1 - clamp(Math.abs(x) / (half + 2)) ** 2.4) ** (1 / 2.4);
    return [x, y, lerp(-26, front, out) + lift];
  };
  const heights = torso.slices.flatMap(([y], index) => {
    const next = torso.slices[index + 1]?.[0] ?? y;
    return next - y > 30 ? [y, (y + next) / 2] : [y];
  });
  const known = new Map<number, Point[][]>();
  const ringsAt = (ease: number): Point[][] => {
    const rings = known.get(ease) ?? heights.map((y) => ringAt(torso, y, ease).map(put));
    known.set(ease, rings);
    return rings;
  };
  const { head, light } = sitting;
  return {
    sitting,
    bearing,
    torso,
    /** A point in space that moves with the body. */
    put,
    /** Depth towards the viewer after the turn. */
    depth: (spot: Spot): number => turned(spot)[2],
    /** A point on the front of the body, as seen from the front; `lift` is the distance from the skin. */
    on,
    at: (x: number, y: number, lift?: number): Point => put(on(x, y, lift)),
    /** The outline of the trunk on the viewer's left (−1) or right (1), downwards; `ease` is the cloth's thickness. */
    outline: (side: -1 | 1, ease = 0): Point[] => ringsAt(ease).map((ring) => extreme(ring, side)),
    /** The head's shadow on neck and collar: its outline, moved away from the light, as a path. */
    headShadow: blob(head.outline().map(([x, y]): Point => [x - light.side * 9, y + 24])),
  };
}

/** The outline of one cross-section in space. */
function ringAt(torso: Torso, y: number, ease: number): Spot[] {
  const { half, front, back } = torso.at(y);
  // On the shoulders cloth also adds height.
  const up = ease * clamp((190 - y) / 50);
  const middle = (front + back) / 2;
  const deep = (front - back) / 2 + ease * 0.7;
  return Array.from({ length: 28 }, (_, index): Spot => {
    const angle = (index / 28) * Math.PI * 2;
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
    return [
      Math.sign(sin) * Math.abs(sin) ** 0.84 * (half + ease),
      y - up,
      middle + Math.sign(cos) * Math.abs(cos) ** 0.84 * deep,
    ];
  });
}
