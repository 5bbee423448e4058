// Creators: members with public characters. Others are not found, so that accounts cannot be enumerated.
import type { Creator } from '@velour/contract/creators.ts';
import { readCursor, writeCursor } from '../../platform/cursor.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { AppError } from '../../platform/errors.ts';
import { readCards } from './lists.store.ts';
import { type Rating, toCard, type Viewer } from '../characters/service.ts';
import { cursorOf, type Sort } from './lists.rules.ts';
import { findCreator, listOf } from './creators.store.ts';
import type { CatalogueNeeds } from './service.ts';

export interface Browse {
  readonly sort: Sort;
  readonly limit: number;
  readonly offset: number;
  readonly cursor?: string | undefined;
}

const ALL_RATINGS: readonly Rating[] = ['safe', 'suggestive', 'explicit'];

export function createCreators({ characters: { ratingsOf, urls } }: CatalogueNeeds) {
  const requireCreator = async (scope: Scope, viewer: Viewer, creator_id: string) => {
    const of = { creator_id, ratings: await ratingsOf(scope, viewer) };
    const found = await findCreator(scope, of);
    if (!found) throw new AppError('creator.not_found');
    return { of, found };
  };

  return {
    /** True if any viewer may find this creator. */
    exists: async (scope: Scope, id: string): Promise<boolean> =>
      (await findCreator(scope, { creator_id: id, ratings: ALL_RATINGS })) !== undefined,

    async read(scope: Scope, viewer: Viewer, id: string): Promise<Creator> {
      const { found } = await requireCreator(scope, viewer, id);
      const { name, characters, chats, messages, likes } = found;
      return { id: found.id, name, stats: { characters, chats, messages, likes } };
    },

    async characters(scope: Scope, viewer: Viewer, { id, ...browse }: Browse & { id: string }) {
      const { of, found } = await requireCreator(scope, viewer, id);
      const cursor = readCursor(browse.cursor);
      const { limit, sort } = browse;
      const offset = cursor ? 0 : browse.offset;
      const ids = await listOf(scope, of, { sort, offset, cursor, limit: limit + 1 });
      const rows = await readCards(
        scope,
        ids.slice(0, limit).map((one) => ({ id: one, tier: 0 })),
      );
      const last = rows.at(-1);
      return {
        characters: rows.map((row) => toCard(row, urls.shared)),
        total_count: found.characters,
        is_similar: false,
        limit,
        offset: browse.offset,
        next_cursor: ids.length > limit && last ? writeCursor(cursorOf(last, sort)) : null,
      };
    },
  };
}
