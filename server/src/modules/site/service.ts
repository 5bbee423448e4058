// The site's public face: what the page and other clients may know, and what search engines and messengers read.
import type { PublicConfig } from '@velour/contract/site.ts';
import type { LlmEngine } from '../../engines/llm/port.ts';
import type { KnownSite } from '../sites/service.ts';
import { createCards, type CardsNeeds } from './cards/service.ts';
import { createFirsts, type FirstsNeeds } from './firsts/service.ts';
import { createHeads, type HeadsNeeds } from './heads/service.ts';
import { createIcons } from './installed/service.ts';
import { createSitemap, type SitemapNeeds } from './sitemap/service.ts';
import { createViews, readDrawing, type ViewsNeeds } from './views/service.ts';

interface Needs
  extends Omit<HeadsNeeds, 'cards'>, SitemapNeeds, CardsNeeds, Omit<ViewsNeeds, 'readDrawing'> {
  readonly characters: FirstsNeeds['characters'] &
    HeadsNeeds['characters'] &
    SitemapNeeds['characters'] &
    CardsNeeds['characters'];
  /** The folder that the page was built into. */
  readonly builtPage: string;
  /** The drawn mark as SVG, from the built page. */
  readonly readMark: () => Promise<Buffer>;
  /** Read anew each time: an engine may learn its model's name with its first reply. */
  readonly llm: Pick<LlmEngine, 'name' | 'standIn'>;
  readonly addresses: PublicConfig['addresses'];
}

/** Token prices: see the product's constants. */
const PRICES = { image: 5, video: 20, character: 50 } as const;

export type SiteService = ReturnType<typeof createSiteService>;

export function createSiteService({ llm, addresses, readMark, builtPage, ...needs }: Needs) {
  const cards = createCards(needs);
  /** An allow-list made from the site's record and the engines. */
  const publicConfig = ({ host, record, api_key }: KnownSite): PublicConfig => ({
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
    legal: record.legal,
    content_rating: record.content_rating,
    trial_messages: record.trial_messages,
    separate_marketing_consent: record.separate_marketing_consent,
    addresses,
    api_key,
    engines: { llm: { name: llm.name, stand_in: llm.standIn } },
    experiments: record.experiments,
    coming_soon: record.coming_soon,
    prices: PRICES,
  });
  const views = createViews({ ...needs, readDrawing: () => readDrawing(builtPage) });
  return {
    publicConfig,
    ...cards,
    ...createHeads({ ...needs, cards }),
    ...createFirsts({ ...needs, publicConfig, views }),
    ...createSitemap(needs),
    ...createIcons(readMark),
  };
}
