// Dust in the light and soft, unfocused circles that drift over a frame.
import { chanceOf } from '../random.ts';
import type { Stance } from './motion.ts';
import type { Planes } from './planes.ts';

const SPECKS = 22;
const CIRCLES = 7;
const TURN = 2 * Math.PI;

type Mote = ReturnType<typeof motesOf>[number];

/** Lengths are shares of the height. */
function motesOf(seed: number) {
  const chance = chanceOf(seed, 'dust');
  return Array.from({ length: SPECKS + CIRCLES }, (_, at) => {
    const isCircle = at >= SPECKS;
    return {
      /** A circle is even with a soft edge; a speck is brightest in the middle. */
      isCircle,
      x: chance.next(),
      y: chance.next(),
      /** Per second. */
      drift: [chance.drift() * 0.016, -chance.between(0.004, isCircle ? 0.012 : 0.03)] as const,
      radius: isCircle ? chance.between(0.014, 0.032) : chance.between(0.0025, 0.0055),
      strength: isCircle ? chance.between(0.05, 0.11) : chance.between(0.25, 0.6),
      twinkle: chance.next(),
    };
  });
}

/** Draws into the frame, except over the face. */
export function createDust(seed: number, stance: Stance): (frame: Planes, second: number) => void {
  const motes = motesOf(seed);
  return (frame, second) => {
    const { width, height } = frame;
    for (const mote of motes) {
      const x = wrapped(mote.x + (mote.drift[0] * second * height) / width);
      const y = wrapped(mote.y + mote.drift[1] * second);
      const off = Math.hypot(((x - stance.x) * width) / height, y - stance.top - 0.2);
      const clear = Math.min(1, Math.max(0, (off - 0.16) / 0.14));
      const shine = 0.6 + 0.4 * Math.sin(TURN * (second / 3 + mote.twinkle));
      // Fades near the edges of the frame.
      const edge = Math.min(1, 12 * Math.min(x, 1 - x, y, 1 - y));
      spot(frame, { ...mote, x: x * width, y: y * height }, mote.strength * clear * shine * edge);
    }
  };
}

const wrapped = (value: number): number => value - Math.floor(value);

function spot(frame: Planes, mote: Mote, strength: number): void {
  if (strength < 0.004) return;
  const { width, height, y: luma, u, v } = frame;
  const radius = Math.max(1.2, mote.radius * height);
  const half = width >> 1;
  const [left, right] = spanOf(mote.x, radius, width);
  const [top, low] = spanOf(mote.y, radius, height);
  for (let y = top; y < low; y += 1) {
    for (let x = left; x < right; x += 1) {
      const far = Math.hypot(x + 0.5 - mote.x, y + 0.5 - mote.y) / radius;
      if (far >= 1) continue;
      const soft = 1 - far * far;
      const light = strength * (mote.isCircle ? Math.min(1, soft * 2.2) : soft * soft);
      const at = y * width + x;
      luma[at] = (luma[at] ?? 0) + (235 - (luma[at] ?? 0)) * light;
      if (((x | y) & 1) !== 0) continue;
      const middle = (y >> 1) * half + (x >> 1);
      u[middle] = (u[middle] ?? 0) + (112 - (u[middle] ?? 0)) * light;
      v[middle] = (v[middle] ?? 0) + (140 - (v[middle] ?? 0)) * light;
    }
  }
}

const spanOf = (middle: number, radius: number, most: number): [from: number, to: number] => [
  Math.max(0, Math.floor(middle - radius)),
  Math.min(most, Math.ceil(middle + radius)),
];
