// Share cards (Open Graph images): the picture of a link preview, drawn on the first request and stored.
import { buffer } from 'node:stream/consumers';
import type { Character } from '@velour/contract/characters.ts';
import type { StorageProvider } from '../../../providers/storage/port.ts';
import type { Core } from '../../../platform/core.ts';
import { openScope } from '../../../platform/db/scope.ts';
import type { ShareCard } from '../../../platform/http/page-head.ts';
import { createTtlCache } from '../../../platform/ttl-cache.ts';
import { createSingleFlight } from '../../../platform/single-flight.ts';
import type { AssetsService } from '../../assets/service.ts';
import type { CachedQueries } from '../../catalogue/service.ts';
import type { CharactersService } from '../../characters/service.ts';
import type { KnownSite } from '../../sites/service.ts';
import { CARD, GALLERY, type Plan, versionOf, textsOf } from './share-cards.rules.ts';

export interface CardsNeeds extends Pick<Core, 'db' | 'clock'> {
  readonly storage: StorageProvider;
  readonly assets: Pick<AssetsService, 'reshape' | 'publicOf'>;
  readonly queries: Pick<CachedQueries, 'browse'>;
  readonly characters: Pick<CharactersService, 'read'>;
}

export interface DrawnCard {
  readonly bytes: Buffer;
  /** True if the address names exactly this card, whose content never changes. */
  readonly is_current: boolean;
}

const assetOf = (url: string): string | undefined => /^\/assets\/([0-9a-f-]{36})\//.exec(url)?.[1];

/** Every page shows the site's card. The most popular characters change slowly, but a picture may be taken down. */
const PLAN_CACHED_MS = 20_000;

export function createShareCards({ db, storage, assets, queries, characters, clock }: CardsNeeds) {
  const shared = createSingleFlight();
  const plans = createTtlCache<Plan>({ clock, ttlMs: PLAN_CACHED_MS, maxEntries: 1_000 });

  const planOfCharacter = (site: KnownSite, character: Character): Plan => ({
    words: textsOf(site.record.name, character),
    pictures: [assetOf(character.portrait_url)].filter((id) => id !== undefined),
    isLabeled: site.record.visible_ai_label,
  });

  const planOfSite = (site: KnownSite): Promise<Plan> =>
    plans.read(site.id, async () => {
      const ask = { limit: GALLERY.most, offset: 0, sort: 'popular' } as const;
      const query = await queries.browse(openScope(db, site.id), undefined, ask);
      const shown = (await query.find())?.characters ?? [];
      return {
        words: { site: '', title: site.record.name, line: site.record.tagline },
        pictures: shown.map((card) => assetOf(card.portrait_url)).filter((id) => id !== undefined),
        isLabeled: site.record.visible_ai_label,
      };
    });

  const cardOf = async (key: string, planned: Plan, version: string): Promise<DrawnCard> => {
    // Hiding a picture changes the card.
    const plan = { ...planned, pictures: await assets.publicOf(planned.pictures) };
    const current = versionOf(plan);
    const file = `cards/${key}/${current}.jpg`;
    const bytes = await shared.once(file, async () => {
      const stored = await storage.get(file);
      if (stored) return buffer(stored.content);
      // Codecs and fonts take a while to load, and most processes draw no card.
      const { drawCard } = await import('./drawing.ts');
      const drawn = await drawCard(plan, assets.reshape);
      await storage.put(file, drawn);
      return drawn;
    });
    return { bytes, is_current: version === current };
  };

  const described = (path: string, plan: Plan): ShareCard => ({
    ...CARD,
    url: `/assets/cards/${path}/${versionOf(plan)}`,
    alt: `${plan.words.title}. ${plan.words.line}`,
  });

  return {
    /** The path of a page's card; of the site's card if the page has no character. */
    cardFor: async (site: KnownSite, character: Character | undefined): Promise<ShareCard> =>
      character
        ? described(character.id, planOfCharacter(site, character))
        : described('site', await planOfSite(site)),

    siteCard: async (site: KnownSite, version: string): Promise<DrawnCard> =>
      cardOf(`site-${site.host}`, await planOfSite(site), version),

    /** Throws `character.not_found` for a character that is not public. */
    async characterCard(site: KnownSite, id: string, version: string): Promise<DrawnCard> {
      const character = await characters.read(openScope(db, site.id), undefined, id);
      return cardOf(character.id, planOfCharacter(site, character), version);
    },
  };
}
