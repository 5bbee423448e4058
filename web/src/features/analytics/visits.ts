// Counts a visit, and the person once known, with the variants of experiments; sends nothing that identifies anyone.
import { api } from '../../lib/api.ts';
import { groupOf } from '../../lib/experiment-group.ts';
import { siteConfig } from '../../lib/site-config.ts';
import { patternOf } from './pattern-of.ts';

/** The kinds of session that this opening of the page has counted; a reload starts over. */
const counted = new Set<string>();

/** The variants that this browser was counted with, as the page's first script reads them. */
const COUNTED = 'velour.experiments-counted';

const groupIn = (mark: 'experiments' | 'drawn'): string =>
  groupOf(document.documentElement.dataset[mark] ?? '', siteConfig.experiments) ?? '';

/** `kind` is that of the session. Admin screens are not counted. Never throws: an uncounted visit harms no one. */
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
    // What was drawn is counted at the next visit.
  }
}
