// The sitemap's characters, in parts, for search engines.
import type { Scope } from '../../platform/db/scope.ts';
import { createTtlCache } from '../../platform/ttl-cache.ts';
import { openPicturesOf } from '../characters/service.ts';
import type { CatalogueNeeds } from './service.ts';
import { listFrom, listPartEnds } from './sitemap.store.ts';

/** A character as an index lists it: public and safe for everyone. */
export interface ListedCharacter {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  /** Paths of the portrait and of the open pictures of the gallery. */
  readonly picture_urls: readonly string[];
  readonly updated_at: Date;
}

/** The maximum age of cached parts: search engines fetch them daily at most. */
const PARTS_CACHED_MS = 60 * 60_000;

export function createSitemap({ clock, characters: { urls } }: CatalogueNeeds) {
  const partEnds = createTtlCache<string[]>({ clock, ttlMs: PARTS_CACHED_MS, maxEntries: 100 });
  return {
    /** In the order of ids, after `after`. */
    async list(
      scope: Scope,
      from: { after: string | undefined; limit: number },
    ): Promise<ListedCharacter[]> {
      const rows = await listFrom(scope, from);
      return rows.map(({ portrait_id, hover_id, gallery_ids, ...row }) => {
        const open = openPicturesOf({ portrait_id, hover_id, gallery_ids });
        const pictures = [...new Set([...(portrait_id ? [portrait_id] : []), ...open])];
        return { ...row, picture_urls: pictures.map((asset) => urls.shared(asset, 960)) };
      });
    },

    /** The ids after which the next parts of this size start; cached for an hour. */
    parts: (scope: Scope, size: number): Promise<string[]> =>
      partEnds.read(`${scope.site_id}:${size}`, () => listPartEnds(scope, size)),
  };
}
