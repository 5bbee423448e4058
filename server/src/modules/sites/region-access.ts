// Who is let in from where: the site's rule for the caller's region, and what it makes of the actor.
import type { IncomingMessage } from 'node:http';
import type { Call } from '@velour/contract/endpoint.ts';
import type { RegionRule } from '@velour/contract/region-values.ts';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/errors.ts';
import { hasRegionRules, ruleFor } from './regions.rules.ts';
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
  /** Explicit content needs the age check everywhere. */
  const ruleAt = (record: Record, request: Request): RegionRule => {
    const rule = hasRegionRules(record) ? ruleFor(record, regionOf(request)) : 'open';
    return rule === 'open' && record.content_rating === 'explicit' ? 'verified' : rule;
  };

  return {
    ruleAt,

    /** Throws `site.region_refused`. A site without a host is that of the page. */
    async admit(
      { host }: { readonly host: string },
      { access, in_every_region }: Partial<Pick<Call, 'access' | 'in_every_region'>>,
      { request, actor }: { readonly request: Request; readonly actor: Actor | undefined },
    ): Promise<Actor | undefined> {
      // They come from a provider's or a bot's machine, not from a person's.
      if (access === 'webhook' || access === 'bot') return actor;
      const known = await (host === '' ? ofPage(hostnameOf(request)) : find(host));
      if (!known) return actor;
      const rule = ruleAt(known.record, request);
      if (rule === 'refused' && !in_every_region) throw new AppError('site.region_refused');
      return actor && rule !== 'open' ? checked(actor) : actor;
    },
  };
}

/** Where the age check is needed, the answer to the age gate does not count: a visitor has no check. */
function checked(actor: Actor): Actor {
  if (actor.kind === 'member' && actor.is_age_checked) return actor;
  return { ...actor, is_adult: false, needs_age_check: true };
}
