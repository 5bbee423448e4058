// Hair that is combed: back to a knot, up from the forehead, over to one side, and short at the sides.
import { comb, direction, hairlineOf } from './scalp.ts';
import type { Panel } from './panel.ts';
import type { Spot } from '../body/head.ts';
import { clamp, lerp } from '../body/shape.ts';
import type { Sitting } from '../body/sitting.ts';

/** Everything combed from the hairline to one place at the back of the head. */
export function gathered(
  sitting: Sitting,
  { knot, lift, part = 0 }: { knot: Spot; lift: number; part?: number },
): Panel {
  const roots = hairlineOf(sitting);
  const end = direction(knot);
  const guides = comb(sitting.head, {
    roots,
    // Beside the parting hair goes to its own side, or it would cross the middle; and from the forehead over the crown.
    to: (_, share) => {
      const beside = Math.abs(share - 0.5) * 2;
      return [
        end[0] * beside + (share - 0.5) * 0.9 + part * 0.004,
        Math.min(end[1], lerp(-0.45, 0.5, beside)),
        end[2],
      ];
    },
    lift: (t) => 3 + lift * Math.sin(Math.PI * clamp(t * 1.1)) ** 0.7,
  });
  return { name: 'gathered', guides, locks: 13, ragged: 0, point: 0, sheen: [0.48] };
}

/** From the forehead up and back, with height; it leans to the fuller side. */
export const sweptTop = (sitting: Sitting, full: -1 | 1): Panel => ({
  name: 'top',
  guides: comb(sitting.head, {
    roots: hairlineOf(sitting).slice(2, -2),
    to: ([x]) => [full * 0.6 + x * 0.004, -0.55, -0.85],
    lift: (t, share) => {
      const middle = Math.sin(Math.PI * lerp(0.12, 0.88, share)) ** 0.8;
      const rise = lerp(12, 14, clamp(t * 1.6));
      return 4 + middle * rise * Math.sin(Math.PI * clamp(0.12 + t * 0.8));
    },
  }),
  locks: 8,
  ragged: 0.16,
  point: 0.9,
  sheen: [0.42],
});

/** Short hair beside the ears, combed back. */
export function shortSide(sitting: Sitting, side: number): Panel {
  const line = hairlineOf(sitting);
  const half = side < 0 ? line.slice(0, 4) : line.slice(-4).reverse();
  const [ear = [0, 0, 0]] = half;
  const roots: Spot[] = [[ear[0] * 0.99, ear[1] + 6, ear[2] - 12], ...half];
  return {
    name: side < 0 ? 'side-left' : 'side-right',
    guides: comb(sitting.head, {
      roots,
      to: ([, y]) => [side * 0.55, 0.35 + (y + 20) * 0.006, -0.9],
      lift: (t) => 1 + 4 * clamp(t * 3),
    }).reverse(),
    locks: 7,
    ragged: 0.05,
    point: 0.5,
    sheen: [0.4],
    depth: 0.25,
  };
}
