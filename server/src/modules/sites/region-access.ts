// Geo-restrictions: the site's rule for the caller's region, and its effect on the actor.
import type { IncomingMessage } from 'node:http';
import type { Call } from '@velour/contract/endpoint.ts';
import { type RegionRule, REGION_RULES } from '@velour/contract/region-values.ts';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/errors.ts';
import type { KnownSite } from './service.ts';
import type { SiteRecord } from './sites.rules.ts';

type Request = Pick<IncomingMessage, 'headers' | 'socket'>;
type Record = Pick<SiteRecord, 'regions' | 'other_regions' | 'content_rating'>;

interface Needs {
  readonly find: (host: string) => Promise<KnownSite | undefined>;
  readonly ofPage: (hostname: string) => Promise<KnownSite | undefined>;
  readonly regionOf: (request: Request) => string | undefined;
  readonly hostnameOf: (request: Request) => string;
}

export type RegionAccess = ReturnType<typeof createRegionAccess>;

export function createRegionAccess({ find, ofPage, regionOf, hostnameOf }: Needs) {
  /** Explicit content requires the age check in every region. */
  const ruleAt = (record: Record, request: Request): RegionRule => {
    const rule = hasRegionRules(record) ? ruleFor(record, regionOf(request)) : 'open';
    return rule === 'open' && record.content_rating === 'explicit' ? 'verified' : rule;
  };

  return {
    ruleAt,

    /** Throws `site.region_refused`. Without a host, the site is that of the page. */
    async admit(
      { host }: { readonly host: string },
      { access, in_every_region }: Partial<Pick<Call, 'access' | 'in_every_region'>>,
      { request, actor }: { readonly request: Request; readonly actor: Actor | undefined },
    ): Promise<Actor | undefined> {
      // Sent by a provider's or a bot's machine, whose region is not the person's.
      if (access === 'webhook' || access === 'bot') return actor;
      const known = await (host === '' ? ofPage(hostnameOf(request)) : find(host));
      if (!known) return actor;
      const rule = ruleAt(known.record, request);
      if (rule === 'refused' && !in_every_region) throw new AppError('site.region_refused');
      return actor && rule !== 'open' ? checked(actor) : actor;
    },
  };
}

/** If the age check is required, the age gate does not suffice; visitors cannot pass the check. */
function checked(actor: Actor): Actor {
  if (actor.kind === 'member' && actor.is_age_checked) return actor;
  return { ...actor, is_adult: false, needs_age_check: true };
}

type Table = Pick<SiteRecord, 'regions' | 'other_regions'>;

const strictest = (rules: readonly RegionRule[]): RegionRule =>
  REGION_RULES.findLast((rule) => rules.includes(rule)) ?? 'open';

/** True if any region has a rule other than `open`. */
export const hasRegionRules = ({ regions, other_regions }: Table): boolean =>
  other_regions !== 'open' || Object.values(regions).some((rule) => rule !== 'open');

/**
 * The rule of a region, else of its country, else of all others. An unknown region gets the strictest rule of the
 * table, and a country with an unknown subdivision the strictest of its own.
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
