// Anime hair: few crisp locks in thin coloured lines, a second tone with an edge, and glossy bands of light.
import { mix, shade } from '../colour.ts';
import { flowOf, type Flow, type Lock, locksOf, type Panel, strand } from './panel.ts';
import { chanceOf } from '../random.ts';
import { clamp, lerp, line, type Point, sides } from '../body/shape.ts';
import type { Sitting } from '../body/sitting.ts';

export function ink(sitting: Sitting, panel: Panel): string {
  const { hair, seed } = sitting.likeness;
  const flow = flowOf(panel);
  const depth = panel.depth ?? 0;
  const few: Panel = { ...panel, locks: Math.max(3, Math.round(panel.locks * 0.72)) };
  const locks = locksOf(few, seed);
  if (panel.point === 0) return combed(sitting, { panel, flow, locks });
  const mass = locksOf(few, seed, 0.45)
    .map(({ path }) => path)
    .join('');
  const edge = lineOf(sitting);
  const under = mix(hair.dark, hair.deep, 0.25 + depth * 0.3);
  return [
    `<path d="${mass}" fill="${under}" stroke="${edge}" stroke-width="1.5" stroke-linejoin="round"/>`,
    ...locks.map((lock, at) => inkLock(sitting, { panel, flow, lock, at })),
    hairs(sitting, { panel, flow, locks }),
  ].join('');
}

interface Flat {
  readonly panel: Panel;
  readonly flow: Flow;
  readonly locks: readonly Lock[];
}

/** Hair that is combed flat is one smooth shape with the lines of the comb in it. */
function combed(sitting: Sitting, flat: Flat): string {
  const { panel, flow, locks } = flat;
  const { hair } = sitting.likeness;
  const { light } = sitting;
  const row = (steps: number, place: (share: number) => Point): Point[] =>
    Array.from({ length: steps + 1 }, (_, at) => place(at / steps));
  const shape = sides(
    row(5, (t) => flow(0, t)),
    row(24, (u) => flow(u, 1)),
    row(5, (t) => flow(1, 1 - t)),
    row(24, (u) => flow(1 - u, 0)),
  );
  const id = `hair-${panel.name}`;
  const dim = light.side < 0 ? 1 : 0;
  const lines = row(11, (u) => [u, 0]).map(([u], at) =>
    line(row(5, (t) => flow(u, lerp(at % 2 === 0 ? 0 : 0.3, at % 3 === 0 ? 1 : 0.72, t)))),
  );
  return [
    `<linearGradient id="${id}" x1="${1 - dim}" y1="0" x2="${dim}" y2=".7"><stop offset="0" stop-color="${hair.light}"/><stop offset=".4" stop-color="${hair.base}"/><stop offset="1" stop-color="${mix(hair.dark, hair.base, 0.2)}"/></linearGradient>`,
    `<path d="${shape}" fill="url(#${id})" stroke="${lineOf(sitting)}" stroke-width="1.5" stroke-linejoin="round"/>`,
    `<path d="${lines.join('')}" fill="none" stroke="${lineOf(sitting)}" stroke-width=".8" stroke-opacity=".45" stroke-linecap="round"/>`,
    ...locks
      .filter(({ root, tip }) => Math.hypot(tip[0] - root[0], tip[1] - root[1]) > 30)
      .map((lock, at) => band(sitting, { panel, flow, lock, at }, panel.sheen?.[0] ?? 0.4)),
  ].join('');
}

const lineOf = ({ likeness: { hair } }: Sitting): string =>
  mix(hair.deep, shade(hair.base, -0.25, 1.3), 0.45);

interface Inked {
  readonly panel: Panel;
  readonly flow: Flow;
  readonly lock: Lock;
  readonly at: number;
}

function inkLock(sitting: Sitting, inked: Inked): string {
  const { panel, lock, at } = inked;
  const { hair } = sitting.likeness;
  const depth = panel.depth ?? 0;
  const dim = (colour: string): string => mix(colour, hair.deep, depth * 0.42);
  const body = dim(lock.whim < -0.2 ? mix(hair.base, hair.dark, 0.3) : hair.base);
  const tip = dim(mix(hair.light, tipTint(hair.base), 0.35));
  const [[x1, y1], [x2, y2]] = [lock.root, lock.tip];
  const id = `hair-${panel.name}-${at}`;
  const isLong = Math.hypot(x2 - x1, y2 - y1) > 30;
  return [
    `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${x1.toFixed(1)}" y1="${y1.toFixed(1)}" x2="${x2.toFixed(1)}" y2="${y2.toFixed(1)}"><stop offset="0" stop-color="${mix(body, hair.dark, 0.75)}"/><stop offset=".26" stop-color="${body}"/><stop offset=".62" stop-color="${body}"/><stop offset="1" stop-color="${tip}"/></linearGradient>`,
    `<path d="${lock.path}" fill="url(#${id})" stroke="${lineOf(sitting)}" stroke-width=".85" stroke-opacity=".75" stroke-linejoin="round"/>`,
    facet(sitting, inked),
    depth > 0.4 || !isLong
      ? ''
      : (panel.sheen ?? [])
          .map((centre, index) => band(sitting, inked, index === 0 ? centre : centre - 0.02))
          .join(''),
  ].join('');
}

