// Shelves: the curated collections of the home page.
import type { Gender } from '@velour/contract/scalars.ts';
import { inTransaction, type Scope } from '../../../platform/db/scope.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Rating } from '../policy.ts';
import { toCard, type AssetUrl } from '../rules.ts';
import type { Viewer } from '../service.ts';
import type { dome } from '../tables.ts';
import { addDome, countOnDome, findDome, listDomes, listOnDome, type DomeRow } from './store.ts';

const ON_A_SHELF = 12;

interface Needs {
  readonly assetUrl: AssetUrl;
  readonly ratingsOf: (scope: Scope, viewer: Viewer) => Promise<readonly Rating[]>;
}

export function createDomes({ assetUrl, ratingsOf }: Needs) {
  return {
    async domes(scope: Scope, viewer: Viewer, gender: Gender | undefined) {
      const rows = await listDomes(scope, gender);
      const ratings = await ratingsOf(scope, viewer);
      const page = { ratings, gender, limit: ON_A_SHELF, offset: 0 };
      const shelves = await Promise.all(
        rows.map(async (row) => ({
          ...toDome(row),
          characters: (await listOnDome(scope, row.id, page)).map((one) => toCard(one, assetUrl)),
        })),
      );
      return shelves.filter((shelf) => shelf.characters.length > 0);
    },

    /** Throws `dome.not_found`. */
    async dome(scope: Scope, id: string) {
      const row = await findDome(scope.db, id);
      if (!row) throw new AppError('dome.not_found');
      return toDome(row);
    },

    async domeCharacters(
      scope: Scope,
      viewer: Viewer,
      ask: { id: string; limit: number; offset: number },
    ) {
      const row = await findDome(scope.db, ask.id);
      if (row?.site_id !== scope.site_id) throw new AppError('dome.not_found');
      const { limit, offset } = ask;
      const page = { ratings: await ratingsOf(scope, viewer), limit: limit + 1, offset };
      const rows = await listOnDome(scope, ask.id, page);
      return {
        characters: rows.slice(0, limit).map((one) => toCard(one, assetUrl)),
        total_count: await countOnDome(scope, ask.id, page),
        limit,
        offset,
        next_cursor: null,
      };
    },

    /** Adds a shelf with these characters in this order, unless one of this slug is there. */
    addDome: (
      scope: Scope,
      draft: typeof dome.$inferInsert,
      characterIds: readonly string[],
    ): Promise<void> => inTransaction(scope, (tx) => addDome(tx, draft, characterIds)),
  };
}

const toDome = ({ id, title, slug, description, gender }: DomeRow) => ({
  id,
  title,
  slug,
  description,
  gender,
});
