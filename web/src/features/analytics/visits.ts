// Counts visits, and people once they are known, with experiment variants; sends nothing that identifies a person.
import { api } from '../../lib/api.ts';
import { groupOf } from '../../lib/experiment-group.ts';
import { siteConfig } from '../../lib/site-config.ts';
import { patternOf } from './pattern-of.ts';

/** The kinds of sessions that were counted since the page was loaded. */
const counted = new Set<string>();

/** The variants that were counted for this browser; the page's inline script reads it, too. */
const COUNTED = 'velour.experiments-counted';

const groupIn = (mark: 'experiments' | 'drawn'): string =>
  groupOf(document.documentElement.dataset[mark] ?? '', siteConfig.experiments) ?? '';

/**
 * `kind` is the kind of the session. Admin screens are not counted. Never throws, because counting must not disturb.
 */
export async function countVisit(kind: string): Promise<void> {
  if (patternOf(window.location.pathname) === undefined) return;
  const is_visit = counted.size === 0;
  const ab_group = groupIn('experiments');
  if (counted.has(kind) || (!is_visit && ab_group === '')) return;
  counted.add(kind);
  const body = { is_visit, ab_group, drawn: is_visit ? groupIn('drawn') : '' };
  try {
    await api.stats.visit({ body });
    if (is_visit && ab_group !== '') localStorage.setItem(COUNTED, ab_group);
  } catch {
    // Variants are counted with the next visit.
  }
}