/** Tips lean to the next hue, as a drawn key picture has it. */
const tipTint = (base: string): string => shade(mix(base, '#ff9ab8', 0.22), 0.1, 1.2);

/** The second tone: one side of a lock, with an edge, running out towards both ends. */
function facet({ likeness, light }: Sitting, { flow, lock, panel }: Inked): string {
  const away = light.side < 0 ? 1 : 0;
  const toRight = flow(lock.to, 0.4)[0] > flow(lock.from, 0.4)[0] ? away : 1 - away;
  const [from, to] = [0.16 + Math.abs(lock.whim) * 0.1, 0.97];
  const rim = strand(flow, lock, { share: toRight, from, to });
  const other = strand(flow, lock, { share: 1 - toRight, from, to });
  const inner = rim.map(([x, y], at): Point => {
    const swell = Math.sin((Math.PI * at) / (rim.length - 1)) ** 0.7 * (0.3 + lock.whim * 0.16);
    const [hx, hy] = other[at] ?? [x, y];
    return [lerp(x, hx, swell), lerp(y, hy, swell)];
  });
  return `<path d="${sides(rim, inner.reverse())}" fill="${mix(likeness.hair.dark, likeness.hair.deep, (panel.depth ?? 0) * 0.5)}" fill-opacity=".42"/>`;
}

/** A band of gloss with teeth. */
function band({ likeness, light, head }: Sitting, { flow, lock }: Inked, centre: number): string {
  const [cx] = head.spot([0, 0, 0]);
  const towards = clamp(
    ((flow((lock.from + lock.to) / 2, centre)[0] - cx) / 90) * light.side,
    -1,
    1,
  );
  const strength = 0.62 + 0.38 * towards;
  const colour = mix(mix(likeness.hair.shine, '#ffffff', 0.25), light.key, 0.2);
  const middle = centre + lock.whim * 0.022;
  const at = (share: number, t: number): Point =>
    flow(lerp(lock.from, lock.to, share), t * lock.end);
  const teeth = [0.12, 0.26, 0.4, 0.54, 0.68, 0.82, 0.92];
  const high = teeth.map((share, index) =>
    at(share, middle - (index % 2 === 0 ? 0.012 : 0.046) * strength),
  );
  const low = teeth.map((share, index) =>
    at(share, middle + (index % 2 === 0 ? 0.014 : 0.062) * strength),
  );
  const edge = [...high, ...low.reverse()].map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`);
  return `<path d="M${edge.join('L')}Z" fill="${colour}" fill-opacity="${(0.74 * strength).toFixed(2)}"/>`;
}

/** A few thin lines from roots and tips, and loose hairs beside the outline. */
function hairs(sitting: Sitting, { panel, flow, locks }: Flat): string {
  const chance = chanceOf(sitting.likeness.seed, `ink-${panel.name}`);
  const inside = locks.flatMap((lock) => [
    line(
      strand(flow, lock, {
        share: chance.between(0.2, 0.8),
        from: 0.02,
        to: chance.between(0.16, 0.3),
      }),
    ),
    line(
      strand(flow, lock, {
        share: chance.between(0.25, 0.75),
        from: chance.between(0.5, 0.66),
        to: 0.96,
      }),
    ),
  ]);
  const loose = (panel.isOutline ? [0.2, 0.5, 0.74] : []).map((start) => {
    const from = start + chance.drift() * 0.08;
    const [a, b, c] = [flow(1, from), flow(1, from + 0.1), flow(1, from + 0.22)];
    const out = Math.sign(b[0] - flow(0.5, from + 0.1)[0]) || 1;
    return line([a, [b[0] + out * 3, b[1]], [c[0] + out * 1.2, c[1] + 2]]);
  });
  return `<path d="${inside.join('')}${loose.join('')}" fill="none" stroke="${lineOf(sitting)}" stroke-width=".75" stroke-opacity=".55" stroke-linecap="round"/>`;
}
