// Shares of newcomers with how sure they are, and weeks. Pure.
import type { Share } from '@velour/contract/stats.ts';

/** Of a normal distribution, for intervals that hold in 95 of 100 cases. */
const Z = 1.96;

/**
 * A share with its 95 % interval; null of nobody. E. B. Wilson, Probable Inference, the Law of Succession, and
 * Statistical Inference, 1927: unlike the simple interval it stays within 0 and 1 and holds for small counts.
 */
export function shareOf(count: number, all: number): Share | null {
  if (all === 0) return null;
  const share = count / all;
  const scale = 1 + Z ** 2 / all;
  const middle = (share + Z ** 2 / (2 * all)) / scale;
  const half = (Z / scale) * Math.sqrt((share * (1 - share)) / all + Z ** 2 / (4 * all ** 2));
  return { share, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

/** What a group such as `explore_grid:a,landing_one:b` says of each experiment. */
export const variantsOf = (group: string): [experiment: string, variant: string][] =>
  group.split(',').flatMap((pair) => {
    const [name = '', variant = ''] = pair.split(':');
    return name !== '' && variant !== '' ? [[name, variant]] : [];
  });
