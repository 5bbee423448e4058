// The site's public face for the page and other clients: an allow-list made from the site's record and the engines.
import type { PublicConfig } from '@velour/contract/site.ts';
import type { LlmEngine } from '../../engines/llm/port.ts';
import type { KnownSite } from '../sites/service.ts';

interface Needs {
  /** Read anew each time: an engine may learn its model's name with its first reply. */
  readonly llm: Pick<LlmEngine, 'name' | 'standIn'>;
  readonly addresses: PublicConfig['addresses'];
}

/** Token prices: see the product's constants. */
const PRICES = { image: 5, video: 20, character: 50 } as const;

export type SiteService = ReturnType<typeof createSiteService>;

export function createSiteService({ llm, addresses }: Needs) {
  return {
    publicConfig({ host, record, api_key }: KnownSite): PublicConfig {
      return {
        host,
        name: record.name,
        tagline: record.tagline,
        accent: record.accent,
        logo_url: record.logo_url,
        support_email: record.support_email,
        socials: record.socials,
        sister_apps: record.sister_apps,
        affiliates_url: record.affiliates_url,
        community_url: record.community_url,
        content_rating: record.content_rating,
        trial_messages: record.trial_messages,
        addresses,
        api_key,
        engines: { llm: { name: llm.name, stand_in: llm.standIn } },
        experiments: record.experiments,
        coming_soon: record.coming_soon,
        prices: PRICES,
      };
    },
  };
}
