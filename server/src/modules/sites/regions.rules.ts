// The rule of a site for a region. Pure.
import { REGION_RULES, type RegionRule } from '@velour/contract/region-values.ts';
import type { SiteRecord } from './sites.rules.ts';

type Table = Pick<SiteRecord, 'regions' | 'other_regions'>;

const strictest = (rules: readonly RegionRule[]): RegionRule =>
  REGION_RULES.findLast((rule) => rules.includes(rule)) ?? 'open';

/** Whether any region is treated differently from an open site. */
export const hasRegionRules = ({ regions, other_regions }: Table): boolean =>
  other_regions !== 'open' || Object.values(regions).some((rule) => rule !== 'open');

/**
 * A region's own row, or that of its country, or that of all others. An unknown region gets the strictest row of the
 * table, and a country whose part is unknown the strictest of its own.
 */
export function ruleFor({ regions, other_regions }: Table, region: string | undefined): RegionRule {
  if (region === undefined) return strictest([other_regions, ...Object.values(regions)]);
  const own = regions[region];
  if (region.includes('-')) return own ?? regions[region.slice(0, 2)] ?? other_regions;
  const parts = Object.entries(regions).flatMap(([code, rule]) =>
    code.startsWith(`${region}-`) ? [rule] : [],
  );
  return strictest([own ?? other_regions, ...parts]);
}
