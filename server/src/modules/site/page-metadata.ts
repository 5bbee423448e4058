// The metadata in the head of each page: title, description, share card and structured data.
import type { Character } from '@velour/contract/characters.ts';
import type { Db } from '../../platform/db/handle.ts';
import { openScope } from '../../platform/db/scope.ts';
import { AppError } from '../../platform/errors.ts';
import type { Head, PageStatus } from '../../platform/http/page-head.ts';
import type { PageRequest } from '../../platform/http/page.ts';
import { isUuid } from '../../platform/ids.ts';
import type { CatalogueService } from '../catalogue/service.ts';
import type { CharactersService } from '../characters/service.ts';
import type { KnownSite } from '../sites/service.ts';
import type { createShareCards } from './share-cards/share-cards.ts';
import { metadataOf, screenAt, type Screen } from './page-metadata.rules.ts';

export interface PageMetadataNeeds {
  readonly db: Db;
  readonly characters: Pick<CharactersService, 'read' | 'find'>;
  readonly domes: Pick<CatalogueService['domes'], 'find'>;
  readonly creators: Pick<CatalogueService['creators'], 'exists'>;
  readonly cards: Pick<ReturnType<typeof createShareCards>, 'cardFor'>;
  /** The deployment's public URL, for sites without their own host names. */
  readonly publicUrl: string | undefined;
  readonly isProduction: boolean;
  /** The deployment's URL if no public URL is configured. */
  readonly localUrl: string;
}

/** Screens with the id of their content in the address. */
const NAMED_BY_ID: ReadonlySet<Screen['name']> = new Set([
  'dome',
  'creator',
  'character_chat',
  'chats',
]);

export function createPageMetadata(needs: PageMetadataNeeds) {
  const { db, characters, domes, creators, cards, publicUrl, localUrl, isProduction } = needs;
  /** The site's first host name, else the deployment's address. */
  const homeOf = ({ hostnames: [first] }: KnownSite): string =>
    first === undefined ? (publicUrl ?? localUrl) : `https://${first}`;

  /** An unknown host name is accepted in development only, where a machine may have any name. */
  const originOf = (site: KnownSite, asked: Pick<PageRequest, 'hostname' | 'origin'>): string => {
    const isOwn = site.hostnames.includes(asked.hostname.toLowerCase());
    const isBelieved = !isProduction && publicUrl === undefined;
    return isOwn || isBelieved ? asked.origin : (publicUrl ?? homeOf(site));
  };

  return {
    /** The origin of the site's addresses; the request's own host only if it belongs to the site. */
    originOf,

    homeOf,

    async metadataAt(site: KnownSite, asked: Omit<PageRequest, 'request'>): Promise<Head> {
      const screen = screenAt(asked.path);
      const [character, dome] = await Promise.all([
        characterOn(site, screen),
        domeOn(site, screen),
      ]);
      const isFound = !screen || typeof character === 'object' || dome;
      const status = isFound ? 200 : character === 'deleted' ? 410 : await statusOf(site, screen);
      const shown = character === 'deleted' ? undefined : character;
      const card = await cards.cardFor(site, shown);
      return metadataOf({
        site: site.record,
        origin: originOf(site, asked),
        path: asked.path,
        screen,
        character: shown,
        status,
        dome,
        card,
      });
    },
  };

  /**
   * 404 if there is no such dome or public character. The status of a chat cannot depend on its owner, whom a page
   * request does not identify.
   */
  async function statusOf(site: KnownSite, { name, id }: Screen): Promise<PageStatus> {
    if (id === undefined || !NAMED_BY_ID.has(name)) return 200;
    if (!isUuid(id)) return 404;
    const scope = openScope(db, site.id);
    if (name === 'creator') return (await creators.exists(scope, id)) ? 200 : 404;
    if (name !== 'character_chat') return name === 'dome' ? 404 : 200;
    const row = await characters.find(scope, id);
    return row?.deleted_at === null ? 200 : 404;
  }

  async function domeOn(site: KnownSite, screen: Screen | undefined) {
    if (screen?.name !== 'dome' || !isUuid(screen.id ?? '')) return undefined;
    return domes.find(openScope(db, site.id), screen.id ?? '');
  }

  /** Read as a visitor, so that private and rated content is not in the head. */
  async function characterOn(
    site: KnownSite,
    screen: Screen | undefined,
  ): Promise<Character | 'deleted' | undefined> {
    if (screen?.name !== 'character_chat' || !isUuid(screen.id ?? '')) return undefined;
    try {
      return await characters.read(openScope(db, site.id), undefined, screen.id ?? '');
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      if (error.code === 'character.not_found') return undefined;
      if (error.code === 'character.deleted') return 'deleted';
      throw error;
    }
  }
}
