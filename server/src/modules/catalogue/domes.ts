// Shelves: the curated collections of the home page.
import { AppError } from '../../platform/errors.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { toCard, type AssetUrl } from '../characters/characters.rules.ts';
import type { dome } from '../characters/tables.ts';
import {
  addDome,
  countOnDome,
  findDome,
  listDomes,
  listOnDome,
  listOnDomes,
  type DomeRow,
  type OnShelf,
} from './domes.store.ts';

export type DomeDraft = typeof dome.$inferInsert;

const ON_A_SHELF = 12;

export function createDomes({ assetUrl }: { assetUrl: AssetUrl }) {
  return {
    /** Those that hold anybody whom this viewer may see, with the first few of them. */
    async shelves(scope: Scope, shown: OnShelf) {
      const rows = await listDomes(scope, shown.gender);
      const ids = rows.map((row) => row.id);
      const byDome = await listOnDomes(scope, ids, { ...shown, limit: ON_A_SHELF });
      return rows.flatMap((row) => {
        const characters = byDome.get(row.id)?.map((one) => toCard(one, assetUrl));
        return characters ? [{ ...toDome(row), characters }] : [];
      });
    },

    /** Throws `dome.not_found`. */
    async dome(scope: Scope, id: string) {
      const row = await findDome(scope.db, id);
      if (!row) throw new AppError('dome.not_found');
      return toDome(row);
    },

    async page(scope: Scope, ask: OnShelf & { id: string; limit: number; offset: number }) {
      const row = await findDome(scope.db, ask.id);
      if (row?.site_id !== scope.site_id) throw new AppError('dome.not_found');
      const { limit, offset } = ask;
      const [rows, total_count] = await Promise.all([
        listOnDome(scope, ask.id, ask),
        countOnDome(scope, ask.id, ask),
      ]);
      const characters = rows.map((one) => toCard(one, assetUrl));
      return { characters, total_count, is_similar: false, limit, offset, next_cursor: null };
    },

    add: (scope: Scope, draft: DomeDraft, characterIds: readonly string[]): Promise<void> =>
      addDome(scope, draft, characterIds),
  };
}

const toDome = ({ id, title, slug, description, gender }: DomeRow) => ({
  id,
  title,
  slug,
  description,
  gender,
});
