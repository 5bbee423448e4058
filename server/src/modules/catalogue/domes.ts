// Domes: the curated collections of the home page.
import { AppError } from '../../platform/errors.ts';
import type { Scope } from '../../platform/db/scope.ts';
import type { CharactersService } from '../characters/service.ts';
import { toCard, type AssetUrl } from '../characters/service.ts';
import type { dome } from './tables.ts';
import {
  addDome,
  countOnDome,
  findDome,
  listDomes,
  listOnDome,
  listOnDomes,
  type DomeRow,
  type OnDome,
} from './domes.store.ts';

export type DomeDraft = typeof dome.$inferInsert;

const SHOWN_OF_EACH = 12;

export type Domes = ReturnType<typeof createDomes>;

interface Needs {
  readonly changes: Pick<CharactersService['changes'], 'change'>;
  readonly assetUrl: AssetUrl;
}

export function createDomes({ changes, assetUrl }: Needs) {
  return {
    /** Those with a character that this viewer may see, each with its first few. */
    async list(scope: Scope, shown: OnDome) {
      const rows = await listDomes(scope, shown.gender);
      const ids = rows.map((row) => row.id);
      const byDome = await listOnDomes(scope, ids, { ...shown, limit: SHOWN_OF_EACH });
      return rows.flatMap((row) => {
        const characters = byDome.get(row.id)?.map((one) => toCard(one, assetUrl));
        return characters ? [{ ...toDome(row), characters }] : [];
      });
    },

    /** Throws `dome.not_found`. */
    async read(scope: Scope, id: string) {
      const row = await findDome(scope.db, id);
      if (!row) throw new AppError('dome.not_found');
      return toDome(row);
    },

    async page(scope: Scope, query: OnDome & { id: string; limit: number; offset: number }) {
      const row = await findDome(scope.db, query.id);
      if (row?.site_id !== scope.site_id) throw new AppError('dome.not_found');
      const { limit, offset } = query;
      const [rows, total_count] = await Promise.all([
        listOnDome(scope, query.id, query),
        countOnDome(scope, query.id, query),
      ]);
      const characters = rows.map((one) => toCard(one, assetUrl));
      return { characters, total_count, is_similar: false, limit, offset, next_cursor: null };
    },

    /** With these characters in this order, unless there is one of this slug. */
    add: (scope: Scope, draft: DomeDraft, characterIds: readonly string[]): Promise<void> =>
      changes.change(scope, (tx) => addDome(tx, draft, characterIds)),
  };
}

const toDome = ({ id, title, slug, description, gender }: DomeRow) => ({
  id,
  title,
  slug,
  description,
  gender,
});
