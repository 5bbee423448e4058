// Plants: leaves, flowers, trees, grass, petals in the air.
import { tenths as n } from '../body/shape.ts';
import { mix, shade } from '../colour.ts';
import { box, disc, glow, repeated } from './pieces.ts';
import { type Setting } from './scenery.ts';

const GREENS = ['#2f6a40', '#4c8448', '#1f4a36', '#77a054', '#3a7a52'] as const;

interface Bed {
  readonly count: number;
  readonly x: readonly [number, number];
  readonly y: readonly [number, number];
  readonly size: readonly [number, number];
}

export function leaves(setting: Setting, { count, x, y, size }: Bed): string {
  const { chance, seen } = setting;
  return repeated(count, () => {
    const long = chance.between(...size);
    const green = seen(chance.pick(GREENS), 0.1 + chance.between(0, 0.15));
    const turn = chance.between(0, 360);
    return `<path d="M0 0Q${n(long * 0.5)} ${n(-long * 0.42)} ${n(long)} 0Q${n(long * 0.5)} ${n(long * 0.42)} 0 0Z" fill="${green}" transform="translate(${n(chance.between(...x))} ${n(chance.between(...y))}) rotate(${n(turn)})"/>`;
  });
}

export function flowers(
  setting: Setting,
  bed: Bed,
  colours: readonly [string, ...string[]],
): string {
  const { chance, seen } = setting;
  return repeated(bed.count, () => {
    const r = chance.between(...bed.size);
    const [x, y] = [chance.between(...bed.x), chance.between(...bed.y)];
    const colour = seen(chance.pick(colours), 0.05);
    return (
      disc([x, y, r], colour, 0.9) +
      disc([x - r * 0.2, y - r * 0.25, r * 0.55], shade(colour, 0.08))
    );
  });
}

/** A wood: trunks before the light between them. */
export function trunks(setting: Setting, count: number, haze: number): string {
  const { chance, width, seen } = setting;
  return repeated(count, (at) => {
    const x = ((at + 0.5) / count) * width + chance.drift() * 40;
    const wide = chance.between(16, 38) * (1 - haze * 0.6);
    return box([x - wide / 2, -10, wide, 820], seen('#4a3a30', haze));
  });
}

/** Foliage as clouds of discs. */
export function canopy(
  setting: Setting,
  { y, haze, own = '#3c6a40' }: { y: number; haze: number; own?: string },
): string {
  const { chance, width, seen } = setting;
  const count = Math.round(width / 24);
  return repeated(count, () => {
    const tone = shade(seen(own, haze), chance.drift() * 0.07);
    return disc(
      [chance.between(-20, width + 20), y + chance.drift() * 80, chance.between(34, 80)],
      tone,
      0.85,
    );
  });
}

/** A row of far trees on a line. */
export function hedge(setting: Setting, y: number, tall: number, haze: number): string {
  const { chance, width, seen } = setting;
  return repeated(Math.round(width / 26), (at) => {
    const r = tall * chance.between(0.4, 0.8);
    return disc([at * 26 + chance.drift() * 12, y - r * 0.5, r], seen('#3a5c40', haze));
  });
}

/** Firs with pointed tops. */
export function firs(
  setting: Setting,
  y: number,
  { tall, haze, snow = 0 }: { tall: number; haze: number; snow?: number },
): string {
  const { chance, width, seen } = setting;
  const own = mix('#24483c', '#e8f0f6', snow);
  return repeated(Math.round(width / 40) + 2, (at) => {
    const [x, h] = [at * 40 - 20 + chance.drift() * 16, tall * chance.between(0.6, 1)];
    return `<path d="M${n(x)} ${n(y - h)}L${n(x + h * 0.26)} ${n(y)}H${n(x - h * 0.26)}Z" fill="${shade(seen(own, haze), chance.drift() * 0.02)}"/>`;
  });
}

/** Petals, snowflakes or dust that drift. */
export function drifting(setting: Setting, count: number, colour: string): string {
  const { chance, width } = setting;
  return repeated(Math.round((count * width) / 600), () =>
    disc(
      [chance.between(0, width), chance.between(0, 800), chance.between(3, 10)],
      colour,
      chance.between(0.4, 0.95),
    ),
  );
}

/** A pot plant: a fan of long leaves. */
export function palm(setting: Setting, x: number, y: number, size: number): string {
  const { chance, seen } = setting;
  const blades = repeated(11, (at) => {
    const turn = -160 + at * 14 + chance.drift() * 8;
    const long = size * chance.between(0.75, 1.1);
    const green = seen(chance.pick(GREENS), 0.05);
    return `<path d="M0 0Q${n(long * 0.5)} ${n(-long * 0.16)} ${n(long)} ${n(long * 0.1)}Q${n(long * 0.5)} ${n(long * 0.06)} 0 0Z" fill="${green}" transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)})"/>`;
  });
  return glow([x, y - size * 0.4, size], '#1c2c20', 0.3) + blades;
}
