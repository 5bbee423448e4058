// Which variant of each experiment this visitor sees: drawn once, then stored.
import type { Memory } from './storage.ts';

const KEY = 'experiments';

/** Such as `explore_grid:a,landing_one:b`; null where nothing is being tried out. */
export function groupOf(
  experiments: Readonly<Record<string, readonly string[]>>,
  memory: Memory,
  random: () => number = Math.random,
): string | null {
  const drawnBefore = new Map((memory.read(KEY) ?? '').split(',').map(readPair));
  const drawn = Object.keys(experiments)
    .sort()
    .flatMap((name) => {
      const variants = experiments[name] ?? [];
      const before = drawnBefore.get(name);
      const variant =
        before !== undefined && variants.includes(before)
          ? before
          : variants[Math.floor(random() * variants.length)];
      return variant === undefined ? [] : [`${name}:${variant}`];
    })
    .join(',');
  if (drawn === '') return null;
  memory.write(KEY, drawn);
  return drawn;
}

function readPair(pair: string): [string, string] {
  const [name = '', variant = ''] = pair.split(':');
  return [name, variant];
}
