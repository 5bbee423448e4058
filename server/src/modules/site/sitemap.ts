// The sitemap as a call and as XML in parts, and robots.txt.
import type { Sitemap } from '@velour/contract/site.ts';
import type { Db } from '../../platform/db/handle.ts';
import { openScope } from '../../platform/db/scope.ts';
import { isUuid } from '../../platform/ids.ts';
import type { CatalogueService } from '../catalogue/service.ts';
import type { KnownSite } from '../sites/service.ts';
import {
  characterEntries,
  charactersXml,
  indexXml,
  pageEntries,
  pagesXml,
  PART,
  pictureEntries,
} from './sitemap.rules.ts';

/** Reading a page takes a few milliseconds; parts consist of whole pages. */
const PAGE = 500;

export interface SitemapNeeds {
  readonly db: Db;
  readonly catalogue: Pick<CatalogueService, 'sitemap' | 'domes'>;
}

export interface SitemapAsk {
  readonly level: Sitemap['level'];
  readonly after?: string | undefined;
  readonly limit: number;
}

/** `origin` is the origin of the site's addresses. */
export function createSitemap({ db, catalogue }: SitemapNeeds) {
  const part = (site: KnownSite, after: string | undefined, limit: number) =>
    catalogue.sitemap.list(openScope(db, site.id), { after, limit });

  const pagesOf = async (site: KnownSite, origin: string) =>
    pageEntries(origin, await catalogue.domes.listed(openScope(db, site.id)));

  /** Reads a part in pages, so that other requests are handled in between. */
  async function* pagesOfPart(site: KnownSite, after: string | undefined) {
    let from = after;
    for (let left = PART; left > 0; left -= PAGE) {
      const listed = await part(site, from, PAGE);
      yield listed;
      if (listed.length < PAGE) return;
      from = listed.at(-1)?.id;
    }
  }

  return {
    async sitemap(site: KnownSite, origin: string, ask: SitemapAsk): Promise<Sitemap> {
      const { level, after, limit } = ask;
      if (level === 'pages') return { level, entries: await pagesOf(site, origin), next: null };
      const listed = await part(site, after, limit);
      const entries = (level === 'characters' ? characterEntries : pictureEntries)(origin, listed);
      return { level, entries, next: listed.length === limit ? (listed.at(-1)?.id ?? null) : null };
    },

    /** The XML file with this name in pieces; undefined if there is none. */
    async sitemapFile(
      site: KnownSite,
      origin: string,
      name: string,
    ): Promise<Iterable<string> | AsyncIterable<string> | undefined> {
      if (name === 'sitemap') {
        return [indexXml(origin, await catalogue.sitemap.parts(openScope(db, site.id), PART))];
      }
      if (name === 'sitemap-pages') return [pagesXml(await pagesOf(site, origin))];
      const matched = /^sitemap-characters(?:-(.+))?$/.exec(name);
      if (!matched) return undefined;
      const [, after] = matched;
      if (after !== undefined && !isUuid(after)) return undefined;
      return charactersXml(origin, pagesOfPart(site, after));
    },
  };
}
