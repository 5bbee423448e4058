// The site: the client configuration, page metadata, sitemap and preloaded data.
import { PRICES } from '@velour/contract/prices.ts';
import type { RegionRule } from '@velour/contract/region-values.ts';
import type { PublicConfig, SiteStatus } from '@velour/contract/site.ts';
import type { LlmProvider } from '../../providers/llm/port.ts';
import type { TextModeration } from '../../providers/moderation/port.ts';
import type { FormKind } from '../../providers/payments/port.ts';
import { createTtlCache } from '../../platform/ttl-cache.ts';
import type { CatalogueService } from '../catalogue/service.ts';
import { liveAnnouncements, type KnownSite, type SiteRecord } from '../sites/service.ts';
import { createShareCards, type CardsNeeds } from './share-cards/share-cards.ts';
import { createPreloadedData, type PreloadedDataNeeds } from './preloaded-data.ts';
import { createPageMetadata, type PageMetadataNeeds } from './page-metadata.ts';
import { createIcons } from './app-icons.ts';
import { createSitemap, type SitemapNeeds } from './sitemap.ts';
import {
  createServerRendering,
  loadRenderer,
  type ServerRenderingNeeds,
} from './server-rendering.ts';

/** Null unless the server has both an address and a name for this site. */
function analyticsOf(record: SiteRecord): PublicConfig['analytics'] {
  const { tag_manager_id, analytics_kind: kind, analytics_url: url, analytics_site: name } = record;
  const script = kind && url && name ? { kind, url, site: name } : null;
  return script || tag_manager_id ? { tag_manager: tag_manager_id !== null, script } : null;
}

const publishableKeysOf = (form: FormKind): PublicConfig['publishable_keys'] =>
  form.kind === 'script' ? { stripe: form.publishable_key } : {};

const judgedTexts = ({
  isBuiltIn,
  readsMessages,
}: SiteNeeds['textJudge']): PublicConfig['text_judge'] => {
  if (isBuiltIn) return 'none';
  return readsMessages ? 'messages' : 'suspected';
};

interface SiteNeeds
  extends
    Omit<PageMetadataNeeds, 'cards' | 'domes' | 'creators'>,
    SitemapNeeds,
    Omit<CardsNeeds, 'queries'>,
    Omit<ServerRenderingNeeds, 'readDrawing'> {
  readonly catalogue: Pick<CatalogueService, 'queries' | 'sitemap' | 'domes' | 'creators'>;
  readonly plans: PreloadedDataNeeds['plans'];
  readonly shared: PreloadedDataNeeds['shared'];
  readonly characters: PageMetadataNeeds['characters'] & CardsNeeds['characters'];
  readonly builtPage: string;
  /** Reads the logo as SVG from the build. */
  readonly readMark: () => Promise<Buffer>;
  /** Read at each call, because a provider may learn its model's name with the first reply. */
  readonly llm: Pick<LlmProvider, 'name' | 'isBuiltIn'>;
  readonly textJudge: Pick<TextModeration, 'isBuiltIn' | 'readsMessages'>;
  readonly addresses: PublicConfig['addresses'];
  /** API keys for a gateway in front that requires its own. */
  readonly apiKeys: Readonly<Record<keyof PublicConfig['api_keys'], string | undefined>>;
  readonly paymentForm: FormKind;
  readonly hasGoogle: boolean;
  /** The highest discount of a site's plans, in percent. */
  readonly mostPercentOff: (site_id: string) => Promise<number>;
}

export type SiteService = ReturnType<typeof createSiteService>;

/** For how long a page may still show a discount from prices that an admin has changed. */
const HELD_MS = 10_000;

export function createSiteService(needs: SiteNeeds) {
  const { llm, addresses, apiKeys, readMark: readLogo, builtPage, mostPercentOff } = needs;
  const { db, clock, storage, assets, characters, catalogue } = needs;
  const { queries, creators, domes } = catalogue;
  const cards = createShareCards({ db, clock, storage, assets, queries, characters });
  const held = createTtlCache<number>({ clock: needs.clock, ttlMs: HELD_MS, maxEntries: 1_000 });
  /** A failure is ignored, because a page without the discount is better than none. */
  const percentOff = async (site_id: string): Promise<number | null> => {
    const most = await held.read(site_id, () => mostPercentOff(site_id)).catch(() => 0);
    return most > 0 ? most : null;
  };
  const statusOf = ({ record }: KnownSite): SiteStatus => ({
    switched_off: record.switched_off,
    announcements: liveAnnouncements(record.announcements, needs.clock.now()),
  });
  /** Only listed fields of the site's record and the providers are public. */
  const publicConfig = async (
    known: KnownSite,
    rule: RegionRule = 'open',
  ): Promise<PublicConfig> => {
    const { id, host, record, api_key } = known;
    return {
      ...statusOf(known),
      host,
      name: record.name,
      tagline: record.tagline,
      accent: record.accent,
      logo_url: record.logo_url,
      support_email: record.support_email,
      socials: record.socials,
      sister_apps: record.sister_apps,
      affiliates_url: record.affiliates_url,
      affiliate_parameters: record.affiliate_report_url === null ? [] : record.affiliate_parameters,
      community_url: record.community_url,
      analytics: analyticsOf(record),
      legal: record.legal,
      content_rating: record.content_rating,
      age_check: rule === 'open' && record.content_rating !== 'explicit' ? 'declared' : 'verified',
      has_google: needs.hasGoogle,
      trial_messages: record.trial_messages,
      sign_up_tokens: record.sign_up_tokens,
      addresses,
      api_keys: {
        main: apiKeys.main ?? api_key,
        media: apiKeys.media ?? api_key,
        realtime: apiKeys.realtime ?? null,
      },
      publishable_keys: publishableKeysOf(needs.paymentForm),
      engines: { llm: { name: llm.name, stand_in: llm.isBuiltIn } },
      text_judge: judgedTexts(needs.textJudge),
      experiments: record.experiments,
      coming_soon: record.coming_soon,
      prices: PRICES,
      premium_percent_off: await percentOff(id),
    };
  };
  const views = createServerRendering({
    clock: needs.clock,
    log: needs.log,
    readDrawing: () => loadRenderer(builtPage),
  });
  return {
    publicConfig,
    statusOf,
    ...cards,
    ...createPageMetadata({
      db: needs.db,
      characters: needs.characters,
      domes,
      creators,
      publicUrl: needs.publicUrl,
      isProduction: needs.isProduction,
      localUrl: needs.localUrl,
      cards,
    }),
    ...createPreloadedData({
      db: needs.db,
      queries,
      domes,
      creators,
      plans: needs.plans,
      shared: needs.shared,
      publicConfig,
      views,
    }),
    ...createSitemap(needs),
    ...createIcons(readLogo),
  };
}
